"""Which clause stands in the way of an answer that is no option. Sees what the asked seat sees."""

from __future__ import annotations

from polyana.core import About, Seat
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.cards import Cards
from polyana.games.forest_mages.rules.misplaced import why_not_there
from polyana.games.forest_mages.rules.symbols import BERRY, ELEMENTS, KINDS, SCORCHED
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.targets import power


def why(cards: Cards, v: Glade, kind: str, seat: Seat, about: About, text: str) -> str:
    """The clause, or nothing if the clause of the question itself will do."""
    if kind == "act":
        return _act(cards, v, text)
    if kind == "die":
        return _die(v, text)
    if kind == "target":
        return why_not_there(cards, v, seat, str(about["die"]), text)
    if kind in ("move", "swap", "remove", "return"):
        return "" if text in dict(places.placed(v)) else "FM-10.20"
    if kind == "swap_with":
        return _swap(v, str(about["die"]), text)
    if kind == "move_to":
        return _goal(v, text)
    if kind == "scorch":
        return "FM-14.4" if v.forest_dice.get(text) == SCORCHED else ""
    if kind == "pick":
        return "" if KINDS[BERRY] in text else "FM-6.7"
    if kind == "pay":
        return "FM-13.15" if power(cards, v, seat) == "double" else ""
    if kind == "evening":
        return _evening(cards, text)
    return ""


# --- actions -----------------------------------------------------------------------------------------


def _act(cards: Cards, v: Glade, text: str) -> str:
    verb, _, what = text.partition(" ")
    if verb == "place":
        return "FM-3.8" if v.placed else _die(v, what)
    if verb == "brew":
        return _brew(v, what)
    if verb == "drink":
        return _drink(cards, v, what)
    if verb == "turn":
        return _turn(cards, v, what)
    if verb == "send":
        return _send(v, what)
    clauses = {"end": "FM-3.8", "pass": "FM-4.7", "release": "FM-11.13", "roll": "FM-3.3", "use": "FM-16.2"}
    return clauses.get(verb, "")


def _brew(v: Glade, potion: str) -> str:
    if v.brewed:
        return "FM-3.8"
    rivals = (cards for seat, cards in v.reserved.items() if seat != v.turn)
    return "FM-9.14" if any(potion in cards for cards in rivals) else "FM-9.2"


def _drink(cards: Cards, v: Glade, potion: str) -> str:
    seat = v.turn
    if v.drank:
        return "FM-3.8"
    if potion in v.reserved[seat]:
        return "FM-9.16"
    if potion not in v.hands[seat]:
        return "FM-10.2"
    if potion in v.tasted[seat]:
        return "FM-10.23"
    if cards.potions[potion].effect != "place":
        return "FM-10.4"
    spare = len(v.supply[seat]) - (not v.placed)
    return "FM-10.16" if spare else "FM-10.18"


def _die(v: Glade, shown: str) -> str:
    """A die that came back in this turn rests; any other is not in the supply."""
    return "FM-10.16" if shown in v.resting[v.turn] else "FM-4.1"


def _turn(cards: Cards, v: Glade, what: str) -> str:
    """A die that has already shown the element since the last action, or no such turning at all."""
    old, _, new = what.partition(" ")
    offered = [cards.turners.get(one) for one in v.active[v.turn]]
    known = old in v.supply[v.turn] and old in ELEMENTS and old != new
    return "FM-12.33" if known and new in offered else "FM-12.9"


def _send(v: Glade, what: str) -> str:
    creature, _, forest = what.partition(" ")
    if creature in v.homes.values():
        return "FM-11.10"
    return "FM-11.9" if forest in v.homes and forest in v.claimed[v.turn] else "FM-11.8"


def _evening(cards: Cards, text: str) -> str:
    """What is sold too often or in the wrong number."""
    creature = cards.creatures.get(text.partition(" ")[0])
    clauses = {"EOR_BERRY_VP": "FM-12.23", "EOR_SET_VP": "FM-12.24", "EOR_BERRY_PER": "FM-12.11"}
    return clauses.get(creature.ability, "") if creature else ""


# --- dice --------------------------------------------------------------------------------------------


def _swap(v: Glade, one: str, other: str) -> str:
    """Why these two dice cannot be swapped. (FM-10.12, FM-10.13, FM-10.22)"""
    found = dict(places.placed(v))
    if other not in found:
        return "FM-10.20"
    if found[one][1:] != found[other][1:]:
        return "FM-10.12"
    return "FM-10.22" if found[one][0] == found[other][0] else "FM-10.13"


def _goal(v: Glade, place: str) -> str:
    """Why a die cannot be moved there."""
    if v.forest_dice.get(place) == SCORCHED:
        return "FM-14.4"
    if place in v.forest_dice:
        return "FM-10.7"
    return "FM-10.24" if v.settings.move_target == "any" and v.drinking else "FM-10.8"
