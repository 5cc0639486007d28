"""“At the Crossroads”: what random matches hardly ever reach keeps its secrets too.

The property kit plays at random, and at random nobody gets out or is killed. So it starts here from positions
in which that is near, each made by moving cards and tokens of a laid table.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from polyana.core import Record, Step, random_answer, text_of
from polyana.games.wall_whisper.rules.piles import put
from polyana.games.wall_whisper.rules.records import Crossroads, Trace
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing import secrecy
from polyana.testing.decisions import comes_back, has_sound_questions
from polyana.testing.play import Decision
from polyana.testing.scene import Scene
from polyana.testing.soak import seeds
from wall_whisper.roads import fresh
from wall_whisper.station import GAME, STAGES

STEPS = 45
TRIO = ("evelyn", "zack", "roy")


def find_keys(t: Station, victim: str, count: int) -> None:
    for _ in range(count):
        deck = next(name for name in ("keys", "equipment") if "key" in t.decks[name])
        t.decks[deck].remove("key")
        put(t.keys, victim, "key")


def kill(t: Station, victim: str, place: str) -> None:
    del t.at[victim]
    t.fates[victim] = "killed"
    t.remains[victim] = [*t.items.pop(victim), *t.keys.pop(victim)]
    token = next(one for one in TRIO if one not in t.fates)
    t.crossroads = Crossroads(token, {**t.crossroads.bodies, victim: place})


def infect(t: Station, victim: str, face: str) -> None:
    t.pile.remove(face)
    put(t.faces, victim, face)


def at_the_entrance() -> Scene[Station]:
    """Two have three Keys, the third has the plan."""
    scene = fresh()
    t = scene.table
    find_keys(t, "zack", 3)
    find_keys(t, "roy", 3)
    t.decks["equipment"].remove("plan")
    put(t.items, "evelyn", "plan")
    return scene.at("dawn")


def at_the_vehicle() -> Scene[Station]:
    """All are there, one has a red token, another a green one: whoever leaves may leave with a carrier."""
    scene = fresh("parasitoid")
    t = scene.table
    t.at = dict.fromkeys(TRIO, "R1")
    t.repairs["vehicle"], t.fuelled, t.vehicle_ready = 6, True, True
    infect(t, "zack", "infected")
    infect(t, "roy", "safe")
    return scene.at("dawn")


def beside_the_dead() -> Scene[Station]:
    """Two stand where the third lies with her Keys; the rescue is near."""
    scene = fresh()
    t = scene.table
    find_keys(t, "zack", 2)
    kill(t, "zack", "G5")
    t.repairs["transmitter"], t.rescue = 5, 2
    return scene.at("dawn")


def under_the_blade(killer: str) -> Scene[Station]:
    """All are wounded and stand beside the killer."""
    scene = fresh(killer)
    t = scene.table
    t.at = dict.fromkeys(TRIO, "R3")
    t.wounds = dict.fromkeys(TRIO, 1)
    t.traces = dict.fromkeys(TRIO, Trace(1, "R3"))
    t.turn, t.progress, t.queue = killer, "", []
    t.strength[killer] = 7
    agenda = tuple(Step(name, (killer,)) for name in STAGES[3:])
    agenda += (Step("carrier_moves", (killer, "after")), Step("dusk", (killer,)), Step("dawn"))
    return scene.at("search", killer, agenda=agenda)


POSITIONS: dict[str, Callable[[], Scene[Station]]] = {
    "entrance": at_the_entrance,
    "vehicle": at_the_vehicle,
    "dead": beside_the_dead,
    "blade": lambda: under_the_blade("orion"),
    "infecting blade": lambda: under_the_blade("parasitoid"),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_hidden_leaks_and_no_piece_is_lost(position: str) -> None:
    kinds = set()
    for seed in seeds(range(3)):
        rng = Random(f"{position}/{seed}")
        scene = POSITIONS[position]()
        match = scene.match
        pieces = sorted(GAME.pieces(match.table))
        for _ in range(STEPS):
            if match.over:
                break
            assert sorted(GAME.pieces(match.table)) == pieces
            comes_back(GAME, match, rng.randrange(-1, 4))
            has_sound_questions(match)
            ask = rng.choice(match.open_asks())
            text = text_of(random_answer(match, ask, rng))
            record: Any = SimpleNamespace(match=match)
            decision = Decision(cast(Record[Station], record), ask, text, [])
            for seat in secrecy.eyes(match):
                rng.choice(secrecy.ALL)(decision, rng, [seat])
            kinds.add(ask.kind.name)
            match.answer_kind(ask.seat, ask.kind.name, text)
    wanted = "attack" if "blade" in position else "act" if position == "dead" else "part"
    assert wanted in kinds
