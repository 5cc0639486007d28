"""What is to come: how long the match will last, what cubes may still take, what a supply is good for.

The numbers are the outcome of many matches of bots against each other; two players, who can answer each
other's every cube, need others than larger tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from polyana.games.forest_whisper.rules.numbers import DRAWN
from polyana.games.forest_whisper.rules.refresh import fewest_up
from polyana.games.forest_whisper.rules.table import Forest

TAKEN = {2: 1.0, 3: 2.0, 4: 2.5, 5: 3.0}
"""How many cards are taken in a round, by the number of players: a guess before the first round."""
KNOWN = 3
"""The guess weighs as much as this number of rounds that were seen."""
SPAN = 3.0
"""With this many rounds to come everything can still happen."""
BEHIND = 0.03
"""How likely a seat takes a card at last, if another seat has more cubes on it now."""
LEVEL = (0.14, 0.19, 0.26, 0.26, 0.45)
"""The same if several have most cubes, by their number; the first for a card without any."""


class Tendencies(NamedTuple):
    """How matches go at a table of some size."""

    ahead: tuple[float, ...]
    """How likely a seat takes a card at last, if it has 1, 2, 3 or 4 cubes on it now and is one ahead."""
    price: float
    """What the last cube of a supply is worth, in cards."""
    fade: float
    """With this many more cubes in the supply the last one is worth about a third of that."""


OF_TWO = Tendencies(ahead=(0.3, 0.35, 0.45, 0.8), price=0.5, fade=6.0)
OF_MANY = Tendencies(ahead=(0.5, 0.8, 0.95, 0.95), price=0.35, fade=5.7)


def tendencies(players: int) -> Tendencies:
    return OF_TWO if players == 2 else OF_MANY


def rounds_to_come(table: Forest) -> float:
    """How many rounds will follow this one. (FW-7.1, FW-7.2)"""
    before = sum(map(len, table.front.values()))
    taken = (before + KNOWN * TAKEN[table.players]) / (max(0, table.round - 1) + KNOWN)
    left = (len(table.deck) + DRAWN) / (DRAWN + taken)
    if taken > 1:
        left = min(left, (len(table.up) - fewest_up(table)) / (taken - 1))
    return max(0.0, left - 1)


@cache
def capture_chances(counts: tuple[int, ...], ahead: tuple[float, ...]) -> Sequence[float]:
    """How likely each seat takes a card with such cubes later on, if that is far away."""
    *_, second, most = sorted(counts)
    if second == most:
        level = LEVEL[min(most, len(LEVEL) - 1)]
        return [level if count == most else BEHIND for count in counts]
    first = ahead[most - 1]
    return [first if count == most else BEHIND for count in counts]


def last_cube_price(of_table: Tendencies, supply: int) -> float:
    """What the last cube of such a supply is worth."""
    return of_table.price * exp((1 - supply) / of_table.fade)
