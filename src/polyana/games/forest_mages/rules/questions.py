"""How the rules ask: all questions of a turn share one glass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from polyana.core import NOTHING, About, Ask, Flow, Kind, Seat
from polyana.games.forest_mages.rules.table import Glade

V = TypeVar("V")


def ask(
    t: Glade,
    seat: Seat,
    kind: Kind[V],
    options: Callable[[Glade], Sequence[V]],
    default: V | Callable[[Glade], V],
    about: About = NOTHING,
) -> tuple[Ask]:
    """A question, ready to be yielded; all questions of a turn share one glass. (FM-3.17)"""
    seconds = t.settings.turn_seconds
    clock = f"turn{t.turns}-{seat}" if seconds else ""
    return (Ask(seat, kind, options, default=default, seconds=seconds, clock=clock, about=about),)


def choose(
    t: Glade,
    seat: Seat,
    kind: Kind[V],
    options: Callable[[Glade], Sequence[V]],
    default: V | Callable[[Glade], V],
    about: About = NOTHING,
) -> Flow[V]:
    """One seat chooses. The two questions of every turn yield `ask` themselves, which is quicker."""
    answer = yield ask(t, seat, kind, options, default, about)
    value: V = answer.value
    return value
