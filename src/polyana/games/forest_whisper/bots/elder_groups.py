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


def guard_chances(table: Forest, seat: Seat, later: float) -> Chances:
    """A face-down card without a cube will never get one. `later`: how much is to come, from 0 to 1."""
    found = dict.fromkeys(table.up, SOME_DAY * later)
    found.update((cell, 1.0) for cell in table.backs if table.cubes_of(seat, cell))
    return found


def expected_cards(chances: Chances) -> float:
    """How many cards a seat may expect as Elder.

    A cube serves one group only, so the likeliest groups count that share no card.

    >>> expected_cards({101: 1, 102: 1, 103: 0.5, 203: 1})
    0.5
    """
    groups = [(chances[a] * chances[b] * chances[c], (a, b, c)) for a, b, c in threes(chances)]
    taken: set[Cell] = set()
    whole = 0.0
    for chance, group in sorted(groups, reverse=True):
        if taken.isdisjoint(group):
            taken.update(group)
            whole += chance
    return whole


def best_group_with(chances: Chances, cell: Cell) -> float:
    """How likely the best group with this card comes about once it is guarded.

    >>> best_group_with({101: 1, 102: 0.5, 103: 0.2}, 203), best_group_with({101: 1, 102: 0.5, 103: 0.2}, 104)
    (0.1, 0.1)
    """
    beside = [cell + side for side in SIDES if cell + side in chances]
    best = 0.0
    for one, two in combinations(beside, 2):
        best = max(best, chances[one] * chances[two])
    for middle in beside:
        for side in SIDES:
            end = middle + side
            if end != cell and end in chances:
                best = max(best, chances[middle] * chances[end])
    return best
