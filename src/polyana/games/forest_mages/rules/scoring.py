"""The final score. (FM-18)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polyana.core import Seat
from polyana.games.forest_mages.rules.cards import Cards
from polyana.games.forest_mages.rules.kinds import AT_HOME, LEFT_OVERS, ROAMING
from polyana.games.forest_mages.rules.table import Glade

Points = tuple[int, int, int, int, int]
"""Potions, forests, creatures, tokens, left-overs. (FM-18.2)"""


def homes(cards: Cards, creatures: Sequence[str], forests: Sequence[str]) -> dict[str, str]:
    """Forest → creature, as many as possible: a maximum matching. (FM-18.6)"""
    found: dict[str, str] = {}

    def settle(creature: str, tried: set[str]) -> bool:
        season = cards.creatures[creature].season
        for forest in forests:
            if forest not in tried and season in cards.forests[forest].seasons:
                tried.add(forest)
                if forest not in found or settle(found[forest], tried):
                    found[forest] = creature
                    return True
        return False

    for creature in creatures:
        settle(creature, set())
    return found


def points(cards: Cards, v: Glade, seat: Seat, potions: Sequence[str]) -> Points:
    """What a seat would score now with these brewed potions; creatures are settled as well as can be."""
    settled = sum(forest in v.homes for forest in v.claimed[seat])
    free = [forest for forest in v.claimed[seat] if forest not in v.homes]
    roaming = [*v.active[seat], *v.released[seat]]
    moved = len(homes(cards, roaming, free)) if free and roaming else 0
    return (
        sum(cards.potions[one].vp for one in potions),
        sum(cards.forests[one].vp for one in v.claimed[seat]),
        AT_HOME * (settled + moved) + ROAMING * (len(roaming) - moved),
        v.vp[seat],
        sum(v.held(seat)) // LEFT_OVERS,
    )


def winners(totals: Sequence[int], left: Sequence[int]) -> list[Seat]:
    """The highest score, then the most left-over ingredients; ties share. (FM-18.9–18.11)"""
    ranks = list(zip(totals, left, strict=True))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def verdict(totals: Sequence[int], won: Sequence[Seat]) -> dict[str, Any]:
    """For the last line: the best score, its lead over the next, and what decided. (FM-18.9–18.11)"""
    best, second = sorted(totals, reverse=True)[:2]
    decided = "points" if best > second else "leftovers" if len(won) == 1 else "shared"
    return {"how": decided, "score": best, "lead": best - second, "winner_seats": won}
