"""Replays are made, kept and looked at in a process of their own at low priority: a long match takes seconds
to be played, and a look at a late moment of it a tenth of one.

The server sends a function that looks at a replay, and gets what it has found.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import Enum
from multiprocessing import get_context
from typing import Any, NamedTuple

from cachetools import LRUCache

from polyana.core import BadRecord, Refused
from polyana.games.worker import settle_in
from polyana.table.fair_queue import FairQueue
from polyana.table.replay import Replay

MAX_MOMENTS = 60_000
"""The moments of all replays that are kept; two of the longest have so many."""
MAX_SECONDS = 60.0
"""A match file that takes longer to be played is refused."""
IDLE_SECONDS = 120.0
"""Seconds without work after which the process ends and gives its memory back."""


class Missing(Enum):
    """The process does not have a replay."""

    MISSING = "missing"


class Judged(NamedTuple):
    """A match that can be played: its name, and its text written anew from the replay."""

    name: str
    text: str


# --- in the process ----------------------------------------------------------------------------------

_replays: LRUCache[str, Replay] = LRUCache(MAX_MOMENTS, getsizeof=lambda replay: len(replay.moments))


def look_at(name: str, look: Callable[..., Any], *args: Any) -> Any:
    """What a function finds in a replay."""
    replay = _replays.get(name)
    return Missing.MISSING if replay is None else look(replay, *args)


def play(name: str, text: str) -> bool:
    """Make the replay of a match; False if it cannot be played."""
    try:
        _replays[name] = Replay(text, time.monotonic() + MAX_SECONDS)
    except BadRecord:
        return False
    return True


def judge(text: str, name_of: Callable[[str], str], explain: Callable[..., Any], *args: Any) -> Any:
    """An uploaded match, `Judged`; or what `explain` says of a file that cannot be played."""
    try:
        replay = Replay(text, time.monotonic() + MAX_SECONDS)
    except BadRecord as bad:
        return explain(bad, text, *args)
    replay.text = replay.record.text()
    name = name_of(replay.text)
    _replays[name] = replay
    return Judged(name, replay.text)


# --- in the server -----------------------------------------------------------------------------------


def new_pool() -> ProcessPoolExecutor:
    # One process, so that a replay is found again; spawned, because the server has threads.
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)


class ReplayWorker:
    """The process as the server sees it. It begins with the first look."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._queue = FairQueue()
        self._playing: dict[str, asyncio.Task[bool]] = {}
        self._idle: asyncio.TimerHandle | None = None

    async def look(
        self,
        name: str,
        text: Callable[[], str],
        owner: str,
        allow: Callable[[], None],
        look: Callable[..., Any],
        *args: Any,
    ) -> Any:
        """What a function finds in a replay, asked by an `owner` who waits rather than others.

        If it must be made first, `text` is the match and `allow` may refuse that; all who ask meanwhile wait
        for the same.
        """
        found = await self.run(owner, look_at, name, look, *args)
        if found is Missing.MISSING:
            if name not in self._playing:
                allow()
                self._playing[name] = asyncio.create_task(self.run(owner, play, name, text()))
                self._playing[name].add_done_callback(lambda _: self._playing.pop(name))
            if await asyncio.shield(self._playing[name]):
                found = await self.run(owner, look_at, name, look, *args)
        if found is Missing.MISSING:
            raise Refused("replay_failed")
        return found

    async def run(self, owner: str, work: Callable[..., Any], *args: Any) -> Any:
        """Have something done in the process."""
        return await self._queue.run((owner,), lambda: self._run(work, *args))

    async def _run(self, work: Callable[..., Any], *args: Any) -> Any:
        self._stay()
        self._pool = self._pool or new_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        except BrokenProcessPool:  # it was killed: the next look starts another
            self.close()
            raise Refused("replay_failed") from None
        finally:
            self._stay(IDLE_SECONDS)

    def _stay(self, seconds: float | None = None) -> None:
        """Keep the process for so long, or until this is called again."""
        if self._idle is not None:
            self._idle.cancel()
        loop = asyncio.get_running_loop()
        self._idle = None if seconds is None else loop.call_later(seconds, self.close)

    def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
