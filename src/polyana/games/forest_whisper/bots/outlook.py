"""What a cube is worth to a seat, card by card, when the others place theirs as one expects.

Everything here is a sum over cards, so that hundreds of words can be weighed in a moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import TypeAlias

from polyana.core import Seat
from polyana.games.forest_whisper.bots.groves import around, chances
from polyana.games.forest_whisper.bots.prospects import SPAN, hopes, nature, price, rounds_to_come
from polyana.games.forest_whisper.rules.control import leader
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.kinds import DOWN_POINTS, FIVE, Cell
from polyana.games.forest_whisper.rules.table import Forest

Coming: TypeAlias = Mapping[Seat, Mapping[Cell, float]]
"""How likely each of the others puts a cube on each card before the control check."""
NOTHING: Coming = {}
SLIGHT = 0.02
"""Chances below this are not reckoned with."""
KEEN = 0.35
"""How much more one minds a rival for each point by which they are ahead of another one."""
SPENT = 0.01
"""In the last round a cube in the supply is a burden: ties go to whoever has fewer. (FW-8.3)"""
HASTE = 0.5
"""What it is worth to bring the end about for somebody who would win, in cards."""


class Outlook:
    """The forest as one seat sees it. `coming`: what others will place; `to_come`: how many rounds follow."""

    def __init__(
        self,
        rules: ForestWhisper,
        table: Forest,
        seat: Seat,
        coming: Coming = NOTHING,
        *,
        to_come: float | None = None,
    ) -> None:
        self.table, self.seat = table, seat
        self.nature = nature(table.players)
        self.later = min(1.0, (rounds_to_come(table) if to_come is None else to_come) / SPAN)
        points = [rules.points(table, one) for one in table.seats]
        self.stakes = stakes(points, seat)
        by_points = table.settings.scoring == "points"
        self.worth = {place: rules.cards.value(card) if by_points else 1 for place, card in table.up.items()}
        self.elder_worth = DOWN_POINTS if by_points else 1
        self.scale = sum(self.worth.values()) / max(1, len(self.worth))
        self.haste = self.scale * haste(table, points, seat)
        self.groves = [chances(table, one, self.later) for one in table.seats]
        self.returns = [self.cost(max(1, left)) for left in table.supply]
        self.coming: dict[Cell, list[tuple[Seat, float]]] = {place: [] for place in table.up}
        for one, places in coming.items():
            for place, chance in places.items():
                if chance > SLIGHT:
                    self.coming[place].append((one, chance))
        self._guarding: dict[tuple[Seat, Cell], float] = {}

    # --- cubes -----------------------------------------------------------------------------------

    def gain(self, place: Cell) -> float:
        """What one more own cube on a face-up card is worth."""
        now = self._counts(place)
        return self._expected(place, changed(now, self.seat, 1)) - self._expected(place, now)

    def loss(self, place: Cell) -> float:
        """What one own cube less on a card would cost, face-down ones included."""
        if place not in self.table.up:
            return self.elder_worth * around(self.groves[self.seat], place)
        now = self._counts(place)
        return self._expected(place, now) - self._expected(place, changed(now, self.seat, -1))

    def cost(self, supply: int) -> float:
        """What it costs to take the last cube of such a supply."""
        return self.later * self.scale * price(self.nature, supply) if self.later else -SPENT

    def guarding(self, seat: Seat, place: Cell) -> float:
        """What it is worth to a seat to guard this place instead of only hoping for it."""
        key = seat, place
        if key not in self._guarding:
            likely = self.groves[seat]
            self._guarding[key] = self.elder_worth * around(likely, place) * (1 - likely.get(place, 0.0))
        return self._guarding[key]

    # --- cards -----------------------------------------------------------------------------------

    def _counts(self, place: Cell) -> tuple[int, ...]:
        return self.table.cubes.get(place) or (0,) * self.table.players

    def _expected(self, place: Cell, counts: tuple[int, ...]) -> float:
        """What a card with these cubes is worth when the others have placed theirs."""
        futures = [(1.0, counts)]
        for seat, chance in self.coming[place]:
            stay = [(part * (1 - chance), before) for part, before in futures]
            come = [(part * chance, changed(before, seat, 1)) for part, before in futures]
            futures = stay + come
        return sum(part * self.value(place, after) for part, after in futures)

    def value(self, place: Cell, counts: tuple[int, ...]) -> float:
        """What a card is worth that stands so at the control check."""
        whole = 0.0
        seat = leader(counts)
        if seat is not None:
            for stake, count, back in zip(self.stakes, counts, self.returns, strict=True):
                whole += stake * count * back
            return whole + self.stakes[seat] * (self.worth[place] + self.guarding(seat, place)) + self.haste
        if counts.count(FIVE) > 1:
            return 0.0
        for stake, hope in zip(self.stakes, hopes(counts, self.nature.ahead), strict=True):
            whole += stake * hope
        return self.later * self.worth[place] * whole


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
    """What one more taken card is worth because it brings the end nearer: much to whoever leads when few
    are missing, and just as much against whoever does not. (FW-7.1, FW-7.2)"""
    missing = max(1, min(len(table.deck), len(table.up) - 2 * table.players + 1))
    best = max(one for other, one in enumerate(points) if other != seat)
    lead = (points[seat] > best) - (points[seat] < best)
    return HASTE * lead / missing**2
