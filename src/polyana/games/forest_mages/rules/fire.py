"""Fire: slots that are scorched, by an action or by creatures that a placement rouses."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules.answers import LATER, NONE
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.creatures import limit, working
from polyana.games.forest_mages.rules.kinds import SCORCH
from polyana.games.forest_mages.rules.placement import Placement
from polyana.games.forest_mages.rules.places import empty_slots
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.rows import Creature
from polyana.games.forest_mages.rules.symbols import BERRY
from polyana.games.forest_mages.rules.table import Cards, Glade
from polyana.games.forest_mages.rules.tokens import collect


def scorch(box: Box, t: Glade, seat: Seat, crew: Cards, refusal: str = NONE, card: str = "") -> Flow[bool]:
    """An empty forest slot may be scorched, as long as there are tokens; one that has become empty in this
    placement as well. The first in a turn brings a berry with FIRST_SCORCH_BERRY.
    (FM-1.9, FM-12.8, FM-12.15, FM-14.1, FM-14.2, FM-14.6)"""
    if t.fire_tokens == 0 or () not in t.forest_dice.values():
        return False
    slot = yield from choose(t, seat, SCORCH, lambda v: [refusal, *empty_slots(v)], refusal, {"card": card})
    if slot == refusal:
        return False
    del t.forest_dice[slot]
    t.scorched_slots += (slot,)
    t.tell("scorched", "FM-14.1", seat=seat, place=slot)
    if not t.scorched:
        t.scorched = True
        for _ in working(box, t, seat, crew, "FIRST_SCORCH_BERRY"):
            collect(t, seat, BERRY, 1, "FM-12.15")
    return True


def scorches(
    box: Box, t: Glade, p: Placement, waiting: Sequence[Creature], refusal: str = NONE
) -> Flow[list[Creature]]:
    """Each creature that the placement has roused may scorch once; those that wait on are returned.
    (FM-12.7, FM-14.3)"""
    left = []
    for creature in waiting:
        if creature.id in t.active[p.seat]:
            done = yield from scorch(box, t, p.seat, p.crew, refusal, creature.id)
            if not done:
                left.append(creature)
    return left


def scorches_before_training(
    box: Box, t: Glade, p: Placement, waiting: list[Creature]
) -> Flow[list[Creature]]:
    """Before a training that may cost the creature its place it may scorch at once. (FM-12.7)"""
    if waiting and len(t.active[p.seat]) >= limit(box, t, p.seat) and any(t.tops.values()):
        return (yield from scorches(box, t, p, waiting, LATER))
    return waiting


def why_not_scorched(v: Glade, place: str) -> str:
    """Scorched already; otherwise it is not an empty forest slot."""
    return "FM-14.4" if place in v.scorched_slots else ""
