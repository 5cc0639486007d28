"""How the rules ask: beside a question the mutation button may be open, and a team answers as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from polyana.core import Answer, Ask, Flow, Kind, Seat
from polyana.games.wall_whisper.rules import apart, mutation
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import MUTATE
from polyana.games.wall_whisper.rules.table import Station

V = TypeVar("V")


def asked(box: Box, t: Station, *asks: Ask) -> Flow[Answer]:
    """Ask, and keep the mutation button open beside it in the killer's turn. (WW-42.26, WW-42.52)

    Pressing it only notes the wish: the question stays open.
    """
    while (answer := (yield (*asks, *mutation.asks(box, t)))).kind == MUTATE.name:
        t.wants[answer.seat] = True
    return answer


def asked_when_free(box: Box, t: Station, ask: Ask) -> Flow[Any]:
    """Ask where nothing is in progress; the answer has the type of its kind. None: the button was pressed and
    works, so she mutates before the question is put again. (WW-42.52)"""
    while (answer := (yield (ask, *mutation.asks(box, t)))).kind == MUTATE.name:
        t.wants[answer.seat] = True
        if mutation.due(t):
            return None
    return answer.value


def deciders(t: Station, concerned: Sequence[str]) -> list[Seat]:
    """The seats that may choose for the team: any of them, or the one that the token names. (WW-23.6,
    WW-38.37)"""
    return [apart.decider(t, concerned)] if t.settings.crossroads else t.crew


def team_asks(
    t: Station,
    kind: Kind[V],
    options: Sequence[V] | Callable[[Station], Sequence[V]],
    default: V | Callable[[Station], V],
) -> list[Ask]:
    """Any victim seat may answer for the team; nobody else sees that it is asked. (WW-23.6, WW-45.9)"""
    return [t.ask(seat, kind, options, default=default, quiet=True) for seat in t.crew]
