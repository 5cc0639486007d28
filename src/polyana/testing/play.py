"""Random matches for the kit."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from polyana.core import Ask, Event, Game, Record, random_answer, text_of

MOST_ANSWERS = 20_000
"""A random match that takes more answers than this does not end."""


class Laid(NamedTuple):
    """A table to test at: how many players, which settings."""

    players: int
    settings: Any

    def __str__(self) -> str:
        changed = ",".join(
            f"{name}={value}"
            for name in self.settings.__struct_fields__
            if (value := getattr(self.settings, name)) != getattr(type(self.settings)(), name)
        )
        return f"{self.players}p{'-' + changed if changed else ''}"


class Decision(NamedTuple):
    """A moment in a random match: the record so far, and the answer that comes next."""

    record: Record[Any]
    ask: Ask
    text: str
    events: list[Event]
    """All that has been told; it goes on growing, to the end of the match."""


def random_match(game: Game[Any], laid: Laid, seed: int) -> Iterator[Decision]:
    """Play at random; yields before each answer. The record is complete when the iteration ends."""
    rng = Random(f"{game.name}/{laid}/{seed}")
    record = Record.begin(game, laid.players, laid.settings, rng.randbytes(16))
    match, events = record.match, list(record.begun.events)
    for _ in range(MOST_ANSWERS):
        if match.over:
            return
        asks = match.open_asks()
        assert asks, f"nobody is asked anything in {match.step}"
        ask = rng.choice(asks)
        text = text_of(random_answer(match, ask, rng))
        yield Decision(record, ask, text, events)
        events += record.answer(ask.seat, match.question_id(ask), text).events
    raise AssertionError(f"random play did not end within {MOST_ANSWERS} answers")
