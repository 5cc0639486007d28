"""Tables of tutorials: begun at once, found again while unfinished, cleared away when the learner leaves."""

from __future__ import annotations

import secrets

import msgspec

from polyana import games
from polyana.core import Refused
from polyana.store import SeatRow, TableRow
from polyana.table.names import clean_name, new_code
from polyana.table.place import TUTOR
from polyana.table.tables import Tables


async def teach(tables: Tables, game: str, *, guest: str, name: str) -> str:
    """Begin the tutorial of a game; the code of its table."""
    tutorial = games.tutorial(game)
    if tutorial is None:
        raise Refused("no_tutorial")
    code, now = new_code(), tables.now()
    settings = msgspec.json.encode(tutorial.settings).decode()
    key = tutorial.key.hex()
    table = TableRow(code, game, tutorial.players, settings, False, guest, key, now, touched=now)
    seats = [
        SeatRow(code, seat, name=tutorial.called(seat, "ru"), bot=TUTOR, token=secrets.token_hex(8))
        for seat in range(tutorial.players)
    ]
    own = seats[tutorial.seat]
    named = clean_name(name, tutorial.seat)
    seats[tutorial.seat] = msgspec.structs.replace(own, guest=guest, name=named, bot="")
    await tables.store.add_table(table, seats)
    await tables.start(code, guest)
    return code


async def unfinished(tables: Tables, game: str, guest: str) -> str:
    """The tutorial of this game that a guest has begun and not finished; empty if there is none."""
    for row in await tables.store.tables_of(guest):
        if row.game == game and row.ended is None and row.started is not None:
            try:
                place = await tables.place(row.code)
            except Refused as refused:
                if refused.code == "tutorial_changed":  # it cannot be gone on with, and nobody would miss it
                    await tables.clear(row.code)
                continue
            if place.taught:
                return row.code
    return ""


async def leave(tables: Tables, code: str, guest: str) -> None:
    """The learner gets up, and the table is cleared away: nobody else has played at it."""
    place = await tables.place(code)
    if not place.taught:
        raise Refused("begun")
    if not place.is_host(guest):
        raise Refused("not_host")
    await tables.clear(code)
