"""Tables for the bots' filter, worked out once per board: how far places are, how gladly victims walk, and
who can be where together."""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from polyana.games.wall_whisper.rules.board import Board
from polyana.games.wall_whisper.rules.victim_moves import STEPS

Array = NDArray[np.float64]

STAYING, NEAR, TWO, FARTHER = 2.0, 0.5, 1.0, 0.02
FAR = 99


@lru_cache(maxsize=512)
def steps(
    board: Board, barricades: tuple[str, ...], ropes: tuple[str, ...], tunnels: bool
) -> dict[str, dict[str, int]]:
    """How many steps a victim needs from each place to others, nearest first; the unreachable are missing."""
    found = {}
    for start in board.ids:
        seen, edge = {start: 0}, [start]
        for here in edge:
            for there in board.victim_steps(here, barricades, ropes, tunnels):
                if there not in seen:
                    seen[there] = seen[here] + 1
                    edge.append(there)
        found[start] = seen
    return found


@cache
def occupied(places: int, victims: int) -> Array:
    """For each place and arrangement: is anybody there?"""
    grid = np.indices((places,) * victims).reshape(victims, -1)
    return np.array([(grid == place).any(axis=0) for place in range(places)], dtype=float)


@cache
def together(victims: int) -> tuple[tuple[str, ...], Array]:
    """How to sum a joint chance for every group of victims (bit by bit) being in one place, and how to get
    from «at least these are there» to «exactly these»."""
    groups = range(2**victims)
    sums = tuple(
        "".join("i" if group >> axis & 1 else "jkl"[axis] for axis in range(victims)) + "->i"
        for group in groups[1:]
    )
    exact = [
        [(-1.0) ** (big ^ group).bit_count() * (big & group == group) for big in groups] for group in groups
    ]
    return sums, np.array(exact)


@lru_cache(maxsize=512)
def footsteps(
    board: Board, barricades: tuple[str, ...], ropes: tuple[str, ...], tunnels: bool, cards: bool
) -> tuple[Array, Array]:
    """How gladly a victim goes from place to place if all are alike, and where cards may carry her."""
    known, far = steps(board, barricades, ropes, tunnels), steps(board, barricades, ropes, True)
    usual = {0: STAYING, 1: NEAR, 2: TWO}
    gladly = [[usual.get(known[here].get(there, FAR), 0.0) for there in board.ids] for here in board.ids]
    carried = [[float(far[here].get(there, FAR) <= STEPS + 1) for there in board.ids] for here in board.ids]
    chances = np.array(carried)
    return np.array(gladly), FARTHER * cards * chances / chances.sum(axis=1, keepdims=True)
