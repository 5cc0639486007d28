"""A die in the village or on a creature: the actions that the card file names."""

from __future__ import annotations

from itertools import combinations

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules.answers import NONE, STOP, Trade, read_trade, written
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.brewing import reserve
from polyana.games.forest_mages.rules.creatures import train, working
from polyana.games.forest_mages.rules.dice import Dice
from polyana.games.forest_mages.rules.fire import scorch, scorches_before_training
from polyana.games.forest_mages.rules.kinds import CLEAR, PICK, TRADE
from polyana.games.forest_mages.rules.moving import move
from polyana.games.forest_mages.rules.placement import Placement
from polyana.games.forest_mages.rules.places import creature_of
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.rows import Action, Creature
from polyana.games.forest_mages.rules.symbols import BERRY, CHOICE, ELEMENTS, KIND, KINDS
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.tokens import collect

ANY_ONE = Action("gather", 1, "any")
ALL_FORESTS = "all"
"""The answer that clears every forest at once. (FM-6.9)"""


def use_slot(box: Box, t: Glade, p: Placement) -> Flow[list[Creature]]:
    """The slot's special action; PLACE_VILLAGE_PLUS gathers before it. Creatures that may still scorch are
    returned. (FM-6.1, FM-12.6, FM-12.7, FM-12.28)"""
    actions = box.village[p.target.place].does
    waiting: list[Creature] = []
    if p.crew:
        for creature in working(box, t, p.seat, p.crew, "PLACE_VILLAGE_PLUS"):
            yield from gather(t, p, ANY_ONE, "FM-12.28", creature.id)
        waiting = working(box, t, p.seat, p.crew, "PLACE_VILLAGE_SCORCH")
        if waiting and any(action.verb == "train" for action in actions):
            waiting = yield from scorches_before_training(box, t, p, waiting)
    for action in actions:
        yield from perform(box, t, p, action, "FM-6.1")
    return waiting


def use_card(box: Box, t: Glade, p: Placement) -> Flow[None]:
    """The effect of the card, and nothing of a forest: no element, no season. (FM-7.14, FM-12.2, FM-12.3)"""
    for action in box.creatures[creature_of(p.target.place)].does:
        yield from perform(box, t, p, action, "FM-12.3")


def perform(box: Box, t: Glade, p: Placement, action: Action, clause: str) -> Flow[None]:
    """Do one action of a slot. Tokens come by themselves; what may be declined asks first. (FM-6.14)"""
    match action.verb:
        case "gather":  # D1 and N1, D2, N2, N3 (FM-6.7, FM-6.8, FM-6.11, FM-6.12)
            yield from gather(t, p, action, "FM-6.7")
        case (
            "gain"
        ):  # N4, D5, N3; SP9, AU6 to AU8, AU9 (FM-6.10, FM-6.11, FM-6.12, FM-12.20, FM-12.29, FM-12.30)
            p.won[KIND[action.what]] += action.amount
            collect(t, p.seat, KIND[action.what], action.amount, clause)
        case "trade":  # D2 (FM-6.8)
            yield from trade(t, p.seat, action.amount)
        case "clear":  # D3 (FM-6.9)
            yield from clear(box, t, p.seat)
        case "train":  # D4 (FM-6.10)
            yield from train(box, t, p.seat, p.crew)
        case "reserve":  # D5, N2 (FM-6.11)
            yield from reserve(box, t, p.seat)
        case "scorch":  # N3 (FM-6.12, FM-14.3)
            yield from scorch(box, t, p.seat, p.crew)
        case "move":  # N5, SU9: to forests only (FM-6.12, FM-12.10)
            yield from move(t, p.seat, anywhere=False, optional=True)


# --- gathering and trading ---------------------------------------------------------------------------


def gather(t: Glade, p: Placement, action: Action, clause: str, card: str = "") -> Flow[None]:
    """Ingredients of choice: never berries. (FM-6.7, FM-9.10, FM-12.17)"""
    offers = choices(action)
    picked = yield from choose(t, p.seat, PICK, lambda v: offers, offers[0], {"card": card})
    for kind in dict.fromkeys(picked):
        p.won[KIND[kind]] += picked.count(kind)
        collect(t, p.seat, KIND[kind], picked.count(kind), clause)


def choices(action: Action) -> list[tuple[str, ...]]:
    """What may be gathered of choice.

    >>> choices(Action("gather", 2, "same"))[0], choices(Action("gather", 2, "different"))[0]
    (('herb', 'herb'), ('herb', 'mushroom'))
    """
    if action.what == "different":
        return list(combinations(CHOICE, action.amount))
    return [(kind,) * action.amount for kind in CHOICE]


def why_not_picked(text: str) -> str:
    """A berry is no ingredient of choice."""
    return "" if KINDS[BERRY] in text else "FM-6.7"


def trade(t: Glade, seat: Seat, times: int) -> Flow[None]:
    """Own tokens may be given one for one for other kinds; no berries either way, and what comes in is not
    gathered. (FM-6.8, FM-6.15)"""
    for left in range(times, 0, -1):
        if not any(t.held(seat)[:BERRY]):
            return
        chosen = yield from choose(t, seat, TRADE, lambda v: trades(v, seat), STOP, {"left": left})
        if chosen == STOP:
            return
        swapped = read_trade(chosen)
        t.gain(seat, KIND[swapped.given], -1)
        t.gain(seat, KIND[swapped.taken], 1)
        t.tell("traded", "FM-6.8", seat=seat, given=swapped.given, taken=swapped.taken)


def trades(v: Glade, seat: Seat) -> list[str]:
    """What a seat could give for what; or no more."""
    held = v.held(seat)
    given = [kind for kind in CHOICE if held[KIND[kind]]]
    return [STOP, *(written(Trade, one, taken) for one in given for taken in CHOICE if taken != one)]


# --- clearing ----------------------------------------------------------------------------------------


def clear(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """All element dice of a forest may be set aside, covered ones too. (FM-6.9)"""
    if not clearable(box, t):
        return
    chosen = yield from choose(t, seat, CLEAR, lambda v: [NONE, *clearable(box, v)], NONE)
    if chosen == NONE:
        return
    for forest in t.row if chosen == ALL_FORESTS else [chosen]:
        for slot, dice in dice_in(box, t, forest).items():
            t.aside += [die for die in dice if die in ELEMENTS]
            t.forest_dice[slot] = tuple(die for die in dice if die not in ELEMENTS)
    t.tell("cleared", "FM-6.9", seat=seat, forest=chosen)


def clearable(box: Box, v: Glade) -> list[str]:
    """The forests with element dice; or all of them at once, if the table agreed so."""
    found = [
        forest
        for forest in v.row
        if any(die in ELEMENTS for dice in dice_in(box, v, forest).values() for die in dice)
    ]
    return [ALL_FORESTS] if found and v.settings.d3_scope == "all" else found


def dice_in(box: Box, v: Glade, forest: str) -> dict[str, Dice]:
    """The dice in a forest, by slot."""
    slots = (slot.id for slot in box.forests[forest].slots)
    return {slot: dice for slot in slots if (dice := v.forest_dice.get(slot, ()))}
