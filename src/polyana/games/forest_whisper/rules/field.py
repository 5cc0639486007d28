"""The geometry of the field: a cell is one number, row × 100 + column, so that 203 is row 2, column 3.

The field grows in all directions: row 0 and column −1 are places like any other. The order of the
numbers is the reading order: row by row, then column by column. (FW-0.2, FW-0.3)
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations

from polyana.games.forest_whisper.rules.kinds import Cell

ROW = 100
HALF = ROW // 2
"""Columns run from −50 to 49: more than a field can ever reach."""
SIDES = (-ROW, -1, 1, ROW)


def cell(row: int, column: int) -> Cell:
    """The number of a place.

    >>> cell(2, 3), cell(0, -1), cell(-1, 2)
    (203, -1, -98)
    """
    return row * ROW + column


def row(place: Cell) -> int:
    """
    >>> row(203), row(-1), row(-98)
    (2, 0, -1)
    """
    return (place + HALF) // ROW


def column(place: Cell) -> int:
    """
    >>> column(203), column(-1), column(-98)
    (3, -1, 2)
    """
    return (place + HALF) % ROW - HALF


def spot(place: Cell) -> str:
    """A place as people name it: row and column.

    >>> spot(203), spot(-1)
    ('2/3', '0/−1')
    """
    return f"{row(place)}/{column(place)}".replace("-", "−")


def border(cards: Collection[Cell]) -> list[Cell]:
    """The free places that share a side with some card, inner holes too. (FW-7.5, FW-7.7)

    >>> border([101, 103])
    [1, 3, 100, 102, 104, 201, 203]
    """
    return sorted({place + side for place in cards for side in SIDES} - set(cards))


def threes(cards: Collection[Cell]) -> list[tuple[Cell, ...]]:
    """All groups of three that hang together by their sides, straight or bent. (FW-6.18, FW-6.29)

    >>> threes([101, 102, 103, 202, 304])
    [(101, 102, 103), (101, 102, 202), (102, 103, 202)]
    """
    found = []
    for middle in cards:
        ends = [middle + side for side in SIDES if middle + side in cards]
        found += [tuple(sorted((middle, *pair))) for pair in combinations(ends, 2)]
    return sorted(found)


def parts(cards: Iterable[Cell]) -> list[list[Cell]]:
    """The pieces into which cards fall, each in reading order, in the order of their first cards.

    >>> parts([101, 102, 204, 203, 401])
    [[101, 102], [203, 204], [401]]
    """
    left = set(cards)
    found = []
    while left:
        edge = [min(left)]
        left.remove(edge[0])
        piece = edge[:]
        while edge:
            place = edge.pop()
            for side in SIDES:
                if place + side in left:
                    left.remove(place + side)
                    edge.append(place + side)
                    piece.append(place + side)
        found.append(sorted(piece))
    return found
