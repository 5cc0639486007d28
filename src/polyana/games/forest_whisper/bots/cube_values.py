"""What a cube is worth to a seat, card by card, when the others place theirs as one expects.

Everything here is a sum over cards, so that hundreds of words can be weighed in a moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import TypeAlias

from polyana.core import Seat
from polyana.games.forest_whisper.bots.elder_groups import best_group_with, guard_chances
from polyana.games.forest_whisper.bots.forecast import (
    SPAN,
    capture_chances,
    last_cube_price,
    rounds_to_come,
    tendencies,
)
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.checking_control import leader, tie_of_five
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.refresh import fewest_up
from polyana.games.forest_whisper.rules.table import Forest
from polyana.games.forest_whisper.rules.who_has_won import card_points, elder_points, points_of

ExpectedCubes: TypeAlias = Mapping[Seat, Mapping[Cell, float]]
"""How likely each of the others puts a cube on each card before the control check."""
NO_CUBES: ExpectedCubes = {}
SLIGHT = 0.02
"""Chances below this are ignored."""
KEEN = 0.35
"""How much more a rival's gain hurts for each point by which that rival is ahead of another one."""
SPENT = 0.01
"""In the last round a cube in the supply is a burden: ties go to the player with fewer. (FW-8.3)"""
HASTE = 0.5
"""What it is worth to bring the end about for somebody who would win, in cards."""


class CubeValues:
    """The forest as one seat sees it.

    `expected`: what others will place; `to_come`: how many rounds follow.
    """

    def __init__(
        self,
        box: Box,
        table: Forest,
        seat: Seat,
        expected: ExpectedCubes = NO_CUBES,
        *,
        to_come: float | None = None,
    ) -> None:
        self.table, self.seat = table, seat
        self.tendencies = tendencies(table.players)
        self.later = min(1.0, (rounds_to_come(table) if to_come is None else to_come) / SPAN)
        points = [points_of(box.cards, table, one) for one in table.seats]
        self.stakes = stakes(points, seat)
        self.card_worth = {cell: card_points(box.cards, table, card) for cell, card in table.up.items()}
        self.elder_worth = elder_points(table)
        self.scale = sum(self.card_worth.values()) / max(1, len(self.card_worth))
        self.haste = self.scale * haste(table, points, seat)
        self.guard_chances = [guard_chances(table, one, self.later) for one in table.seats]
        self.returns = [self.cost(max(1, left)) for left in table.supply]
        self.expected: dict[Cell, list[tuple[Seat, float]]] = {cell: [] for cell in table.up}
        for one, cells in expected.items():
            for cell, chance in cells.items():
                if chance > SLIGHT:
                    self.expected[cell].append((one, chance))
        self._guarding: dict[tuple[Seat, Cell], float] = {}

    # --- cubes -----------------------------------------------------------------------------------

    def gain(self, cell: Cell) -> float:
        """What one more own cube on a face-up card is worth."""
        now = self._counts(cell)
        return self._expected_value(cell, changed(now, self.seat, 1)) - self._expected_value(cell, now)

    def loss(self, cell: Cell) -> float:
        """What one own cube less on a card would cost, face-down ones included."""
        if cell not in self.table.up:
            return self.elder_worth * best_group_with(self.guard_chances[self.seat], cell)
        now = self._counts(cell)
        return self._expected_value(cell, now) - self._expected_value(cell, changed(now, self.seat, -1))

    def cost(self, supply: int) -> float:
        """What it costs to take the last cube of such a supply."""
        return self.later * self.scale * last_cube_price(self.tendencies, supply) if self.later else -SPENT

    def guarding(self, seat: Seat, cell: Cell) -> float:
        """What it is worth to a seat to guard this card instead of only hoping for it."""
        key = seat, cell
        if key not in self._guarding:
            chances = self.guard_chances[seat]
            hoped = chances.get(cell, 0.0)
            self._guarding[key] = self.elder_worth * best_group_with(chances, cell) * (1 - hoped)
        return self._guarding[key]

    # --- cards -----------------------------------------------------------------------------------

    def _counts(self, cell: Cell) -> tuple[int, ...]:
        return self.table.cubes.get(cell) or (0,) * self.table.players

    def _expected_value(self, cell: Cell, counts: tuple[int, ...]) -> float:
        """What a card with these cubes is worth when the others have placed theirs."""
        futures = [(1.0, counts)]
        for seat, chance in self.expected[cell]:
            stay = [(part * (1 - chance), before) for part, before in futures]
            come = [(part * chance, changed(before, seat, 1)) for part, before in futures]
            futures = stay + come
        return sum(part * self._value(cell, after) for part, after in futures)

    def _value(self, cell: Cell, counts: tuple[int, ...]) -> float:
        """What a card with these cubes is worth at the control check."""
        whole = 0.0
        seat = leader(counts)
        if seat is not None:
            for stake, count, back in zip(self.stakes, counts, self.returns, strict=True):
                whole += stake * count * back
            taken = self.card_worth[cell] + self.guarding(seat, cell)
            return whole + self.stakes[seat] * taken + self.haste
        if tie_of_five(counts):
            return 0.0
        chances = capture_chances(counts, self.tendencies.ahead)
        for stake, chance in zip(self.stakes, chances, strict=True):
            whole += stake * chance
        return self.later * self.card_worth[cell] * whole


def changed(counts: tuple[int, ...], seat: Seat, change: int) -> tuple[int, ...]:
    """The cubes of a card when one seat has more or fewer of them.

    >>> changed((0, 2, 1), 1, -1)
    (0, 1, 1)
    """
    return (*counts[:seat], counts[seat] + change, *counts[seat + 1 :])


def stakes(points: list[int], seat: Seat) -> list[float]:
    """How much a point of each seat counts for this one: its own fully, those of rivals against it, and more
    so the further they are ahead."""
    weights = [exp(KEEN * (one - max(points))) for one in points]
    weights[seat] = 0.0
    whole = sum(weights)
    return [1.0 if one == seat else -weight / whole for one, weight in enumerate(weights)]


def haste(table: Forest, points: list[int], seat: Seat) -> float:
    """What one more taken card is worth because it brings the end nearer: much to a leader when few are
    missing, and just as much less to the others. (FW-7.1, FW-7.2)"""
    missing = max(1, min(len(table.deck), len(table.up) - fewest_up(table) + 1))
    best = max(one for other, one in enumerate(points) if other != seat)
    lead = (points[seat] > best) - (points[seat] < best)
    return HASTE * lead / missing**2
