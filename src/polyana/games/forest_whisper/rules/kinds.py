"""The questions of «Шёпот леса»."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from polyana.core import Kind, Own

Cell: TypeAlias = int
"""A cell of the field, see `field`."""
Group: TypeAlias = tuple[Cell, ...]
"""Three neighbouring cells."""
Front: TypeAlias = Literal["front"]
Done: TypeAlias = Literal["done"]
Decline: TypeAlias = Literal["decline"]

FRONT: Final = "front"
"""A card of one's own, instead of one of the field."""
DONE: Final = "done"
"""No more cubes."""
DECLINE: Final = "decline"
"""The Elder keeps the cubes."""
LEAVE_OPEN: Final = "no"
"""The field is not closed up."""

COLOUR: Kind[str] = Kind("colour", "FW-2.1")
WRITE: Kind[str] = Kind("write", "FW-4.2", to=Own)
WITHDRAW: Kind[str] = Kind("withdraw", "FW-4.21", to=Own)
"""That somebody goes on writing is open; it is told, so nobody has to know the answer itself."""
DOUBT: Kind[tuple[str, ...]] = Kind("doubt", "FW-5.28", to=Own)
VOTE: Kind[str] = Kind("vote", "FW-5.28", to=Own)
ASSIGN: Kind[Cell | Front] = Kind("assign", "FW-5.7")
EXTRA: Kind[Cell | Done] = Kind("extra", "FW-5.5")
SOURCE: Kind[Cell] = Kind("source", "FW-5.13")
TARGET: Kind[Cell] = Kind("target", "FW-5.8")
GUARD: Kind[str] = Kind("guard", "FW-6.9")
ELDER: Kind[Group | Decline] = Kind("elder", "FW-6.19")
PICK: Kind[str] = Kind("pick", "FW-7.5", to=Own)
"""Which of the drawn cards: known to all only when it lies on the field."""
SPOT: Kind[Cell] = Kind("spot", "FW-7.5")
CLOSE: Kind[str] = Kind("close", "FW-7.9")
GAP: Kind[Cell] = Kind("gap", "FW-7.13")
