"""Bots think in a process of their own at low priority, so that no answer waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from cachetools import LRUCache

from polyana.bots import Choice
from polyana.core import View
from polyana.games.worker import KEPT, Sitting, settle_in, think
from polyana.table.fair_queue import FairQueue
from polyana.table.room import HeardEvent


def _new_pool() -> ProcessPoolExecutor:
    # One worker, so that a bot is always found again; spawned, because the server has threads.
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)


class BotWorker:
    """The worker process in which the bots think, as the server sees it."""

    def __init__(self) -> None:
        self._pool = _new_pool()
        self._heard: LRUCache[Sitting, int] = LRUCache(KEPT)
        """How much of its log the worker has told a bot."""
        self._queue = FairQueue()

    async def choose(
        self, who: Sitting, owner: str, alone: bool, view: View[Any], log: Sequence[HeardEvent]
    ) -> Choice | None:
        """A bot's answer to one of its open questions; `log` is all that its seat has heard.

        The bots of one table, and all of one `owner`, wait for each other rather than let others wait."""
        return await self._queue.run((owner, who.code), lambda: self._choose(who, alone, view, log))

    async def _choose(
        self, who: Sitting, alone: bool, view: View[Any], log: Sequence[HeardEvent]
    ) -> Choice | None:
        heard = len(log)
        before = min(self._heard.pop(who, 0), heard)
        found = await self._think(who, alone, view, [one.event for one in log[before:heard]], before)
        if found is False:
            found = await self._think(who, alone, view, [one.event for one in log[:heard]], 0)
        self._heard[who] = heard
        return found if isinstance(found, Choice) else None

    def forget(self, code: str) -> None:
        """After an undo at this table: its bots must hear the log anew."""
        for who in [who for who in self._heard if who.code == code]:
            del self._heard[who]

    async def _think(self, *what: Any) -> Choice | bool | None:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, *what)
        except BrokenProcessPool:  # the worker was killed: the next question starts a new one
            if self._pool is pool:
                self._pool = _new_pool()
            raise

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
