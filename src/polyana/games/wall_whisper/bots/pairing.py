"""How two killers hunt as a pair: each leaves to the other what the other stands beside. (Chapter 39)"""

from __future__ import annotations

import numpy as np

from polyana.games.wall_whisper.bots.footsteps import Array
from polyana.games.wall_whisper.rules.board import Board
from polyana.games.wall_whisper.rules.table import Station

LEFT_OVER = (0.35, 0.55, 0.8)
"""How much of a place that is 0, 1, 2 steps from the partner is left to a killer."""


def unwatched(board: Board, v: Station, killer: str) -> Array:
    """For each place how much it is worth to this killer, with his partner where he is."""
    found = np.ones(len(board.ids))
    for partner in v.killers:
        if partner != killer:
            steps = [board.distance(v.killer_at[partner], place) for place in board.ids]
            found *= [LEFT_OVER[one] if one < len(LEFT_OVER) else 1.0 for one in steps]
    return found
