"""The numbers of the rulebook."""

from __future__ import annotations

from typing import NamedTuple

ALL, STARTING, MARKED = 110, 12, 4
"""Tree cards in the box, starting cards among them, and marked ones among these. (FW-1.2, FW-1.3)"""
COLOURS = ("purple", "blue", "red", "green", "yellow")
CUBES = 18
"""Cubes of each colour in the box. (FW-1.4)"""
SHORTEST = 2
"""The letters of the shortest word. (FW-4.19)"""
OWN_CARDS = 2
"""The most cards of one's own that may serve in one word. (FW-4.13)"""
FIVE = 5
"""Cubes of one player that make a Leader. (FW-6.2)"""
AHEAD = 2
"""Cubes more than each of the others that make a Leader. (FW-6.3)"""
DRAWN = 3
"""The cards among which the first player chooses. (FW-7.4)"""
DOWN_POINTS = 2
"""What a face-down card before a player is worth in the advanced variant. (FW-9.1)"""


class SetUp(NamedTuple):
    """What is laid out for a number of players."""

    cubes: int
    """The cubes of each player. (FW-2.2)"""
    rows: int
    columns: int
    """The rectangle of cards. (FW-2.6)"""
    starting: int
    """The starting cards in it; ordinary ones fill it up. (FW-2.4, FW-2.5)"""
    most_deck: int
    """The highest deck that is left after the usual set-up. (FW-1.9)"""

    @property
    def cards(self) -> int:
        """The cards of the rectangle."""
        return self.rows * self.columns


SET_UP = {
    2: SetUp(14, 3, 4, 8, 94),
    3: SetUp(16, 4, 4, 12, 94),
    4: SetUp(18, 4, 5, 12, 90),
    5: SetUp(18, 5, 5, 12, 85),
}
