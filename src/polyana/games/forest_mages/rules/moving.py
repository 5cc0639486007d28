"""A placed die goes elsewhere: by a potion, a slot of the village or a creature."""

from __future__ import annotations

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.answers import NONE
from polyana.games.forest_mages.rules.dice import owner
from polyana.games.forest_mages.rules.kinds import MOVE, MOVE_TO
from polyana.games.forest_mages.rules.potion_effects import movable
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.table import Glade


def move(t: Glade, seat: Seat, *, anywhere: bool, optional: bool) -> Flow[None]:
    """A placed resource die of any player goes to an empty slot of any symbol; nothing is gathered there.
    (FM-10.7, FM-10.8, FM-10.9, FM-10.10)"""
    if not movable(t, anywhere):
        return
    none = [NONE] if optional else []
    moved = yield from choose(
        t,
        seat,
        MOVE,
        lambda v: [*none, *places.placed_resources(v)],
        lambda v: (none or places.placed_resources(v))[0],
    )
    if moved == NONE:
        return
    place = yield from choose(
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
