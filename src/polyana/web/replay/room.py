"""A table that is only looked at: a match as it stands, with its players by name and without guests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import msgspec

from polyana import games
from polyana.core import Match, Seat
from polyana.core.glass import Glasses
from polyana.core.record import Header
from polyana.core.speech import Speech
from polyana.store import SeatRow, TableRow
from polyana.table import Place, Room
from polyana.table.marks import DEFAULT_MARKS

NAME_SHOWN = 40


class ReplayRoom(Room):
    """A room for drawing only; `heard` tells what a seat has heard by now."""

    def __init__(self, match: Match[Any], heard: Callable[[Seat], Sequence[Any]]) -> None:
        record: Any = SimpleNamespace(match=match)
        self.code = ""
        self.game = match.game
        self.record = record
        self.glasses = Glasses()
        self.seq = 0
        self._heard = heard

    def log(self, seat: Seat) -> Sequence[Any]:
        return self._heard(seat)


def replay_place(header: Header, room: ReplayRoom, marks: str = DEFAULT_MARKS) -> Place:
    """The table of a match file."""
    settings = msgspec.json.encode(header.settings).decode()
    table = TableRow("", header.game, header.players, settings, False, "", "", 0.0, marks=marks)
    names = [name[:NAME_SHOWN] for name in header.names[: header.players]]
    seats = [SeatRow("", seat, name=name) for seat, name in enumerate(names)]
    speech = Speech(games.package(header.game))
    seats += [SeatRow("", seat, name=speech.name(seat)) for seat in range(len(seats), header.players)]
    return Place(table, seats, room)
