"""Where a die of a supply may be placed, and why not elsewhere."""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.answers import BACK, OVER, TOWER, Target, read_target
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.characters import power
from polyana.games.forest_mages.rules.dice import owner
from polyana.games.forest_mages.rules.places import card_slot, creature_of, on_creature
from polyana.games.forest_mages.rules.rows import NO_KIND
from polyana.games.forest_mages.rules.symbols import BERRY, CREATURE, KINDS, RESOURCES, Face
from polyana.games.forest_mages.rules.table import Glade


def targets(box: Box, v: Glade, seat: Seat, shown: Face) -> list[str]:
    """Every legal target for a die that shows this face; there always are two. (FM-4.7)"""
    resource = shown in RESOURCES
    found = village_targets(box, v, shown)
    found += _by_resource(box, v, seat, shown) if resource else _by_element(box, v, seat, shown)
    if v.creature_dice:
        found += _on_creatures(box, v, seat, "resource" if resource else "element")
    return found


def village_targets(box: Box, v: Glade, shown: Face) -> list[str]:
    """Two slots take any die, however many lie there, the others one die of their element; whether the action
    brings anything does not matter. (FM-4.4, FM-4.6, FM-4.8, FM-6.2, FM-6.3, FM-6.4, FM-6.5, FM-6.13)"""
    found = []
    for place, dice in v.village_dice.items():
        takes = box.village[place].takes
        if takes == "any" or (takes == shown and not dice):
            found.append(place)
    return found


def _on_creatures(box: Box, v: Glade, seat: Seat, kind: str) -> list[str]:
    """The free slots on the seat's own creatures. (FM-4.10, FM-12.3)"""
    slots = [card_slot(one, seat) for one in v.active[seat] if box.creatures[one].takes == kind]
    return [slot for slot in slots if not v.creature_dice[slot]]


def _by_resource(box: Box, v: Glade, seat: Seat, shown: Face) -> list[str]:
    """A resource die: into an empty slot with its symbol; by force, for the ingredient shown or a berry, into
    one with another symbol, every turn if one likes; with Lello's ability on top of any die, whatever the
    symbol. (FM-4.2, FM-8.1, FM-8.3, FM-8.4, FM-8.7, FM-13.2, FM-13.3, FM-13.5, FM-13.17)"""
    slots, held = box.slots, v.held(seat)
    price = v.settings.force_price
    payable = [kind for kind, count in enumerate(held) if count >= price]
    berry = held[BERRY] > 0
    ability = power(box, v, seat)
    tower = berry and ability == "tower"
    convert = can_convert(v, seat, ability)
    found = []
    for place, dice in v.forest_dice.items():
        if dice:
            if tower:
                found.append(slots[place].targets.tower)
            continue
        slot = slots[place]
        if slot.symbol == shown:
            found.append(place)
            if convert and slot.kind != NO_KIND:
                found.append(slot.targets.as_creature[place])
            continue
        if slot.kind in payable:
            found.append(slot.targets.forced)
        if berry:
            found.append(slot.targets.forced_by_berry)
    return found


def _by_element(box: Box, v: Glade, seat: Seat, shown: Face) -> list[str]:
    """An element die: into any empty slot; fire on top of any die; wind in the place of a resource die of
    one's own that is on top, however it came there.
    (FM-4.3, FM-7.4, FM-7.6, FM-7.7, FM-7.8, FM-7.9, FM-7.10)"""
    slots = box.slots
    convert = can_convert(v, seat, power(box, v, seat))
    found = []
    for place, dice in v.forest_dice.items():
        if not dice:
            target = place
        elif shown == "fire":
            target = slots[place].targets.over
        elif shown == "wind" and owner(dice[-1]) == seat:
            target = slots[place].targets.back
        else:
            continue
        found.append(target)
        if convert and slots[place].kind != NO_KIND:
            found.append(slots[place].targets.as_creature[target])
    return found


def can_convert(v: Glade, seat: Seat, ability: str) -> bool:
    """May this seat turn an ingredient slot into a creature slot? (FM-13.9, FM-13.18)"""
    return ability == "convert" and v.has(seat, BERRY) > 0 and any(v.tops.values())


# --- refusals ----------------------------------------------------------------------------------------


def why_not_there(box: Box, v: Glade, seat: Seat, shown: Face, text: str) -> str:
    """The clause that refuses this target for a die that shows this face."""
    target = read_target(text)
    if target.place in v.scorched_slots:
        return "FM-14.4"
    if target.place in v.forest_dice:
        return _why_not_in_forest(box, v, seat, shown, target)
    if target.place in box.village:
        return _why_not_in_village(box, v, shown, target)
    if on_creature(target.place):
        return _why_not_on_creature(box, v, seat, shown, target)
    return "FM-4.1"


def _why_not_in_village(box: Box, v: Glade, shown: Face, target: Target) -> str:
    if target.place not in v.village_dice:
        return "FM-6.5"
    if target.mode:
        clauses = {OVER: "FM-6.6", BACK: "FM-7.8", TOWER: "FM-13.6", CREATURE: "FM-13.10"}
        return clauses.get(target.mode, "FM-8.9")
    return "FM-6.2" if box.village[target.place].takes != shown else "FM-6.3"


def _why_not_on_creature(box: Box, v: Glade, seat: Seat, shown: Face, target: Target) -> str:
    """It is no forest slot: no elements, no force. (FM-12.2)"""
    creature = box.creatures.get(creature_of(target.place))
    if creature is None or target.place not in v.creature_dice:
        return "FM-12.3"
    if target.place != card_slot(creature.id, seat):
        return "FM-12.3"
    if target.mode:
        return {TOWER: "FM-13.6", OVER: "FM-7.14", BACK: "FM-7.14"}.get(target.mode, "FM-8.9")
    if creature.takes != ("resource" if shown in RESOURCES else "element"):
        return "FM-12.29" if creature.takes == "resource" else "FM-12.31"
    return "FM-12.3"


def _why_not_in_forest(box: Box, v: Glade, seat: Seat, shown: Face, target: Target) -> str:
    slot, dice = box.slots[target.place], v.forest_dice[target.place]
    resource = shown in RESOURCES
    if target.as_creature:
        return _why_not_converted(box, v, seat, slot.kind, forced=resource and slot.symbol != shown)
    if target.how == TOWER:
        if power(box, v, seat) != "tower":
            return "FM-13.1"
        return "FM-13.3" if resource and dice and not v.has(seat, BERRY) else "FM-13.6"
    if target.how in KINDS:
        if not resource:
            return "FM-8.9"
        if dice or slot.symbol == shown:
            return "FM-8.10" if dice else "FM-8.11"
        return "FM-8.4" if slot.kind == NO_KIND and target.how != KINDS[BERRY] else "FM-8.5"
    if target.how == BACK:
        return "FM-7.9" if any(owner(die) == seat for die in dice[:-1]) else "FM-7.8"
    if target.how == OVER:
        return "FM-7.4"
    return "FM-4.5" if dice else "FM-4.2"


def _why_not_converted(box: Box, v: Glade, seat: Seat, kind: int, *, forced: bool) -> str:
    if power(box, v, seat) != "convert":
        return "FM-13.1"
    if not any(v.tops.values()):
        return "FM-13.18"
    if forced:
        return "FM-8.12"
    return "FM-13.10" if kind == NO_KIND else "FM-13.9"
