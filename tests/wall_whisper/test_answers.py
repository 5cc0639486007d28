"""«Шёпот за стеной»: answers of several words have names for their parts."""

from __future__ import annotations

import pytest

from polyana.core import load, save, text_of
from polyana.games.wall_whisper.rules.answers import (
    NOWHERE,
    Act,
    Fighter,
    Flight,
    Gift,
    Order,
    Placed,
    deal_of,
)
from polyana.games.wall_whisper.rules.kinds import ACT, ACTION, DROID, FIGHTER, FLEE, PART, REFILL, SPEND
from wall_whisper.roads import EVELYN, ZACK, dawn
from wall_whisper.station import GAME


@pytest.mark.parametrize(
    ("text", "victim", "verb", "objects"),
    [
        ("zack,move,G3,G1", "zack", "move", ("G3", "G1")),
        ("zack,rest", "zack", "rest", ()),
        ("accuse,roy", "", "accuse", ("roy",)),
        ("end", "", "end", ()),
    ],
)
def test_an_act_names_who_does_what(text: str, victim: str, verb: str, objects: tuple[str, ...]) -> None:
    act = Act(text.split(","))
    assert (act.victim, act.verb, act.objects) == (victim, verb, objects)
    assert act.for_team == (not victim)
    assert text_of(act) == text


def test_only_an_exchange_is_a_deal() -> None:
    swap = deal_of(Act.of("zack", "swap", "axe", "roy", "plank"))
    assert swap is not None
    assert (swap.victim, swap.item, swap.other, swap.back) == ("zack", "axe", "roy", "plank")
    assert deal_of(Act.of("zack", "loot", "axe", "roy")) is None
    assert deal_of(Act.of("accuse", "roy")) is None


def test_other_answers_name_their_parts() -> None:
    assert Flight.of("zack", "stay").path == ()
    assert Flight.of("zack", "G3").path == ("G3",)
    assert [Fighter.of("zack", *more).helped for more in ((), ("helped",))] == [False, True]
    assert Gift.of("zack", "axe").item == "axe"
    assert (Placed.of("R1", "G3").droid, Placed.of("G3").droid) == ("R1", "")
    assert Order.of("move", "G3").objects == ("G3",)
    assert Placed.of("none") == NOWHERE


@pytest.mark.parametrize("kind", [ACT, ACTION, DROID, FIGHTER, FLEE, PART, REFILL, SPEND], ids=str)
def test_a_save_gives_them_back_with_their_names(kind: object) -> None:
    kinds = GAME.kinds.values()
    assert kind in kinds
    restored = next(one for one in kinds if one is kind).restored(("zack", "axe"))
    assert isinstance(restored, Act | Order | Placed | Fighter | Flight | Gift)


@pytest.mark.rule("WW-38.16")
def test_a_secret_choice_survives_a_save_before_the_others_choose() -> None:
    scene = dawn(at="G5", keys={"evelyn": 3, "zack": 3})
    scene.does(EVELYN, "part", "keys")
    match = load(GAME, save(scene.match)).match
    ask = next(one for one in match.open_asks(ZACK) if one.kind is PART)
    match.answer(ZACK, match.question_id(ask), "stay")
    assert match.table.fates == {"evelyn": "escaped"}
