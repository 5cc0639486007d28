"""What is to come: how long the match will last, what cubes may still take, what a supply is good for.

The numbers are the outcome of many matches of bots against each other; two players, who can answer each
other's every cube, need others than larger tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from polyana.games.forest_whisper.rules.kinds import DRAWN
from polyana.games.forest_whisper.rules.table import Forest

TAKEN = {2: 1.0, 3: 2.0, 4: 2.5, 5: 3.0}
"""How many cards are taken in a round, by the number of players, before one knows more."""
KNOWN = 3
"""After so many rounds that counts as much as what was seen in them."""
SPAN = 3.0
"""With so many rounds to come everything can still happen."""
BEHIND = 0.03
"""How likely a seat takes a card in the end on which another has more cubes."""
LEVEL = (0.14, 0.19, 0.26, 0.26, 0.45)
"""The same if several have most cubes, by their number; the first for a card without any."""


class Nature(NamedTuple):
    """How it goes at a table of some size."""

    ahead: tuple[float, ...]
    """How likely a seat takes a card in the end on which it has 1, 2, 3 or 4 cubes and is one ahead."""
    price: float
    """What the last cube of a supply is worth, in cards."""
    fade: float
    """After so many more cubes one is worth a third of that."""


DUEL = Nature(ahead=(0.3, 0.35, 0.45, 0.8), price=0.5, fade=6.0)
CROWD = Nature(ahead=(0.5, 0.8, 0.95, 0.95), price=0.35, fade=5.7)


def nature(players: int) -> Nature:
    return DUEL if players == 2 else CROWD


def rounds_to_come(table: Forest) -> float:
    """How many rounds will follow this one. (FW-7.1, FW-7.2)"""
    before = sum(map(len, table.front.values()))
    taken = (before + KNOWN * TAKEN[table.players]) / (max(0, table.round - 1) + KNOWN)
    left = (len(table.deck) + DRAWN) / (DRAWN + taken)
    if taken > 1:
        left = min(left, (len(table.up) - 2 * table.players) / (taken - 1))
    return max(0.0, left - 1)


def ends(table: Forest) -> bool:
    """Will the match end with this round, as it stands after the captures? (FW-7.1, FW-7.2)"""
    return not table.deck or len(table.up) < 2 * table.players


@cache
def hopes(counts: tuple[int, ...], ahead: tuple[float, ...]) -> Sequence[float]:
    """How likely each seat takes a card with such cubes later on, if that is far away."""
    *_, second, most = sorted(counts)
    if second == most:
        level = LEVEL[min(most, len(LEVEL) - 1)]
        return [level if count == most else BEHIND for count in counts]
    first = ahead[most - 1]
    return [first if count == most else BEHIND for count in counts]


def price(table_nature: Nature, supply: int) -> float:
    """What the last cube of such a supply is worth."""
    return table_nature.price * exp((1 - supply) / table_nature.fade)
