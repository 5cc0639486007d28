"""Placing a die, with all that it sets off, in the order of the rules."""

from __future__ import annotations

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.answers import BACK, TOWER, Target, read_target
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.creatures import working
from polyana.games.forest_mages.rules.dice import face, placed_by
from polyana.games.forest_mages.rules.die_in_forest import gather_or_train
from polyana.games.forest_mages.rules.die_in_village import use_card, use_slot
from polyana.games.forest_mages.rules.fire import scorches
from polyana.games.forest_mages.rules.kinds import EXCHANGE, TARGET
from polyana.games.forest_mages.rules.placement import Placement
from polyana.games.forest_mages.rules.questions import ask, choose
from polyana.games.forest_mages.rules.settings import Settings
from polyana.games.forest_mages.rules.supply import come_back
from polyana.games.forest_mages.rules.symbols import BERRY, KIND, Face
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.targets import targets

Price = tuple[tuple[int, int], ...]
"""Kinds of ingredients with their numbers."""


def place(box: Box, t: Glade, seat: Seat, shown: Face) -> Flow[None]:
    """Choose where, pay, lay the die; then the slot's yield, the exchanges and the scorching of creatures.
    (FM-4.1, FM-4.11)"""
    answer = yield ask(
        t,
        seat,
        TARGET,
        lambda v: targets(box, v, seat, shown),
        upper_slot,
        {"die": shown},
    )
    p = Placement(seat, shown, read_target(answer.value), t.active[seat])
    pay_and_lay(t, p)
    if places.in_forest(p.target.place):
        waiting = yield from gather_or_train(box, t, p)
    elif places.in_village(p.target.place):
        waiting = yield from use_slot(box, t, p)
    else:
        waiting = []
        yield from use_card(box, t, p)
    if p.crew:
        yield from exchanges(box, t, p)
        if waiting:
            yield from scorches(box, t, p, waiting)


def upper_slot(v: Glade) -> str:
    """A slot that takes any die at any time: the default. (FM-4.6, FM-4.7)"""
    return next(iter(v.village_dice))


def pay_and_lay(t: Glade, p: Placement) -> None:
    """Costs are paid in full, then the die lies in the slot. (FM-4.13)"""
    seat, target = p.seat, p.target
    if target.mode:  # to lie down in a free slot costs nothing
        for kind, count in price(t.settings, target):
            t.gain(seat, kind, -count)
    supply = t.supply[seat]
    own = supply.index(p.shown)
    t.supply[seat] = supply[:own] + supply[own + 1 :]
    lay(t, seat, p.shown, target)
    t.turned = ()
    t.placed = t.placed or not t.drinking
    mode = target.mode.replace(" ", "_") or "plain"
    t.tell("placed", "FM-4.1", seat=seat, die=p.shown, place=target.place, mode=mode)


def price(settings: Settings, target: Target) -> Price:
    """What placing a die this way costs: berries for abilities, the ingredient shown or a berry for force.
    (FM-8.3, FM-8.8, FM-9.9, FM-13.2, FM-13.3, FM-13.9, FM-13.10)"""
    if target.as_creature or target.how == TOWER:
        return ((BERRY, 1),)
    if target.usual:
        return ()
    kind = KIND[target.how]
    return ((kind, 1 if kind == BERRY else settings.force_price),)


def lay(t: Glade, seat: Seat, shown: Face, target: Target) -> None:
    """The die lies on top of what is in the slot; wind first returns the own die there. (FM-7.7, FM-7.12)"""
    if target.how == BACK:
        top = f"{target.place}/{len(t.forest_dice[target.place])}"
        come_back(t, seat, face(places.lift(t, top)))
    places.lay(t, target.place, placed_by(seat, shown))


def exchanges(box: Box, t: Glade, p: Placement) -> Flow[None]:
    """One gathered token per creature may become a berry, if the seat still has it; nobody has to do so.
    (FM-11.2, FM-12.16, FM-12.18, FM-12.19, FM-12.34)"""
    for creature in working(box, t, p.seat, p.crew, "GATHER_SWAP"):
        kind = KIND[creature.of]
        if p.won[kind] and t.has(p.seat, kind):
            said = yield from choose(
                t, p.seat, EXCHANGE, lambda v: ("exchange", "no"), "exchange", {"card": creature.id}
            )
            if said == "exchange":
                p.won[kind] -= 1
                t.gain(p.seat, kind, -1)
                t.gain(p.seat, BERRY, 1)
                t.tell("exchanged", "FM-12.16", seat=p.seat, what=creature.of, card=creature.id)
