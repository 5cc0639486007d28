"""The words of the game: faces of dice, ingredients, seasons."""

from __future__ import annotations

from collections.abc import Iterable

Face = str

RESOURCES: tuple[Face, ...] = ("tree", "hill", "river")
ELEMENTS: tuple[Face, ...] = ("fire", "water", "wind")
"""The rulebook also says "air" for wind. (FM-0.6)"""
FACES = (*RESOURCES, *ELEMENTS)
ORDER = {face: place for place, face in enumerate(FACES)}

HERB, MUSHROOM, CRYSTAL, BERRY = range(4)
KINDS = ("herb", "mushroom", "crystal", "berry")
"""The kinds of ingredients. (FM-1.6)"""
CHOICE = KINDS[:BERRY]
"""What can be gathered "of choice": never a berry. (FM-0.4, FM-9.10)"""
KIND = {kind: number for number, kind in enumerate(KINDS)}
CREATURE = "creature"
"""The yield of a slot at which creatures are trained."""

SEASONS = ("spring", "summer", "autumn", "winter")


def in_order(faces: Iterable[Face]) -> tuple[Face, ...]:
    """A supply in its fixed order, so that it tells nothing of time."""
    return tuple(sorted(faces, key=ORDER.__getitem__))
