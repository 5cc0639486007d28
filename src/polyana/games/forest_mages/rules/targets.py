"""Where a die of a supply may be placed, and how. (FM-4.1–4.10)

A target is a place, and after a blank how the die comes to lie there:

    F01.2           the ordinary way: the symbol fits, or it is an element die
    F01.2 over      fire on top of another die (FM-7.4)
    F01.2 back      wind in the place of an own resource die, which returns (FM-7.7)
    F01.2 herb      by force, paid with the ingredient shown; `berry`: paid with a berry (FM-8.3)
    F01.2 tower     a resource die on top of another, Lello's ability (FM-13.3)
    F01.2 creature  ordinary, the slot counts as a creature slot, Myla's ability (FM-13.9);
                    also `over creature` and `back creature`
    D1, AU6@S0      a village slot, a slot on an own creature
"""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.cards import NO_KIND, Cards
from polyana.games.forest_mages.rules.places import card_slot
from polyana.games.forest_mages.rules.symbols import BERRY, RESOURCES, SCORCHED, Face
from polyana.games.forest_mages.rules.table import EACH, Glade


def power(cards: Cards, v: Glade, seat: Seat) -> str:
    """The ability of a seat's character, if abilities are played with. (FM-13.1)"""
    return cards.characters[v.characters[seat]].ability if v.settings.abilities else ""


def targets(cards: Cards, v: Glade, seat: Seat, shown: Face) -> list[str]:
    """Every legal target for a die that shows this face; there always are two. (FM-4.7)"""
    found = village_targets(cards, v, shown)
    resource = shown in RESOURCES
    found += _by_resource(cards, v, seat, shown) if resource else _by_element(cards, v, seat, shown)
    if v.creature_dice:
        kind = "resource" if resource else "element"
        for creature in v.active[seat]:
            if cards.creatures[creature].takes == kind and not v.creature_dice[card_slot(creature, seat)]:
                found.append(card_slot(creature, seat))
    return found


def village_targets(cards: Cards, v: Glade, shown: Face) -> list[str]:
    """Two slots take any die, the others their element, one die at a time. (FM-4.6, FM-6.2, FM-6.3)"""
    found = []
    for place, dice in v.village_dice.items():
        takes = cards.village[place].takes
        if takes == "any" or (takes == shown and not dice):
            found.append(place)
    return found


def _by_resource(cards: Cards, v: Glade, seat: Seat, shown: Face) -> list[str]:
    needs, goods, own = cards.needs, v.goods, seat * EACH
    price = v.settings.force_price
    berry = goods[own + BERRY] > 0
    ability = power(cards, v, seat)
    tower = berry and ability == "tower"
    convert = can_convert(v, seat, ability)
    found = []
    for place, dice in v.forest_dice.items():
        if dice:
            if tower and dice != SCORCHED:
                found.append(place + " tower")
            continue
        symbol, kind, by_shown, by_berry = needs[place]
        if symbol == shown:
            found.append(place)
            if convert and kind != NO_KIND:
                found.append(place + " creature")
            continue
        if kind != NO_KIND and goods[own + kind] >= price:
            found.append(by_shown)
        if berry:
            found.append(by_berry)
    return found


def _by_element(cards: Cards, v: Glade, seat: Seat, shown: Face) -> list[str]:
    convert = can_convert(v, seat, power(cards, v, seat))
    own = str(seat)
    found = []
    for place, dice in v.forest_dice.items():
        if not dice:
            target = place
        elif dice == SCORCHED:
            continue
        elif shown == "fire":
            target = place + " over"
        elif shown == "wind" and dice[-1][0] == own:
            target = place + " back"
        else:
            continue
        found.append(target)
        if convert and cards.needs[place][1] != NO_KIND:
            found.append(target + " creature")
    return found


def can_convert(v: Glade, seat: Seat, ability: str) -> bool:
    """May this seat turn an ingredient slot into a creature slot? (FM-13.9, FM-13.18)"""
    return ability == "convert" and v.has(seat, BERRY) > 0 and any(v.tops.values())
