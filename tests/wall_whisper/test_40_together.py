"""«Шёпот за стеной», chapter 40: at the crossroads with the Parasitoid."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.games.wall_whisper.rules.records import Mutant
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.roads import EVELYN, ROY, ZACK, dawn, hunting, turn, won
from wall_whisper.station import EVERYBODY, KILLER, act, draws, go_on

RED: dict[str, list[str]] = {"evelyn": ["safe"], "zack": ["infected"], "roy": []}
"""Zack is the carrier; Evelyn has a green token."""


def infected(**zones: Any) -> dict[str, Any]:
    return {"faces": {one: tokens[:] for one, tokens in RED.items()}, "pile": ["safe"] * 3, **zones}


def answer(scene: Scene[Station], **choices: str) -> None:
    """Those who are asked whether they leave answer, the rest stay."""
    for seat, name in ((EVELYN, "evelyn"), (ZACK, "zack"), (ROY, "roy")):
        if scene.asked(seat, "part"):
            scene.does(seat, "part", choices.get(name, "stay"))


@pytest.mark.rule("WW-40.8")
def test_the_parasitoid_needs_two_deaths() -> None:
    scene = hunting(
        killer="parasitoid", at={"roy": "R3"}, hand="", items={}, wounds={"evelyn": 0, "zack": 0, "roy": 1}
    )
    scene.at("strike", "roy", "attack", agenda=scene.match.agenda)
    assert scene.over is None
    assert scene.table.fates == {"roy": "killed"}


@pytest.mark.rule("WW-40.8")
def test_a_carrier_who_escapes_wins_with_the_parasitoid() -> None:
    scene = dawn("parasitoid", keys={"zack": 3}, **infected())
    answer(scene, zack="keys")
    assert scene.told("carrier_shown", EVERYBODY)[0]["victim"] == "zack"
    assert scene.over is None
    scene.at("dawn", keys={"evelyn": ["key"] * 3, "roy": ["key"] * 3}, at={"evelyn": "G5", "roy": "G5"})
    answer(scene, evelyn="keys", roy="keys")
    assert won(scene) == [KILLER, EVELYN, ZACK, ROY]
    clean = dawn("parasitoid", keys={"evelyn": 3}, **infected())
    answer(clean, evelyn="keys")
    assert clean.table.spent_tokens == ["safe"]
    assert not clean.table.crossroads.carrier_free


def test_who_leaves_does_not_tell_in_which_order_her_tokens_came() -> None:
    seen = []
    for tokens in (["safe", "infected"], ["infected", "safe"]):
        held = {"evelyn": [], "zack": tokens, "roy": []}
        scene = dawn("parasitoid", keys={"zack": 3}, faces=held, pile=["safe"] * 3)
        answer(scene, zack="keys")
        seen.append(scene.table.spent_tokens)
    assert seen == [["infected", "safe"]] * 2


@pytest.mark.rule("WW-40.8", "WW-42.37")
def test_who_leaves_together_with_a_carrier_does_not_win() -> None:
    scene = dawn(
        "parasitoid", at={"evelyn": "R1", "zack": "R1", "roy": "G5"}, vehicle_ready=True, **infected()
    )
    answer(scene, evelyn="vehicle", zack="vehicle")
    assert scene.table.fates == {"evelyn": "lost", "zack": "escaped"}
    rescued = dawn("parasitoid", rescue=1, **infected())
    answer(rescued, evelyn="rescue", zack="rescue", roy="rescue")
    assert won(rescued) == [KILLER, ZACK]


@pytest.mark.rule("WW-40.8", "WW-42.57")
def test_a_wrong_accusation_ends_the_game() -> None:
    scene = dawn("parasitoid", keys={"roy": 3}, **infected())
    assert "accuse,evelyn" in scene.options(ZACK, "part")
    answer(scene, zack="accuse,evelyn", roy="keys")
    assert scene.table.fates == {}
    scene.does(ROY, "consent", "agree")
    assert won(scene) == [KILLER, ZACK]
    right = dawn("parasitoid", keys={"roy": 3}, **infected())
    answer(right, evelyn="accuse,zack")
    right.does(ROY, "consent", "agree")
    assert right.table.mutated == "zack"
    answer(right, roy="keys")
    assert right.table.fates == {"roy": "escaped"}


def hunt(strength: int, **zones: Any) -> Scene[Station]:
    """Evelyn searches where the mutated Zack is, and rolls 4."""
    scene = turn(
        "parasitoid",
        mutated="zack",
        carrier_at="G5",
        mutant=Mutant(seen_at="G5"),
        spent_tokens=["infected"],
        items={},
        strength={"parasitoid": strength},
        **zones,
    )
    draws(scene, 1, 1, 1, 1)
    act(scene, "evelyn", "hunt")
    scene.does(EVELYN, "weapon", "none")
    return scene


@pytest.mark.rule("WW-40.9")
def test_a_hunt_wins_for_all_in_play_or_kills_the_searcher() -> None:
    found = hunt(4)
    assert won(found) == [EVELYN, ROY]
    failed = hunt(5)
    assert failed.over is None
    assert failed.table.fates == {"evelyn": "killed"}
    assert failed.table.level == 2
    assert failed.asked(ROY, "act")


@pytest.mark.rule("WW-40.10")
def test_a_mutated_carrier_is_neither_killed_nor_in_play() -> None:
    scene = turn("parasitoid", token="zack", at={"roy": "G5", "zack": "G5", "evelyn": "B5"}, **infected())
    scene.does(ZACK, "act", "zack,rest")
    scene.does(ZACK, "act", "end")
    act(scene, "roy", "test")
    assert scene.table.mutated == "zack"
    assert scene.table.crossroads.token == "roy"
    assert scene.table.fates == {}
    for fates, winners in (
        ({"evelyn": "killed"}, [ROY]),
        ({"evelyn": "escaped"}, [EVELYN, ROY]),
    ):
        last = dawn(
            "parasitoid", keys={"roy": 3}, mutated="zack", spent_tokens=["infected"], fates=fates, token="roy"
        )
        answer(last, roy="keys")
        assert won(last) == winners
    two = hunt(5, fates={"roy": "killed"}, bodies={"roy": "G1"}, remains={"roy": []})
    assert won(two) == [KILLER, ZACK]


@pytest.mark.rule("WW-40.10")
def test_the_last_in_play_who_mutates_ends_the_game() -> None:
    scene = hunting(
        "instant",
        "parasitoid",
        dead={"evelyn": "G1", "roy": "G1"},
        token="zack",
        **infected(),
    )
    scene.does(ZACK, "mutate", "mutate")
    go_on(scene, "act")
    assert won(scene) == [KILLER, ZACK]
