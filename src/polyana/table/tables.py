"""At the table: answering, taking back, writing, talking."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from polyana.core import Refused, Seat
from polyana.store import ChatRow, Store
from polyana.table.bells import append
from polyana.table.hall import Noted
from polyana.table.minds import Minds
from polyana.table.place import Place
from polyana.table.room import Room
from polyana.table.schedule import Schedule
from polyana.table.seating import Seating

CHAT_LONGEST = 300
DRAFT_LONGEST = 2_000
CHAT_SHOWN = 50


class Tables(Seating):
    """Every operation on tables."""

    def __init__(
        self, store: Store, now: Callable[[], float] = time.time, noted: Noted = lambda by, seconds: None
    ) -> None:
        self.schedule = Schedule(self)
        super().__init__(store, now, self.schedule.wake, noted)
        self.minds = Minds()
        self.hurry = 1.0
        """How many times quicker than people bots answer: for tests and exhibitions."""

    async def open(self) -> None:
        """Go on where the last process stopped."""
        self.schedule.start()
        for code in await self.store.moving():
            self.schedule.wake(code)

    async def close(self) -> None:
        await self.schedule.stop()
        self.minds.close()
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
        self._noted(by, time.perf_counter() - begun)

    async def undo(self, code: str, seat: Seat) -> None:
        """A seat takes its last answer back."""
        async with self._changing(code) as place:
            room = _room(place)
            before = room.drafting
            rows = room.undo(seat, self.now())
            await append(self.store, place, room, rows, before, self.now())
            self.minds.forget(code)

    async def read_on(self, code: str, seat: Seat, number: int) -> None:
        """The learner of a tutorial has read what the teacher said at this step."""
        async with self._changing(code) as place:
            room = _room(place)
            rows = room.read_on(seat, number, self.now())
            await append(self.store, place, room, rows, room.drafting, self.now())

    async def run_out(self, code: str) -> None:
        """Let the glasses that are empty answer, as they do before every deed."""
        async with self._changing(code):
            pass

    async def note_due(self, code: str) -> None:
        """The moment noted for the next bell has passed, and nothing was due: note the right one."""
        async with self._lock(code):
            place = await self._here(code)
            due = place.room.due if place.room else None
            if due is None or due > self.now():  # else it rings
                await self.store.put_due(code, due)
                place.table = msgspec.structs.replace(place.table, due=due)

    # --- talking ---------------------------------------------------------------------------------

    async def say(self, code: str, guest: str, text: str, *, to_side: bool = False) -> None:
        """Say something at the table, or to one's own side; only those who sit there may."""
        said = " ".join(text.split())[:CHAT_LONGEST]
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
            # What one side says must not push out what the other still sees.
            same = [one for one in last if one.side == side]
            dropped = same[0] if len(same) >= CHAT_SHOWN else None
            place.chat = [*(one for one in last if one is not dropped), row]

    async def chat(self, code: str) -> list[ChatRow]:
        """The last things said at the table, oldest first; `Place.heard` knows who hears them."""
        return await self._chat(await self.place(code))

    async def _chat(self, place: Place) -> list[ChatRow]:
        if place.chat is None:
            found = await self.store.chat(place.code, CHAT_SHOWN)
            if place.chat is None:  # else something was said while we read
                place.chat = found
        return place.chat

    async def put_draft(self, code: str, seat: Seat, text: str, question: str = "") -> None:
        """Keep a half-written word. One that may become an answer must name its question, or it is too late;
        before the match there is none.

        Nobody is told, not even that anything has changed.
        """
        async with self._alone(code) as place:
            if place.room is not None and place.room.drafting.get(seat, question) == question:
                await self.store.put_draft(code, seat, text[:DRAFT_LONGEST])


def _room(place: Place) -> Room:
    if place.room is None:
        raise Refused("not_begun")
    return place.room
