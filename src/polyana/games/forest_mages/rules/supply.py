"""The dice of a supply: those that may be placed, and those that have come back and rest."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import EVERYBODY, Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.symbols import RESOURCES, Face, in_order
from polyana.games.forest_mages.rules.table import Glade


def ready(v: Glade, seat: Seat) -> tuple[Face, ...]:
    """The dice of a supply that do not rest. (FM-10.16)"""
    if not v.resting[seat]:
        return v.supply[seat]
    dice = list(v.supply[seat])
    for face in v.resting[seat]:
        dice.remove(face)
    return tuple(dice)


def why_not_ready(v: Glade, shown: Face) -> str:
    """A die that came back in this turn rests; any other is not in the supply."""
    return "FM-10.16" if shown in v.resting[v.turn] else "FM-4.1"


def come_back(t: Glade, seat: Seat, face: Face) -> None:
    """A placed die returns to its owner's supply with its face, for one more turn in this round, and rests
    until that turn. (FM-3.4, FM-3.11, FM-7.11, FM-10.16)"""
    t.supply[seat] = in_order((*t.supply[seat], face))
    t.resting[seat] = in_order((*t.resting[seat], face))


def show(t: Glade, seat: Seat, old: Sequence[Face], new: Sequence[Face]) -> list[Face]:
    """Dice of a supply show other faces. A resting die rests on; of equal dice the others are turned first,
    so that the owner never loses one that could be placed. Returned as they are told: those that may be
    placed in their order, then those that rest in theirs."""
    awake, asleep = list(ready(t, seat)), list(t.resting[seat])
    turned: list[Face] = []
    turned_asleep: list[Face] = []
    for before, after in zip(old, new, strict=True):
        if before in awake:
            awake.remove(before)
            turned.append(after)
        else:
            asleep.remove(before)
            turned_asleep.append(after)
    t.resting[seat] = in_order((*asleep, *turned_asleep))
    t.supply[seat] = in_order((*awake, *turned, *t.resting[seat]))
    return [*in_order(turned), *in_order(turned_asleep)]


def roll(box: Box, t: Glade, dice: Sequence[Face]) -> list[Face]:
    """Roll dice that show these faces now, before everybody's eyes: nobody takes that back.
    (FM-0.8, FM-1.12, FM-4.14)"""
    resource, element = box.faces
    return [t.dice.pick(resource if die in RESOURCES else element, to=EVERYBODY) for die in dice]
