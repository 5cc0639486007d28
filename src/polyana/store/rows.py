"""The rows of the store, as plain data."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from polyana.core.record import Line


class TableRow(msgspec.Struct, frozen=True):
    """A laid table. Times are seconds since the epoch; `key` feeds the dice and never leaves the server."""

    code: str
    game: str
    players: int
    settings: str
    public: bool
    host: str
    key: str
    created: float
    rules: str = ""
    """The pin of the rules the match was begun with; empty until it begins."""
    started: float | None = None
    ended: float | None = None
    touched: float = 0.0
    due: float | None = None
    """When somebody must look at the table: when the next glass runs out, or a little earlier."""
    rematch: str = ""
    """The code of the table that was laid after this one."""
    marks: str = "012345"
    """The colours and signs of the seats, by seat."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where. A seat is a guest's, or a bot's, or empty; an absent guest's may be played by a bot."""

    code: str
    seat: int
    guest: str = ""
    name: str = ""
    bot: str = ""
    """The level of the bot that plays here now; empty if a person does."""
    token: str = ""
    """Opens this seat and no other: for a second device and for programs."""


class LineRow(msgspec.Struct, frozen=True):
    """One line of a match's log: its table, its number, and when it was written."""

    code: str
    seq: int
    line: Line
    at: float
    waits: str = ""
    """The seats that owe an answer after this line, `0 2` say: so a list of matches need not play them."""


class Touch(NamedTuple):
    """What lines change about their table."""

    touched: float
    due: float | None = None
    ended: float | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table: to everybody, or to one side."""

    code: str
    seq: int
    seat: int
    name: str
    text: str
    at: float
    side: str = ""
