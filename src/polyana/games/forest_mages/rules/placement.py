"""What is known of a placement while it runs."""

from __future__ import annotations

import msgspec

from polyana.core import Seat
from polyana.games.forest_mages.rules.answers import Target
from polyana.games.forest_mages.rules.symbols import KINDS, Face
from polyana.games.forest_mages.rules.table import Cards


class Placement(msgspec.Struct):
    """Answers, and what follows from them. The cards and tokens themselves are on the table."""

    seat: Seat
    shown: Face
    target: Target
    crew: Cards
    """The creatures that were active when the die was placed: only these take part. (FM-4.12)"""
    won: list[int] = msgspec.field(default_factory=lambda: [0] * len(KINDS))
    """The ingredients gathered so far, by kind: of these some may be exchanged. (FM-12.19)"""
