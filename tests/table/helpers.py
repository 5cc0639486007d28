"""What the tests of the table share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from polyana.core import Refused, random_answer, save, text_of
from polyana.games.no_words.rules.settings import Settings
from polyana.store import Store
from polyana.table import Place, Room, Tables
from store.ready import ready

PATIENCE = 60
"""Seconds after which a state that is waited for will not come, however busy the machine is."""
UNTIMED = Settings(window_seconds=None, dispute_seconds=None, vote_seconds=None, next_seconds=None)


class Clock:
    """The time stands still until somebody moves it."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time

    def leap(self, tables: Tables) -> None:
        """Go to the next moment at which something is due."""
        if tables.schedule.soonest is not None:
            self.time = max(self.time, tables.schedule.soonest)
        tables.schedule.recheck()


async def opened(folder: Path, clock: Clock) -> Tables:
    """A process of its own, as far as the tables know."""
    tables = Tables(await Store.open(f"sqlite+aiosqlite:///{ready(folder) / 'polyana.db'}"), clock)
    await tables.open()
    return tables


async def begun(tables: Tables, players: int = 3, settings: Settings = UNTIMED, bots: Any = ()) -> str:
    """A table at which guests `g0`, `g1`… sit and play."""
    place = await tables.seating.lay("no_words", players, settings, host="g0", name="Аня", bots=bots)
    for seat in range(1, players - len(bots)):
        await tables.seating.sit(place.code, f"g{seat}", f"Гость {seat}")
    await tables.seating.start(place.code, "g0")
    return place.code


async def room_of(tables: Tables, code: str) -> Room:
    room = (await tables.place(code)).room
    assert room is not None
    return room


async def answer_once(tables: Tables, code: str, rng: Random) -> None:
    """Somebody answers something at random."""
    match = (await room_of(tables, code)).record.match
    if match.over:
        raise Refused("over")
    ask = rng.choice(match.open_asks())
    text = text_of(random_answer(match, ask, rng))
    await tables.play.answer(code, ask.seat, match.question_id(ask), text)


async def play_out(tables: Tables, code: str, rng: Random) -> Room:
    """Play at random to the end."""
    while not (room := await room_of(tables, code)).record.match.over:
        await answer_once(tables, code, rng)
    return room


async def until(true: Callable[[], object]) -> None:
    """Wait for a state."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


async def wait_until_over(tables: Tables, code: str, clock: Clock) -> Room:
    """Let bots and glasses finish the match while somebody watches; the time leaps to what is due next."""
    async with tables.watch(code, ""):
        for _ in range(60_000):
            if (room := await room_of(tables, code)).record.match.over:
                return room
            await asyncio.sleep(0.001)
            clock.leap(tables)
    raise AssertionError("the match does not end")


def state(room: Room) -> Any:
    """All that a room is."""
    logs = [list(room.log(seat)) for seat in range(-1, room.record.header.players)]
    return save(room.record.match), dict(room.glasses), room.seq, room.record.lines[:], logs, room.due


async def stored(tables: Tables, place: Place) -> Room:
    """The room as a new process would find it."""
    return Room.rebuild(place.table, place.names(), await tables.store.lines(place.code))


def refusal(error: Any) -> str:
    assert isinstance(error.value, Refused)
    return error.value.code
