"""The plan of a board: where its modules stand, and the tubes between them.

The board file says where a module stands (`spot`: column and row, half columns included) and round which
corners a long way leads (`via`). A board without spots is arranged so that its links are short; a link that
would run through another module is bowed around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from math import atan2, ceil, degrees, hypot, sqrt
from typing import NamedTuple

from polyana.games.wall_whisper.rules.board import Board, Link

WIDE, HIGH = 88, 64
"""A module."""
ACROSS, DOWN = 101, 92
"""From one module to the next."""
LEFT, TOP = 50, 54
MARGIN, ROUND = 36, 10
BOWS = (0, 60, -60, 110, -110, 160, -160)
"""How far a long link swings aside, tried in this order."""
HOME = {"G1", "G2", "G3", "G4", "G5", "R1", "R2", "R3", "R4", "R5", "B1", "B2", "B3", "B4", "B5"}

Point = tuple[float, float]


class Module(NamedTuple):
    """A location on the plan: the middle of its module."""

    id: str
    x: int
    y: int

    @property
    def left(self) -> int:
        return self.x - WIDE // 2

    @property
    def top(self) -> int:
        return self.y - HIGH // 2

    def holds(self, point: Point) -> bool:
        """Does a point lie in this module?"""
        return abs(point[0] - self.x) < WIDE / 2 and abs(point[1] - self.y) < HIGH / 2


class Tube(NamedTuple):
    """A link on the plan: its line, and where its mark lies (a door, an arrow), turned by `turn` degrees."""

    link: Link
    line: str
    x: float
    y: float
    turn: int
    via: tuple[Point, ...]
    """What a way passes from its first location to its second."""


class Plan(NamedTuple):
    width: int
    height: int
    modules: dict[str, Module]
    tubes: dict[str, Tube]
    home: bool
    """Is it the Polar Station, with its drawn surroundings?"""


@lru_cache(16)
def plan(board: Board) -> Plan:
    """The plan of a board, as its file says or as short as can be."""
    spots = {id_: place.spot for id_, place in board.places.items() if place.spot is not None}
    placed = len(spots) == len(board.ids)
    if not placed:
        spots = arranged(board)
    modules = {id_: Module(id_, *_point(*spots[id_])) for id_ in board.ids}
    tubes = {id_: _tube(link, modules) for id_, link in board.links.items()}
    width = max(one.x for one in modules.values()) + WIDE // 2 + MARGIN
    height = TOP + max(one.y for one in modules.values())
    return Plan(width, height, modules, tubes, placed and set(board.ids) == HOME)


def _point(column: float, row: float) -> tuple[int, int]:
    return round(LEFT + column * ACROSS), round(TOP + row * DOWN)


# --- a board without spots ------------------------------------------------------------------------


def arranged(board: Board) -> dict[str, Point]:
    """Places on a grid whose rows are shifted in turn, exchanged until no exchange shortens the links."""
    wide = ceil(sqrt(len(board.ids)))
    spots: dict[str, Point] = {
        id_: (number % wide + 0.5 * (number // wide % 2), number // wide)
        for number, id_ in enumerate(board.ids)
    }
    better = True
    while better:
        better = False
        for one, two in combinations(board.ids, 2):
            around = [*board.links_of(one), *board.links_of(two)]
            before = _length(around, spots)
            spots[one], spots[two] = spots[two], spots[one]
            if _length(around, spots) < before - 1e-9:
                better = True
            else:
                spots[one], spots[two] = spots[two], spots[one]
    return spots


def _length(links: Iterable[Link], spots: dict[str, Point]) -> float:
    """Long links count more than their length."""
    apart = ((spots[link.a], spots[link.b]) for link in links)
    return sum((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in apart)


# --- tubes ----------------------------------------------------------------------------------------


def _tube(link: Link, modules: dict[str, Module]) -> Tube:
    a, b = modules[link.a], modules[link.b]
    x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
    if link.via:
        return _bent(link, a, b, [_point(*one) for one in link.via])
    if a.y == b.y and abs(a.x - b.x) <= ACROSS + 1:
        return Tube(link, f"M{a.x} {a.y}H{b.x}", x, y, 0 if a.x < b.x else 180, ((x, y),))
    if abs(a.y - b.y) <= DOWN and abs(a.x - b.x) < WIDE:
        return Tube(link, f"M{x} {a.y}V{b.y}", x, y, 90 if a.y < b.y else 270, ((x, y),))
    return _bowed(link, a, b, [one for one in modules.values() if one not in (a, b)])


def _bent(link: Link, a: Module, b: Module, corners: Sequence[Point]) -> Tube:
    """Round the corners that the file names, with rounded bends; the mark lies on the longest stretch."""
    line = [_door(a, corners[0]), *corners, _door(b, corners[-1])]
    drawn = f"M{line[0][0]:g} {line[0][1]:g}"
    for before, here, after in zip(line, line[1:], line[2:], strict=False):
        one, two = _toward(here, before), _toward(here, after)
        drawn += f"L{one[0]:g} {one[1]:g}Q{here[0]:g} {here[1]:g} {two[0]:g} {two[1]:g}"
    drawn += f"L{line[-1][0]:g} {line[-1][1]:g}"
    one, two = max(pairwise(line), key=lambda both: hypot(both[1][0] - both[0][0], both[1][1] - both[0][1]))
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    return Tube(link, drawn, x, y, _angle(one, two), tuple(corners))


def _door(module: Module, corner: Point) -> Point:
    """Where a bent way leaves a module: straight towards its corner, if that lies beside or above it."""
    if abs(corner[1] - module.y) < HIGH / 2:
        return module.x, corner[1]
    return (corner[0], module.y) if abs(corner[0] - module.x) < WIDE / 2 else (module.x, module.y)


def _toward(here: Point, there: Point) -> Point:
    """A little way from a corner, where its bend begins."""
    length = hypot(there[0] - here[0], there[1] - here[1]) or 1.0
    part = min(ROUND, length / 2) / length
    return here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part


def _bowed(link: Link, a: Module, b: Module, others: Sequence[Module]) -> Tube:
    """A straight line, or a bow that keeps clear of the other modules."""
    length = hypot(b.x - a.x, b.y - a.y)
    for aside in BOWS:
        top = ((a.x + b.x) / 2 - (b.y - a.y) / length * aside, (a.y + b.y) / 2 + (b.x - a.x) / length * aside)
        middle = _on_bow(a, top, b, 0.5)
        points = [_on_bow(a, top, b, step / 20) for step in range(1, 20)]
        if not any(other.holds(point) for other in others for point in points):
            break
    line = f"M{a.x} {a.y}Q{top[0]:g} {top[1]:g} {b.x} {b.y}" if aside else f"M{a.x} {a.y}L{b.x} {b.y}"
    return Tube(link, line, *middle, _angle((a.x, a.y), (b.x, b.y)), (middle,))


def _on_bow(a: Module, top: Point, b: Module, part: float) -> Point:
    left = 1 - part
    return (
        round(left * left * a.x + 2 * left * part * top[0] + part * part * b.x, 1),
        round(left * left * a.y + 2 * left * part * top[1] + part * part * b.y, 1),
    )


def _angle(one: Point, two: Point) -> int:
    return round(degrees(atan2(two[1] - one[1], two[0] - one[0]))) % 360
