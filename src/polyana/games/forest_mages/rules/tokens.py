"""Ingredients and victory points come from the general supply. (FM-2.7)"""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.symbols import KINDS
from polyana.games.forest_mages.rules.table import Glade


def collect(t: Glade, seat: Seat, kind: int, count: int, clause: str) -> None:
    """A seat gets ingredients of a kind."""
    t.gain(seat, kind, count)
    t.tell("gathered", clause, seat=seat, what=KINDS[kind], count=count)


def award(t: Glade, seat: Seat, count: int, clause: str) -> None:
    """A seat gets victory points, as tokens. (FM-1.10)"""
    t.vp[seat] += count
    t.tell("points", clause, seat=seat, count=count)
