"""A table as this process holds it: its row, its seats, and the match if it has begun."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from polyana import games
from polyana.core import SPECTATOR, Seat
from polyana.store import ChatRow, SeatRow, TableRow
from polyana.table.marks import mark_of
from polyana.table.names import name_in
from polyana.table.room import Room

HOST_GRACE_SECONDS = 30.0
"""Seconds that a host may be away: a page is loaded anew, a phone sleeps for a moment."""
TUTOR = "tutor"
"""Stands for a bot's level in the seats that a tutorial plays by its script."""


def seat_name(one: SeatRow, game: str, language: str) -> str:
    """The name of a seat in a language; the seats that a tutorial plays have one in each."""
    tutorial = games.tutorial(game) if one.bot == TUTOR else None
    return tutorial.called(one.seat, language) if tutorial else name_in(one.name, language)


@dataclass(slots=True)
class Place:
    """The present state of a table, in the memory of this process."""

    table: TableRow
    seats: list[SeatRow]
    room: Room | None = None
    online: dict[str, int] = field(default_factory=dict)
    """How many connections each guest has open here."""
    chat: list[ChatRow] | None = None
    """The last messages, once somebody has asked for them."""
    encoded_views: dict[Seat, bytes] = field(default_factory=dict)
    """Each seat's view as JSON for programs; dropped at the next change."""
    used: float = 0.0
    """When the table was last used."""
    since: float = -math.inf
    """When the table came into memory."""
    left: dict[str, float] = field(default_factory=dict)
    """When the last connection of a guest ended that has none."""
    origin: str = ""
    """The network from which it was laid, while this is known."""
    failures: int = 0
    """How many times in a row nothing could be written."""
    retry_at: float = 0.0
    """Until then bots and glasses do not try again."""

    @property
    def code(self) -> str:
        return self.table.code

    def seat_of(self, guest: str) -> Seat:
        """Where a guest sits; a stranger is a spectator."""
        return next((one.seat for one in self.seats if guest and one.guest == guest), SPECTATOR)

    def names(self, language: str = "ru") -> list[str]:
        """What the seats are called."""
        return [seat_name(one, self.table.game, language) for one in self.seats]

    def mark(self, seat: Seat) -> int:
        """The colour and sign of a seat."""
        return mark_of(self.table.marks, seat)

    @property
    def taught(self) -> bool:
        """Is this the table of a tutorial?"""
        return any(one.bot == TUTOR for one in self.seats)

    def empty(self) -> list[Seat]:
        """Seats for which somebody could still sit down."""
        return [one.seat for one in self.seats if not one.guest and not one.bot]

    def bots(self) -> dict[Seat, str]:
        """The seats that a bot plays now, with its level."""
        return {one.seat: one.bot for one in self.seats if one.bot}

    @property
    def alone(self) -> bool:
        """Does nobody but bots play here?"""
        return all(one.bot for one in self.seats)

    @property
    def chat_closed(self) -> str:
        """The clause by which the rules forbid free talk now; before and after a match there is none."""
        if self.room is None or self.room.record.match.over:
            return ""
        match = self.room.record.match
        return match.game.chat_closed(match.view_table(SPECTATOR))

    def channel(self, seat: Seat) -> str:
        """The side within which a seat may talk unheard by the others; empty if there is none."""
        if self.room is None or seat < 0:
            return ""
        match = self.room.record.match
        return match.game.channel(match.view_table(SPECTATOR), seat)

    def has_company(self, seat: Seat) -> bool:
        """Does anybody else share this seat's channel?"""
        side = self.channel(seat)
        return bool(side) and sum(self.channel(one.seat) == side for one in self.seats) > 1

    def heard(self, chat: list[ChatRow], seat: Seat) -> list[ChatRow]:
        """The messages that a seat hears: those to everybody and those within its own side."""
        side = self.channel(seat) if any(one.side for one in chat) else ""
        return [one for one in chat if one.side in ("", side)]

    def is_host(self, guest: str) -> bool:
        return bool(guest) and guest == self.table.host

    def host_away(self, now: float) -> bool:
        """Has the host been away for a while? Then others may take over."""
        host = self.table.host
        return not self.online.get(host) and now - self.left.get(host, self.since) >= HOST_GRACE_SECONDS

    def absent(self, seat: Seat) -> bool:
        """Is the person of this seat away from the table?"""
        guest = self.seats[seat].guest
        return bool(guest) and not self.online.get(guest)
