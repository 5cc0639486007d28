"""Closing up the field: which lines allow it, and where every card comes to lie. (FW-7.8–7.15)"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

from polyana.games.forest_whisper.rules.field import ROW, SIDES, cell, column, parts, row
from polyana.games.forest_whisper.rules.kinds import Cell

ROWS, COLUMNS = "rows", "columns"
DIRECTIONS = (ROWS, COLUMNS)

Moves: TypeAlias = dict[Cell, Cell]
"""Where each card comes from, and where it goes."""


def lines(cards: Collection[Cell], direction: str) -> list[list[Cell]]:
    """The rows (or columns) that hold a card, grown parts included. (FW-7.11)

    >>> lines([101, 102, 202], "columns")
    [[101], [102, 202]]
    """
    of = row if direction == ROWS else column
    found: dict[int, list[Cell]] = {}
    for place in sorted(cards):
        found.setdefault(of(place), []).append(place)
    return [found[line] for line in sorted(found)]


def gaps(cards: Collection[Cell], bare: Collection[Cell], direction: str) -> list[list[Cell]]:
    """In each line the bare cards that may go; nothing unless every line has one. (FW-7.8)

    `bare` are the cards that lie face down without a cube.
    """
    found = [[place for place in line if place in bare] for line in lines(cards, direction)]
    return found if all(found) else []


def close_up(cards: Collection[Cell], removed: Collection[Cell], direction: str) -> Moves:
    """Where the cards that stay come to lie when one of each line has gone. (FW-7.14, FW-7.15)

    No hole is left between two cards of a line, older ones neither; each line begins where it began before.

    >>> close_up([101, 102, 104, 201, 202], [101, 202], "rows")
    {102: 101, 104: 102, 201: 201}
    """
    step = 1 if direction == ROWS else ROW
    gone = set(removed)
    moves: Moves = {}
    for line in lines(cards, direction):
        left = [place for place in line if place not in gone]
        moves |= {place: line[0] + number * step for number, place in enumerate(left)}
    _drop_empty_lines(moves)
    _join(moves, step)
    return moves


def _drop_empty_lines(moves: Moves) -> None:
    """Lines left without a card vanish; what lies beyond them moves up, or to the left."""
    rows = _ranks(map(row, moves.values()))
    columns = _ranks(map(column, moves.values()))
    for place, now in moves.items():
        moves[place] = cell(rows[row(now)], columns[column(now)])


def _ranks(used: Iterable[int]) -> dict[int, int]:
    """The same numbers without holes between them, the least one unchanged."""
    numbers = sorted(set(used))
    return {number: numbers[0] + rank for rank, number in enumerate(numbers)}


def _join(moves: Moves, step: int) -> None:
    """Pieces slide along the direction of closing until the field is one piece: the smallest first, of
    equal ones that which begins later, by the shortest way, of equal ways the one to smaller numbers."""
    while len(pieces := parts(moves.values())) > 1:
        sliding = min(pieces, key=lambda piece: (len(piece), -piece[0]))
        others = {place for piece in pieces if piece is not sliding for place in piece}
        by = _way(sliding, others, step)
        for place, now in moves.items():
            if now in sliding:
                moves[place] = now + by


def _way(piece: list[Cell], others: set[Cell], step: int) -> int:
    distance = 0
    while True:  # there is always a way: no empty line lies between the pieces
        distance += step
        for by in (-distance, distance):
            there = [place + by for place in piece]
            touching = any(place + side in others for place in there for side in SIDES)
            if touching and others.isdisjoint(there):
                return by
