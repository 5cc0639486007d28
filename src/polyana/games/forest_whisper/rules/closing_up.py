"""Closing up the field: which lines allow it, and where every card comes to lie."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

from polyana.games.forest_whisper.rules.field import ROW, SIDES, cell_at, column_of, pieces, row_of
from polyana.games.forest_whisper.rules.kinds import Cell

ROWS, COLUMNS = "rows", "columns"
DIRECTIONS = (ROWS, COLUMNS)

Moves: TypeAlias = dict[Cell, Cell]
"""Where each card lies, and where it goes."""


def lines(cards: Collection[Cell], direction: str) -> list[list[Cell]]:
    """The rows (or columns) that hold a card, grown parts included. (FW-7.11)

    >>> lines([101, 102, 202], "columns")
    [[101], [102, 202]]
    """
    line_of = row_of if direction == ROWS else column_of
    found: dict[int, list[Cell]] = {}
    for cell in sorted(cards):
        found.setdefault(line_of(cell), []).append(cell)
    return [found[line] for line in sorted(found)]


def gaps(cards: Collection[Cell], bare: Collection[Cell], direction: str) -> list[list[Cell]]:
    """In each line the bare cards that may be removed; nothing unless every line has one. (FW-7.8)

    `bare` are the cards that lie face down without a cube.
    """
    found = [[cell for cell in line if cell in bare] for line in lines(cards, direction)]
    return found if all(found) else []


def moves_of(cards: Collection[Cell], removed: Collection[Cell], direction: str) -> Moves:
    """Where the cards that stay come to lie when one of each line has been removed.

    Cards of a row move to the left, those of a column up. No hole is left between two cards of a line,
    older ones neither; each line begins where it began before. (FW-7.14)

    >>> moves_of([101, 102, 104, 201, 202], [101, 202], "rows")
    {102: 101, 104: 102, 201: 201}
    """
    step = 1 if direction == ROWS else ROW
    gone = set(removed)
    moves: Moves = {}
    for line in lines(cards, direction):
        left = [cell for cell in line if cell not in gone]
        moves |= {cell: line[0] + number * step for number, cell in enumerate(left)}
    _drop_empty_lines(moves)
    _join_pieces(moves, step)
    return moves


def _drop_empty_lines(moves: Moves) -> None:
    """Lines left without a card disappear; what lies beyond them moves up, or to the left. (FW-7.15)"""
    rows = _ranks(map(row_of, moves.values()))
    columns = _ranks(map(column_of, moves.values()))
    for cell, now in moves.items():
        moves[cell] = cell_at(rows[row_of(now)], columns[column_of(now)])


def _ranks(used: Iterable[int]) -> dict[int, int]:
    """The same numbers without holes between them, the least one unchanged."""
    numbers = sorted(set(used))
    return {number: numbers[0] + rank for rank, number in enumerate(numbers)}


def _join_pieces(moves: Moves, step: int) -> None:
    """Pieces slide along the direction of closing until the field is one piece: the smallest first, of
    equal ones the one that begins later, by the shortest way, of equal ways the one to lower numbers.
    (FW-7.15)"""
    while len(parts := pieces(moves.values())) > 1:
        sliding = min(parts, key=lambda piece: (len(piece), -piece[0]))
        others = {cell for piece in parts if piece is not sliding for cell in piece}
        by = _way(sliding, others, step)
        for cell, now in moves.items():
            if now in sliding:
                moves[cell] = now + by


def _way(piece: list[Cell], others: set[Cell], step: int) -> int:
    """How far a piece slides until it touches another."""
    distance = 0
    while True:  # there is always a way: no empty line lies between the pieces
        distance += step
        for by in (-distance, distance):
            there = [cell + by for cell in piece]
            touching = any(cell + side in others for cell in there for side in SIDES)
            if touching and others.isdisjoint(there):
                return by
