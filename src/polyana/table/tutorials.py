"""Tables of tutorials: begun at once, found again while unfinished, deleted when the learner leaves."""

from __future__ import annotations

import msgspec

from polyana import games
from polyana.core import Refused
from polyana.store import SeatRow
from polyana.table.names import clean_name, new_token
from polyana.table.place import TUTOR
from polyana.table.seating import new_table
from polyana.table.tables import Tables


async def begin_tutorial(tables: Tables, game: str, *, guest: str, name: str) -> str:
    """Begin the tutorial of a game; the code of its table."""
    tutorial = games.tutorial(game)
    if tutorial is None:
        raise Refused("no_tutorial")
    table = new_table(game, tutorial.players, tutorial.settings, guest, tables.now())
    table = msgspec.structs.replace(table, key=tutorial.key.hex())
    seats = [
        SeatRow(table.code, seat, name=tutorial.called(seat, "ru"), bot=TUTOR, token=new_token())
        for seat in range(tutorial.players)
    ]
    own = seats[tutorial.seat]
    named = clean_name(name, tutorial.seat)
    seats[tutorial.seat] = msgspec.structs.replace(own, guest=guest, name=named, bot="")
    await tables.store.add_table(table, seats)
    await tables.seating.start(table.code, guest)
    return table.code


async def unfinished_tutorial(tables: Tables, game: str, guest: str) -> str:
    """The tutorial of this game that a guest has begun and not finished; empty if there is none."""
    for row in await tables.store.tables_of(guest):
        if row.game == game and row.ended is None and row.started is not None:
            try:
                place = await tables.place(row.code)
            except Refused as refused:
                if refused.code == "tutorial_changed":  # it cannot be continued, and nobody would miss it
                    await tables.registry.delete(row.code)
                continue
            if place.taught:
                return row.code
    return ""


async def leave_tutorial(tables: Tables, code: str, guest: str) -> None:
    """The learner leaves, and the table is deleted: nobody else has played at it."""
    place = await tables.place(code)
    if not place.taught:
        raise Refused("begun")
    if not place.is_host(guest):
        raise Refused("not_host")
    await tables.registry.delete(code)
