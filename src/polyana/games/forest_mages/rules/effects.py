"""What the seven effects of potions can do in a position: pure functions of a view. (FM-10)"""

from __future__ import annotations

from itertools import product

from polyana.core import Seat
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.supply import ready
from polyana.games.forest_mages.rules.symbols import ELEMENTS, RESOURCES, Face
from polyana.games.forest_mages.rules.table import Glade


def possible(v: Glade, seat: Seat, effect: str) -> bool:
    """Can the effect be carried out on at least one die? (FM-10.4, FM-10.16, FM-10.18)"""
    if effect in ("change", "reroll"):
        return bool(v.supply[seat])
    if effect == "place":
        return len(ready(v, seat)) >= (1 if v.placed else 2)
    if effect == "move":
        return movable(v, v.settings.move_target == "any")
    if effect == "swap":
        return can_swap(v)
    if effect == "remove":
        return any(places.lying(v))
    own = str(seat)
    return any(die[0] == own for dice in places.lying(v) for die in dice)


def movable(v: Glade, anywhere: bool) -> bool:
    """Is there a die to move, and a place for it?"""
    if not anywhere and () not in v.forest_dice.values():
        return False
    return any(die[0] <= "9" for dice in places.lying(v) for die in dice)


def swappable(v: Glade) -> list[str]:
    """The dice that have a partner to be swapped with."""
    resources = [(address, die) for address, die in places.placed(v) if die[0] <= "9"]
    owners: dict[Face, set[str]] = {}
    for _, die in resources:
        owners.setdefault(die[1:], set()).add(die[0])
    return [
        one
        for one, die in resources
        if len(owners[die[1:]]) > 1 and (not places.is_village(one) or places.partners(v, one))
    ]


def can_swap(v: Glade) -> bool:
    """Has any die a partner? Two players' dice with one symbol in two places; all that lie side by side in
    a village slot are in one place."""
    owners: dict[Face, set[str]] = {}
    where: dict[Face, set[int]] = {}
    number = 0
    for dice_of in (v.forest_dice, v.creature_dice, v.village_dice):
        for dice in dice_of.values():
            number += 1
            for die in dice:
                if die[0] <= "9":
                    number += dice_of is not v.village_dice
                    owners.setdefault(die[1:], set()).add(die[0])
                    where.setdefault(die[1:], set()).add(number)
    return any(len(owners[face]) > 1 and len(where[face]) > 1 for face in owners)


def others(shown: Face) -> list[Face]:
    """The other faces of a die, in turn after the one it shows.

    >>> others("hill"), others("wind")
    (['river', 'tree'], ['fire', 'water'])
    """
    faces = RESOURCES if shown in RESOURCES else ELEMENTS
    place = faces.index(shown)
    return [*faces[place + 1 :], *faces[:place]]


def changes(supply: tuple[Face, ...]) -> list[str]:
    """Every die that may be turned, and to what: «tree>hill»."""
    return [f"{old}>{new}" for old in dict.fromkeys(supply) for new in others(old)]


def handfuls(supply: tuple[Face, ...]) -> list[tuple[Face, ...]]:
    """Every non-empty choice of dice; equal ones are alike.

    >>> handfuls(("tree", "tree", "fire"))
    [('fire',), ('tree',), ('tree', 'fire'), ('tree', 'tree'), ('tree', 'tree', 'fire')]
    """
    kinds = list(dict.fromkeys(supply))
    counts = product(*(range(supply.count(kind) + 1) for kind in kinds))
    sets = (tuple(kind for kind, n in zip(kinds, some, strict=True) for _ in range(n)) for some in counts)
    return [chosen for chosen in sets if chosen]
