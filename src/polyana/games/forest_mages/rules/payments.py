"""What a potion costs and how it can be paid; berries stand in for anything. (FM-9.7, FM-9.8, FM-13.14)"""

from __future__ import annotations

from collections.abc import Sequence

from polyana.games.forest_mages.rules.symbols import BERRY

Payment = tuple[int, int, int, int]
"""Herbs, mushrooms, crystals, berries."""


def worth(berries: int, double: bool) -> int:
    """For how many ingredients berries stand; Wren's first counts as two. (FM-13.14)

    >>> worth(2, double=False), worth(2, double=True), worth(0, double=True)
    (2, 3, 0)
    """
    return berries + 1 if double and berries else berries


def payments(cost: Sequence[int], held: Sequence[int], double: bool = False) -> list[Payment]:
    """All exact payments, those with the fewest berries first.

    >>> payments((1, 0, 1), (1, 0, 0, 2))
    [(1, 0, 0, 1), (0, 0, 0, 2)]
    >>> payments((3, 0, 0), (2, 0, 0, 1), double=True)
    [(1, 0, 0, 1)]
    """
    found: list[Payment] = []
    for herb in range(min(cost[0], held[0]), -1, -1):
        for mushroom in range(min(cost[1], held[1]), -1, -1):
            for crystal in range(min(cost[2], held[2]), -1, -1):
                paid = herb + mushroom + crystal
                missing = sum(cost) - paid
                berries = max(1, missing - 1) if double and missing else missing
                if berries <= held[BERRY] and exact(missing, paid, berries, double):
                    found.append((herb, mushroom, crystal, berries))
    return sorted(found, key=lambda payment: payment[BERRY])


def exact(missing: int, paid: int, berries: int, double: bool) -> bool:
    """No token could be left out: neither an ingredient nor a berry. (FM-9.8, FM-13.15)"""
    if paid and worth(berries, double) > missing:
        return False
    return not berries or worth(berries - 1, double) < missing


def spent(payment: Payment) -> list[int]:
    """The kinds of the tokens of a payment, one by one.

    >>> spent((1, 0, 2, 0))
    [0, 2, 2]
    """
    return [kind for kind, count in enumerate(payment) for _ in range(count)]
