"""The log in words: what a seat has heard, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, overload

from markupsafe import escape

from polyana.core import Event, Seat
from polyana.core.speech import Speech
from polyana.table import Place
from polyana.table.room import Told
from polyana.web.render.clauses import clause_link

LOG_SHOWN = 40


class Listener(NamedTuple):
    """To whom the log is told, and how."""

    game: str
    speech: Speech
    seat: Seat
    language: str


class Line:
    """One line of the log. It is put into words when somebody reads it, and few lines are read anew.

    `number` counts what this seat has heard. It must not count anything else: a gap would tell of a
    step that the seat may not notice.
    """

    __slots__ = ("_to", "number", "told")

    def __init__(self, to: Listener, number: int, told: Told) -> None:
        self._to = to
        self.number = number
        self.told = told

    @property
    def mark(self) -> Mark:
        """The same mark, the same line: neither taken back since nor told of people by other names."""
        return Mark(self.number, self.told, self._to.speech.names)

    @property
    def kind(self) -> str:
        return self.told.event.kind

    @property
    def args(self) -> dict[str, Any]:
        return self.told.event.args

    @property
    def clause(self) -> str:
        return self.told.event.clause

    @property
    def text(self) -> str:
        return _said(self._to, self.told.event)[0]

    @property
    def html(self) -> str:
        return f'<li data-n="{self.number}"{_said(self._to, self.told.event)[1]}'


class Mark(NamedTuple):
    """What a page remembers of the last line that it was sent."""

    number: int
    told: Told
    names: tuple[str, ...]


class Log(Sequence[Line]):
    """The last things a seat has heard, newest first; a line is made when somebody looks at it."""

    __slots__ = ("_count", "_heard", "_to")

    def __init__(self, place: Place, speech: Speech, seat: Seat, language: str) -> None:
        assert place.room is not None
        self._to = Listener(place.table.game, speech, seat, language)
        self._heard = place.room.log(seat)
        self._count = len(self._heard)  # as of now: it goes on growing

    def __len__(self) -> int:
        return min(self._count, LOG_SHOWN)

    @overload
    def __getitem__(self, at: int) -> Line: ...
    @overload
    def __getitem__(self, at: slice) -> list[Line]: ...
    def __getitem__(self, at: int | slice) -> Line | list[Line]:
        found = range(self._count - 1, self._count - 1 - len(self), -1)[at]
        return self._line(found) if isinstance(found, int) else [self._line(number) for number in found]

    def _line(self, number: int) -> Line:
        return Line(self._to, number, self._heard[number])


_TEXTS: dict[tuple[Any, ...], tuple[str, str]] = {}
"""What was said before, as text and as HTML: all who are not meant by a line hear the same words."""
TEXTS_KEPT = 20_000


def _said(to: Listener, event: Event) -> tuple[str, str]:
    meant = to.seat if event.args.get("seat") == to.seat else None
    key = (to.game, to.language, to.speech.names, event.kind, event.clause, repr(event.args), meant)
    known = _TEXTS.get(key)
    if known is None:
        if len(_TEXTS) > TEXTS_KEPT:
            _TEXTS.clear()
        text = to.speech.event(event, to.seat)
        link = clause_link(to.game, event.clause, to.language)
        known = _TEXTS[key] = (text, f' class="log-{event.kind}">{escape(text)} {link}</li>')
    return known
