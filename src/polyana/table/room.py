"""A room: one running match with its clocks. Pure: the time is given, nothing is stored here.

A room is built from the log alone; playing on and rebuilding are the same calls, so a restart in
mid-game is nothing special.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

import msgspec

from polyana import games
from polyana.core import SPECTATOR, Event, Game, Happened, Record, Refused, RuleBug, Seat, text_of
from polyana.core.dice import TornTape
from polyana.core.glass import Glasses
from polyana.core.match import NO_DRAFTS
from polyana.core.record import Header, Line
from polyana.games.tutorial import Tutorial, TutorialStep
from polyana.store import LineRow, TableRow

BEGIN = "begin"
LINES_AT_ONCE = 20
"""Lines of a log that are played at once; twenty take some five milliseconds."""
MAX_UNASKED = 1_000
"""The lines of one seat in a match that nobody has waited for: notes, undos. Else one seat could fill the
disk, and the match would take long to be read again."""
READ = "@read"
"""The line of a tutorial that says: the learner has read what the teacher said."""


class HeardEvent(NamedTuple):
    """An event as one seat heard it, the number of the line that it belongs to, and when it happened."""

    seq: int
    at: float
    event: Event


class Room:
    """A match, its glasses, and what each seat has heard so far."""

    tutorial: Tutorial | None = None
    """The tutorial by which this match is played: one step, one line. It has no clocks and no way back."""

    def __init__(
        self,
        table: TableRow,
        names: Sequence[str],
        opening: Sequence[Any] = (),
        tutorial: Tutorial | None = None,
    ) -> None:
        self.code = table.code
        self.tutorial = tutorial
        self.game: Game[Any] = games.game(table.game)
        settings = msgspec.json.decode(table.settings, type=self.game.settings)
        header = Header(table.game, table.rules or self.game.pin(), table.players, settings, tuple(names))
        wanted = tutorial.chance if tutorial else ()
        self.record: Record[Any] = Record(self.game, header, bytes.fromhex(table.key), opening, wanted)
        self.game = self.record.game
        self.glasses = Glasses()
        self._first: tuple[float, str] | None = None
        """When the first of them will have run out, and its clock."""
        self._owed: set[tuple[Seat, str]] = set()
        """Who must answer now, and which kind of question."""
        self._unasked: Counter[Seat] = Counter()
        """How many lines each seat has written that nobody waited for."""
        self.seq = 0
        self.moved = 0.0
        """When the last line was written."""
        self._missed: set[tuple[Seat, str]] = set()
        """The questions that the last timeout answered. Only the text of a refusal depends on them."""
        # One log per pair of eyes, kept as the match goes, so that an answer costs the same late in a match.
        self._logs: dict[Seat, list[HeardEvent]] = {seat: [] for seat in range(SPECTATOR, table.players)}

    @classmethod
    def begin(
        cls, table: TableRow, names: Sequence[str], now: float, tutorial: Tutorial | None = None
    ) -> tuple[Room, list[LineRow]]:
        """Begin the match; the opening is the first line of its log, and names the tutorial, if any."""
        room = cls(table, names, tutorial=tutorial)
        mark = tutorial.digest if tutorial else ""
        return room, [room._opened(mark, now)]

    def answer_by_marks(self, mark: Callable[[Seat], int], now: float) -> list[LineRow]:
        """Answer the questions that seats have settled before the match by choosing their marks."""
        rows: list[LineRow] = []
        if self.tutorial is not None:
            return rows
        while settled := self._answer_by_mark(mark):
            rows += self.answer(*settled, now)
        return rows

    def _answer_by_mark(self, mark: Callable[[Seat], int]) -> tuple[Seat, str, str] | None:
        match = self.record.match
        for ask in match.open_asks():
            text = self.game.marked(match.view_table(ask.seat), ask.kind.name, mark(ask.seat))
            if text:
                return ask.seat, match.question_id(ask), text
        return None

    @classmethod
    def rebuild(cls, table: TableRow, names: Sequence[str], rows: Sequence[LineRow]) -> Room:
        """The room as it stands after these lines; refused if today's rules cannot have led there."""
        *_, room = cls.rebuilding(table, names, rows)
        return room

    @classmethod
    def rebuilding(cls, table: TableRow, names: Sequence[str], rows: Sequence[LineRow]) -> Iterator[Room]:
        """The same room after every few lines, so that others have their turn while a match is rebuilt."""
        opening = rows[0].line
        tutorial = games.tutorial(table.game) if opening.text else None
        if opening.text != (tutorial.digest if tutorial else ""):
            raise Refused("tutorial_changed")
        try:
            room = cls(table, names, opening.outcomes, tutorial)
            room._opened(opening.text, rows[0].at)
            yield room
            for first in range(1, len(rows), LINES_AT_ONCE):
                room.follow(rows[first : first + LINES_AT_ONCE])
                yield room
        except (Refused, TornTape, RuleBug, msgspec.ValidationError) as error:
            raise Refused("version", what=table.rules) from error

    def fork(self) -> Room:
        """A room that goes on by itself, while others look at this one until the next line is on disk."""
        twin = copy(self)
        twin.record = self.record.fork()
        twin.glasses = self.glasses.fork()
        twin._unasked = self._unasked.copy()
        twin._logs = {seat: log[:] for seat, log in self._logs.items()}
        return twin

    def follow(self, rows: Iterable[LineRow]) -> None:
        """Play lines that were written before."""
        match = self.record.match
        for row in rows:
            line = row.line
            match.dice.script = list(line.outcomes)
            if line.kind == READ:
                self._turn_page(row.at)
            elif line.kind == "undo":
                self.record.undo(line.seat)
                self._took_back(row.at)
            else:
                happened = self.record.note(match.answer_kind(line.seat, line.kind, line.text), line.by)
                self._happened(happened, row.at)

    # --- moving ----------------------------------------------------------------------------------

    def answer(self, seat: Seat, question: str, text: str, now: float, by: str = "") -> list[LineRow]:
        """A seat answers. A refusal changes nothing."""
        if self.tutorial is not None:
            self._expect(seat, question, text)
        if self._unasked[seat] >= MAX_UNASKED and not self._waits_for(seat, question):
            raise Refused("too_many_lines")
        try:
            happened = self.record.answer(seat, question, text, by)
        except Refused as refused:
            if refused.code not in ("not_asked", "over") or (seat, question) not in self._missed:
                raise
            raise Refused("stale", refused.clause) from None  # it was asked until the glass ran out
        return [self._happened(happened, now)]

    def undo(self, seat: Seat, now: float) -> list[LineRow]:
        """A seat takes its last answer back."""
        if self.tutorial is not None:
            raise Refused("no_undo")
        if self._unasked[seat] >= MAX_UNASKED:
            raise Refused("too_many_lines")
        self.record.undo(seat)
        return [self._took_back(now)]

    def run_out(self, now: float, drafts: Mapping[Seat, str] = NO_DRAFTS) -> list[LineRow]:
        """The glasses that have run out by now answer for those who were too slow."""
        rows: list[LineRow] = []
        match, missed = self.record.match, set()
        while (first := self._first) is not None and first[0] <= now:
            before = len(self.record.lines)
            missed |= {
                (ask.seat, match.question_id(ask)) for ask in match.open_asks() if ask.clock == first[1]
            }
            happened = self.record.timeout(first[1], drafts)
            rows += [
                self._write(line, one.events, now)
                for line, one in zip(self.record.lines[before:], happened, strict=True)
            ]
            if match.over or before == len(self.record.lines):
                break
        if rows:
            self._missed = missed
        return rows

    @property
    def due(self) -> float | None:
        """When the next glass runs out."""
        return None if self._first is None or self.record.match.over else self._first[0]

    @property
    def drafting(self) -> dict[Seat, str]:
        """The seats whose drafts count when the sand runs out, and the questions they write about."""
        match = self.record.match
        return {ask.seat: match.question_id(ask) for ask in match.asks if ask.draft_counts}

    def _opened(self, mark: str, now: float) -> LineRow:
        """The first line: what chance brought before anybody was asked, and the mark of a tutorial."""
        begun = self.record.begun
        return self._write(Line(-1, BEGIN, mark, begun.values), begun.events, now)

    def _happened(self, happened: Happened, now: float) -> LineRow:
        """The line of an answer, which is the last of the record."""
        return self._write(self.record.lines[-1], happened.events, now)

    def _took_back(self, now: float) -> LineRow:
        """The line of taking back, which is the last of the record."""
        self._unlog(self._undone())
        return self._write(self.record.lines[-1], (), now)

    def _write(self, line: Line, events: Sequence[Event], now: float) -> LineRow:
        """Note one line: update the logs, the glasses and the number of the next line."""
        seq = self.seq
        if line.kind != BEGIN and (line.seat, line.kind) not in self._owed:
            self._unasked[line.seat] += 1
        for event in events:
            self._log_event(HeardEvent(seq, now, event))
        self._turn_page(now)
        waits = ""
        if self.tutorial is None:
            owed = [ask for ask in self.record.match.open_asks() if ask.owes]
            self.glasses.tend([(ask.clock, ask.seconds) for ask in owed], now)
            self._first = self.glasses.first_due()
            self._owed = {(ask.seat, ask.kind.name) for ask in owed}
            waits = " ".join(map(str, sorted({ask.seat for ask in owed})))
        return LineRow(self.code, seq, line, now, waits)

    def _waits_for(self, seat: Seat, question: str) -> bool:
        match = self.record.match
        return any(ask.owes and match.question_id(ask) == question for ask in match.open_asks(seat))

    def _turn_page(self, now: float) -> None:
        self.seq, self.moved = self.seq + 1, now

    def _log_event(self, whole: HeardEvent) -> None:
        for seat, log in self._logs.items():
            heard = whole.event.heard_by(seat)
            if heard is not None:
                log.append(whole if heard is whole.event else whole._replace(event=heard))

    def _unlog(self, seq: int) -> None:
        """Remove the events of a line from the logs. Only the last events can be taken back."""
        for log in self._logs.values():
            while log and log[-1].seq == seq:
                log.pop()

    def _undone(self) -> int:
        """The line that the undo just written takes back."""
        taken = 0
        for number in range(len(self.record.lines) - 1, -1, -1):
            taken += 1 if self.record.lines[number].kind == "undo" else -1
            if taken == 0:
                return number + 1  # the opening is line 0
        raise Refused("no_undo")

    # --- learning --------------------------------------------------------------------------------

    @property
    def step(self) -> TutorialStep | None:
        """The step at which a tutorial stands; None when it is done (or when this is none)."""
        if self.tutorial is None or self.seq > len(self.tutorial.steps):
            return None
        return self.tutorial.steps[self.seq - 1]

    @property
    def over(self) -> bool:
        """Is there nothing more to come?"""
        return bool(self.record.match.over) if self.tutorial is None else self.step is None

    def _expect(self, seat: Seat, question: str, text: str) -> None:
        """Refuse what is not what the tutorial asks for; what the rules refuse, they refuse themselves."""
        step = self.step
        if step is None:
            raise Refused("tutorial_done")
        if step.seat is None:
            raise Refused("tutorial_read")
        answer = self.record.match.reading(seat, question, text)
        if seat != step.seat:
            raise Refused("tutorial_watch")
        if not step.accepts(answer.kind, text_of(answer.value)):
            raise Refused("tutorial_otherwise")
        self.record.match.dice.wanted = list(step.chance)

    def read_on(self, seat: Seat, number: int, now: float) -> list[LineRow]:
        """The learner has read what the teacher said at this step."""
        step = self.step
        if step is None or step.seat is not None or number != self.seq:
            raise Refused("stale")
        if self.tutorial is None or seat != self.tutorial.seat:
            raise Refused("not_seated")
        row = LineRow(self.code, self.seq, Line(seat, READ, ""), now)
        self._turn_page(now)
        return [row]

    # --- looking ---------------------------------------------------------------------------------

    def log(self, seat: Seat) -> Sequence[HeardEvent]:
        """What a seat has heard; it grows as the match goes on."""
        return self._logs[seat]
