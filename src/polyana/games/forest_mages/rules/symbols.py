"""The words of the game: faces of dice, ingredients, seasons; and how a placed die is written."""

from __future__ import annotations

from collections.abc import Iterable

from polyana.core import Seat

Face = str
Die = str
"""A placed die: a resource die with its owner in front («0tree»), an element die by its face («fire»)."""

RESOURCES: tuple[Face, ...] = ("tree", "hill", "river")
ELEMENTS: tuple[Face, ...] = ("fire", "water", "wind")
FACES = (*RESOURCES, *ELEMENTS)
ORDER = {face: place for place, face in enumerate(FACES)}

HERB, MUSHROOM, CRYSTAL, BERRY = range(4)
KINDS = ("herb", "mushroom", "crystal", "berry")
CHOICE = KINDS[:BERRY]
"""What can be gathered "of choice": never a berry. (FM-9.10)"""
KIND = {kind: number for number, kind in enumerate(KINDS)}
CREATURE = "creature"
"""The yield of a slot at which creatures are trained."""

SEASONS = ("spring", "summer", "autumn", "winter")

SCORCHED: tuple[Die, ...] = ("scorched",)
"""What lies in a scorched slot: a fire token instead of dice."""


def owner(die: Die) -> Seat:
    """Whose resource die this is."""
    return int(die[0])


def face(die: Die) -> Face:
    """What a placed die shows."""
    return die[1:] if die[0] <= "9" else die


def placed_by(seat: Seat, shown: Face) -> Die:
    """A die of a supply as it lies in a slot: an element die belongs to nobody any more. (FM-17.9)"""
    return f"{seat}{shown}" if shown in RESOURCES else shown


def in_order(faces: Iterable[Face]) -> tuple[Face, ...]:
    """A supply in its fixed order, so that it tells nothing of time."""
    return tuple(sorted(faces, key=ORDER.__getitem__))
