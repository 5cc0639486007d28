"""Before and after a match: laying a table, sitting down, standing up, beginning, laying it again."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from polyana import games
from polyana.core import Refused, Seat
from polyana.core.speech import LANGUAGES
from polyana.store import SeatRow, TableRow
from polyana.table.marks import DEFAULT_MARKS, MARKS, with_mark
from polyana.table.names import bot_name, clean_name, name_in, new_code, new_key, new_token
from polyana.table.place import Place
from polyana.table.registry import TableRegistry
from polyana.table.room import Room

USUAL_LEVEL = "player"
MAX_SETTINGS_CHARS = 4_000
"""The length of all settings together; the rules check their values, not their length."""


class Seating:
    """Who sits where."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store

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
                raise Refused("no_bot", level=level[:20], levels=", ".join(known))
        table = new_table(game, players, settings, host, self._registry.now(), public=public)
        if len(table.settings) > MAX_SETTINGS_CHARS:
            raise Refused("too_long")
        if mark is not None and mark in MARKS and host_sits:
            table = msgspec.structs.replace(table, marks=with_mark(table.marks, 0, mark))
        seats = [SeatRow(table.code, seat, token=new_token()) for seat in range(players)]
        for seat, level in enumerate(bots, players - len(bots)):
            if level:
                seats[seat] = msgspec.structs.replace(seats[seat], bot=level, name=bot_name(seat, level))
        if host_sits:
            called = clean_name(name, 0, _others(seats, 0))
            seats[0] = msgspec.structs.replace(seats[0], guest=host, name=called)
        await self._store.add_table(table, seats)
        place = Place(table, seats, used=table.created, since=table.created)
        self._registry.add(place)
        return place

    async def sit(
        self, code: str, guest: str, name: str, seat: Seat | None = None, mark: int | None = None
    ) -> Seat:
        """A guest takes an empty seat before the match; without a number, the first one.

        `mark` is the colour and sign that the guest likes best, if nobody else has it.
        """
        async with self._registry.changing(code) as place:
            if place.seat_of(guest) >= 0:
                raise Refused("seated")
            if place.room is not None:
                raise Refused("begun")
            free = place.empty()
            if not free or (seat is not None and seat not in free):
                raise Refused("no_seat")
            chosen = free[0] if seat is None else seat
            called = clean_name(name, chosen, _others(place.seats, chosen))
            await self._put(place, chosen, guest=guest, name=called, bot="")
            if mark is not None:
                with suppress(Refused):
                    await self._mark(place, chosen, mark)
            return chosen

    async def change_appearance(self, code: str, guest: str, name: str = "", mark: int | None = None) -> None:
        """Before the match a seated guest chooses another name or another mark."""
        async with self._registry.changing(code) as place:
            seat = place.seat_of(guest)
            if seat < 0:
                raise Refused("not_seated")
            if place.room is not None:
                raise Refused("begun")
            if mark is not None:
                await self._mark(place, seat, mark)
            if name:
                await self._put(place, seat, name=clean_name(name, seat, _others(place.seats, seat)))

    async def _mark(self, place: Place, seat: Seat, mark: int) -> None:
        """Give a seat a mark. Bots and empty seats give theirs up, people do not."""
        marks = place.table.marks
        if mark not in MARKS or seat not in MARKS:
            raise Refused("no_mark")
        holder = marks.index(str(mark))
        if holder != seat and holder < len(place.seats) and place.seats[holder].guest:
            raise Refused("mark_taken")
        chosen = with_mark(marks, seat, mark)
        await self._store.put_marks(place.code, marks, chosen)
        place.table = msgspec.structs.replace(place.table, marks=chosen)

    async def stand_up(self, code: str, guest: str) -> None:
        """A guest leaves the seat: before the match it is empty then, later a bot plays it. A host who leaves
        others at the table is host no longer."""
        async with self._registry.changing(code) as place:
            seat = place.seat_of(guest)
            if seat < 0:
                raise Refused("not_seated")
            bot = _usual_level(place) if place.room else ""
            name = bot_name(seat, bot) if bot else ""
            await self._put(place, seat, guest="", name=name, bot=bot, token=new_token())
            others = [one.guest for one in place.seats if one.guest]
            if place.is_host(guest) and others:
                await self._pass_on(place, max(others, key=lambda other: bool(place.online.get(other))))

    async def renew_token(self, code: str, guest: str) -> None:
        """Give a guest's seat a new token: whatever the old one has opened elsewhere is closed."""
        async with self._registry.changing(code) as place:
            seat = place.seat_of(guest)
            if seat < 0:
                raise Refused("not_seated")
            await self._put(place, seat, token=new_token())

    async def reread_seats(self, code: str) -> None:
        """Read a table's row and seats again; its match stays as it is."""
        async with self._registry.changing(code) as place:
            found = await self._store.table(code)
            if found is None:
                raise Refused("no_table")
            place.table, place.seats = found

    async def become_host(self, code: str, guest: str) -> None:
        """Somebody at the table becomes its host while the former one is away."""
        async with self._registry.changing(code) as place:
            if place.seat_of(guest) < 0:
                raise Refused("not_seated")
            if not place.host_away(self._registry.now()):
                raise Refused("host_present")
            await self._pass_on(place, guest)

    async def _pass_on(self, place: Place, guest: str) -> None:
        """Make somebody else the host."""
        await self._store.put_host(place.code, place.table.host, guest)
        place.table = msgspec.structs.replace(place.table, host=guest)

    async def set_bot(self, code: str, guest: str, seat: Seat, level: str) -> None:
        """The host lets a bot play a seat or gives it back; everybody may return to their own seat."""
        async with self._registry.changing(code) as place:
            if not 0 <= seat < len(place.seats):
                raise Refused("no_seat")
            own = place.seat_of(guest) == seat and not level
            if not place.is_host(guest) and not own:
                raise Refused("not_host")
            known = games.bots(place.table.game)
            if level and level not in known:
                raise Refused("no_bot", level=level[:20], levels=", ".join(known))
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
        async with self._registry.changing(code) as place:
            if not place.is_host(guest):
                raise Refused("not_host")
            if place.room is not None:
                raise Refused("begun")
            for seat in place.empty():
                level = _usual_level(place)
                await self._put(place, seat, bot=level, name=bot_name(seat, level))
            now = self._registry.now()
            rules = games.game(place.table.game).pin()
            table = msgspec.structs.replace(place.table, started=now, touched=now, rules=rules)
            tutorial = games.tutorial(table.game) if place.taught else None
            room, rows = Room.begin(table, place.names(), now, tutorial)
            rows += room.answer_by_marks(place.mark, now)
            await self._store.begin(rows, rules=rules, now=now, due=room.due)
            place.table, place.room = msgspec.structs.replace(table, due=room.due), room

    async def rematch(self, code: str, guest: str) -> str:
        """Lay the same table again with the same people; a second call finds it laid."""
        async with self._registry.changing(code) as place:
            if place.table.rematch:
                return place.table.rematch
            if place.room is None or not place.room.record.match.over or place.taught:
                raise Refused("not_over")
            if place.seat_of(guest) < 0 and not place.is_host(guest):
                raise Refused("not_seated")
            row = place.table
            settings = msgspec.Raw(row.settings.encode())
            table = new_table(
                row.game,
                row.players,
                settings,
                row.host,
                self._registry.now(),
                public=row.public,
                marks=row.marks,
            )
            seats = [msgspec.structs.replace(one, code=table.code, token=new_token()) for one in place.seats]
            await self._store.add_rematch(code, table, seats)
            place.table = msgspec.structs.replace(row, rematch=table.code)
            return table.code

    async def _put(self, place: Place, seat: Seat, **values: str) -> None:
        row = msgspec.structs.replace(place.seats[seat], **values)
        await self._store.put_seat(place.seats[seat], row)
        place.seats[seat] = row


def _others(seats: Sequence[SeatRow], seat: Seat) -> list[str]:
    """What the others at a table are called, in any language."""
    stored = [one.name for one in seats if one.seat != seat]
    return stored + [name_in(one, language) for one in stored for language in LANGUAGES]


def _usual_level(place: Place) -> str:
    """The bot that fills a seat when nobody has chosen one."""
    known = list(games.bots(place.table.game))
    return USUAL_LEVEL if USUAL_LEVEL in known else known[-1]


def new_table(
    game: str,
    players: int,
    settings: Any,
    host: str,
    now: float,
    *,
    public: bool = False,
    marks: str = DEFAULT_MARKS,
) -> TableRow:
    """The row of a new table, with a new key for its dice."""
    encoded = msgspec.json.encode(settings).decode()
    return TableRow(
        new_code(), game, players, encoded, public, host, new_key(), now, touched=now, marks=marks
    )
