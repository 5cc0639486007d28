"""A seat's view as JSON: the table as the seat sees it, its open questions, what it has heard."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Any

from polyana.core import Match, Seat
from polyana.core.view import ENCODER
from polyana.table import Place
from polyana.table.room import HeardEvent
from polyana.web.http.server import Server

SHARED_PART: Seat = -2
"""The key of the part that all views share."""


def encode_view_and_log(place: Place, seat: Seat, after: int = 0) -> bytes:
    """A seat's view with what it has heard, without the first `after` events."""
    return _with_log(encode_view(place, seat), _log(place, seat), after)


def encode_view(place: Place, seat: Seat) -> bytes:
    """A seat's view without its log; encoded once per change of the table."""
    found = place.encoded_views.get(seat)
    if found is None:
        found = place.encoded_views[seat] = _encode(place, seat)
    return found


def _encode(place: Place, seat: Seat) -> bytes:
    if place.room is None:
        return ENCODER.encode({"begun": False, "names": place.names(), "seat": seat})
    match = place.room.record.match
    own = {
        "seat": seat,
        "table": match.view_table(seat).facts(),
        "questions": match.questions(seat),
        "may_undo": match.may_undo(seat),
    }
    shared = place.encoded_views.get(SHARED_PART)
    if shared is None:
        shared = place.encoded_views[SHARED_PART] = _shared(place, match)
    return _joined(shared, ENCODER.encode(own))


def _shared(place: Place, match: Match[Any]) -> bytes:
    """The part that is the same for all."""
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


def _log(place: Place, seat: Seat) -> Sequence[HeardEvent]:
    return place.room.log(seat) if place.room else ()


def _with_log(view: bytes, log: Sequence[HeardEvent], after: int) -> bytes:
    events = [{"kind": one.event.kind, "clause": one.event.clause, **one.event.args} for one in log[after:]]
    return _joined(view, ENCODER.encode({"heard": len(log), "log": events}))


async def view_frames(
    server: Server,
    code: str,
    seat: Seat,
    changed: asyncio.Event,
    replies: deque[bytes] | None = None,
    quiet: float | None = None,
) -> AsyncIterator[bytes]:
    """A seat's views as they change, and nothing when nothing has changed for this seat.

    The first holds the whole log, the others what is new; after an undo the whole log again. The stream
    ends when somebody else takes the seat. Each of the `replies` follows the view that its answer has led
    to, so a client that reads an acknowledgement already has the new view. After so many `quiet` seconds
    comes an empty frame.
    """
    replies = deque() if replies is None else replies
    sent, heard = b"", 0
    last: HeardEvent | None = None
    token = (await server.tables.place(code)).seats[seat].token
    while True:
        changed.clear()
        ready = len(replies)
        place = await server.tables.place(code)
        if place.seats[seat].token != token:
            return
        now, log = encode_view(place, seat), _log(place, seat)
        if heard and (len(log) < heard or log[heard - 1] is not last):
            heard = 0
        if now != sent or len(log) != heard:
            frame = _with_log(now, log, heard)
            sent, heard, last = now, len(log), log[-1] if log else None
            yield frame  # while it is sent, the log may grow
        for _ in range(ready):
            yield replies.popleft()
        while True:
            try:
                async with asyncio.timeout(quiet):
                    await changed.wait()
                break
            except TimeoutError:
                yield b""
