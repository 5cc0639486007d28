"""The plan of the station: where its modules stand in the snow, and the tubes between them.

The modules stand in five rows, every other row shifted by half a module, so that nearly all links are short.
Two are not: the corridor from the storeroom to the canteen, and the trail from the alley to the platform.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, sqrt
from typing import NamedTuple

from polyana.games.wall_whisper.board import Board, Link

WIDE, HIGH = 88, 64
"""A module."""
ACROSS, DOWN = 101, 92
"""From one module to the next."""
LEFT, TOP = 50, 54
CORRIDOR, TRAIL, EDGE = 410, 421, 13
"""Two ways outside the rows: how far to the right, and how near to the upper edge."""

STATION = (
    (0.0, ("", "R5", "R1", "")),
    (0.5, ("R3", "R2", "R4")),
    (0.0, ("B5", "B1", "B2", "B4")),
    (0.5, ("B3", "G2", "G1")),
    (0.0, ("", "G4", "G5", "G3")),
)


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


class Tube(NamedTuple):
    """A link on the plan: its line, and where its mark lies (a door, an arrow), turned by `turn` degrees."""

    link: Link
    line: str
    x: float
    y: float
    turn: int
    via: tuple[tuple[float, float], ...]
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
    """The plan of a board: the station as drawn, or any other board in plain rows."""
    rows = STATION if set(board.ids) == {one for _, row in STATION for one in row if one} else _rows(board)
    modules = {
        id_: Module(id_, round(LEFT + (column + shift) * ACROSS), TOP + number * DOWN)
        for number, (shift, row) in enumerate(rows)
        for column, id_ in enumerate(row)
        if id_
    }
    tubes = {id_: _tube(link, modules, rows is STATION) for id_, link in board.links.items()}
    width = max(one.x for one in modules.values()) + WIDE // 2 + 36
    height = TOP * 2 + DOWN * (len(rows) - 1)
    return Plan(width, height, modules, tubes, rows is STATION)


def _rows(board: Board) -> tuple[tuple[float, tuple[str, ...]], ...]:
    wide = ceil(sqrt(len(board.ids)))
    return tuple(
        (0.5 * (number % 2), board.ids[start : start + wide])
        for number, start in enumerate(range(0, len(board.ids), wide))
    )


def _tube(link: Link, modules: dict[str, Module], home: bool) -> Tube:
    if home and link.id == "G3-R4":
        a, b = modules["G3"], modules["R4"]
        line = f"M{b.x} {b.y}H{CORRIDOR}V{a.y - 12}H{a.x}"
        corners = ((CORRIDOR, a.y - 12), (CORRIDOR, b.y))
        return Tube(link, line, (b.x + WIDE / 2 + CORRIDOR) / 2, b.y, 0, corners)
    if home and link.id == "G1-R5":
        a, b = modules["G1"], modules["R5"]
        line = (
            f"M{a.x} {a.y + 10}H{TRAIL - 10}q10 0 10-10V{EDGE + 10}q0-10-10-10H{b.x + 10}q-10 0-10 10V{b.y}"
        )
        bends = ((TRAIL, a.y + 10), (TRAIL, EDGE), (b.x, EDGE))
        return Tube(link, line, TRAIL, modules["B4"].y, 0, bends)
    a, b = modules[link.a], modules[link.b]
    x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
    if a.y == b.y and abs(a.x - b.x) <= ACROSS:
        return Tube(link, f"M{a.x} {a.y}H{b.x}", x, y, 0 if a.x < b.x else 180, ((x, y),))
    if abs(a.y - b.y) <= DOWN and abs(a.x - b.x) < WIDE:
        return Tube(link, f"M{x} {a.y}V{b.y}", x, y, 90 if a.y < b.y else 270, ((x, y),))
    return Tube(link, f"M{a.x} {a.y}L{b.x} {b.y}", x, y, 0, ((x, y),))
