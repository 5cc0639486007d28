"""A match played once more, moment by moment, through anybody's eyes.

A match of n lines has the moments 0…n: after the opening and after each line. A step back is a
moment too, so one sees what was taken back, as the players did.
"""

from __future__ import annotations

import math
import re
import time
from bisect import bisect_right
from dataclasses import replace
from typing import Any, NamedTuple

from polyana import games
from polyana.core import (
    SPECTATOR,
    BadRecord,
    Event,
    Game,
    Happened,
    Match,
    Record,
    Seat,
    View,
    load,
    read,
    save,
)
from polyana.core.record import Line, read_header
from polyana.core.zones import Zone

ALL_EYES: Seat = -2
"""The eyes that see everything."""
SAVE_EVERY = 20
"""A position is saved every this many moments; those between are played from it."""
MAX_LINES = 30_000
"""The longest series takes about a third of this."""

MAX_HEAD_CHARS = 5_000
"""Signs before the first line: names, settings, the pin of the rules."""

LINE_START = re.compile("= |[0-9]{1,2}(@[a-z]{1,10})? ")
"""How a line of a match begins."""


class Moment(NamedTuple):
    """What one line of a match has caused, and who could see whose answer it was."""

    line: Line | None
    events: tuple[Event, ...]
    takes_back: int | None
    """The moment that this one takes back."""
    known_to: frozenset[Seat]


class MomentEvent(NamedTuple):
    """Something heard, and the moment when it was."""

    at: int
    event: Event
    private: tuple[Seat, ...] | None = None
    """For all-knowing eyes: who alone heard it then."""


class Replay:
    """A whole match to look through. Raises BadRecord for a file that cannot be played."""

    def __init__(self, text: str, until: float = math.inf) -> None:
        """`until`: when to give up, by the monotonic clock."""
        self._until = until
        header, first = read_header(text)
        if sum(map(len, text.split("\n", first - 1)[: first - 1])) > MAX_HEAD_CHARS:
            raise BadRecord(first - 1, "large", "there is too much above the first line")
        for number, line in enumerate(text.split("\n")[first - 1 :], first):
            if number > MAX_LINES:
                raise BadRecord(number, "large", "the match is too long")
            if line and not LINE_START.match(line):
                raise BadRecord(number, "line", "expected 'seat kind text'")
        if header.game not in games.names():
            raise BadRecord(2, "game", f"there is no game '{header.game[:40]}'")
        self.game: Game[Any] = games.game(header.game)
        self.text = text
        self.moments: list[Moment] = []
        self._kept: list[int] = []
        self._saves: list[bytes] = []
        self._standing: list[int] = []
        """The moments that have not been taken back."""
        self._asked: dict[tuple[Seat, str], Zone] = {}
        self._waited: list[Seat] = []
        self.record: Record[Any] = read(self.game, text, self._note)
        self.game = self.record.game
        self.analysis: Any = analyse(self.record)

    def _note(self, record: Record[Any], happened: Happened | None) -> None:
        """Keep what the last line has brought about."""
        line = record.lines[-1] if record.lines else None
        match, at = record.match, len(self.moments)
        if time.monotonic() > self._until:
            raise BadRecord(at, "large", "the match takes too long to be played")
        events = happened.events if happened else ()
        takes_back = self._standing.pop() if happened is None else None
        self.moments.append(Moment(line, events, takes_back, self._known_to(match, line, takes_back)))
        self._asked = {(ask.seat, ask.kind.name): ask.kind.to for ask in match.open_asks()}
        self._waited = match.waiting()
        if takes_back is None:
            self._standing.append(at)
        else:  # a position that was saved after that moment cannot go back to it
            while self._kept[-1] >= takes_back:
                self._kept.pop()
                self._saves.pop()
        if at == 0 or at >= self._kept[-1] + SAVE_EVERY:
            self._kept.append(at)
            self._saves.append(save(match))

    def _known_to(self, match: Match[Any], line: Line | None, takes_back: int | None) -> frozenset[Seat]:
        """Who could see whose answer it was: the seats that learn such answers, or everybody if the seat is
        not waited for any more."""
        everybody = range(SPECTATOR, match.table.players)
        if line is None:
            return frozenset()
        if takes_back is not None:
            return self.moments[takes_back].known_to
        if line.seat in self._waited and line.seat not in match.waiting():
            return frozenset(everybody)
        zone = self._asked[line.seat, line.kind]
        return frozenset(
            eyes for eyes in everybody if eyes == line.seat or zone.sees(match.table, line.seat, eyes)
        )

    # --- looking ---------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    @property
    def eyes(self) -> range:
        """Everybody through whose eyes one may look: the seats, a spectator, and those that see all."""
        return range(ALL_EYES, self.record.header.players)

    def position(self, at: int) -> Match[Any]:
        """The match as it stood at a moment."""
        place = bisect_right(self._kept, at) - 1
        match = load(self.game, self._saves[place]).match
        for moment in self.moments[self._kept[place] + 1 : at + 1]:
            line = moment.line
            assert line is not None
            if moment.takes_back is not None:
                match.undo(line.seat)
            else:
                match.dice.script = list(line.outcomes)
                match.answer_kind(line.seat, line.kind, line.text)
        return match

    def view(self, at: int, eyes: Seat) -> View[Any]:
        """What these eyes saw at a moment; all-knowing ones see the true table."""
        return view_through(self.position(at), eyes)

    def events(self, at: int, eyes: Seat) -> list[MomentEvent]:
        """What these ears heard at a moment."""
        found = (_heard(at, event, eyes) for event in self.moments[at].events)
        return [one for one in found if one is not None]

    def log(self, at: int, eyes: Seat) -> list[MomentEvent]:
        """All that these ears had heard by then, without what had been taken back."""
        gone = {moment.takes_back for moment in self.moments[: at + 1]}
        return [one for number in range(at + 1) if number not in gone for one in self.events(number, eyes)]

    def who(self, at: int, eyes: Seat) -> Seat | None:
        """Who answered (or took an answer back) at this moment, if these eyes could see it."""
        line, known_to = self.moments[at].line, self.moments[at].known_to
        return line.seat if line and (eyes == ALL_EYES or eyes in known_to) else None

    def noticed(self, at: int, eyes: Seat) -> bool:
        """Does this moment differ from the one before it for these eyes?"""
        if at == 0 or self.who(at, eyes) is not None or self.events(at, eyes):
            return True
        return self.view(at - 1, eyes).encode() != self.view(at, eyes).encode()


def view_through(match: Match[Any], eyes: Seat) -> View[Any]:
    """The view of a match through some eyes."""
    if eyes != ALL_EYES:
        return match.view(eyes)
    return replace(match.view(SPECTATOR), seat=ALL_EYES, table=match.table)


def analyse(record: Record[Any]) -> Any:
    """What a game has to say about a match when it is over, or None."""
    return games.folder(record.game.name).analyse(record) if record.match.over else None


def _heard(at: int, event: Event, eyes: Seat) -> MomentEvent | None:
    if eyes != ALL_EYES:
        heard = event.heard_by(eyes)
        return None if heard is None else MomentEvent(at, heard)
    extra = {name: value for name, (_, value) in event.only.items()}
    return MomentEvent(at, Event(event.kind, event.clause, {**event.args, **extra}), event.to)
