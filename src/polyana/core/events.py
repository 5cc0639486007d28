"""What has happened, as the table tells it: plain data with an audience, put into words later."""

from __future__ import annotations

from typing import Any

import msgspec

from polyana.core.zones import Seat


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something told: its kind, the clause it follows, and what there is to say of it.

    `to` names the seats that hear it (None: everybody, spectators too). `only` holds arguments for
    some ears: name → (seats, value). `revealed` marks what was hidden from its hearers until now.
    """

    kind: str
    clause: str
    args: dict[str, Any] = {}
    to: tuple[Seat, ...] | None = None
    only: dict[str, tuple[tuple[Seat, ...], Any]] = {}
    revealed: bool = False

    def heard_by(self, seat: Seat) -> Event | None:
        """The event as one seat hears it, or None if it does not.

        >>> told = Event("drew", "NW-3.3", {"seat": 1}, only={"card": ((1,), "К")})
        >>> told.heard_by(0).args, told.heard_by(1).args
        ({'seat': 1}, {'seat': 1, 'card': 'К'})
        """
        if self.to is not None and seat not in self.to:
            return None
        if not self.only:
            return self
        extra = {name: value for name, (seats, value) in self.only.items() if seat in seats}
        return Event(self.kind, self.clause, {**self.args, **extra}, self.to, {}, self.revealed)


def heard(events: list[Event] | tuple[Event, ...], seat: Seat) -> list[Event]:
    """One seat's part of the log."""
    return [one for event in events if (one := event.heard_by(seat)) is not None]
