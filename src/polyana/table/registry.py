"""The tables in memory, who watches them, and the lock by which each changes one step at a time.

Memory is a cache of the store: a change is made in a room of its own, written to disk, and only then shown
and acknowledged. Whoever looks meanwhile sees what is on disk and waits for nothing: the time of an answer
would tell of what is done in secret.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeAlias

from polyana.core import Refused
from polyana.store import Conflict, Store, Unavailable
from polyana.table import timeouts
from polyana.table.place import HOST_GRACE_SECONDS, Place
from polyana.table.room import Room

IDLE_SECONDS = 120.0
"""Seconds after which an unwatched table leaves the memory."""

MAX_RETRY_SECONDS = 30.0
"""The longest pause before a table tries again to write what it could not."""

UNAVAILABLE = ("not_kept", "not_read")
"""The codes of the refusals for a store that cannot be written or read."""


MAX_WATCHING = 20
"""Pages and programs with which one guest may watch a table."""


class Wake(Protocol):
    """Asks the schedule to look at a table at this time (at once if none is given)."""

    def __call__(self, code: str, at: float = 0.0) -> None: ...


OnAnswer: TypeAlias = Callable[[str, float], None]
"""Called for every answer on disk: who gave it (`""`, `bot`, `clock`), and how long it took."""


def as_refusal(error: Unavailable) -> Refused:
    """The refusal for a store that cannot be read or written."""
    return Refused("not_kept" if error.writing else "not_read")


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

        Never with a change that is not on disk yet, nor with a question whose time is up, unless its timeout
        cannot be written.
        """
        place, now = self._places.get(code), self.now()
        if place is None or (timeouts.is_due(place, now) and place.retry_at <= now):
            try:
                async with self.exclusive(code) as place:
                    pass
            except Refused as refused:
                if place is None or refused.code not in UNAVAILABLE:
                    raise
        place.used = now
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
        place = Place(table, seats, online=self._online.get(code, {}), since=self.now())
        if table.started is not None:
            for room in Room.rebuilding(table, place.names(), await self.store.lines(code)):
                place.room = room
                await asyncio.sleep(0)
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

    def is_paused(self, code: str) -> bool:
        """Does a table stand still? Bots among themselves play only while somebody watches."""
        place = self._places.get(code)
        return place is not None and place.alone and code not in self._watchers

    def counts(self) -> dict[str, int]:
        """Figures for the metrics."""
        sockets = sum(len(watchers) for watchers in self._watchers.values())
        return {"tables": len(self._places), "sockets": sockets}

    @staticmethod
    def check_watching(place: Place, guest: str) -> None:
        """Refuse one more page or program of a guest if there are too many."""
        if guest and place.online.get(guest, 0) >= MAX_WATCHING:
            raise Refused("too_many_open")

    @asynccontextmanager
    async def watch(self, code: str, guest: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever something at the table has changed."""
        place, changed = await self.place(code), asyncio.Event()
        self.check_watching(place, guest)
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
                self._note_left(code, guest)
            if not self._watchers[code]:
                del self._watchers[code], self._online[code]
            self._changed(code)

    def _note_left(self, code: str, guest: str) -> None:
        """Note when somebody has gone; others are told when that lets them run the table."""
        place = self._places.get(code)
        if place is not None:
            place.left[guest] = self.now()
            if place.is_host(guest):
                asyncio.get_running_loop().call_later(HOST_GRACE_SECONDS, self._tell_watchers, code)

    def _tell_watchers(self, code: str) -> None:
        place = self._places.get(code)
        if place is not None:
            place.encoded_views.clear()
        for changed in self._watchers.get(code, ()):
            changed.set()

    def _changed(self, code: str) -> None:
        self._tell_watchers(code)
        place = self._places.get(code)
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
                self._changed(code)
                raise Refused("stale") from None
            except Unavailable as error:
                if place := self._places.get(code):
                    place.failures += 1
                    place.retry_at = self.now() + min(MAX_RETRY_SECONDS, 2.0**place.failures)
                self._tell_watchers(code)
                raise as_refusal(error) from error
            except Exception:
                # The schedule is not woken: what fails would be tried again at once, for ever.
                self.forget(code)
                self._tell_watchers(code)
                raise
            except BaseException:
                self.forget(code)  # the caller has gone while a line was being written
                self._changed(code)
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
        place.failures, place.retry_at = 0, 0.0
        for _ in range(rung):
            self.on_answer("clock", time.perf_counter() - begun)
        self._changed(code)
        return place

    @asynccontextmanager
    async def changing(self, code: str) -> AsyncIterator[Place]:
        """The table under its lock, for a change that others see; watchers are told afterwards."""
        async with self.exclusive(code) as place:
            yield place
        place.failures, place.retry_at = 0, 0.0
        self._changed(code)
