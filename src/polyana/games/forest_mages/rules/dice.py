"""Dice in slots: whose they are and what they show.

A placed resource die is written with its owner in front («0tree»), an element die by its face alone
(«fire»): once placed it belongs to nobody. (FM-7.13, FM-17.9)
"""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.symbols import ELEMENTS, RESOURCES, Face

Die = str
Dice = tuple[Die, ...]
"""What lies in a slot, from bottom to top. (FM-0.2)"""

NOBODY: Seat = -1
RESOURCE_DICE, ELEMENT_DICE = 4, 2
"""How many of each a player has. (FM-0.3, FM-1.3, FM-1.4)"""
ALL_DICE = RESOURCES[:1] * RESOURCE_DICE + ELEMENTS[:1] * ELEMENT_DICE

_RESOURCES = {f"{seat}{face}": (seat, face) for seat in range(4) for face in RESOURCES}
_OWNERS = {die: seat for die, (seat, _) in _RESOURCES.items()}
_FACES = {die: face for die, (_, face) in _RESOURCES.items()}


def is_resource(die: Die) -> bool:
    """Is this a resource die, and no element die?"""
    return die in _OWNERS


def owner(die: Die) -> Seat:
    """Whose resource die this is; an element die is nobody's. (FM-17.9)"""
    return _OWNERS.get(die, NOBODY)


def face(die: Die) -> Face:
    """What a placed die shows."""
    return _FACES.get(die, die)


def placed_by(seat: Seat, shown: Face) -> Die:
    """A die of a supply as it lies in a slot. (FM-7.13)"""
    return f"{seat}{shown}" if shown in RESOURCES else shown
