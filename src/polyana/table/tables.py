"""At the table: answering, taking back, writing, talking."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from polyana.core import Refused, Seat
from polyana.store import ChatRow, Store
from polyana.table.bot_worker import BotWorker
from polyana.table.names import clean_text
from polyana.table.place import Place
from polyana.table.registry import OnAnswer
from polyana.table.room import Room
from polyana.table.schedule import Schedule
from polyana.table.seating import Seating
from polyana.table.timeouts import append

MAX_CHAT_CHARS = 300
MAX_DRAFT_CHARS = 2_000
CHAT_SHOWN = 50


class Tables(Seating):
    """Every operation on tables."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        on_answer: OnAnswer = lambda by, seconds: None,
    ) -> None:
        self.schedule = Schedule(self)
        super().__init__(store, now, self.schedule.wake, on_answer)
        self.bot_worker = BotWorker()
        self.bot_speed = 1.0
        """A factor on the speed of bots, for tests and exhibitions."""

    async def open(self) -> None:
        """Start the clocks and bots of running matches."""
        self.schedule.start()
        for code in await self.store.moving():
            self.schedule.wake(code)

    async def close(self) -> None:
        await self.schedule.stop()
        self.bot_worker.close()
        await self.store.close()

    # --- playing ---------------------------------------------------------------------------------

    async def answer(self, code: str, seat: Seat, question: str, text: str, by: str = "") -> None:
        """A seat answers; when this returns, the answer is on disk."""
        begun = time.perf_counter()
        async with self._changing(code) as place:
            room = _room(place)
            before = room.drafting
            rows = room.answer(seat, question, text, self.now(), by)
            await append(self.store, place, room, rows, before, self.now())
        self._on_answer(by, time.perf_counter() - begun)

    async def undo(self, code: str, seat: Seat) -> None:
        """A seat takes its last answer back."""
        async with self._changing(code) as place:
            room = _room(place)
            before = room.drafting
            rows = room.undo(seat, self.now())
            await append(self.store, place, room, rows, before, self.now())
            self.bot_worker.forget(code)

    async def read_on(self, code: str, seat: Seat, number: int) -> None:
        """The learner of a tutorial has read what the teacher said at this step."""
        async with self._changing(code) as place:
            room = _room(place)
            rows = room.read_on(seat, number, self.now())
            await append(self.store, place, room, rows, room.drafting, self.now())

    async def run_out(self, code: str) -> None:
        """Let the glasses that have run out answer, as they do before every change."""
        async with self._changing(code):
            pass

    async def save_due(self, code: str) -> None:
        """Correct the noted time of the next timeout, which has passed without one."""
        async with self._lock(code):
            place = await self._loaded(code)
            due = place.room.due if place.room else None
            if due is None or due > self.now():  # else there is a timeout
                await self.store.put_due(code, due)
                place.table = msgspec.structs.replace(place.table, due=due)

    # --- talking ---------------------------------------------------------------------------------

    async def post_chat(self, code: str, guest: str, text: str, *, to_side: bool = False) -> None:
        """Send a chat message to the table or to one's own side; only seated guests may."""
        said = clean_text(text)[:MAX_CHAT_CHARS]
        async with self._changing(code) as place:
            seat = place.seat_of(guest)
            if seat < 0:
                raise Refused("not_seated")
            if not said:
                raise Refused("empty_chat")
            if closed := place.chat_closed:
                raise Refused("chat_closed", closed)
            side = place.channel(seat) if to_side else ""
            if to_side and not side:
                raise Refused("no_side")
            last = await self._chat(place)
            seq = last[-1].seq + 1 if last else 0
            row = ChatRow(code, seq, seat, place.seats[seat].name, said, self.now(), side)
            await self.store.add_chat(row)
            # The messages of one side must not push out those that another sees.
            same = [one for one in last if one.side == side]
            dropped = same[0] if len(same) >= CHAT_SHOWN else None
            place.chat = [*(one for one in last if one is not dropped), row]

    async def chat(self, code: str) -> list[ChatRow]:
        """The last messages at the table, oldest first; `Place.heard` knows who hears them."""
        return await self._chat(await self.place(code))

    async def _chat(self, place: Place) -> list[ChatRow]:
        if place.chat is None:
            found = await self.store.chat(place.code, CHAT_SHOWN)
            if place.chat is None:  # else a message has come while we read
                place.chat = found
        return place.chat

    async def put_draft(self, code: str, seat: Seat, text: str, question: str = "") -> None:
        """Store a draft. One that counts when the sand runs out must name its open question, else it is
        ignored.

        Nobody else hears of it, not even that something has changed.
        """
        async with self._exclusive(code) as place:
            if place.room is not None and place.room.drafting.get(seat, question) == question:
                await self.store.put_draft(code, seat, text[:MAX_DRAFT_CHARS])


def _room(place: Place) -> Room:
    if place.room is None:
        raise Refused("not_begun")
    return place.room
