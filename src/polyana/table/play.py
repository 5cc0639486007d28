"""Playing: answering, taking back, reading on, letting glasses run out, and what is half written."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from polyana.core import Refused, Seat
from polyana.store import LineRow
from polyana.table.bot_worker import BotWorker
from polyana.table.place import Place
from polyana.table.registry import TableRegistry
from polyana.table.room import Room
from polyana.table.timeouts import append

MAX_DRAFT_CHARS = 2_000


class Play:
    """What happens in a match."""

    def __init__(self, registry: TableRegistry, bot_worker: BotWorker) -> None:
        self._registry = registry
        self._store = registry.store
        self._bot_worker = bot_worker

    async def answer(self, code: str, seat: Seat, question: str, text: str, by: str = "") -> None:
        """A seat answers; when this returns, the answer is on disk."""
        begun = time.perf_counter()
        await self._move(code, lambda room: room.answer(seat, question, text, self._registry.now(), by))
        self._registry.on_answer(by, time.perf_counter() - begun)

    async def undo(self, code: str, seat: Seat) -> None:
        """A seat takes its last answer back."""
        await self._move(code, lambda room: room.undo(seat, self._registry.now()))
        self._bot_worker.forget(code)

    async def read_on(self, code: str, seat: Seat, number: int) -> None:
        """The learner of a tutorial has read what the teacher said at this step."""
        await self._move(code, lambda room: room.read_on(seat, number, self._registry.now()))

    async def _move(self, code: str, move: Callable[[Room], list[LineRow]]) -> None:
        """Make a move in a room of its own; the others see it when it is on disk.

        What cannot be done is refused without waiting for a line that is being written: the wait would tell
        that somebody has done something in secret.
        """
        place = await self._registry.place(code)
        if self._registry.lock(code).locked():
            move(_room(place).fork())
        async with self._registry.changing(code) as place:
            room = _room(place).fork()
            await append(self._store, place, room, move(room), self._registry.now())

    async def run_out(self, code: str) -> None:
        """Let the glasses that have run out answer, as they do before every change."""
        async with self._registry.changing(code):
            pass

    async def save_due(self, code: str) -> None:
        """Correct the noted time of the next timeout, which has passed without one."""
        async with self._registry.lock(code):
            place = await self._registry.loaded(code)
            due = place.room.due if place.room else None
            if due is None or due > self._registry.now():  # else there is a timeout
                await self._store.put_due(code, due)
                place.table = msgspec.structs.replace(place.table, due=due)

    async def put_draft(self, code: str, seat: Seat, text: str, question: str = "") -> None:
        """Store a draft. One that counts when the sand runs out must name its open question, else it is
        ignored.

        Nobody else hears of it, not even that something has changed.
        """
        async with self._registry.exclusive(code) as place:
            if place.room is not None and place.room.drafting.get(seat, question) == question:
                await self._store.put_draft(code, seat, text[:MAX_DRAFT_CHARS])


def _room(place: Place) -> Room:
    if place.room is None:
        raise Refused("not_begun")
    return place.room
