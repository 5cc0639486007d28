"""Tables laid before the server starts, with the server's own code: nobody has to hurry past its limits."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.server_seats import PageSeat, ProgramSeat, Seat
from polyana import games
from polyana.core import text_of
from polyana.store import SeatRow, Store, TableRow
from polyana.table import Place, Tables
from polyana.table.names import bot_name, new_code
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server

GAME = "no_words"
SEATS = 4
AGREED = {"games": 20, "window_seconds": 120}
"""A series longer than any load lasts, with clocks that really run but never run out meanwhile."""


class Laid(NamedTuple):
    """A table whose match has begun, with a token and a guest for every seat."""

    code: str
    tokens: tuple[str, ...]
    guests: tuple[Guest, ...]
    cookies: tuple[str, ...]

    def programs(self, address: str) -> list[Seat]:
        uri = f"ws://{address}/api/tables/{self.code}/socket"
        return [ProgramSeat(uri, {"Authorization": f"Bearer {token}"}) for token in self.tokens]

    def pages(self, address: str) -> list[Seat]:
        uri, origin = f"ws://{address}/t/{self.code}/live?csrf=", f"http://{address}"
        return [
            PageSeat(uri + guest.csrf, {"Cookie": cookie, "Origin": origin})
            for guest, cookie in zip(self.guests, self.cookies, strict=True)
        ]


async def lay(folder: Path, number: int, answers: int = 0, level: str = "") -> list[Laid]:
    """So many running matches in a data folder, each with so many silent answers behind it.

    With a level, bots of this level sit in all seats.
    """
    server = Server.at(folder)
    async with _tables(server) as tables:
        laid = [await _seat(server, tables, level) for _ in range(number)]
        await asyncio.gather(*(tables.seating.start(one.code, one.guests[0].id) for one in laid))
        await asyncio.gather(*(_play(tables, one.code, answers) for one in laid))
    return laid


@asynccontextmanager
async def _tables(server: Server) -> AsyncIterator[Tables]:
    """The tables of a server without clocks and bots: nothing moves by itself yet."""
    tables = Tables(await Store.open(server.url))
    yield tables
    await tables.close()


async def _seat(server: Server, tables: Tables, level: str) -> Laid:
    code, now, guests = new_code(), tables.now(), [server.signer.new_guest() for _ in range(SEATS)]
    settings = msgspec.json.encode(msgspec.convert(AGREED, games.game(GAME).settings)).decode()
    table = TableRow(
        code, GAME, SEATS, settings, False, guests[0].id, secrets.token_hex(16), now, touched=now
    )
    seats = [SeatRow(code, seat, token=secrets.token_hex(8)) for seat in range(SEATS)]
    for seat, guest in enumerate(guests):
        taken = (
            {"bot": level, "name": bot_name(seat, level)}
            if level
            else {"guest": guest.id, "name": f"Гость {seat}"}
        )
        seats[seat] = msgspec.structs.replace(seats[seat], **taken)
    await tables.store.add_table(table, seats)
    place = Place(table, seats)
    return Laid(
        code,
        tuple(server.signer.seat_token(place, seat) for seat in range(SEATS)),
        tuple(guests),
        tuple(server.signer.cookie(guest).partition(";")[0] for guest in guests),
    )


async def _play(tables: Tables, code: str, answers: int) -> None:
    """Everybody keeps silent."""
    for _ in range(answers):
        room = (await tables.place(code)).room
        assert room is not None
        match = room.record.match
        ask = next(ask for ask in match.open_asks() if ask.owes)
        default = text_of(ask.default_in(match.view_table(ask.seat)))
        await tables.play.answer(code, ask.seat, match.question_id(ask), default)
    await tables.play.save_due(code)  # as long after it, when only a clock wakes a table
