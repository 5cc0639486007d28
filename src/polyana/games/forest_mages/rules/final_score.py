"""The final score."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Next, Over, Seat, phase
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.creatures import release, send
from polyana.games.forest_mages.rules.table import Glade

AT_HOME, ROAMING = 3, 1
"""What a creature scores in a forest and without one. (FM-11.11, FM-18.5)"""
LEFT_OVERS = 3
"""How many ingredients make a point. (FM-18.8)"""

Points = tuple[int, int, int, int, int]
"""Potions, forests, creatures, tokens, left-overs. (FM-18.2)"""


@phase
def score(box: Box, t: Glade) -> Next:
    """All potions are shown, all creatures settled; the most points win, then the most ingredients that are
    left. (FM-18.2, FM-18.3, FM-18.9, FM-18.12)"""
    for seat in t.seats:
        potions = tuple(sorted((*t.hands[seat], *t.drunk[seat])))
        t.shown[seat], t.hands[seat], t.drunk[seat] = potions, (), ()
        t.reveal("shown", "FM-18.3", seat=seat, cards=list(potions))
        row = points(box, t, seat, potions)
        settle(box, t, seat)
        t.sheet.append(row)
        brewed, forests, creatures, tokens, left = row
        t.tell(
            "scored",
            "FM-18.2",
            seat=seat,
            potions=brewed,
            forests=forests,
            creatures=creatures,
            tokens=tokens,
            left=left,
            total=sum(row),
        )
    totals = [sum(row) for row in t.sheet]
    won = winners(t)
    best, second = sorted(totals, reverse=True)[:2]
    lead = best - second
    t.tell("game_over", "FM-18.9", how=decided_by(lead, won), score=best, lead=lead, winner_seats=won)
    raise Over(won, totals)


def points(box: Box, v: Glade, seat: Seat, potions: Sequence[str]) -> Points:
    """What a seat would score now with these brewed potions; creatures are settled as well as can be.
    (FM-9.6, FM-17.11, FM-18.3, FM-18.4, FM-18.5, FM-18.7, FM-18.8)"""
    settled = sum(forest in v.homes for forest in v.claimed[seat])
    free = [forest for forest in v.claimed[seat] if forest not in v.homes]
    roaming = [*v.active[seat], *v.released[seat]]
    moved = len(homes(box, roaming, free)) if free and roaming else 0
    return (
        sum(box.potions[one].vp for one in potions),
        sum(box.forests[one].vp for one in v.claimed[seat]),
        AT_HOME * (settled + moved) + ROAMING * (len(roaming) - moved),
        v.vp[seat],
        sum(v.held(seat)) // LEFT_OVERS,
    )


# --- creatures find their homes ----------------------------------------------------------------------


def settle(box: Box, t: Glade, seat: Seat) -> None:
    """All creatures are released, as many as possible into forests. (FM-11.12, FM-18.5, FM-18.6)"""
    for creature in t.active[seat]:
        release(t, seat, creature)
    free = [forest for forest in t.claimed[seat] if forest not in t.homes]
    for forest, creature in homes(box, t.released[seat], free).items():
        send(t, seat, creature, forest)


def homes(box: Box, creatures: Sequence[str], forests: Sequence[str]) -> dict[str, str]:
    """Forest → creature, as many as possible: a maximum matching. (FM-18.6)"""
    found: dict[str, str] = {}

    def house(creature: str, tried: set[str]) -> bool:
        season = box.creatures[creature].season
        for forest in forests:
            if forest not in tried and season in box.forests[forest].seasons:
                tried.add(forest)
                if forest not in found or house(found[forest], tried):
                    found[forest] = creature
                    return True
        return False

    for creature in creatures:
        house(creature, set())
    return found


# --- who has won -------------------------------------------------------------------------------------


def rank(v: Glade, seat: Seat) -> tuple[int, int]:
    """The final score, then the ingredients that are left. (FM-18.9, FM-18.10)"""
    return sum(v.sheet[seat]), sum(v.held(seat))


def winners(v: Glade) -> list[Seat]:
    """Who ranks highest; equal ones share the victory. (FM-1.11, FM-18.9, FM-18.10, FM-18.11)"""
    best = max(rank(v, seat) for seat in v.seats)
    return [seat for seat in v.seats if rank(v, seat) == best]


def decided_by(lead: int, won: Sequence[Seat]) -> str:
    """What has decided the game. (FM-18.9, FM-18.10, FM-18.11)"""
    return "points" if lead else "leftovers" if len(won) == 1 else "shared"
