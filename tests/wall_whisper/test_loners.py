"""Bots at the crossroads: they are never refused, their matches end, and each thinks of herself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from polyana.bots.runner import play
from polyana.bots.series import Job, play_job
from polyana.core import Record
from polyana.games import with_bots
from polyana.games.wall_whisper.bots.analysis import analyse
from polyana.games.wall_whisper.bots.balance import WAYS, study
from polyana.games.wall_whisper.bots.bot import BOTS
from polyana.games.wall_whisper.bots.hunting import Hunt
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.roads import EVELYN, ROY, ZACK, dawn, hunting, turn
from wall_whisper.station import GAME, KILLER, act

LEVELS = ("novice", "player", "master")


def played(level: str, killer: str) -> Record[Station]:
    agreed = Settings(killer=killer, killer_seat=3, crossroads=True)  # type: ignore[arg-type]
    return play_job(Job(with_bots, "wall_whisper", (level,) * 4, agreed, f"roads/{level}")).record


def chooses(scene: Scene[Station], seat: int, level: str = "master") -> str:
    choice = BOTS[level](GAME, seat, Random(1)).choose(scene.match.view(seat))
    assert choice
    return choice.text


@pytest.mark.parametrize(
    ("level", "killer"), [("novice", "parasitoid"), ("player", "roboeye"), ("master", "orion")]
)
def test_matches_end_and_are_told_afterwards(level: str, killer: str) -> None:
    """A refused answer would raise `BotBug`."""
    record = played(level, killer)
    over, told = record.match.over, study(record)
    assert over
    assert set(told.sources) == set(WAYS)
    assert tuple(map(sum, zip(*told.sources.values(), strict=True))) == over.scores
    assert len(analyse(record).sights) == len(record.lines) + 1


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_leave_does(level: str) -> None:
    assert chooses(dawn(keys={"zack": 3}), ZACK, level) == "keys"
    assert chooses(dawn(at="R1", vehicle_ready=True), ROY, level) == "vehicle"


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_given_away_for_nothing(level: str) -> None:
    scene = turn(items={"evelyn": "", "zack": "toolbox"})
    act(scene, "evelyn", "take", "toolbox", "zack")
    assert chooses(scene, ZACK, level) == "refuse"
    gift = turn(items={"evelyn": "toolbox", "zack": ""})
    act(gift, "evelyn", "give", "toolbox", "zack")
    assert chooses(gift, ZACK, level) == "agree"


def test_a_third_key_is_not_swapped_away_and_a_fourth_is() -> None:
    for keys, answer in ((3, "refuse"), (4, "agree")):
        scene = turn(items={"evelyn": "toolbox", "zack": ""}, keys={"zack": keys})
        act(scene, "evelyn", "swap", "toolbox", "zack", "key")
        assert chooses(scene, ZACK) == answer


def test_what_was_turned_down_is_not_asked_again() -> None:
    scene = turn(at="B5", items={"evelyn": "whisky", "zack": "whisky", "roy": ""}, keys={"evelyn": 4})
    scene.table.items["zack"] = ["toolbox", "medkit"]
    scene.at("victims")
    offers = 0
    for _ in range(12):
        if not scene.asked(EVELYN, "act"):
            break
        text = chooses(scene, EVELYN)
        scene.does(EVELYN, "act", text)
        if scene.asked(ZACK, "consent"):
            offers += 1
            scene.does(ZACK, "consent", "refuse")
    assert offers == len(scene.table.accord.settled)


@pytest.mark.parametrize("level", LEVELS)
def test_keys_of_the_dead_are_taken(level: str) -> None:
    scene = turn(dead={"zack": "G5"}, items={"zack": ""}, keys={"zack": 2})
    assert chooses(scene, EVELYN, level) == "evelyn,loot,key,zack"


def test_a_battle_must_promise_more_than_her_own_way_out() -> None:
    zones: dict[str, Any] = {"analysed": 1, "weakness": "power", "site": "tools", "card": 0}
    items = {"evelyn": "stungun", "zack": "stungun", "roy": "stungun"}
    scene = turn(at="G5", killer_at="G5", items=items, keys={"roy": 3}, **zones)
    scene.does(EVELYN, "act", "battle")
    assert chooses(scene, ROY) == "refuse"


def test_another_defends_first_if_the_choice_is_hers() -> None:
    scene = hunting(at="R3", token="zack", hand="", items={}, wounds={"evelyn": 0, "zack": 1, "roy": 0})
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    assert chooses(scene, ZACK) != "zack"


def test_the_killer_counts_deaths() -> None:
    """The second death decides, a third is only for glory."""
    worth = []
    for dead in ({}, {"evelyn": "G1"}, {"evelyn": "G1", "zack": "G1"}):
        scene = hunting(dead=dead, token="roy", hand="")
        tracker = Tracker(GAME.box, scene.table.victims, GAME.box.board.exit)
        worth.append(Hunt(GAME.box, scene.sees(KILLER), "orion", tracker).price("roy"))
    assert worth[2] < worth[0] < worth[1]


def test_masters_get_out_more_often_than_novices() -> None:
    """Three victims of a level each against the same novice of a killer."""
    escaped = {}
    for level in ("novice", "master"):
        seats = 0
        for number in range(8):
            bots = [BOTS["novice" if seat == 0 else level](GAME, seat, Random(seat)) for seat in range(4)]
            over = play(GAME, bots, Settings(crossroads=True), bytes([number])).record.match.over
            assert over
            seats += sum(seat in over.winners for seat in (EVELYN, ZACK, ROY))
        escaped[level] = seats
    assert escaped["master"] > escaped["novice"]
