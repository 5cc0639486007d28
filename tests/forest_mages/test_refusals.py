"""What «Маги леса» says to an answer that is no option is true, and said in words."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, asked, drink, glade, place
from polyana.core import Refused
from polyana.core.speech import Speech
from polyana.games.forest_mages.page import page
from polyana.games.forest_mages.rules.table import Glade
from polyana.testing.scene import Scene

ROW = "F01 F02 F03"


def said(scene: Scene[Glade], kind: str, text: str) -> str:
    """What the first seat is told about an answer."""
    with pytest.raises(Refused) as refused:
        scene.match.say(0, kind, text)
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
