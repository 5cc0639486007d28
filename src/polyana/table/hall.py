"""The hall: what memory holds of the tables, who watches them, and that one thing is done at a time.

What is here in memory is a cache of the store: a change is applied, written to disk, and only then
acknowledged and shown. If writing fails, the cache is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeAlias

from polyana.core import Refused
from polyana.store import Conflict, Store
from polyana.table import bells
from polyana.table.place import Place
from polyana.table.room import Room

IDLE = 120.0
"""Seconds after which an unwatched table leaves the memory."""


class Wake(Protocol):
    """Has somebody look at a table at this moment (at once, if none is given)."""

    def __call__(self, code: str, at: float = 0.0) -> None: ...


Noted: TypeAlias = Callable[[str, float], None]
"""Told of every answer on disk: who gave it (`""`, `bot`, `clock`), and how long it took."""


class Hall:
    """All tables of this process. One writer per match; `watch` tells that something has changed."""

    def __init__(self, store: Store, now: Callable[[], float], wake: Wake, noted: Noted) -> None:
        self.store = store
        self.now = now
        self._wake = wake
        self._noted = noted
        self._places: dict[str, Place] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._online: dict[str, dict[str, int]] = {}

    async def place(self, code: str) -> Place:
        """The table with this code, from memory or from the store.

        Never with what is not on disk yet, nor with a question whose time is up.
        """
        place, lock = self._places.get(code), self._locks.get(code)
        if place is None or (lock is not None and lock.locked()) or bells.are_due(place, self.now()):
            async with self._alone(code) as place:
                pass
        place.used = self.now()
        return place

    def peek(self, code: str) -> Place | None:
        """The table with this code if memory holds it."""
        return self._places.get(code)

    def _lock(self, code: str) -> asyncio.Lock:
        return self._locks.setdefault(code, asyncio.Lock())

    async def _here(self, code: str) -> Place:
        """The table with this code, for whoever holds its lock."""
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
        """Drop what memory holds of a table; the store knows it all."""
        self._places.pop(code, None)

    def let_go(self) -> list[str]:
        """Forget the tables that nobody watches and nobody has used for a while."""
        before = self.now() - IDLE
        idle = [code for code, place in self._places.items() if place.used < before and self._free(code)]
        for code in idle:
            self.forget(code)
            self._locks.pop(code, None)
        return idle

    def _free(self, code: str) -> bool:
        lock = self._locks.get(code)
        return code not in self._watchers and (lock is None or not lock.locked())

    def counts(self) -> dict[str, int]:
        """How much is going on, for the metrics."""
        sockets = sum(len(watchers) for watchers in self._watchers.values())
        return {"tables": len(self._places), "sockets": sockets}

    @asynccontextmanager
    async def watch(self, code: str, guest: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever something at the table has changed."""
        place, changed = await self.place(code), asyncio.Event()
        self._watchers.setdefault(code, set()).add(changed)
        online = place.online = self._online.setdefault(code, place.online)
        online[guest] = online.get(guest, 0) + 1
        self._changed(code)
        try:
            yield changed
        finally:
            self._watchers[code].discard(changed)
            online[guest] -= 1
            if not online[guest]:
                del online[guest]
            if not self._watchers[code]:
                del self._watchers[code], self._online[code]
            self._changed(code)

    def _changed(self, code: str) -> None:
        place = self._places.get(code)
        if place is not None:
            place.faces.clear()
        for changed in self._watchers.get(code, ()):
            changed.set()
        if place is None or place.bots():
            self._wake(code)
        elif place.room is not None and place.room.due is not None:
            self._wake(code, place.room.due)

    async def clear(self, code: str) -> None:
        """Clear a table away with all that was played at it."""
        async with self._lock(code):
            await self.store.delete([code])
            self.forget(code)
            self._locks.pop(code, None)

    @asynccontextmanager
    async def _alone(self, code: str) -> AsyncIterator[Place]:
        """One deed at a time per table, behind the bells that were due when it arrived.

        Every deed goes through here, so none can slip in between a bell and whoever rings it. What arrived in
        time stays so, however long it waits for the disk.
        """
        arrived = self.now()
        async with self._lock(code):
            try:
                yield await self._settled(code, arrived)
            except Refused:
                raise
            except Conflict:
                self.forget(code)  # another process was first: read what it wrote
                self._changed(code)
                raise Refused("stale") from None
            except BaseException:
                self.forget(code)
                self._changed(code)
                raise

    async def _settled(self, code: str, arrived: float) -> Place:
        """The table with this code once the bells have rung that were due when something arrived.

        Whoever watches is told of a bell even if the deed behind it is refused.
        """
        begun, place = time.perf_counter(), await self._here(code)
        if not bells.are_due(place, arrived):
            return place
        try:
            rung = await bells.ring(self.store, place, self.now())
        except Conflict:  # another process has rung them: the deed comes behind what it wrote
            self.forget(code)
            place, rung = await self._here(code), 0
        for _ in range(rung):
            self._noted("clock", time.perf_counter() - begun)
        self._changed(code)
        return place

    @asynccontextmanager
    async def _changing(self, code: str) -> AsyncIterator[Place]:
        """A deed that changes what others see; whoever watches is told afterwards."""
        async with self._alone(code) as place:
            yield place
        self._changed(code)
