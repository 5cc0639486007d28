"""The log as text: what a seat has heard, newest first."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import Any, NamedTuple, overload

from markupsafe import escape

from polyana.core import Event, Seat
from polyana.core.speech import Speech
from polyana.table import Place
from polyana.table.room import HeardEvent
from polyana.web.caches import Caches
from polyana.web.render.clauses import clause_link

LINES_SHOWN = 40


class Listener(NamedTuple):
    """The seat that a log is for, and its language."""

    texts: MutableMapping[Any, tuple[str, str]]
    game: str
    speech: Speech
    seat: Seat
    language: str


class FormattedLine:
    """One line of the log, formatted when it is read: most lines of a log have been sent before.

    `number` counts what this seat has heard and nothing else: a gap would give away a step that the seat
    may not notice.
    """

    __slots__ = ("_to", "heard", "number")

    def __init__(self, to: Listener, number: int, heard: HeardEvent) -> None:
        self._to = to
        self.number = number
        self.heard = heard

    @property
    def identity(self) -> LineIdentity:
        """Equal for the same line, as long as it is not taken back and nobody is renamed."""
        return LineIdentity(self.number, self.heard, self._to.speech.names)

    @property
    def kind(self) -> str:
        return self.heard.event.kind

    @property
    def args(self) -> dict[str, Any]:
        return self.heard.event.args

    @property
    def clause(self) -> str:
        return self.heard.event.clause

    @property
    def text(self) -> str:
        return _text_and_html(self._to, self.heard.event)[0]

    @property
    def html(self) -> str:
        return f'<li data-n="{self.number}"{_text_and_html(self._to, self.heard.event)[1]}'


class LineIdentity(NamedTuple):
    """What a page remembers of the newest line that it was sent."""

    number: int
    heard: HeardEvent
    names: tuple[str, ...]


class Log(Sequence[FormattedLine]):
    """The last things that a seat has heard, newest first. A line is made when it is asked for."""

    __slots__ = ("_count", "_heard", "_to")

    def __init__(self, caches: Caches, place: Place, speech: Speech, seat: Seat, language: str) -> None:
        assert place.room is not None
        self._to = Listener(caches.log_texts, place.table.game, speech, seat, language)
        self._heard = place.room.log(seat)
        self._count = len(self._heard)  # as of now: it goes on growing

    def __len__(self) -> int:
        return min(self._count, LINES_SHOWN)

    @overload
    def __getitem__(self, at: int) -> FormattedLine: ...
    @overload
    def __getitem__(self, at: slice) -> list[FormattedLine]: ...
    def __getitem__(self, at: int | slice) -> FormattedLine | list[FormattedLine]:
        found = range(self._count - 1, self._count - 1 - len(self), -1)[at]
        return self._line(found) if isinstance(found, int) else [self._line(number) for number in found]

    def _line(self, number: int) -> FormattedLine:
        return FormattedLine(self._to, number, self._heard[number])


def _text_and_html(to: Listener, event: Event) -> tuple[str, str]:
    meant = to.seat if event.args.get("seat") == to.seat else None
    key = (to.game, to.language, to.speech.names, event.kind, event.clause, repr(event.args), meant)
    try:
        return to.texts[key]
    except KeyError:
        text = to.speech.event(event, to.seat)
        link = clause_link(to.game, event.clause, to.language)
        to.texts[key] = made = (text, f' class="log-{event.kind}">{escape(text)} {link}</li>')
        return made
