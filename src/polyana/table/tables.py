"""All tables of this process: sitting down, playing, talking. One writer per match.

What is here in memory is a cache of the store: an answer is applied, written to disk, and only then
acknowledged and shown. If writing fails, the cache is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import msgspec

from polyana import games
from polyana.core import Refused, Seat
from polyana.core.match import NO_DRAFTS
from polyana.store import ChatRow, Conflict, LineRow, SeatRow, Store, TableRow, Touch
from polyana.table.marks import MARKS, with_mark
from polyana.table.minds import Minds
from polyana.table.names import bot_name, clean_name, new_code
from polyana.table.place import Place
from polyana.table.room import Room
from polyana.table.schedule import Schedule

CHAT_LONGEST = 300
DRAFT_LONGEST = 2_000
CHAT_SHOWN = 50
USUAL_LEVEL = "player"
IDLE = 120.0
"""Seconds after which an unwatched table leaves the memory."""
FRESH = 60.0
"""Seconds for which a table counts as just touched: that alone is not worth writing."""

Noted: TypeAlias = Callable[[str, float], None]
"""Told of every answer on disk: who gave it (`""`, `bot`, `clock`), and how long it took."""


class Tables:
    """Every operation on tables; `watch` tells who looks at a table that something has changed."""

    def __init__(
        self, store: Store, now: Callable[[], float] = time.time, noted: Noted = lambda by, seconds: None
    ) -> None:
        self.store = store
        self.now = now
        self.minds = Minds()
        self.hurry = 1.0
        """How many times quicker than people bots answer: for tests and exhibitions."""
        self.schedule = Schedule(self)
        self._noted = noted
        self._places: dict[str, Place] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._online: dict[str, dict[str, int]] = {}

    async def open(self) -> None:
        """Go on where the last process stopped."""
        self.schedule.start()
        for code in await self.store.moving():
            self.schedule.wake(code)

    async def close(self) -> None:
        await self.schedule.stop()
        self.minds.close()
        await self.store.close()

    # --- looking ---------------------------------------------------------------------------------

    async def place(self, code: str) -> Place:
        """The table with this code, from memory or from the store; never with what is not on disk yet."""
        place, lock = self._places.get(code), self._locks.get(code)
        if place is None or (lock is not None and lock.locked()):
            async with self._locks.setdefault(code, asyncio.Lock()):
                place = self._places.get(code) or await self._load(code)
        place.used = self.now()
        return place

    def peek(self, code: str) -> Place | None:
        """The table with this code if memory holds it."""
        return self._places.get(code)

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
            self.schedule.wake(code)
        elif place.room is not None and place.room.due is not None:
            self.schedule.wake(code, place.room.due)

    # --- sitting down ----------------------------------------------------------------------------

    async def lay(
        self,
        game: str,
        players: int,
        settings: Any,
        *,
        host: str,
        name: str,
        bots: Sequence[str] = (),
        public: bool = False,
        host_sits: bool = True,
        mark: int | None = None,
    ) -> Place:
        """Lay a table. `bots` are the levels of the bots in the last seats; "" leaves a seat free."""
        rules = games.game(game)
        rules.check_players(players)
        rules.check_settings(settings, players)
        if len(bots) > players - host_sits:
            raise Refused("too_many_bots")
        known = games.bots(game)
        for level in bots:
            if level and level not in known:
                raise Refused("no_bot", level=level[:20])
        code, now = new_code(), self.now()
        encoded = msgspec.json.encode(settings).decode()
        table = TableRow(code, game, players, encoded, public, host, secrets.token_hex(16), now, touched=now)
        if mark is not None and mark in MARKS and host_sits:
            table = msgspec.structs.replace(table, marks=with_mark(table.marks, 0, mark))
        seats = [SeatRow(code, seat, token=secrets.token_hex(8)) for seat in range(players)]
        for number, level in enumerate(reversed(bots)):
            seat = players - 1 - number
            if level:
                seats[seat] = _with_bot(seats[seat], level)
        if host_sits:
            seats[0] = msgspec.structs.replace(seats[0], guest=host, name=clean_name(name, 0))
        await self.store.add_table(table, seats)
        self._places[code] = place = Place(table, seats, used=now)
        return place

    async def sit(
        self, code: str, guest: str, name: str, seat: Seat | None = None, mark: int | None = None
    ) -> Seat:
        """A guest takes an empty seat before the match; without a number, the first one.

        `mark` is the colour and sign that the guest likes best, if nobody else has it.
        """
        async with self._changing(code) as place:
            if place.seat_of(guest) >= 0:
                raise Refused("seated")
            if place.room is not None:
                raise Refused("begun")
            free = place.empty()
            if not free or (seat is not None and seat not in free):
                raise Refused("no_seat")
            chosen = free[0] if seat is None else seat
            await self._put(place, chosen, guest=guest, name=clean_name(name, chosen), bot="")
            if mark is not None:
                with suppress(Refused):
                    await self._mark(place, chosen, mark)
            return chosen

    async def dress(self, code: str, guest: str, name: str = "", mark: int | None = None) -> None:
        """Before the match whoever sits chooses another name, or the colour and sign of the seat."""
        async with self._changing(code) as place:
            seat = place.seat_of(guest)
            if seat < 0:
                raise Refused("not_seated")
            if place.room is not None:
                raise Refused("begun")
            if mark is not None:
                await self._mark(place, seat, mark)
            if name:
                await self._put(place, seat, name=clean_name(name, seat))

    async def _mark(self, place: Place, seat: Seat, mark: int) -> None:
        """Bots and empty seats give way, people do not."""
        marks = place.table.marks
        if mark not in MARKS or seat not in MARKS:
            raise Refused("no_mark")
        holder = marks.index(str(mark))
        if holder != seat and holder < len(place.seats) and place.seats[holder].guest:
            raise Refused("mark_taken")
        chosen = with_mark(marks, seat, mark)
        await self.store.put_marks(place.code, marks, chosen)
        place.table = msgspec.structs.replace(place.table, marks=chosen)

    async def stand(self, code: str, guest: str) -> None:
        """A guest leaves the seat: empty before the match, a bot's from then on."""
        async with self._changing(code) as place:
            seat = place.seat_of(guest)
            if seat < 0:
                raise Refused("not_seated")
            bot = _usual_level(place) if place.room else ""
            name = bot_name(seat, bot) if bot else ""
            await self._put(place, seat, guest="", name=name, bot=bot, token=secrets.token_hex(8))

    async def set_bot(self, code: str, guest: str, seat: Seat, level: str) -> None:
        """The host lets a bot play a seat, or gives it back; everybody may come back to their own."""
        async with self._changing(code) as place:
            if not 0 <= seat < len(place.seats):
                raise Refused("no_seat")
            own = place.seats[seat].guest == guest and not level
            if not place.is_host(guest) and not own:
                raise Refused("not_host")
            if level and level not in games.bots(place.table.game):
                raise Refused("no_bot", level=level[:20])
            taken = place.seats[seat]
            if not place.room and taken.guest not in ("", guest):
                raise Refused("no_seat")  # somebody has sat down while the host was choosing
            if level and taken.guest not in ("", guest) and not place.absent(seat):
                raise Refused("present")
            if not level and place.room and not taken.guest:
                raise Refused("nobody_there")
            name = taken.name if taken.guest else bot_name(seat, level) if level else ""
            await self._put(place, seat, bot=level, name=name)

    async def start(self, code: str, guest: str) -> None:
        """The host begins the match; bots fill the empty seats."""
        async with self._changing(code) as place:
            if not place.is_host(guest):
                raise Refused("not_host")
            if place.room is not None:
                raise Refused("begun")
            for seat in place.empty():
                level = _usual_level(place)
                await self._put(place, seat, bot=level, name=bot_name(seat, level))
            now = self.now()
            rules = games.game(place.table.game).pin()
            table = msgspec.structs.replace(place.table, started=now, touched=now, rules=rules)
            tutorial = games.tutorial(table.game) if place.taught else None
            room, rows = Room.begin(table, place.names(), now, tutorial)
            await self.store.begin(rows, rules=rules, now=now, due=room.due)
            place.table, place.room = msgspec.structs.replace(table, due=room.due), room

    async def rematch(self, code: str, guest: str) -> str:
        """Lay the same table again with the same people; whoever asks second finds it laid."""
        async with self._changing(code) as place:
            if place.table.rematch:
                return place.table.rematch
            if place.room is None or not place.room.record.match.over or place.taught:
                raise Refused("not_over")
            if place.seat_of(guest) < 0 and not place.is_host(guest):
                raise Refused("not_seated")
            code_after, now = new_code(), self.now()
            table = TableRow(
                code_after,
                place.table.game,
                place.table.players,
                place.table.settings,
                place.table.public,
                place.table.host,
                secrets.token_hex(16),
                now,
                touched=now,
                marks=place.table.marks,
            )
            seats = [
                msgspec.structs.replace(one, code=code_after, token=secrets.token_hex(8))
                for one in place.seats
            ]
            await self.store.add_rematch(code, table, seats)
            place.table = msgspec.structs.replace(place.table, rematch=code_after)
            return code_after

    async def clear(self, code: str) -> None:
        """Clear a table away with all that was played at it."""
        async with self._locks.setdefault(code, asyncio.Lock()):
            await self.store.delete([code])
            self.forget(code)

    # --- playing ---------------------------------------------------------------------------------

    async def answer(self, code: str, seat: Seat, question: str, text: str, by: str = "") -> None:
        """A seat answers; when this returns, the answer is on disk."""
        begun = time.perf_counter()
        async with self._changing(code) as place:
            room = _room(place)
            before = room.drafting
            await self._append(place, room, room.answer(seat, question, text, self.now(), by), before)
        self._noted(by, time.perf_counter() - begun)

    async def undo(self, code: str, seat: Seat) -> None:
        """A seat takes its last answer back."""
        async with self._changing(code) as place:
            room = _room(place)
            before = room.drafting
            await self._append(place, room, room.undo(seat, self.now()), before)
            self.minds.forget(code)

    async def read_on(self, code: str, seat: Seat, number: int) -> None:
        """The learner of a tutorial has read what the teacher said at this step."""
        async with self._changing(code) as place:
            room = _room(place)
            await self._append(place, room, room.read_on(seat, number, self.now()), room.drafting)

    async def run_out(self, code: str) -> None:
        """Let the glasses that are empty answer."""
        begun = time.perf_counter()
        async with self._changing(code) as place:
            room, rows = place.room, []
            if room:
                before = room.drafting
                rows = room.run_out(self.now(), await self.store.drafts(code) if before else NO_DRAFTS)
                if rows:
                    await self._append(place, room, rows, before)
        for _ in rows:
            self._noted("clock", time.perf_counter() - begun)

    async def _append(
        self, place: Place, room: Room, rows: Sequence[LineRow], drafting: Mapping[Seat, str]
    ) -> None:
        """Write lines down. Whoever is newly asked to write begins with an empty sheet."""
        now = self.now()
        ended = now if room.over else None
        row = place.table
        if (room.due, ended) != (row.due, row.ended) or now - row.touched > FRESH:
            await self.store.append(rows, Touch(now, room.due, ended))
            place.table = msgspec.structs.replace(row, touched=now, due=room.due, ended=ended)
        else:
            await self.store.append(rows)
        for seat, question in room.drafting.items():
            if drafting.get(seat) != question:
                await self.store.drop_draft(place.code, seat)

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
            place.chat = await self.store.chat(place.code, CHAT_SHOWN)
        return place.chat

    async def put_draft(self, code: str, seat: Seat, text: str, question: str = "") -> None:
        """Keep a half-written word. One that may become an answer must name its question, or it is too late.

        Nobody is told, not even that anything has changed.
        """
        async with self._locks.setdefault(code, asyncio.Lock()):
            place = self._places.get(code) or await self._load(code)
            if place.room is None or place.room.drafting.get(seat, question) == question:
                await self.store.put_draft(code, seat, text[:DRAFT_LONGEST])

    # --- underneath ------------------------------------------------------------------------------

    @asynccontextmanager
    async def _changing(self, code: str) -> AsyncIterator[Place]:
        """One change at a time per table; whoever watches is told afterwards."""
        async with self._locks.setdefault(code, asyncio.Lock()):
            place = self._places.get(code) or await self._load(code)
            place.used = self.now()
            try:
                yield place
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
        self._changed(code)

    async def _put(self, place: Place, seat: Seat, **values: str) -> None:
        row = msgspec.structs.replace(place.seats[seat], **values)
        await self.store.put_seat(place.seats[seat], row)
        place.seats[seat] = row


def _room(place: Place) -> Room:
    if place.room is None:
        raise Refused("not_begun")
    return place.room


def _usual_level(place: Place) -> str:
    """The bot that fills a seat when nobody has chosen one."""
    known = list(games.bots(place.table.game))
    return USUAL_LEVEL if USUAL_LEVEL in known else known[-1]


def _with_bot(seat: SeatRow, level: str) -> SeatRow:
    return msgspec.structs.replace(seat, bot=level, name=bot_name(seat.seat, level))
