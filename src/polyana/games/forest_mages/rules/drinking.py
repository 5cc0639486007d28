"""Drinking: the seven effects of potions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.answers import read_change
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.dice import face
from polyana.games.forest_mages.rules.kinds import CHANGE, DIE, REMOVE, REROLL, RETURN, SWAP, SWAP_WITH
from polyana.games.forest_mages.rules.moving import move
from polyana.games.forest_mages.rules.placing_a_die import place
from polyana.games.forest_mages.rules.potion_effects import changes, handfuls, possible, swappable
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.rows import Effect
from polyana.games.forest_mages.rules.supply import come_back, ready, roll, show
from polyana.games.forest_mages.rules.table import Glade


def drinkable(box: Box, v: Glade, seat: Seat) -> list[str]:
    """The potions of the own hand whose effect is possible now. (FM-10.4, FM-10.23)"""
    known: dict[str, bool] = {}
    found = []
    for one in v.hands[seat]:
        effect = box.potions[one].effect
        if effect not in known:
            known[effect] = possible(v, seat, effect)
        if known[effect] and one not in v.tasted[seat]:
            found.append(one)
    return found


def why_not_drunk(box: Box, v: Glade, potion: str) -> str:
    """Drunk already, not in the hand, or without effect."""
    seat = v.turn
    if v.drank:
        return "FM-3.8"
    if potion in v.reserved[seat]:
        return "FM-9.16"
    if potion not in v.hands[seat]:
        return "FM-10.2"
    if potion in v.tasted[seat]:
        return "FM-10.23"
    if box.potions[potion].effect != "place":
        return "FM-10.4"
    spare = len(v.supply[seat]) - (not v.placed)
    return "FM-10.16" if spare else "FM-10.18"


def drink(t: Glade, seat: Seat, potion: str) -> None:
    """The potion is shown; its effect follows. (FM-10.1)"""
    t.drank, t.turned = True, ()
    t.hands[seat] = tuple(one for one in t.hands[seat] if one != potion)
    t.drinking = potion
    t.tell("drinks", "FM-10.1", seat=seat, card=potion)


def take_effect(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """The potion does what it says, then it goes face down under the own board.
    (FM-10.1, FM-10.2, FM-10.3, FM-10.21)"""
    yield from EFFECTS[box.potions[t.drinking].effect](box, t, seat)
    t.drunk[seat] += (t.drinking,)
    t.tasted[seat] += (t.drinking,)
    t.tell("put_away", "FM-10.1", seat=seat, card=t.drinking)
    t.drinking = ""


# --- the seven effects -------------------------------------------------------------------------------


def change(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """CHANGE: one die of the own supply is turned to another face. (FM-10.5)"""
    chosen = yield from choose(
        t, seat, CHANGE, lambda v: changes(v.supply[seat]), lambda v: changes(v.supply[seat])[0]
    )
    turned = read_change(chosen)
    show(t, seat, (turned.old,), (turned.new,))
    t.tell("changed", "FM-10.5", seat=seat, die=turned.old, new=turned.new)


def reroll(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """REROLL: any dice of the own supply, at least one, are rolled once. (FM-10.6)"""
    rolled = yield from choose(t, seat, REROLL, lambda v: handfuls(v.supply[seat]), lambda v: v.supply[seat])
    dice = show(t, seat, rolled, roll(box, t, rolled))
    t.reveal("rerolled", "FM-10.6", seat=seat, old=list(rolled), dice=dice)


def place_another(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """PLACE: one more die of the own supply, by all the rules of placing. (FM-10.16, FM-10.17)"""
    shown = yield from choose(
        t, seat, DIE, lambda v: tuple(dict.fromkeys(ready(v, seat))), lambda v: ready(v, seat)[0]
    )
    yield from place(box, t, seat, shown)


def move_one(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """MOVE: any placed resource die to an empty slot; to the village if the table agreed so.
    (FM-10.7, FM-10.24)"""
    return move(t, seat, anywhere=t.settings.move_target == "any", optional=False)


def swap(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """SWAP: two placed resource dice of different players with the same symbol. (FM-10.12, FM-10.22)"""
    one = yield from choose(t, seat, SWAP, swappable, lambda v: swappable(v)[0])
    other = yield from choose(
        t,
        seat,
        SWAP_WITH,
        lambda v: places.partners(v, one),
        lambda v: places.partners(v, one)[0],
        {"die": one},
    )
    places.exchange(t, one, other)
    t.tell("swapped", "FM-10.12", seat=seat, place=one, other=other)


def remove(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """REMOVE: any placed die is set aside for the rest of the round. (FM-10.14)"""
    address = yield from choose(
        t, seat, REMOVE, lambda v: [one for one, _ in places.placed(v)], lambda v: next(places.placed(v))[0]
    )
    die = places.lift(t, address)
    t.aside.append(die)
    t.tell("removed", "FM-10.14", seat=seat, place=address, die=face(die))


def take_back(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """RETURN: an own placed resource die comes back, its face unchanged. (FM-10.15, FM-10.16)"""
    address = yield from choose(
        t,
        seat,
        RETURN,
        lambda v: places.placed_of(v, seat),
        lambda v: places.placed_of(v, seat)[0],
    )
    die = places.lift(t, address)
    come_back(t, seat, face(die))
    t.tell("took_back", "FM-10.15", seat=seat, place=address, die=face(die))


EFFECTS: Mapping[Effect, Callable[[Box, Glade, Seat], Flow[None]]] = {
    "change": change,
    "reroll": reroll,
    "place": place_another,
    "move": move_one,
    "swap": swap,
    "remove": remove,
    "return": take_back,
}
