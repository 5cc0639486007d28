"""What a table may agree on before the game: the second half of the rulebook's chapter 6."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.core import Refused, Seat, check_bounds


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table agrees on before the game; nothing of it changes afterwards. (NW-6.10)"""

    checking: Literal["dictionary", "vote"] = "dictionary"
    """One of two ways. (NW-6.1)"""
    proper_names: bool = False
    """Makes the game harder, as slang does. (NW-6.9)"""
    slang: bool = False
    slang_field: str = ""
    grade: Literal[3, 4, 5] = 4
    pace: Literal["window", "free"] = "window"
    """Does the next player wait for the calls of others, or may they move at once? (NW-4.18)"""
    games: int = 1
    first: Seat | None = None
    window_seconds: int | None = 20
    turn_seconds: int | None = None
    dispute_seconds: int | None = 15
    vote_seconds: int | None = 20
    next_seconds: int | None = 15
    bot_pause: int = 4
    """How many seconds a bot leaves people to look before it moves in the free pace. (NW-4.22)"""


def check_settings(settings: Settings, players: int) -> None:
    """Refuse what lies outside the bounds of the rules."""
    bounds = {
        "window_seconds": (settings.window_seconds, 5, 120, "NW-4.7"),
        "turn_seconds": (settings.turn_seconds, 5, 600, "NW-3.11"),
        "dispute_seconds": (settings.dispute_seconds, 5, 120, "NW-6.7"),
        "vote_seconds": (settings.vote_seconds, 5, 120, "NW-6.8"),
        "next_seconds": (settings.next_seconds, 5, 120, "NW-7.7"),
        "bot_pause": (settings.bot_pause, 2, 15, "NW-4.22"),
        "games": (settings.games, 1, 20, "NW-9.3"),
        "first": (settings.first, 0, players - 1, "NW-2.6"),
        "slang_field": (len(settings.slang_field), 0, 60, "NW-6.13"),
    }
    check_bounds(bounds)
    if settings.turn_seconds is not None and settings.bot_pause >= settings.turn_seconds:
        raise Refused("setting", "NW-4.22", name="bot_pause", reason=f"< {settings.turn_seconds}")


def warnings(settings: Settings, players: int) -> list[tuple[str, str]]:
    """With two players every disputed word ends in a tie: that surprises people. (NW-6.15)"""
    two = players == 2 and settings.checking == "vote"
    return [("vote_of_two", "NW-6.15")] if two else []
