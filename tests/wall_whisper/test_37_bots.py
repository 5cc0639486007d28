"""Bots with skills: they choose by worth and use them where they help."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from polyana.bots.series import Job, play_job
from polyana.core import Event
from polyana.games import with_bots
from polyana.games.wall_whisper.bots.bot import BOTS, Master, Player
from polyana.games.wall_whisper.bots.skill_worth import WORTH, kept
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.skilled import NORMAL, crew, hunter, laid, night
from wall_whisper.station import GAME, KILLER, act, draws, go_on, hunting

BOX = GAME.box
ZACK = 2


def chosen(scene: Scene[Station], seat: int, *heard: Event, bot: type[Player] = Master) -> str:
    made = bot(GAME, seat, Random(1))
    made.hear(heard)
    choice = made.choose(scene.match.view(seat))
    assert choice is not None
    return choice.text


def told(kind: str, **args: Any) -> Event:
    return Event(kind, "", args)


@pytest.mark.parametrize("level", list(BOTS))
@pytest.mark.parametrize(
    ("players", "killer", "difficulty", "board"),
    [
        (2, "orion", "easy", "station"),
        (3, "roboeye", "normal", "lighthouse"),
        (4, "parasitoid", "extreme", "station"),
        (4, "orion", "deadly", "lighthouse"),
    ],
)
def test_matches_end_and_nobody_is_refused(
    level: str, players: int, killer: str, difficulty: str, board: str
) -> None:
    """A refused answer would raise `BotBug`."""
    agreed = Settings(killer=killer, difficulty=difficulty, board=board, victim_3="kinto")  # type: ignore[arg-type]
    assert play_job(Job(with_bots, "wall_whisper", (level,) * players, agreed, "skills")).record.match.over


def test_every_skill_of_the_box_has_a_worth() -> None:
    assert sorted(WORTH) == sorted([*BOX.victim_skills, *BOX.killer_skills])


def test_the_better_skill_is_kept() -> None:
    scene = laid("normal")
    for seat in range(4):
        offers = scene.options(seat, "skills")
        assert chosen(scene, seat) == max(offers, key=WORTH.__getitem__)


def test_a_sharper_sense_is_idle_for_a_killer_who_never_senses() -> None:
    assert kept(BOX, "orion", ("keensense",)) > kept(BOX, "orion", ("mountain",))
    assert kept(BOX, "roboeye", ("keensense",)) < kept(BOX, "roboeye", ("mountain",))


def test_a_wounded_companion_is_healed() -> None:
    scene = crew(
        "firstaid", at={"zack": "G2", "roy": "G2"}, wounds={"evelyn": 0, "zack": 0, "roy": 1}, items={}
    )
    assert chosen(scene, ZACK) == "zack,special,firstaid,roy"


def test_noise_is_hushed_beside_the_killer_and_not_far_from_him() -> None:
    for killer_at, answer in (("R2", "softhands"), ("B3", "none")):
        scene = crew("softhands", at={"zack": "R4"}, killer_at=killer_at)
        draws(scene, "toolbox")
        act(scene, "zack", "search", "keys")
        moved = told("killer_moved", killer="orion", start_place="R3", places=[killer_at])
        assert chosen(scene, ZACK, moved) == answer


def met(skill: str, at: dict[str, str], wounds: dict[str, int], **zones: Any) -> Scene[Station]:
    """The killer has searched and found Zack, who holds the skill."""
    hurt = {"evelyn": 0, "zack": 0, "roy": 0, **wounds}
    scene = hunting(at=at, hand="", items={}, skills={"zack": skill}, settings=NORMAL, wounds=hurt, **zones)
    scene.does(KILLER, "action", "search")
    return scene


@pytest.mark.parametrize(("wounded", "answer"), [("roy", "zack"), ("zack", "none")])
def test_one_covers_the_wounded_but_no_wounded_one_the_others(wounded: str, answer: str) -> None:
    scene = met("hero", {"zack": "R3", "roy": "R3"}, {wounded: 1})
    assert chosen(scene, ZACK) == answer


def test_the_ace_is_played_when_it_saves_a_life() -> None:
    scene = met("ace", {"zack": "R3"}, {"zack": 1}, strength={"orion": 6})
    scene.does(KILLER, "attack", "none")
    assert chosen(scene, ZACK) == "ace"


def test_the_third_fear_is_worth_most_to_a_killer() -> None:
    scene = hunter(
        "deterrence",
        "refill",
        hand="",
        level=3,
        deck={"orion": []},
        used={"orion": ["blade"] * 9},
        fear={"evelyn": 0, "zack": 2, "roy": 1},
    )
    scene.does(KILLER, "refill", "draw")
    assert chosen(scene, KILLER) == "zack"


def test_a_killer_looks_where_it_tells_him_something() -> None:
    """Noise near him may be anybody: a look is worth a card. With nothing in doubt it is not."""
    noise = told("noise", places=["G3"], how="places")
    turn = told("victims_turn", round=1)
    scene = night("hearing", hand="blade reload thermal", noise=["G3"], at="G3", killer_at="R4")
    moved = told("killer_moved", killer="orion", start_place="R3", places=["R4"])
    assert chosen(scene, KILLER, moved, turn, noise) == "hearing"
    sure = told("searched", killer="orion", place="G5", victims=["evelyn", "zack", "roy"])
    assert chosen(scene, KILLER, moved, turn, noise, sure) == "none"


def test_both_cards_are_kept_if_both_are_good() -> None:
    scene = crew("sleight", items={}, wounds={"evelyn": 0, "zack": 0, "roy": 1})
    go_on(scene, "equip")
    draws(scene, "toolbox", "plant")
    scene.does(1, "equip", "zack")
    go_on(scene, "keep")
    assert chosen(scene, ZACK) == "both"
