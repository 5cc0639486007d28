"""What the forests of the row promise a seat, and how dice that come or go would change that: for bots."""

from __future__ import annotations

from math import exp

from polyana.core import Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.claiming import CLAIM_VP, rejoicing
from polyana.games.forest_mages.rules.control import counting
from polyana.games.forest_mages.rules.dice import NOBODY
from polyana.games.forest_mages.rules.table import Glade

ELEMENTAL = NOBODY
"""Stands for the owner of element dice."""
FARTHEST = 6
"""A lead of more dice than this is as good as this one."""
HOME = 0.7
"""A forest of one's own may house a creature."""


def _chance(lead: int, left: int) -> float:
    if not left:
        return float(lead > 0)
    return 1 / (1 + exp((0.5 - lead) * (0.9 + 4 / (1 + left))))


CHANCE = [[_chance(lead, left) for lead in range(-FARTHEST, FARTHEST + 1)] for left in range(33)]
"""How likely a lead lasts: by the dice that are still to be placed, then by the lead."""


def expected(box: Box, v: Glade) -> list[float]:
    """How many points the forests of the row promise each seat."""
    found = [0.0] * v.players
    chance = CHANCE[sum(map(len, v.supply.values()))]
    for forest in v.row:
        own, elements = counting(box, v, forest)
        for seat, count in enumerate(own):
            if count:
                rival = max(elements, *(other for one, other in enumerate(own) if one != seat))
                found[seat] += chance[max(count - rival, -FARTHEST) + FARTHEST] * box.forests[forest].vp
    return found


class Prospects:
    """The outlook of one seat in one position. What others gain counts as a loss, shared among them."""

    def __init__(self, box: Box, v: Glade, seat: Seat) -> None:
        self.box = box
        self.v = v
        self.seat = seat
        self.chance = CHANCE[sum(map(len, v.supply.values()))]
        self._counts: dict[str, tuple[list[int], int]] = {}
        self._changes: dict[tuple[str, Seat, int, Seat, int], float] = {}
        self._now: dict[str, float] = {}
        self._prize: dict[str, float] = {}

    def prize(self, forest: str) -> float:
        """What claiming a forest is worth to this seat."""
        found = self._prize.get(forest)
        if found is None:
            card = self.box.forests[forest]
            found = card.vp + HOME + CLAIM_VP * rejoicing(self.box, self.v, self.seat, forest)
            self._prize[forest] = found
        return found

    def counts(self, forest: str) -> tuple[list[int], int]:
        """The counting dice of each seat, and of the elements."""
        found = self._counts.get(forest)
        if found is None:
            found = self._counts[forest] = counting(self.box, self.v, forest)
        return found

    def outlook(self, forest: str, own: list[int], elements: int) -> float:
        """What a forest promises if these dice lie there: each seat's own, and those of elements."""
        most = second = 0
        for count in own:
            if count > most:
                most, second = count, most
            elif count > second:
                second = count
        chance, seat, rivals = self.chance, self.seat, 0.0
        mine = 0.0
        for one, count in enumerate(own):
            if count:
                rival = second if count == most else most
                lead = count - (rival if rival > elements else elements)
                promise = chance[max(lead, -FARTHEST) + FARTHEST]
                if one == seat:
                    mine = promise * self.prize(forest)
                else:
                    rivals += promise
        if rivals:
            mine -= rivals * self.box.forests[forest].vp / (len(own) - 1)
        return mine

    def change(self, forest: str, who: Seat, more: int, also: Seat = ELEMENTAL, plus: int = 0) -> float:
        """How much better the forest looks with `more` dice of one owner and `plus` of another; less than 0
        stands for fewer."""
        key = forest, who, more, also, plus
        found = self._changes.get(key)
        if found is None:
            own, elements = self.counts(forest)
            now = self._now.get(forest)
            if now is None:
                now = self._now[forest] = self.outlook(forest, own, elements)
            new = own[:]
            for owner, number in ((who, more), (also, plus)):
                if owner == ELEMENTAL:
                    elements += number
                else:
                    new[owner] += number
            found = self._changes[key] = self.outlook(forest, new, elements) - now
        return found
