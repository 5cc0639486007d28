"""What the slots of the village and of creatures do: the actions that the card file names. (FM-6, FM-12)"""

from __future__ import annotations

from itertools import combinations

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.creatures import Creatures
from polyana.games.forest_mages.rules.effects import movable
from polyana.games.forest_mages.rules.kinds import CLEAR, MOVE, MOVE_TO, NONE, PICK, TRADE
from polyana.games.forest_mages.rules.rows import Action
from polyana.games.forest_mages.rules.symbols import BERRY, CHOICE, ELEMENTS, KIND, owner
from polyana.games.forest_mages.rules.table import Cards, Glade

STOP = "stop"


class Village(Creatures):
    """The interpreter of actions."""

    def perform(
        self, t: Glade, seat: Seat, action: Action, crew: Cards, won: list[int], clause: str
    ) -> Flow[None]:
        """Do one action; what it gathers is added to `won`, for creatures that exchange it."""
        if action.verb == "gather":
            yield from self.gather_choice(t, seat, action, won, "FM-6.7")
        elif action.verb == "gain":
            won[KIND[action.what]] += action.amount
            self.collect(t, seat, KIND[action.what], action.amount, clause)
        elif action.verb == "trade":
            yield from self.trade(t, seat, action.amount)
        elif action.verb == "clear":
            yield from self.clear(t, seat)
        elif action.verb == "train":
            yield from self.train(t, seat, crew)
        elif action.verb == "reserve":
            yield from self.reserve(t, seat)
        elif action.verb == "scorch":
            yield from self.scorch(t, seat, crew)
        else:
            yield from self.move(t, seat, optional=True)

    def gather_choice(
        self, t: Glade, seat: Seat, action: Action, won: list[int], clause: str, card: str = ""
    ) -> Flow[None]:
        """Ingredients of choice: never berries. (FM-6.7, FM-9.10)"""
        offers = choices(action)
        picked = yield from self.choose(t, seat, PICK, lambda v: offers, offers[0], {"card": card})
        for kind in dict.fromkeys(picked):
            won[KIND[kind]] += picked.count(kind)
            self.collect(t, seat, KIND[kind], picked.count(kind), clause)

    def trade(self, t: Glade, seat: Seat, times: int) -> Flow[None]:
        """Own tokens may be given one for one for other kinds; no berries either way. (FM-6.8, FM-6.15)"""
        for left in range(times, 0, -1):
            if not any(t.held(seat)[:BERRY]):
                return
            swap = yield from self.choose(t, seat, TRADE, lambda v: trades(v, seat), STOP, {"left": left})
            if swap == STOP:
                return
            given, _, taken = swap.partition(">")
            t.gain(seat, KIND[given], -1)
            t.gain(seat, KIND[taken], 1)
            t.tell("traded", "FM-6.8", seat=seat, given=given, taken=taken)

    def clear(self, t: Glade, seat: Seat) -> Flow[None]:
        """All element dice of a forest may be set aside, covered ones too. (FM-6.9)"""
        if not self.clearable(t):
            return
        chosen = yield from self.choose(t, seat, CLEAR, lambda v: [NONE, *self.clearable(v)], NONE)
        if chosen == NONE:
            return
        for forest in t.row if chosen == "all" else [chosen]:
            for slot in self.cards.forests[forest].slots:
                dice = t.forest_dice[slot.id]
                t.aside += [die for die in dice if die in ELEMENTS]
                t.forest_dice[slot.id] = tuple(die for die in dice if die not in ELEMENTS)
        t.tell("cleared", "FM-6.9", seat=seat, forest=chosen)

    def clearable(self, v: Glade) -> list[str]:
        """The forests with element dice; or all of them at once, if the table agreed so."""
        found = [
            forest
            for forest in v.row
            if any(
                die in ELEMENTS for slot in self.cards.forests[forest].slots for die in v.forest_dice[slot.id]
            )
        ]
        return ["all"] if found and v.settings.d3_scope == "all" else found

    def move(self, t: Glade, seat: Seat, optional: bool) -> Flow[None]:
        """A placed resource die goes to an empty slot; nothing is gathered there. (FM-10.7–10.9, FM-6.12)"""
        anywhere = not optional and t.settings.move_target == "any"
        if not movable(t, anywhere):
            return
        none = [NONE] if optional else []
        moved = yield from self.choose(
            t,
            seat,
            MOVE,
            lambda v: [*none, *places.placed_resources(v)],
            lambda v: (none or places.placed_resources(v))[0],
        )
        if moved == NONE:
            return
        place = yield from self.choose(
            t,
            seat,
            MOVE_TO,
            lambda v: places.move_targets(v, moved, anywhere),
            lambda v: places.move_targets(v, moved, anywhere)[0],
            {"die": moved},
        )
        die = places.lift(t, moved)
        places.lay(t, place, die)
        t.tell("moved", "FM-10.7", seat=seat, owner_seat=owner(die), place=moved, goal=place)


def choices(action: Action) -> list[tuple[str, ...]]:
    """What may be gathered of choice.

    >>> choices(Action("gather", 2, "same"))[0], choices(Action("gather", 2, "different"))[0]
    (('herb', 'herb'), ('herb', 'mushroom'))
    """
    if action.what == "different":
        return list(combinations(CHOICE, action.amount))
    return [(kind,) * action.amount for kind in CHOICE]


def trades(v: Glade, seat: Seat) -> list[str]:
    held = v.held(seat)
    return [
        STOP,
        *(f"{given}>{taken}" for given in CHOICE if held[KIND[given]] for taken in CHOICE if taken != given),
    ]
