"""Terms: the field. A cell is one number, row × 100 + column, so that 203 is row 2, column 3.

The field grows in all directions: row 0 and column −1 are like any other (FW-0.2). The order of the numbers
is the reading order: row by row, then column by column (FW-0.3).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations

from polyana.games.forest_whisper.rules.kinds import Cell, Group

ROW = 100
HALF = ROW // 2
"""Columns run from −50 to 49: more than a field can ever reach."""
SIDES = (-ROW, -1, 1, ROW)


def cell_at(row: int, column: int) -> Cell:
    """
    >>> cell_at(2, 3), cell_at(0, -1), cell_at(-1, 2)
    (203, -1, -98)
    """
    return row * ROW + column


def row_of(cell: Cell) -> int:
    """
    >>> row_of(203), row_of(-1), row_of(-98)
    (2, 0, -1)
    """
    return (cell + HALF) // ROW


def column_of(cell: Cell) -> int:
    """
    >>> column_of(203), column_of(-1), column_of(-98)
    (3, -1, 2)
    """
    return (cell + HALF) % ROW - HALF


def cell_name(cell: Cell) -> str:
    """A cell as people name it: row and column.

    >>> cell_name(203), cell_name(-1)
    ('2/3', '0/−1')
    """
    return f"{row_of(cell)}/{column_of(cell)}".replace("-", "−")


def border(cards: Collection[Cell]) -> list[Cell]:
    """The free cells that share a side with some card, inner holes too. (FW-7.5, FW-7.7)

    >>> border([101, 103])
    [1, 3, 100, 102, 104, 201, 203]
    """
    return sorted({cell + side for cell in cards for side in SIDES} - set(cards))


def threes(cards: Collection[Cell]) -> list[Group]:
    """All groups of three that are joined by their sides, straight or in an angle. (FW-6.18, FW-6.29)

    >>> threes([101, 102, 103, 202, 304])
    [(101, 102, 103), (101, 102, 202), (102, 103, 202)]
    """
    found = []
    for middle in cards:
        ends = [middle + side for side in SIDES if middle + side in cards]
        found += [tuple(sorted((middle, *pair))) for pair in combinations(ends, 2)]
    return sorted(found)


def pieces(cards: Iterable[Cell]) -> list[list[Cell]]:
    """The connected pieces of a field, each in reading order, in the order of their first cards.

    >>> pieces([101, 102, 204, 203, 401])
    [[101, 102], [203, 204], [401]]
    """
    left = set(cards)
    found = []
    while left:
        edge = [min(left)]
        left.remove(edge[0])
        piece = edge[:]
        while edge:
            cell = edge.pop()
            for side in SIDES:
                if cell + side in left:
                    left.remove(cell + side)
                    edge.append(cell + side)
                    piece.append(cell + side)
        found.append(sorted(piece))
    return found
