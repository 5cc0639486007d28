"""The log in words: what a seat has heard, newest first."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import escape

from polyana.core import Event, Seat
from polyana.core.speech import Speech
from polyana.table import Place
from polyana.table.room import Told
from polyana.web.clauses import clause_link

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


def last_lines(place: Place, speech: Speech, seat: Seat, language: str) -> list[Line]:
    """The last things a seat has heard, newest first."""
    room = place.room
    assert room is not None
    log, to = room.log(seat), Listener(place.table.game, speech, seat, language)
    first = max(0, len(log) - LOG_SHOWN)
    return [Line(to, number, log[number]) for number in range(len(log) - 1, first - 1, -1)]


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
