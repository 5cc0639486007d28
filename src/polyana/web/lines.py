"""The log in words: what a seat has heard, newest first."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from polyana.core import Event, Seat
from polyana.core.speech import Speech
from polyana.table import Place
from polyana.table.room import Told
from polyana.web.drawing import sayer
from polyana.web.house import OWN

LOG_SHOWN = 40


class Line(NamedTuple):
    """One line of the log, in words and as the page shows it.

    `number` counts what this seat has heard. It must not count anything else: a gap would tell of a
    step that the seat may not notice.
    """

    number: int
    kind: str
    args: dict[str, Any]
    clause: str
    text: str
    html: str = ""


class Shown(NamedTuple):
    """The end of a log in words, and how far it reached."""

    heard: int
    last: Told | None
    lines: list[Line]


_LOGS: dict[tuple[Any, ...], Shown] = {}
"""By room, seat, language and names."""
LOGS_KEPT = 2_000


def last_lines(place: Place, speech: Speech, seat: Seat, language: str) -> list[Line]:
    """The last things a seat has heard, newest first; only what is new is put into words."""
    room = place.room
    assert room is not None
    log = room.log(seat)
    key = (room.code, seat, language, speech.names)
    before = _LOGS.get(key)
    if (
        before is None
        or len(log) < before.heard
        or (before.heard and log[before.heard - 1] is not before.last)
    ):
        before = Shown(max(0, len(log) - LOG_SHOWN), None, [])
    if len(log) > before.heard:
        new = [
            _line(place.table.game, speech, number, log[number].event, seat, language)
            for number in range(len(log) - 1, before.heard - 1, -1)
        ]
        before = Shown(len(log), log[-1], (new + before.lines)[:LOG_SHOWN])
        if len(_LOGS) >= LOGS_KEPT:
            _LOGS.clear()
        _LOGS[key] = before
    return before.lines


_TEXTS: dict[tuple[Any, ...], Line] = {}
"""Lines by what they say: all who are not meant by one hear the same words."""
LINES_KEPT = 20_000


def _line(game: str, speech: Speech, number: int, event: Event, seat: Seat, language: str) -> Line:
    listener = seat if event.args.get("seat") == seat else None
    key = (game, language, speech.names, event.kind, event.clause, repr(event.args), listener)
    known = _TEXTS.get(key)
    if known is None:
        if len(_TEXTS) > LINES_KEPT:
            _TEXTS.clear()
        text = speech.event(event, seat)
        html = f' class="log-{event.kind}">{escape(text)}{_link(game, event.clause, language)}</li>'
        known = _TEXTS[key] = Line(number, event.kind, event.args, event.clause, text, html)
    return known._replace(number=number, html=f'<li data-n="{number}"{known.html}')


@lru_cache(1_000)
def _link(game: str, clause: str, language: str) -> str:
    """The clause on demand."""
    if not clause:
        return ""
    what, number = escape(sayer(OWN, language)("clause")), clause.partition("-")[2]
    return (
        f' <a class="clause-link" href="/rules/{game}#{clause}" data-clause="{clause}">'
        f'{number}<span class="unseen"> — {what}</span></a>'
    )
