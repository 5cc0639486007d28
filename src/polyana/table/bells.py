"""Lines go to disk here, and glasses that have run out answer before anything that arrives later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from polyana.core import Seat
from polyana.core.match import NO_DRAFTS
from polyana.store import LineRow, Store, Touch
from polyana.table.place import Place
from polyana.table.room import Room

FRESH = 60.0
"""Seconds for which a table counts as just touched: that alone is not worth writing."""


async def append(
    store: Store, place: Place, room: Room, rows: Sequence[LineRow], drafting: Mapping[Seat, str], now: float
) -> None:
    """Write lines down. `drafting`: who was asked to write before them; whoever is newly asked begins with an
    empty sheet.

    That comes first: wherever the plug is pulled, an old sheet must not answer a new question.
    """
    for seat, question in room.drafting.items():
        if drafting.get(seat) != question:
            await store.drop_draft(place.code, seat)
    ended = now if room.over else None
    row = place.table
    if ended != row.ended or now - row.touched > FRESH or not _in_time(row.due, room.due, now):
        await store.append(rows, Touch(now, room.due, ended))
        place.table = msgspec.structs.replace(row, touched=now, due=room.due, ended=ended)
    else:
        await store.append(rows)


def are_due(place: Place, arrived: float) -> bool:
    """Had a glass run out when something arrived?"""
    room = place.room
    return room is not None and room.due is not None and room.due <= arrived


async def ring(store: Store, place: Place, now: float) -> int:
    """Let the glasses answer that have run out; how many lines that made.

    The drafts that count are those on disk: later ones wait behind this.
    """
    room = place.room
    assert room is not None
    before = room.drafting
    rows = room.run_out(now, await store.drafts(place.code) if before else NO_DRAFTS)
    if rows:
        await append(store, place, room, rows, before, now)
    return len(rows)


def _in_time(noted: float | None, due: float | None, now: float) -> bool:
    """Does the moment noted in the store still do? A look too early finds nothing; one too late is too late.

    With every card the next bell moves on a little, and between two cards there may be none: that alone is
    not worth a second statement.
    """
    if noted is None:
        return due is None
    return now < noted and (due is None or noted <= due)
