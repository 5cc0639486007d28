"""What a word would cost whom, and what a letter would bring about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp, prod
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.no_words.bots.attention import LEVELS, chance, difficulty
from polyana.games.no_words.rules.cards import Card
from polyana.games.no_words.rules.end_of_game import ENOUGH, ended_by, lowest
from polyana.games.no_words.rules.table import Talk
from polyana.games.no_words.rules.words import cost

IN_TIME = 0.9
"""How often a word that is noticed is noticed before the window closes."""
Belief = Mapping[str, float]
"""How likely a player is of each level."""
UNKNOWN: Belief = {"novice": 0.15, "player": 0.3, "master": 0.55}
"""Of a stranger one thinks highly."""


class Standing:
    """The points of all seats, and what they promise to one of them."""

    def __init__(self, table: Talk, seat: Seat) -> None:
        self.seat = seat
        totals = table.totals()
        self.piles = [table.penalty(one) for one in table.seats]
        self.points = [pile + total for pile, total in zip(self.piles, totals, strict=True)]
        self.last_game = len(table.sheet) + 1 >= table.settings.games
        self.deck = len(table.deck)

    def ends(self, hit: Seat | None, cost: int) -> bool:
        """Would the game end with this?"""
        return bool(ended_by(self.piles[hit] + cost if hit is not None else 0, self.deck))

    def worth(self, hit: Seat | None = None, cost: int = 0) -> float:
        """Our share of victory if `hit` takes `cost` points: certain at the end, else an estimate."""
        points = self.points[:]
        if hit is not None:
            points[hit] += cost
        own = points[self.seat]
        if self.last_game and self.ends(hit, cost):
            winners = lowest(points)
            return 1 / len(winners) if self.seat in winners else 0.0
        near = max(max(self.piles) / ENOUGH, 1 - self.deck / 60)
        keen = 0.15 + 0.3 * near
        return 1 / sum(exp(keen * (own - other)) for other in points)


class Risk(NamedTuple):
    """How likely each level of player overlooks all of some words, and what one of them costs on average."""

    missed: dict[str, float]
    cost: float

    def called(self, rivals: Iterable[Belief]) -> float:
        """How likely one of these players calls."""
        return 1 - prod(sum(belief[name] * self.missed[name] for name in LEVELS) for belief in rivals)


def risk(words: Sequence[str], cards: Sequence[Card], newest: str, grade_of: Callable[[str], int]) -> Risk:
    """The risk of having placed last while these words can be made of these cards."""
    missed = dict.fromkeys(LEVELS, 1.0)
    weight = weighed = 0.0
    for word in words:
        grade = grade_of(word)
        hard = difficulty(word, grade, len(cards), newest)
        for name, level in LEVELS.items():
            missed[name] *= 1 - IN_TIME * chance(level, hard, grade)
        easy = 1 / (1 + exp(hard - 1.0))
        weight += easy
        weighed += easy * cost(cards, word)
    return Risk(missed, weighed / weight if words else 0.0)
