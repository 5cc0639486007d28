"""Drinking: the seven effects of potions. (FM-10)"""

from __future__ import annotations

from polyana.core import EVERYBODY, Flow, Next, Seat, phase
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.effects import changes, handfuls, possible, swappable
from polyana.games.forest_mages.rules.kinds import (
    CHANGE,
    DIE,
    REMOVE,
    REROLL,
    RETURN,
    SWAP,
    SWAP_WITH,
)
from polyana.games.forest_mages.rules.placing import Placing
from polyana.games.forest_mages.rules.supply import come_back, ready, show
from polyana.games.forest_mages.rules.symbols import RESOURCES, Face, face, in_order
from polyana.games.forest_mages.rules.table import Glade


class Drinking(Placing):
    """From the hand to the pile of drunk potions."""

    def drinkable(self, v: Glade, seat: Seat) -> list[str]:
        """The potions of the own hand whose effect is possible now. (FM-10.4, FM-10.23)"""
        known: dict[str, bool] = {}
        found = []
        for one in v.hands[seat]:
            effect = self.cards.potions[one].effect
            if effect not in known:
                known[effect] = possible(v, seat, effect)
            if known[effect] and one not in v.tasted[seat]:
                found.append(one)
        return found

    def drink(self, t: Glade, seat: Seat, potion: str) -> None:
        """The potion is shown; its effect follows. (FM-10.1)"""
        t.drank, t.turned = True, ()
        t.hands[seat] = tuple(one for one in t.hands[seat] if one != potion)
        t.drinking = potion
        t.tell("drinks", "FM-10.1", seat=seat, card=potion)

    @phase
    def effect(self, t: Glade) -> Flow[Next]:
        """The potion does what it says, then it goes under the own board. (FM-10.1, FM-10.3–10.15)"""
        seat = t.turn
        t.returned = {}
        flow = {
            "change": self.change,
            "reroll": self.reroll,
            "place": self.place_another,
            "move": self.move_one,
            "swap": self.swap,
            "remove": self.remove,
            "return": self.take_back,
        }[self.cards.potions[t.drinking].effect]
        yield from flow(t, seat)
        t.drunk[seat] += (t.drinking,)
        t.tasted[seat] += (t.drinking,)
        t.tell("put_away", "FM-10.1", seat=seat, card=t.drinking)
        t.drinking = ""
        return self.next_action(t)

    def next_action(self, t: Glade) -> Next:
        """What follows an action."""
        raise NotImplementedError

    def change(self, t: Glade, seat: Seat) -> Flow[None]:
        """CHANGE: one die of the own supply is turned to another face. (FM-10.5)"""
        turned = yield from self.choose(
            t, seat, CHANGE, lambda v: changes(v.supply[seat]), lambda v: changes(v.supply[seat])[0]
        )
        old, _, new = turned.partition(">")
        show(t, seat, (old,), (new,))
        t.tell("changed", "FM-10.5", seat=seat, die=old, new=new)

    def reroll(self, t: Glade, seat: Seat) -> Flow[None]:
        """REROLL: any dice of the own supply, at least one, are rolled once. (FM-10.6)"""
        rolled = yield from self.choose(
            t, seat, REROLL, lambda v: handfuls(v.supply[seat]), lambda v: v.supply[seat]
        )
        new = self.roll(t, rolled)
        show(t, seat, rolled, new)
        t.reveal("rerolled", "FM-10.6", seat=seat, old=list(rolled), dice=list(in_order(new)))

    def roll(self, t: Glade, dice: tuple[Face, ...]) -> list[Face]:
        """Roll dice that show these faces now. (FM-1.12)"""
        resource, element = self.cards.faces
        return [t.dice.pick(resource if die in RESOURCES else element, to=EVERYBODY) for die in dice]

    def place_another(self, t: Glade, seat: Seat) -> Flow[None]:
        """PLACE: one more die of the own supply, by all the rules of placing. (FM-10.16, FM-10.17)"""
        shown = yield from self.choose(
            t, seat, DIE, lambda v: tuple(dict.fromkeys(ready(v, seat))), lambda v: ready(v, seat)[0]
        )
        yield from self.place(t, seat, shown)

    def move_one(self, t: Glade, seat: Seat) -> Flow[None]:
        """MOVE: any placed resource die to an empty slot. (FM-10.7)"""
        return self.move(t, seat, optional=False)

    def swap(self, t: Glade, seat: Seat) -> Flow[None]:
        """SWAP: two placed resource dice of different players with the same symbol. (FM-10.12, FM-10.22)"""
        one = yield from self.choose(t, seat, SWAP, swappable, lambda v: swappable(v)[0])
        other = yield from self.choose(
            t,
            seat,
            SWAP_WITH,
            lambda v: places.partners(v, one),
            lambda v: places.partners(v, one)[0],
            {"die": one},
        )
        places.exchange(t, one, other)
        t.tell("swapped", "FM-10.12", seat=seat, place=one, other=other)

    def remove(self, t: Glade, seat: Seat) -> Flow[None]:
        """REMOVE: any placed die is set aside for the rest of the round. (FM-10.14)"""
        address = yield from self.choose(
            t,
            seat,
            REMOVE,
            lambda v: [one for one, _ in places.placed(v)],
            lambda v: next(places.placed(v))[0],
        )
        die = places.lift(t, address)
        t.aside.append(die)
        t.tell("removed", "FM-10.14", seat=seat, place=address, die=face(die))

    def take_back(self, t: Glade, seat: Seat) -> Flow[None]:
        """RETURN: an own placed resource die comes back, its face unchanged. (FM-10.15, FM-10.16)"""
        address = yield from self.choose(
            t,
            seat,
            RETURN,
            lambda v: places.placed_resources(v, seat),
            lambda v: places.placed_resources(v, seat)[0],
        )
        die = places.lift(t, address)
        come_back(t, seat, face(die))
        t.tell("took_back", "FM-10.15", seat=seat, place=address, die=face(die))
