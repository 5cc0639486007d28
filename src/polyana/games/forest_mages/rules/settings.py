"""What a table may agree on before the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.core import Seat, check_bounds


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table agrees on before the game; nothing of it changes afterwards. (FM-0.7)"""

    abilities: bool = False
    """Do characters have abilities? First games are played without. (FM-2.13, FM-2.14)"""
    characters: Literal["random", "choose"] = "random"
    force_price: Literal[1, 2] = 1
    move_target: Literal["forest", "any"] = "forest"
    d3_scope: Literal["one", "all"] = "one"
    first: Seat | None = None
    """Who begins, as the host names it; by lot otherwise. (FM-2.15, FM-2.16)"""
    turn_seconds: int | None = None


def check_settings(settings: Settings, players: int) -> None:
    """Refuse what the table cannot agree on."""
    bounds = {
        "first": (settings.first, 0, players - 1, "FM-2.16"),
        "turn_seconds": (settings.turn_seconds, 10, 600, "FM-3.17"),
    }
    check_bounds(bounds)
