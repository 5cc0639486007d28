"""Answers of several parts: what is read from a text is written as the same text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from forest_mages.glade import CARDS, GAME, TABLES, glade
from polyana.games.forest_mages.rules import kinds
from polyana.games.forest_mages.rules.acts import read_act
from polyana.games.forest_mages.rules.answers import (
    FINISH,
    STOP,
    Target,
    read_change,
    read_deal,
    read_target,
    read_trade,
)
from polyana.games.forest_mages.rules.dice import NOBODY, face, is_resource, owner, placed_by
from polyana.games.forest_mages.rules.symbols import FACES, RESOURCES
from polyana.games.forest_mages.rules.targets import targets, why_not_there
from polyana.testing.play import Laid, random_match

READERS: dict[str, Callable[[str], object]] = {
    kinds.ACT.name: read_act,
    kinds.TARGET.name: read_target,
    kinds.TRADE.name: read_trade,
    kinds.CHANGE.name: read_change,
    kinds.EVENING.name: read_deal,
}


@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_every_offered_text_is_read_by_name_and_written_as_before(laid: Laid) -> None:
    read: set[str] = set()
    for seed in range(2):
        for decision in random_match(GAME, laid, seed):
            for question in decision.record.match.questions(decision.ask.seat):
                reader = READERS.get(question.kind)
                for text in question.texts if reader else ():
                    if text not in (STOP, FINISH):
                        assert reader is not None
                        assert str(reader(text)) == text
                        read.add(question.kind)
    assert {kinds.ACT.name, kinds.TARGET.name} <= read


def test_the_sales_of_the_evening_are_read_by_name() -> None:
    """They are rare in random matches."""
    scene = glade(phase="claim", creatures={0: "SP1 WI8 WI9", 1: "SU1"}, goods={0: "herb herb berry berry"})
    texts = scene.options(0, "evening")
    assert [str(read_deal(text)) for text in texts if text != FINISH] == [
        text for text in texts if text != FINISH
    ]
    assert len(texts) > 4


@pytest.mark.parametrize("how", ["", "over", "back", "tower", "herb", "berry"])
@pytest.mark.parametrize("as_creature", [False, True])
def test_a_target_is_read_as_it_is_written(how: str, as_creature: bool) -> None:
    target = Target("F01.2", how, as_creature)
    assert read_target(str(target)) == target
    assert target.usual is (how in ("", "over", "back"))


def test_only_resource_dice_have_an_owner() -> None:
    for seat in range(4):
        for shown in FACES:
            die = placed_by(seat, shown)
            assert face(die) == shown
            assert is_resource(die) is (shown in RESOURCES)
            assert owner(die) == (seat if shown in RESOURCES else NOBODY)


def test_whatever_is_no_target_is_refused_by_a_clause() -> None:
    """Every way into every place of the table, for every face."""
    scene = glade(
        supply={0: "tree"},
        creatures={0: "AU6 SP9"},
        dice={"F01.1": "0tree 1tree", "F01.2": "fire", "D3": "fire"},
        scorched="F02.1",
        row="F01 F02 F03",
        abilities=True,
    )
    view = scene.match.view_table(0)
    for shown in FACES:
        offered = targets(CARDS, view, 0, shown)
        for place in (*view.forest_dice, *view.village_dice, *view.creature_dice, "N1", "AU7@S1", "Q"):
            for how in ("", "over", "back", "tower", "herb", "berry"):
                for text in (str(Target(place, how)), str(Target(place, how, as_creature=True))):
                    if text not in offered:
                        assert why_not_there(CARDS, view, 0, shown, text).startswith("FM-"), (shown, text)
