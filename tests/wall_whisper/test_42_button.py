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
