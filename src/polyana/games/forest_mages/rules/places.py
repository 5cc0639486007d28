"""Where dice lie. A placed die is addressed by its place and its height from below: «F08.2/1», «D1/3».

In a village slot for any die all dice lie open side by side, so equal ones go by the first of them.
(FM-0.2, FM-15.6)
"""

from __future__ import annotations

from collections.abc import Iterator

from polyana.core import Seat
from polyana.games.forest_mages.rules.dice import Dice, Die, face, is_resource, owner, placed_by
from polyana.games.forest_mages.rules.table import Glade

ANY_DIE_SLOTS = 2
"""The first slots of a village side take any dice, and any number of them. (FM-1.14, FM-4.6)"""


def card_slot(creature: str, seat: Seat) -> str:
    """The slot on a creature in front of a seat. (FM-0.2)"""
    return f"{creature}@S{seat}"


def creature_of(place: str) -> str:
    """The creature on which a slot is.

    >>> creature_of("AU6@S1")
    'AU6'
    """
    return place.partition("@")[0]


def forest_of(place: str) -> str:
    """The forest of a slot.

    >>> forest_of("F08.2")
    'F08'
    """
    return place.partition(".")[0]


def in_forest(place: str) -> bool:
    return "." in place


def on_creature(place: str) -> bool:
    return "@" in place


def in_village(place: str) -> bool:
    return "." not in place and "@" not in place


def zone(t: Glade, place: str) -> dict[str, Dice]:
    """The zone in which a place is."""
    if place in t.forest_dice:
        return t.forest_dice
    return t.creature_dice if place in t.creature_dice else t.village_dice


def empty_slots(v: Glade) -> list[str]:
    """The forest slots in which nothing lies, one that a die has just left included; a scorched one holds its
    token. (FM-4.9, FM-14.4)"""
    return [slot for slot, dice in v.forest_dice.items() if not dice]


def lying(v: Glade) -> Iterator[Dice]:
    """The dice of every slot that holds some."""
    for dice_of in (v.forest_dice, v.village_dice, v.creature_dice):
        for dice in dice_of.values():
            if dice:
                yield dice


def placed(v: Glade) -> Iterator[tuple[str, Die]]:
    """Every placed die with its address: in forests, in the village and on creatures, covered ones too.
    (FM-10.19, FM-10.20, FM-12.1, FM-15.3)"""
    for dice_of in (v.forest_dice, v.village_dice, v.creature_dice):
        for place, dice in dice_of.items():
            for height, die in enumerate(dice):
                if dice_of is not v.village_dice or die not in dice[:height]:
                    yield f"{place}/{height + 1}", die


def placed_resources(v: Glade) -> list[str]:
    """The addresses of all placed resource dice. (FM-10.8, FM-10.11)"""
    return [address for address, die in placed(v) if is_resource(die)]


def placed_of(v: Glade, seat: Seat) -> list[str]:
    """The addresses of a player's placed resource dice."""
    return [address for address, die in placed(v) if owner(die) == seat]


def split(address: str) -> tuple[str, int]:
    """The place and the height of a die.

    >>> split("F08.2/1")
    ('F08.2', 0)
    """
    place, _, height = address.partition("/")
    return place, int(height) - 1


def at(v: Glade, address: str) -> Die:
    """The die at an address."""
    place, height = split(address)
    return zone(v, place)[place][height]


def lift(t: Glade, address: str) -> Die:
    """Take a die away; those above drop one level. (FM-10.10, FM-15.4)"""
    place, height = split(address)
    dice_of = zone(t, place)
    dice = dice_of[place]
    dice_of[place] = dice[:height] + dice[height + 1 :]
    return dice[height]


def lay(t: Glade, place: str, die: Die) -> None:
    """Put a die on top of whatever lies there. (FM-15.1)"""
    zone(t, place)[place] += (die,)


def exchange(t: Glade, one: str, other: str) -> None:
    """Two dice take each other's exact place; both slots remain taken. (FM-4.9, FM-10.13)"""
    first, second = at(t, one), at(t, other)
    for address, die in ((one, second), (other, first)):
        place, height = split(address)
        dice_of = zone(t, place)
        dice = dice_of[place]
        dice_of[place] = (*dice[:height], die, *dice[height + 1 :])


def partners(v: Glade, address: str) -> list[str]:
    """The dice with which a resource die can be swapped: same symbol, another player's, another place.

    (FM-10.12, FM-10.13, FM-10.22)
    """
    die = at(v, address)
    rivals = [placed_by(seat, face(die)) for seat in v.seats if seat != owner(die)]
    place, _ = split(address)
    side_by_side = in_village(place)
    return [
        other
        for other, rival in placed(v)
        if rival in rivals and not (side_by_side and split(other)[0] == place)
    ]


def move_targets(v: Glade, address: str, anywhere: bool) -> list[str]:
    """Where a die may be moved: empty forest slots, and by agreement the village. (FM-10.8, FM-10.24)"""
    slots = empty_slots(v)
    if anywhere:
        own, _ = split(address)
        for number, (place, dice) in enumerate(v.village_dice.items()):
            if place != own and (number < ANY_DIE_SLOTS or not dice):
                slots.append(place)
    return slots
