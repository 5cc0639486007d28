"""A room: one running match with its clocks. Pure: the time is given, nothing is stored here.

A room is built from the log alone; playing on and rebuilding are the same calls, so a restart in
mid-game is nothing special.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from polyana import games
from polyana.core import Event, Game, Happened, Record, Refused, Seat, heard
from polyana.core.glass import Glass, first_due, tend
from polyana.core.record import Header, Line
from polyana.core.save import frozen
from polyana.store import LineRow, TableRow

BEGIN = "begin"


class Told(NamedTuple):
    """An event, the number of the line that it belongs to, and when it happened."""

    seq: int
    at: float
    event: Event


class Room:
    """A match, its glasses, and all that was told so far."""

    def __init__(self, table: TableRow, names: Sequence[str], opening: Sequence[Any] = ()) -> None:
        self.code = table.code
        self.game: Game[Any] = games.game(table.game)
        settings = msgspec.json.decode(table.settings, type=self.game.settings)
        header = Header(table.game, table.rules or self.game.pin(), table.players, settings, tuple(names))
        self.record: Record[Any] = Record(self.game, header, bytes.fromhex(table.key), opening)
        self.glasses: dict[str, Glass] = {}
        self.told: list[Told] = []
        self.seq = 0

    @classmethod
    def begin(cls, table: TableRow, names: Sequence[str], now: float) -> tuple[Room, list[LineRow]]:
        """Begin the match; the opening is the first line of its log."""
        room = cls(table, names)
        return room, [room._write(Line(-1, BEGIN, ""), room.record.begun, now)]

    @classmethod
    def rebuild(cls, table: TableRow, names: Sequence[str], rows: Sequence[LineRow]) -> Room:
        """The room as it stands after these lines."""
        room = cls(table, names, _outcomes(rows[0]))
        room._write(Line(-1, BEGIN, ""), room.record.begun, rows[0].at)
        room.follow(rows[1:])
        return room

    def follow(self, rows: Iterable[LineRow]) -> None:
        """Play lines that were written before, or by another process."""
        match = self.record.match
        for row in rows:
            match.dice.script = list(_outcomes(row))
            if row.kind == "undo":
                self.record.undo(row.seat)
                self._write(self.record.lines[-1], None, row.at)
            else:
                happened = self.record.note(match.say(row.seat, row.kind, row.text), row.by)
                self._write(self.record.lines[-1], happened, row.at)

    # --- moving ----------------------------------------------------------------------------------

    def answer(self, seat: Seat, question: str, text: str, now: float, by: str = "") -> list[LineRow]:
        """A seat answers. A refusal changes nothing."""
        happened = self.record.answer(seat, question, text, by)
        return [self._write(self.record.lines[-1], happened, now)]

    def undo(self, seat: Seat, now: float) -> list[LineRow]:
        """A seat takes its last answer back."""
        self.record.undo(seat)
        return [self._write(self.record.lines[-1], None, now)]

    def run_out(self, now: float) -> list[LineRow]:
        """The glasses that have run out by now answer for those who were too slow."""
        rows: list[LineRow] = []
        while (due := self.due) is not None and due <= now:
            clock = first_due(self.glasses)
            assert clock is not None
            before = len(self.record.lines)
            for happened in self.record.timeout(clock[1]):
                rows.append(self._write(self.record.lines[before], happened, now))
                before += 1
            if before == len(self.record.lines) and not rows:
                break
        return rows

    @property
    def due(self) -> float | None:
        """When the next glass runs out."""
        first = first_due(self.glasses)
        return None if first is None or self.record.match.over else first[0]

    def _write(self, line: Line, happened: Happened | None, now: float) -> LineRow:
        """What one line changes besides the match: the log, the glasses, the number of the next line."""
        seq = self.seq
        outcomes = tuple(outcome.value for outcome in happened.outcomes) if happened else ()
        if happened is None:
            self.told = [told for told in self.told if told.seq != self._undone()]
        else:
            self.told += [Told(seq, now, event) for event in happened.events]
        self.seq += 1
        asks = self.record.match.open_asks()
        timed = ((ask.clock, ask.seconds) for ask in asks if ask.owes)
        self.glasses = tend(self.glasses, timed, now)
        encoded = msgspec.json.encode(outcomes).decode()
        return LineRow(self.code, seq, line.seat, line.kind, line.text, encoded, line.by, now)

    def _undone(self) -> int:
        """The line that the undo just written takes back."""
        taken = 0
        for number in range(len(self.record.lines) - 1, -1, -1):
            taken += 1 if self.record.lines[number].kind == "undo" else -1
            if taken == 0:
                return number + 1  # the opening is line 0
        raise Refused("no_undo")

    # --- looking ---------------------------------------------------------------------------------

    def log(self, seat: Seat, after: int = -1) -> list[Told]:
        """What a seat has heard."""
        return [
            Told(told.seq, told.at, event)
            for told in self.told
            if told.seq > after and (event := told.event.heard_by(seat)) is not None
        ]

    def heard_since(self, seat: Seat, count: int) -> list[Event]:
        """The events that a seat has heard, but for the first so many."""
        return heard([told.event for told in self.told], seat)[count:]


def _outcomes(row: LineRow) -> tuple[Any, ...]:
    return tuple(frozen(one) for one in msgspec.json.decode(row.outcomes))
