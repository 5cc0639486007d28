"""Bots think in a process of their own at low priority, so that nobody's answer waits for them.

A bot is rebuilt from what its seat has heard whenever the process does not know it yet: after a
restart, or when it takes over a seat in mid-game.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any, NamedTuple

from polyana import games
from polyana.bots import Bot, Choice
from polyana.core import Event, Seat, View

KEPT = 2000
"""So many bots are remembered; the one unused longest is forgotten first."""


class Sitting(NamedTuple):
    """Which bot is meant: the level in a seat of a match. `seed` is secret, so that no move is foretold."""

    code: str
    game: str
    seat: Seat
    level: str
    seed: str


_bots: dict[Sitting, tuple[Bot, int]] = {}


def think(
    who: Sitting, alone: bool, view: View[Any], heard: Sequence[Event], before: int
) -> Choice | bool | None:
    """In the worker: what does this bot do? False if it must first be told all from the beginning.

    `heard` are the events after the first `before`.
    """
    bot, knows = _bots.pop(who, (None, 0))
    if bot is None:
        if before:
            return False
        bot = games.bots(who.game)[who.level](games.game(who.game), who.seat, Random(repr(who)))
    elif knows != before:
        return False
    bot.alone = alone
    if heard:
        bot.hear(list(heard))
    _bots[who] = (bot, before + len(heard))
    while len(_bots) > KEPT:
        _bots.pop(next(iter(_bots)))
    return bot.choose(view)


def _settle_in() -> None:
    """In the worker, first of all: let others go first, and do not outlive the server, however it ends."""
    os.nice(10)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _new_pool() -> ProcessPoolExecutor:
    # One worker, so that a bot is always found again; spawned, because the server has threads.
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in)


class Minds:
    """The worker process with the bots, seen from the table."""

    def __init__(self) -> None:
        self._pool = _new_pool()
        self._told: dict[Sitting, int] = {}

    async def choose(
        self, who: Sitting, alone: bool, view: View[Any], heard: Sequence[Event]
    ) -> Choice | None:
        """What a bot does about its open questions; `heard` is all that its seat ever heard."""
        before = min(self._told.pop(who, 0), len(heard))
        found = await self._think(who, alone, view, heard[before:], before)
        if found is False:
            found = await self._think(who, alone, view, heard, 0)
        self._told[who] = len(heard)
        while len(self._told) > KEPT:
            self._told.pop(next(iter(self._told)))
        return found if isinstance(found, Choice) else None

    def forget(self, code: str) -> None:
        """Something was taken back at this table: its bots must be told anew."""
        for who in [who for who in self._told if who.code == code]:
            del self._told[who]

    async def _think(self, *what: Any) -> Choice | bool | None:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, *what)
        except BrokenProcessPool:  # somebody has killed the worker: the next question gets a new one
            if self._pool is pool:
                self._pool = _new_pool()
            raise

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
