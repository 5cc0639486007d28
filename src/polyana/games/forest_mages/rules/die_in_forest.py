"""A die in a forest: what its slot yields, and which creatures that rouses."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules.answers import Target
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.creatures import train, working
from polyana.games.forest_mages.rules.fire import scorches_before_training
from polyana.games.forest_mages.rules.placement import Placement
from polyana.games.forest_mages.rules.rows import Creature, Slot
from polyana.games.forest_mages.rules.symbols import CREATURE, Face
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.tokens import collect

WATER = 2
"""How many more ingredients water gathers. (FM-7.2)"""


def gather_or_train(box: Box, t: Glade, p: Placement) -> Flow[list[Creature]]:
    """Gather or train, unless the die was forced or stacked; the creatures that are roused in any case and
    may scorch are returned. A forest of two seasons rouses those of either. (FM-5.1, FM-5.6, FM-5.7, FM-5.8,
    FM-8.2, FM-8.6, FM-12.5, FM-12.7, FM-13.4)"""
    slot = box.slots[p.target.place]
    seasons = box.forests[slot.forest].seasons
    waiting: list[Creature] = []
    if p.crew:
        roused = working(box, t, p.seat, p.crew, "PLACE_SEASON_SCORCH")
        waiting = [one for one in roused if one.of in seasons]
    if trains(slot, p.target):
        waiting = yield from scorches_before_training(box, t, p, waiting)
        yield from train(box, t, p.seat, p.crew)
    elif p.target.usual:
        helpers = season_helpers(box, t, p.seat, slot.forest) if p.crew else 0
        count = p.won[slot.kind] = yielded(p.shown, helpers)
        collect(t, p.seat, slot.kind, count, "FM-5.2")
    return waiting


def trains(slot: Slot, target: Target) -> bool:
    """Does this placement offer a training? Whatever element the die shows adds nothing to it.
    (FM-5.3, FM-7.1, FM-7.3, FM-13.9)"""
    return target.as_creature or (slot.yields == CREATURE and target.usual)


def yielded(shown: Face, helpers: int) -> int:
    """How many tokens an ingredient slot yields, without being asked: one, two more for water, one more for
    each creature that helps. (FM-5.2, FM-5.10, FM-7.1, FM-7.2, FM-12.27)"""
    return 1 + WATER * (shown == "water") + helpers


def season_helpers(box: Box, v: Glade, seat: Seat, forest: str) -> int:
    """How many creatures of the seat help to gather in this forest. (FM-12.26)"""
    return helping(box, forest, helped_seasons(box, v, seat))


def helped_seasons(box: Box, v: Glade, seat: Seat) -> list[str]:
    """For each creature of the seat that helps to gather: in forests of which season. (FM-12.26)"""
    return [one.of for one in working(box, v, seat, v.active[seat], "GATHER_SEASON_PLUS")]


def helping(box: Box, forest: str, seasons: Sequence[str]) -> int:
    """How many of the creatures that help in these seasons help in this forest. (FM-12.26)"""
    return sum(season in box.forests[forest].seasons for season in seasons)
