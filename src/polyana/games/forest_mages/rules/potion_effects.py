"""What the seven effects of potions can do in a position: pure functions of a view."""

from __future__ import annotations

from collections import Counter
from itertools import product

from polyana.core import Seat
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.answers import Change, written
from polyana.games.forest_mages.rules.dice import NOBODY, face, is_resource, owner
from polyana.games.forest_mages.rules.supply import ready
from polyana.games.forest_mages.rules.symbols import ELEMENTS, RESOURCES, Face
from polyana.games.forest_mages.rules.table import Glade


def possible(v: Glade, seat: Seat, effect: str) -> bool:
    """Can the effect be carried out on at least one die? A die that is placed additionally must be a spare
    one. (FM-10.4, FM-10.16, FM-10.18)"""
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
    return any(owner(die) == seat for dice in places.lying(v) for die in dice)


def movable(v: Glade, anywhere: bool) -> bool:
    """Is there a die to move, and a place for it?"""
    if not anywhere and () not in v.forest_dice.values():
        return False
    return any(is_resource(die) for dice in places.lying(v) for die in dice)


def swappable(v: Glade) -> list[str]:
    """The dice that have a partner to be swapped with."""
    resources = [(address, die) for address, die in places.placed(v) if is_resource(die)]
    owners = Counter(face(die) for die in {die for _, die in resources})
    return [
        one
        for one, die in resources
        if owners[face(die)] > 1 and (not places.in_village(one) or places.partners(v, one))
    ]


def can_swap(v: Glade) -> bool:
    """Has any die a partner? Two players' dice with one symbol in two places; all that lie side by side in
    a village slot are in one place. Asked at every step of a search, so it makes no list of dice."""
    owners: dict[Face, set[Seat]] = {}
    where: dict[Face, set[int]] = {}
    number = 0
    for dice_of in (v.forest_dice, v.creature_dice, v.village_dice):
        for dice in dice_of.values():
            number += 1
            for die in dice:
                seat = owner(die)
                if seat != NOBODY:
                    number += dice_of is not v.village_dice
                    shown = face(die)
                    owners.setdefault(shown, set()).add(seat)
                    where.setdefault(shown, set()).add(number)
    return any(len(owners[shown]) > 1 and len(where[shown]) > 1 for shown in owners)


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
    return [written(Change, old, new) for old in dict.fromkeys(supply) for new in others(old)]


def handfuls(supply: tuple[Face, ...]) -> list[tuple[Face, ...]]:
    """Every non-empty choice of dice; equal ones are alike.

    >>> handfuls(("tree", "tree", "fire"))
    [('fire',), ('tree',), ('tree', 'fire'), ('tree', 'tree'), ('tree', 'tree', 'fire')]
    """
    kinds = list(dict.fromkeys(supply))
    counts = product(*(range(supply.count(kind) + 1) for kind in kinds))
    sets = (tuple(kind for kind, n in zip(kinds, some, strict=True) for _ in range(n)) for some in counts)
    return [chosen for chosen in sets if chosen]


# --- refusals ----------------------------------------------------------------------------------------


def why_no_die(v: Glade, address: str) -> str:
    """Only placed dice can be stirred; one that is placed is barred by the effect itself."""
    return "" if address in dict(places.placed(v)) else "FM-10.20"


def why_not_swapped(v: Glade, one: str, other: str) -> str:
    """Why these two dice cannot be swapped."""
    if clause := why_no_die(v, other):
        return clause
    found = dict(places.placed(v))
    if face(found[one]) != face(found[other]):
        return "FM-10.12"
    return "FM-10.22" if owner(found[one]) == owner(found[other]) else "FM-10.13"


def why_not_moved(v: Glade, place: str) -> str:
    """Why a die cannot be moved there."""
    if place in v.scorched_slots:
        return "FM-14.4"
    if place in v.forest_dice:
        return "FM-10.7"
    return "FM-10.24" if v.settings.move_target == "any" and v.drinking else "FM-10.8"
