"""The tables in memory, who watches them, and the lock by which each changes one step at a time.

Memory is a cache of the store: a change is applied, written to disk, and only then acknowledged and shown.
If writing fails, the cached table is dropped and read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeAlias

from polyana.core import Refused
from polyana.store import Conflict, Store
from polyana.table import timeouts
from polyana.table.place import Place
from polyana.table.room import Room

IDLE_SECONDS = 120.0
"""Seconds after which an unwatched table leaves the memory."""


class Wake(Protocol):
    """Asks the schedule to look at a table at this time (at once if none is given)."""

    def __call__(self, code: str, at: float = 0.0) -> None: ...


OnAnswer: TypeAlias = Callable[[str, float], None]
"""Called for every answer on disk: who gave it (`""`, `bot`, `clock`), and how long it took."""


class TableRegistry:
    """All tables of this process: one change at a time for each; watchers hear of every change."""

    def __init__(self, store: Store, now: Callable[[], float], wake: Wake, on_answer: OnAnswer) -> None:
        self.store = store
        self.now = now
        self.on_answer = on_answer
        self._wake = wake
        self._places: dict[str, Place] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._online: dict[str, dict[str, int]] = {}

    async def place(self, code: str) -> Place:
        """The table with this code, from memory or from the store.

        Never with a change that is not on disk yet, nor with a question whose time is up.
        """
        place, lock = self._places.get(code), self._locks.get(code)
        if place is None or (lock is not None and lock.locked()) or timeouts.is_due(place, self.now()):
            async with self.exclusive(code) as place:
                pass
        place.used = self.now()
        return place

    def peek(self, code: str) -> Place | None:
        """The table with this code if memory holds it."""
        return self._places.get(code)

    def add(self, place: Place) -> None:
        """Hold a table that has just been laid."""
        self._places[place.code] = place

    def lock(self, code: str) -> asyncio.Lock:
        return self._locks.setdefault(code, asyncio.Lock())

    async def loaded(self, code: str) -> Place:
        """The table with this code; the caller holds its lock."""
        place = self._places.get(code) or await self._load(code)
        place.used = self.now()
        return place

    async def _load(self, code: str) -> Place:
        found = await self.store.table(code)
        if found is None:
            self._locks.pop(code, None)
            raise Refused("no_table")
        table, seats = found
        place = Place(table, seats, online=self._online.get(code, {}))
        if table.started is not None:
            place.room = Room.rebuild(table, place.names(), await self.store.lines(code))
        self._places[code] = place
        return place

    def forget(self, code: str) -> None:
        """Drop a table from memory; the store has all of it."""
        self._places.pop(code, None)

    def evict_idle(self) -> list[str]:
        """Drop the tables that nobody watches and nobody has used for a while; their codes."""
        before = self.now() - IDLE_SECONDS
        idle = [code for code, place in self._places.items() if place.used < before and self._unused(code)]
        for code in idle:
            self.forget(code)
            self._locks.pop(code, None)
        return idle

    def _unused(self, code: str) -> bool:
        lock = self._locks.get(code)
        return code not in self._watchers and (lock is None or not lock.locked())

    def counts(self) -> dict[str, int]:
        """Figures for the metrics."""
        sockets = sum(len(watchers) for watchers in self._watchers.values())
        return {"tables": len(self._places), "sockets": sockets}

    @asynccontextmanager
    async def watch(self, code: str, guest: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever something at the table has changed."""
        place, changed = await self.place(code), asyncio.Event()
        self._watchers.setdefault(code, set()).add(changed)
        online = place.online = self._online.setdefault(code, place.online)
        online[guest] = online.get(guest, 0) + 1
        self._tell_watchers(code)
        try:
            yield changed
        finally:
            self._watchers[code].discard(changed)
            online[guest] -= 1
            if not online[guest]:
                del online[guest]
            if not self._watchers[code]:
                del self._watchers[code], self._online[code]
            self._tell_watchers(code)

    def _tell_watchers(self, code: str) -> None:
        place = self._places.get(code)
        if place is not None:
            place.encoded_views.clear()
        for changed in self._watchers.get(code, ()):
            changed.set()
        if place is None or place.bots():
            self._wake(code)
        elif place.room is not None and place.room.due is not None:
            self._wake(code, place.room.due)

    async def delete(self, code: str) -> None:
        """Delete a table and all that was played at it."""
        async with self.lock(code):
            await self.store.delete([code])
            self.forget(code)
            self._locks.pop(code, None)

    @asynccontextmanager
    async def exclusive(self, code: str) -> AsyncIterator[Place]:
        """The table under its lock, after the timeouts that were due when the caller arrived.

        Every change goes through here, so none comes between a clock and its timeout. What arrived in time
        counts as in time, however long it waits for the disk.
        """
        arrived = self.now()
        async with self.lock(code):
            try:
                yield await self._after_timeouts(code, arrived)
            except Refused:
                raise
            except Conflict:
                self.forget(code)  # another process was first: read again what it wrote
                self._tell_watchers(code)
                raise Refused("stale") from None
            except BaseException:
                self.forget(code)
                self._tell_watchers(code)
                raise

    async def _after_timeouts(self, code: str, arrived: float) -> Place:
        """The table with this code, after the timeouts that were due at this time.

        Watchers hear of a timeout even if the change after it is refused.
        """
        begun, place = time.perf_counter(), await self.loaded(code)
        if not timeouts.is_due(place, arrived):
            return place
        try:
            rung = await timeouts.answer_timeouts(self.store, place, self.now())
        except Conflict:  # another process has done it: go on from what it wrote
            self.forget(code)
            place, rung = await self.loaded(code), 0
        for _ in range(rung):
            self.on_answer("clock", time.perf_counter() - begun)
        self._tell_watchers(code)
        return place

    @asynccontextmanager
    async def changing(self, code: str) -> AsyncIterator[Place]:
        """The table under its lock, for a change that others see; watchers are told afterwards."""
        async with self.exclusive(code) as place:
            yield place
        self._tell_watchers(code)
