"""What things are worth at a glance: pure functions of a view, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Seat
from polyana.games.forest_mages.rules.cards import Cards
from polyana.games.forest_mages.rules.control import counting
from polyana.games.forest_mages.rules.payments import worth as berries_worth
from polyana.games.forest_mages.rules.symbols import BERRY, CREATURE, KIND, RESOURCES, Face
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.targets import power

TOKEN = 1.1
"""An ingredient: some three of them make a potion of two or three points."""
TRAINING = 2.5
ACTIONS = {"gain": TOKEN, "gather": TOKEN * 1.2, "trade": 0.3, "train": TRAINING}
ACTIONS |= {"reserve": 0.6, "scorch": 0.3, "clear": 0.5, "move": 0.8}


def missing(cards: Cards, v: Glade, seat: Seat, potion: str) -> int:
    """How many ingredients a seat lacks for a potion, its berries counted in."""
    held = v.held(seat)
    cost = cards.potions[potion].cost
    lack = sum(max(0, need - have) for need, have in zip(cost, held, strict=False))
    return max(0, lack - berries_worth(held[BERRY], power(cards, v, seat) == "double"))


def wanted(cards: Cards, v: Glade, seat: Seat) -> list[float]:
    """How much a seat wants one more of each kind of token: for the potions that are near."""
    held = v.held(seat)
    want = [TOKEN * 0.6, TOKEN * 0.6, TOKEN * 0.6, TOKEN * 1.3]
    for potion in (*v.market, *v.reserved[seat]):
        if potion:
            near = cards.potions[potion].vp / (2.0 + 2 * missing(cards, v, seat, potion))
            for kind, need in enumerate(cards.potions[potion].cost):
                if need > held[kind]:
                    want[kind] = max(want[kind], TOKEN * 0.6 + near / 3)
    return want


def hold(cards: Cards, v: Glade, forest: str, seat: Seat, own: int, elements: int = 0) -> float:
    """What a forest promises a seat, if so many own dice and element dice came there."""
    dice, neutral = counting(cards, v, forest)
    mine, most = dice[seat] + own, max(max(dice[:seat] + dice[seat + 1 :]), neutral + elements)
    chance = 0.75 if mine > most + 1 else 0.55 if mine > most else 0.25 if mine == most else 0.1
    return chance * cards.forests[forest].vp if mine else 0.0


def target_worth(
    cards: Cards, v: Glade, seat: Seat, shown: Face, target: str, want: Sequence[float]
) -> float:
    """What placing a die there brings, in points."""
    place, _, mode = target.partition(" ")
    resource = shown in RESOURCES
    if "." not in place:
        on_card = place.partition("@")[0]
        does = cards.village[place].does if place in cards.village else cards.creatures[on_card].does
        return sum(ACTIONS[action.verb] * max(1, action.amount) for action in does)
    slot = cards.slots[place]
    own, elements = (1, 0) if resource else (0, 1)
    if mode.startswith("back"):
        own -= 1
    gain = hold(cards, v, slot.forest, seat, own, elements) - hold(cards, v, slot.forest, seat, 0)
    if mode.startswith("back"):
        gain += 1.5  # the die comes back, and with it a turn
    if mode in KIND or mode == "tower":
        return gain - want[BERRY if mode == "tower" else KIND[mode]]
    if mode.endswith(CREATURE):
        return gain + TRAINING - want[BERRY]
    if slot.yields == CREATURE:
        return gain + TRAINING
    return gain + want[KIND[slot.yields]] * (3 if shown == "water" else 1)
