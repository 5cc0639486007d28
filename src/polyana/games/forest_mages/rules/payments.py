"""How the cost of a potion can be paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polyana.games.forest_mages.rules.symbols import BERRY


class Payment(NamedTuple):
    """The tokens that are spent."""

    herbs: int
    mushrooms: int
    crystals: int
    berries: int

    @classmethod
    def from_text(cls, text: str) -> Payment:
        """
        >>> Payment.from_text("1,0,2,0")
        Payment(herbs=1, mushrooms=0, crystals=2, berries=0)
        """
        return cls(*map(int, text.split(",")))


def worth(berries: int, double: bool) -> int:
    """For how many ingredients berries stand in; Wren's first of each payment counts as two.
    (FM-9.7, FM-13.14, FM-13.16)

    >>> worth(2, double=False), worth(2, double=True), worth(0, double=True)
    (2, 3, 0)
    """
    return berries + 1 if double and berries else berries


def payments(cost: Sequence[int], held: Sequence[int], double: bool = False) -> list[Payment]:
    """All exact payments, those with the fewest berries first.

    >>> [tuple(one) for one in payments((1, 0, 1), (1, 0, 0, 2))]
    [(1, 0, 0, 1), (0, 0, 0, 2)]
    >>> payments((3, 0, 0), (2, 0, 0, 1), double=True)
    [Payment(herbs=1, mushrooms=0, crystals=0, berries=1)]
    """
    found: list[Payment] = []
    for herb in range(min(cost[0], held[0]), -1, -1):
        for mushroom in range(min(cost[1], held[1]), -1, -1):
            for crystal in range(min(cost[2], held[2]), -1, -1):
                paid = herb + mushroom + crystal
                missing = sum(cost) - paid
                berries = max(1, missing - 1) if double and missing else missing
                if berries <= held[BERRY] and exact(missing, paid, berries, double):
                    found.append(Payment(herb, mushroom, crystal, berries))
    return sorted(found, key=lambda payment: payment.berries)


def lacking(cost: Sequence[int], held: Sequence[int]) -> int:
    """How many ingredients of a cost a seat does not have; berries may stand in for them. (FM-9.7)
    No loop, since a search asks this for every potion in sight at every step.

    >>> lacking((2, 1, 0), (1, 3, 0, 5))
    1
    """
    herb, mushroom, crystal = cost
    herbs, mushrooms, crystals, _ = held
    missing = 0
    if herb > herbs:
        missing += herb - herbs
    if mushroom > mushrooms:
        missing += mushroom - mushrooms
    if crystal > crystals:
        missing += crystal - crystals
    return missing


def missing(cost: Sequence[int], held: Sequence[int], stand_ins: int) -> int:
    """How many ingredients are lacking for a cost, if berries stand in for this many. (FM-9.7)

    >>> missing((2, 1, 0), (1, 0, 0, 5), 1), missing((1, 0, 0), (0, 0, 0, 5), 5)
    (1, 0)
    """
    lack = lacking(cost, held)
    return lack - stand_ins if lack > stand_ins else 0


def exact(missing: int, paid: int, berries: int, double: bool) -> bool:
    """No token could be left out: neither an ingredient nor a berry. (FM-9.8, FM-13.15)"""
    if paid and worth(berries, double) > missing:
        return False
    return not berries or worth(berries - 1, double) < missing


def spent(payment: Payment) -> list[int]:
    """The kinds of the tokens of a payment, one by one.

    >>> spent(Payment(1, 0, 2, 0))
    [0, 2, 2]
    """
    return [kind for kind, count in enumerate(payment) for _ in range(count)]
