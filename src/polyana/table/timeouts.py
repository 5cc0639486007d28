"""Writing lines to disk, and the answers of sand glasses that have run out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from polyana.core.match import NO_DRAFTS
from polyana.store import LineRow, Store, Touch
from polyana.table.place import Place
from polyana.table.room import Room

TOUCH_SECONDS = 60.0
"""Seconds between two notes of when a table was touched: a note with every line is not worth its write."""


async def append(store: Store, place: Place, room: Room, rows: Sequence[LineRow], now: float) -> None:
    """Write lines to disk, and then let everybody see the room to which they have led.

    A seat with a new question gets an empty draft first: even if the server stops in between, an old draft
    must not answer a new question.
    """
    drafting = place.room.drafting if place.room else {}
    for seat, question in room.drafting.items():
        if drafting.get(seat) != question:
            await store.drop_draft(place.code, seat)
    ended = now if room.over else None
    row = place.table
    if ended != row.ended or now - row.touched > TOUCH_SECONDS or not _noted_in_time(row.due, room.due, now):
        await store.append(rows, Touch(now, room.due, ended))
        place.table = msgspec.structs.replace(row, touched=now, due=room.due, ended=ended)
    else:
        await store.append(rows)
    place.room = room


def is_due(place: Place, arrived: float) -> bool:
    """Had a glass run out by this time?"""
    room = place.room
    return room is not None and room.due is not None and room.due <= arrived


async def answer_timeouts(store: Store, place: Place, now: float) -> int:
    """Let the glasses that have run out answer; the number of lines written.

    Drafts count as they are on disk: later ones wait for the lock.
    """
    assert place.room is not None
    drafts = await store.drafts(place.code) if place.room.drafting else NO_DRAFTS
    room = place.room.fork()
    rows = room.run_out(now, drafts)
    if rows:
        await append(store, place, room, rows, now)
    return len(rows)


def _noted_in_time(on_answer: float | None, due: float | None, now: float) -> bool:
    """Is the time noted in the store early enough for the next timeout?

    Every card moves the timeout a little, and between two cards there may be none. To note each change would
    cost a second statement; a look too early does no harm.
    """
    if on_answer is None:
        return due is None
    return now < on_answer and (due is None or on_answer <= due)
