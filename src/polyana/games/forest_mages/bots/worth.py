"""What things are worth at a glance: pure functions of a view, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Seat
from polyana.games.forest_mages.rules.answers import BACK, read_target
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.brewing import berries_worth
from polyana.games.forest_mages.rules.control import counting
from polyana.games.forest_mages.rules.die_in_forest import trains, yielded
from polyana.games.forest_mages.rules.payments import missing
from polyana.games.forest_mages.rules.places import creature_of, in_forest
from polyana.games.forest_mages.rules.placing_a_die import price
from polyana.games.forest_mages.rules.symbols import RESOURCES, Face
from polyana.games.forest_mages.rules.table import Glade

TOKEN = 1.1
"""An ingredient: some three of them make a potion of two or three points."""
TRAINING = 2.5
ACTIONS = {"gain": TOKEN, "gather": TOKEN * 1.2, "trade": 0.3, "train": TRAINING}
ACTIONS |= {"reserve": 0.6, "scorch": 0.3, "clear": 0.5, "move": 0.8}


def wanted(box: Box, v: Glade, seat: Seat) -> list[float]:
    """How much a seat wants one more of each kind of token: for the potions that are near."""
    held, berries = v.held(seat), berries_worth(box, v, seat)
    want = [TOKEN * 0.6, TOKEN * 0.6, TOKEN * 0.6, TOKEN * 1.3]
    for potion in (*v.market, *v.reserved[seat]):
        if potion:
            cost = box.potions[potion].cost
            near = box.potions[potion].vp / (2.0 + 2 * missing(cost, held, berries))
            for kind, need in enumerate(cost):
                if need > held[kind]:
                    want[kind] = max(want[kind], TOKEN * 0.6 + near / 3)
    return want


def hold(box: Box, v: Glade, forest: str, seat: Seat, own: int, elements: int = 0) -> float:
    """What a forest promises a seat if `own` dice of its own and `elements` element dice came there."""
    dice, neutral = counting(box, v, forest)
    mine, most = dice[seat] + own, max(max(dice[:seat] + dice[seat + 1 :]), neutral + elements)
    chance = 0.75 if mine > most + 1 else 0.55 if mine > most else 0.25 if mine == most else 0.1
    return chance * box.forests[forest].vp if mine else 0.0


def target_worth(box: Box, v: Glade, seat: Seat, shown: Face, option: str, want: Sequence[float]) -> float:
    """What placing a die there brings, in points."""
    target = read_target(option)
    place = target.place
    if not in_forest(place):
        does = box.village[place].does if place in box.village else box.creatures[creature_of(place)].does
        return sum(ACTIONS[action.verb] * max(1, action.amount) for action in does)
    slot = box.slots[place]
    own, elements = (1, 0) if shown in RESOURCES else (0, 1)
    if target.how == BACK:
        own -= 1
    gain = hold(box, v, slot.forest, seat, own, elements) - hold(box, v, slot.forest, seat, 0)
    if target.how == BACK:
        gain += 1.5  # the die comes back, and with it a turn
    gain -= sum(want[kind] for kind, _ in price(v.settings, target))
    if trains(slot, target):
        return gain + TRAINING
    if not target.usual:
        return gain
    return gain + want[slot.kind] * yielded(shown, helpers=0)
