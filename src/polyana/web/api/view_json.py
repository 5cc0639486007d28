"""A seat's view as JSON, for programs: the table as it sees it, its open questions, what it has heard."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Any

from polyana.core import Match, Seat
from polyana.core.view import ENCODER
from polyana.table import Place
from polyana.table.room import Told
from polyana.web.http.server import House

EVERYBODY: Seat = -2
"""The key of what all faces share."""


def look(place: Place, seat: Seat, after: int = 0) -> bytes:
    """A seat's view, with what it has heard but for the first `after` events."""
    return _with_log(face(place, seat), _log(place, seat), after)


def face(place: Place, seat: Seat) -> bytes:
    """A seat's view without its log: worked out once for all who look at it."""
    found = place.faces.get(seat)
    if found is None:
        found = place.faces[seat] = _face(place, seat)
    return found


def _face(place: Place, seat: Seat) -> bytes:
    if place.room is None:
        return ENCODER.encode({"begun": False, "names": place.names(), "seat": seat})
    match = place.room.record.match
    own = {
        "seat": seat,
        "table": match.view_table(seat).facts(),
        "questions": match.questions(seat),
        "may_undo": match.may_undo(seat),
    }
    shared = place.faces.get(EVERYBODY)
    if shared is None:
        shared = place.faces[EVERYBODY] = _shared(place, match)
    return _joined(shared, ENCODER.encode(own))


def _shared(place: Place, match: Match[Any]) -> bytes:
    """What everybody knows alike."""
    return ENCODER.encode(
        {
            "begun": True,
            "names": place.names(),
            "waiting": match.waiting(),
            "step": match.step,
            "agenda": match.agenda,
            "over": match.over,
        }
    )


def _joined(one: bytes, two: bytes) -> bytes:
    """Two JSON objects as one."""
    return one[:-1] + b"," + two[1:]


def _log(place: Place, seat: Seat) -> Sequence[Told]:
    return place.room.log(seat) if place.room else ()


def _with_log(face: bytes, log: Sequence[Told], after: int) -> bytes:
    told = [{"kind": one.event.kind, "clause": one.event.clause, **one.event.args} for one in log[after:]]
    return _joined(face, ENCODER.encode({"heard": len(log), "log": told}))


async def frames(
    house: House, code: str, seat: Seat, changed: asyncio.Event, replies: deque[bytes] | None = None
) -> AsyncIterator[bytes]:
    """A seat's views as they change, and nothing when nothing has changed for this seat.

    The first one holds the whole log, the others what is new; if something was taken back, the whole
    log again. It ends when the seat is somebody else's. `replies` are sent in between, each after the
    view that it has led to: whoever reads that an answer is on disk already knows what has come of it.
    """
    replies = deque() if replies is None else replies
    sent, heard = b"", 0
    last: Told | None = None
    token = (await house.tables.place(code)).seats[seat].token
    while True:
        changed.clear()
        ready = len(replies)
        place = await house.tables.place(code)
        if place.seats[seat].token != token:
            return
        now, log = face(place, seat), _log(place, seat)
        if heard and (len(log) < heard or log[heard - 1] is not last):
            heard = 0
        if now != sent or len(log) != heard:
            frame = _with_log(now, log, heard)
            sent, heard, last = now, len(log), log[-1] if log else None
            yield frame  # while it is sent, the log may grow
        for _ in range(ready):
            yield replies.popleft()
        await changed.wait()
