"""Why a die cannot be placed somewhere: the clause for every wrong target."""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.cards import Cards
from polyana.games.forest_mages.rules.rows import Slot
from polyana.games.forest_mages.rules.symbols import BERRY, CREATURE, KIND, KINDS, RESOURCES, SCORCHED, Face
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.targets import power


def why_not_there(cards: Cards, v: Glade, seat: Seat, shown: Face, target: str) -> str:
    """The clause that refuses this target for a die that shows this face."""
    place, _, mode = target.partition(" ")
    if place in v.forest_dice:
        return _forest(cards, v, seat, shown, cards.slots[place], mode)
    if place in cards.village:
        return _village(cards, v, shown, place, mode)
    return _creature(cards, v, seat, shown, place, mode) if "@" in place else "FM-4.1"


def _village(cards: Cards, v: Glade, shown: Face, place: str, mode: str) -> str:
    if place not in v.village_dice:
        return "FM-6.5"
    if mode:
        clauses = {"over": "FM-6.6", "back": "FM-7.8", "tower": "FM-13.6", CREATURE: "FM-13.10"}
        return clauses.get(mode, "FM-8.9")
    return "FM-6.2" if cards.village[place].takes != shown else "FM-6.3"


def _creature(cards: Cards, v: Glade, seat: Seat, shown: Face, place: str, mode: str) -> str:
    card, _, owner = place.partition("@")
    creature = cards.creatures.get(card)
    if creature is None or not creature.takes or place not in v.creature_dice or owner != f"S{seat}":
        return "FM-12.3"
    if mode:
        return {"tower": "FM-13.6", "over": "FM-7.14", "back": "FM-7.14"}.get(mode, "FM-8.9")
    if creature.takes != ("resource" if shown in RESOURCES else "element"):
        return "FM-12.29" if creature.takes == "resource" else "FM-12.31"
    return "FM-12.3"


def _forest(cards: Cards, v: Glade, seat: Seat, shown: Face, slot: Slot, mode: str) -> str:
    dice = v.forest_dice[slot.id]
    resource = shown in RESOURCES
    if dice == SCORCHED:
        return "FM-14.4"
    if mode == "tower":
        return _tower(cards, v, seat, resource, bool(dice))
    if mode in KINDS:
        return _force(v, seat, slot, mode, resource, shown, bool(dice))
    if mode.endswith(CREATURE):
        return _convert(cards, v, seat, slot, resource and slot.symbol != shown)
    if mode == "back":
        return "FM-7.9" if dice and any(die[0] == str(seat) for die in dice[:-1]) else "FM-7.8"
    if mode == "over":
        return "FM-7.4"
    return "FM-4.5" if dice else "FM-4.2"


def _tower(cards: Cards, v: Glade, seat: Seat, resource: bool, occupied: bool) -> str:
    if power(cards, v, seat) != "tower":
        return "FM-13.1"
    return "FM-13.3" if resource and occupied and not v.has(seat, BERRY) else "FM-13.6"


def _force(v: Glade, seat: Seat, slot: Slot, paid: str, resource: bool, shown: Face, occupied: bool) -> str:
    if not resource:
        return "FM-8.9"
    if occupied:
        return "FM-8.10"
    if slot.symbol == shown:
        return "FM-8.11"
    if slot.yields == CREATURE and paid in KIND and KIND[paid] != BERRY:
        return "FM-8.4"
    return "FM-8.5"


def _convert(cards: Cards, v: Glade, seat: Seat, slot: Slot, forced: bool) -> str:
    if power(cards, v, seat) != "convert":
        return "FM-13.1"
    if not any(v.tops.values()):
        return "FM-13.18"
    return "FM-8.12" if forced else "FM-13.10" if slot.yields == CREATURE else "FM-13.9"
