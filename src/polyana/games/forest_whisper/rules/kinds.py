"""The questions of «Шёпот леса», and its numbers."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from polyana.core import Kind, Own

Cell: TypeAlias = int
"""A place of the field, see `field`."""

DONE, DECLINE, FRONT, NO = "done", "decline", "front", "no"
"""No more cubes; keep one's cubes; a card of one's own; leave the field open."""

COLOUR: Kind[str] = Kind("colour", "FW-2.1")
WRITE: Kind[str] = Kind("write", "FW-4.2", to=Own)
WITHDRAW: Kind[str] = Kind("withdraw", "FW-4.21", to=Own)
"""That somebody goes on writing is open; it is told, so nobody has to know the answer itself."""
DOUBT: Kind[tuple[str, ...]] = Kind("doubt", "FW-5.28", to=Own)
VOTE: Kind[str] = Kind("vote", "FW-5.28", to=Own)
ASSIGN: Kind[Cell | str] = Kind("assign", "FW-5.7")
EXTRA: Kind[Cell | str] = Kind("extra", "FW-5.5")
SOURCE: Kind[Cell] = Kind("source", "FW-5.13")
TARGET: Kind[Cell] = Kind("target", "FW-5.8")
GUARD: Kind[str] = Kind("guard", "FW-6.9")
ELDER: Kind[tuple[Cell, ...] | str] = Kind("elder", "FW-6.19")
PICK: Kind[str] = Kind("pick", "FW-7.5", to=Own)
"""Which of the drawn cards: known to all only when it lies on the field."""
SPOT: Kind[Cell] = Kind("spot", "FW-7.5")
CLOSE: Kind[str] = Kind("close", "FW-7.9")
GAP: Kind[Cell] = Kind("gap", "FW-7.13")

KINDS = (
    COLOUR,
    WRITE,
    WITHDRAW,
    DOUBT,
    VOTE,
    ASSIGN,
    EXTRA,
    SOURCE,
    TARGET,
    GUARD,
    ELDER,
    PICK,
    SPOT,
    CLOSE,
    GAP,
)
CLAUSES = {kind.name: kind.clause for kind in KINDS}

COLOURS = ("purple", "blue", "red", "green", "yellow")
LIKE_MARKS = (("green",), ("blue",), ("yellow", "red"), ("purple",), ("red", "yellow"), ("red", "yellow"))
"""The cubes most like the colours of the table: green, blue, orange, purple, brown, pink."""
CUBES = 18
"""Cubes of each colour in the box. (FW-1.4)"""
LEAST = 2
"""The shortest word. (FW-4.19)"""
OWN_CARDS = 2
"""So many cards of one's own may serve in one word. (FW-4.13)"""
FIVE, AHEAD = 5, 2
"""Who leads on a card: five cubes, or two more than anybody else. (FW-6.2, FW-6.3)"""
GROUP = 3
"""The cards of an Elder's group. (FW-6.17)"""
DRAWN = 3
"""The cards among which the first player chooses. (FW-7.4)"""
DOWN_POINTS = 2
"""What a card that lies face down is worth in the advanced variant. (FW-9.1)"""


class SetUp(NamedTuple):
    """What is laid out for so many players. (FW-2.2, FW-2.4–2.6)"""

    cubes: int
    rows: int
    columns: int
    starting: int
    most_deck: int
    """The highest deck that is left after the usual set-up. (FW-1.9)"""

    @property
    def cards(self) -> int:
        """The cards of the start rectangle."""
        return self.rows * self.columns


SET_UP = {
    2: SetUp(14, 3, 4, 8, 94),
    3: SetUp(16, 4, 4, 12, 94),
    4: SetUp(18, 4, 5, 12, 90),
    5: SetUp(18, 5, 5, 12, 85),
}
