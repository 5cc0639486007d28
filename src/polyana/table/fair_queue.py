"""Work for many in a single process: next comes whoever has had least of it lately."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

R = TypeVar("R")

HALF_LIFE_SECONDS = 30.0
"""After so long work done counts half."""
MAX_KEPT = 2_000
"""For how many it is known how much work they have had."""


class Waiting(NamedTuple):
    """Somebody whose turn has not come."""

    keys: tuple[str, ...]
    turn: asyncio.Future[None]


class FairQueue:
    """Lets one piece of work be done at a time. Each names for whom it is done, the largest group first:
    an address, then a table. So nobody gains by many tables, nor a table by many seats."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._done: dict[str, tuple[float, float]] = {}
        """The seconds of work done for a key, and when that was counted."""
        self._waiting: list[Waiting] = []
        self._busy = False

    async def run(self, keys: tuple[str, ...], work: Callable[[], Awaitable[R]]) -> R:
        """Do a piece of work when its turn has come."""
        if self._busy:
            await self._wait(keys)
        self._busy = True
        begun = self._now()
        try:
            return await work()
        finally:
            self._count(keys, self._now() - begun)
            self._pass_on()

    async def _wait(self, keys: tuple[str, ...]) -> None:
        own = Waiting(keys, asyncio.get_running_loop().create_future())
        self._waiting.append(own)
        try:
            await own.turn
        except asyncio.CancelledError:
            if not own.turn.cancelled():  # the turn had come already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        self._waiting = [one for one in self._waiting if not one.turn.cancelled()]
        self._busy = bool(self._waiting)
        if self._waiting:
            chosen = min(self._waiting, key=lambda one: [self._had(key) for key in one.keys])
            self._waiting.remove(chosen)
            chosen.turn.set_result(None)

    def _had(self, key: str) -> float:
        """How much work has been done for a key lately."""
        done, at = self._done.get(key, (0.0, 0.0))
        return done * math.exp2((at - self._now()) / HALF_LIFE_SECONDS)

    def _count(self, keys: tuple[str, ...], seconds: float) -> None:
        for key in keys:
            had = self._had(key)
            self._done.pop(key, None)
            self._done[key] = had + seconds, self._now()  # at the end: the first is the one longest ago
        while len(self._done) > MAX_KEPT:
            del self._done[next(iter(self._done))]
