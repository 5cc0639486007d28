"""Elders' groups in the making: three neighbouring cards that a seat guards, or may come to guard."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TypeAlias

from polyana.core import Seat
from polyana.games.forest_whisper.rules.field import SIDES, threes
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.table import Forest

Chances: TypeAlias = Mapping[Cell, float]
"""How likely a seat comes to guard each card."""
SOME_DAY = 0.5
"""How likely a seat takes a face-up card some day and guards what is laid in its place."""


def chances(table: Forest, seat: Seat, later: float) -> Chances:
    """A face-down card without a cube will never get one. `later`: how much is to come, from 0 to 1."""
    found = dict.fromkeys(table.up, SOME_DAY * later)
    found.update((place, 1.0) for place in table.backs if table.own(seat, place))
    return found


def worth(likely: Chances) -> float:
    """How many cards a seat may expect as Elder.

    A cube serves one group only, so the likeliest groups count that share no card.

    >>> worth({101: 1, 102: 1, 103: 0.5, 203: 1})
    0.5
    """
    groups = [(likely[a] * likely[b] * likely[c], (a, b, c)) for a, b, c in threes(likely)]
    taken: set[Cell] = set()
    whole = 0.0
    for chance, group in sorted(groups, reverse=True):
        if taken.isdisjoint(group):
            taken.update(group)
            whole += chance
    return whole


def around(likely: Chances, place: Cell) -> float:
    """How likely the best group with this card comes about once it is guarded.

    >>> around({101: 1, 102: 0.5, 103: 0.2}, 203), around({101: 1, 102: 0.5, 103: 0.2}, 104)
    (0.1, 0.1)
    """
    beside = [place + side for side in SIDES if place + side in likely]
    best = 0.0
    for one, two in combinations(beside, 2):
        best = max(best, likely[one] * likely[two])
    for middle in beside:
        for side in SIDES:
            end = middle + side
            if end != place and end in likely:
                best = max(best, likely[middle] * likely[end])
    return best
