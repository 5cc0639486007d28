"""What «Маги леса» says to an answer that is no option is true, and said in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from forest_mages import test_kit
from forest_mages.glade import CARDS, GAME, asked, drink, glade, place
from polyana.core import Refused, text_of
from polyana.core.speech import Speech
from polyana.games.forest_mages.page import page
from polyana.games.forest_mages.rules.answers import Target, read_target
from polyana.games.forest_mages.rules.dice import Dice
from polyana.games.forest_mages.rules.symbols import BERRY, KIND, KINDS, RESOURCES
from polyana.games.forest_mages.rules.table import Glade
from polyana.testing.play import random_match
from polyana.testing.scene import Scene

ROW = "F01 F02 F03"


def said(scene: Scene[Glade], kind: str, text: str) -> str:
    """What the first seat is told about an answer."""
    with pytest.raises(Refused) as refused:
        scene.match.answer_kind(0, kind, text)
    return Speech("polyana.games.forest_mages", "en").refusal(refused.value)


@pytest.mark.rule("FM-12.3")
def test_a_slot_of_another_s_or_a_released_creature_is_not_said_to_hold_a_die() -> None:
    scene = glade(supply={0: "tree"}, creatures={1: "AU6"}, released={0: "AU7"}, row=ROW)
    scene.does(0, "act", "place tree")
    for slot in ("AU6@S1", "AU7@S0"):
        assert said(scene, "target", slot).startswith("Only the owner of a tamed creature")


@pytest.mark.rule("FM-4.2")
def test_a_die_that_could_be_forced_is_not_said_to_be_beyond_payment() -> None:
    scene = glade(supply={0: "tree"}, goods={0: "herb berry"}, row=ROW)
    scene.does(0, "act", "place tree")
    assert said(scene, "target", "F01.2").startswith("The symbol differs: only by force")


@pytest.mark.rule("FM-4.1")
def test_a_die_that_is_not_there_is_not_said_to_lack_a_place() -> None:
    scene = glade(supply={0: "tree"}, row=ROW)
    assert said(scene, "act", "place river").startswith("Dice of the own supply")


@pytest.mark.rule("FM-14.2", "FM-10.7")
def test_barred_slots_of_scorching_and_moving_say_why_in_words() -> None:
    lying = {"F01.1": "1tree"}
    scorch = glade(supply={0: "hill"}, creatures={0: "SU1"}, dice=lying, scorched="F02.1", row=ROW)
    place(scorch, 0, "hill", "F01.2")
    move = glade(hands={0: "P14"}, supply={0: "tree"}, dice=lying, scorched="F02.1", row=ROW)
    drink(move, 0, "P14")
    move.does(0, "move", "F01.1/1")
    for scene, kind, clause in ((scorch, "scorch", "why-14-2"), (move, "move_to", "why-10-7")):
        assert asked(scene) == [kind]
        question, view = scene.asked(0, kind), scene.match.view_table(0)
        assert page.why(CARDS, view, question, "F01.1") == clause
        assert page.why(CARDS, view, question, "F02.1") == "why-14-4"
        assert "F01.1" not in said(scene, kind, "F01.1")
        assert "D3" not in said(scene, kind, "D3")


def _mine(v: Glade, seat: int, die: str, target: Target, dice: Dice) -> bool:
    return bool(dice) and dice[-1] in [f"{seat}{face}" for face in RESOURCES]


def _differs(v: Glade, seat: int, die: str, target: Target, dice: Dice) -> bool:
    return not dice and die in RESOURCES and CARDS.slots[target.place].symbol != die


def _unpaid(v: Glade, seat: int, die: str, target: Target, dice: Dice) -> bool:
    """Another ingredient than the one shown, or too few of it."""
    if target.how != KINDS[BERRY] and target.how != KINDS[CARDS.slots[target.place].kind]:
        return True
    return v.has(seat, KIND[target.how]) < (1 if target.how == KINDS[BERRY] else v.settings.force_price)


TRUE: dict[str, Callable[[Glade, int, str, Target, Dice], bool]] = {
    "FM-4.1": lambda v, seat, die, target, dice: (
        target.place not in {*v.forest_dice, *v.scorched_slots, *v.village_dice}
    ),
    "FM-4.2": _differs,
    "FM-4.5": lambda v, seat, die, target, dice: bool(dice),
    "FM-6.2": lambda v, seat, die, target, dice: CARDS.village[target.place].takes not in ("any", die),
    "FM-6.3": lambda v, seat, die, target, dice: bool(dice),
    "FM-7.4": lambda v, seat, die, target, dice: die != "fire" or not dice,
    "FM-7.8": lambda v, seat, die, target, dice: die != "wind" or not _mine(v, seat, die, target, dice),
    "FM-8.5": lambda *of: _differs(*of) and _unpaid(*of),
    "FM-8.10": lambda v, seat, die, target, dice: bool(dice),
    "FM-8.11": lambda v, seat, die, target, dice: CARDS.slots[target.place].symbol == die,
    "FM-12.3": lambda v, seat, die, target, dice: bool(dice) or target.place not in own_slots(v, seat),
    "FM-14.4": lambda v, seat, die, target, dice: target.place in v.scorched_slots,
}
"""What each clause says of the target that it refuses."""


def own_slots(v: Glade, seat: int) -> list[str]:
    return [f"{creature}@S{seat}" for creature in v.active[seat] if CARDS.creatures[creature].takes]


def test_whatever_is_said_of_a_target_is_true() -> None:
    """Targets that were open to somebody before are refused by what holds of them now."""
    said: set[str] = set()
    for laid in test_kit.TestForestMages.tables:
        before: set[str] = set()
        for decision in random_match(GAME, laid, 700):
            match = decision.record.match
            for ask in [one for one in match.open_asks() if one.kind.name == "target"]:
                v, offered = match.view_table(ask.seat), set(map(text_of, match.offers(ask)))
                lying = {**v.village_dice, **v.forest_dice, **v.creature_dice}
                for text in sorted(before - offered):
                    clause, target = GAME.why_no_option(v, ask, text), read_target(text)
                    of = (v, ask.seat, str(ask.about["die"]), target, lying.get(target.place, ()))
                    assert clause not in TRUE or TRUE[clause](*of), (clause, text, of[1:])
                    said.add(clause)
                before |= offered
    assert said >= TRUE.keys()
