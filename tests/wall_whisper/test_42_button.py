"""«Шёпот за стеной», chapter 42: the mutation button is pressed while another question is open."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.core import Step
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.skilled import NORMAL, hunter
from wall_whisper.station import EVERYBODY, KILLER, bytes_of
from wall_whisper.test_42_parasitoid import beast, faces

DECOY = faces(zack="safe")
"""Zack is infected but no carrier: his button does nothing."""


def ambush() -> Scene[Station]:
    """The end of the killer's turn: he is asked for a skill."""
    scene = beast("refill", hand="lash lash", **DECOY)
    skills: dict[str, Any] = {"killer_skills": {"parasitoid": ["ambush"]}, "settings": NORMAL}
    return scene.at("moment", "parasitoid", "end", (), (), agenda=(Step("dawn"),), **skills)


def doorkeeper() -> Scene[Station]:
    """An attack at an exit, where the killer's skill makes him stronger."""
    scene = hunter("doorkeeper", "basic", "parasitoid", hand="", at={"zack": "R3"}, **DECOY)
    scene.does(KILLER, "action", "search")
    return scene


@pytest.mark.rule("WW-42.26", "WW-42.52")
@pytest.mark.parametrize("situation", [ambush, doorkeeper])
def test_nobody_hears_a_button_pressed_in_vain(situation: Any) -> None:
    scene = situation()
    force = scene.table.force("parasitoid")
    others = (EVERYBODY, KILLER, 1, 3)
    before = [bytes_of(scene, seat) for seat in others]
    pressed = scene.does(2, "mutate", "mutate")
    assert pressed.events == ()
    assert [bytes_of(scene, seat) for seat in others] == before
    assert scene.table.force("parasitoid") == force
    assert scene.table.wants == {2: True}


@pytest.mark.rule("WW-42.52", "WW-37.8")
def test_a_wish_does_not_take_the_killer_s_question_away() -> None:
    """His skill waits for a wound; that somebody was wounded is still known after the button."""
    scene = beast("refill", hand="lash lash", **faces(roy="infected"))
    skills: dict[str, Any] = {"killer_skills": {"parasitoid": ["ambush"]}, "settings": NORMAL}
    scene.at(
        "moment", "parasitoid", "end", (), (), agenda=(Step("dusk", ("parasitoid",)), Step("dawn")), **skills
    )
    scene.does(3, "mutate", "mutate")
    assert scene.table.mutated == ""
    assert scene.told("evening") == []
    scene.does(KILLER, "use_skill", "none")
    assert scene.table.mutated == "roy"


@pytest.mark.rule("WW-42.26", "WW-42.52")
def test_what_may_be_taken_back_does_not_tell_who_has_pressed() -> None:
    """The killer goes on without an attack card, and the victim he has met is asked for a weapon."""
    may_undo = []
    for pressers in ((), (3,), (2, 3)):
        scene = beast("basic", hand="spike", at={"zack": "R3"}, items={"zack": "axe"}, **faces(roy="safe"))
        scene.does(KILLER, "action", "search")
        for seat in pressers:
            scene.does(seat, "mutate", "mutate")
        scene.does(KILLER, "attack", "none")
        assert scene.asked(2, "weapon") is not None
        assert [scene.asked(seat, "mutate") is None for seat in (2, 3)] == [
            seat in pressers for seat in (2, 3)
        ]
        may_undo.append(scene.match.may_undo(KILLER))
    assert may_undo == [False, False, False]


@pytest.mark.rule("WW-42.45")
@pytest.mark.parametrize("token", ["safe", "infected"])
def test_nor_does_it_tell_whether_the_killer_could_start_the_mutation(token: str) -> None:
    """Two play the victims, and whoever has met the killer has answered."""
    scene = beast(
        "basic", players=3, hand="spike", at={"zack": "R3"}, items={"zack": "axe"}, **faces(roy=token)
    )
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    assert (scene.asked(KILLER, "mutate") is not None) == (token == "infected")
    assert any(ask.seat == KILLER and ask.kind.name == "mutate" for ask in scene.match.asks)
