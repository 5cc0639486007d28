"""What a table may agree on before the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.core import Seat, check_bounds
from polyana.games.forest_whisper.rules.cards import Cards
from polyana.games.forest_whisper.rules.numbers import DRAWN, SET_UP, STARTING


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table agrees on before the game; nothing of it changes afterwards. (FW-9.3)"""

    scoring: Literal["cards", "points"] = "cards"
    judge: Literal["dictionary", "vote"] = "dictionary"
    starting: int | None = None
    """How many starting cards are laid out; ordinary ones fill the rectangle. (FW-2.8, FW-2.14)"""
    deck: int | None = None
    first: Seat | None = None
    write_seconds: int = 60
    doubt_seconds: int | None = 20
    vote_seconds: int | None = 20
    place_seconds: int | None = None
    cube_seconds: int | None = None
    elder_seconds: int | None = None
    lay_seconds: int | None = None


def check_settings(cards: Cards, settings: Settings, players: int) -> None:
    """Refuse what the table cannot agree on. (FW-2.8)"""
    set_up = SET_UP[players]
    laid = set_up.starting if settings.starting is None else settings.starting
    most_deck = min(set_up.most_deck, len(cards.ordinary) - (set_up.cards - laid))
    bounds = {
        "starting": (settings.starting, 0, min(STARTING, set_up.cards), "FW-2.14"),
        "deck": (settings.deck, DRAWN, most_deck, "FW-1.9"),
        "first": (settings.first, 0, players - 1, "FW-2.13"),
        "write_seconds": (settings.write_seconds, 30, 180, "FW-4.25"),
        "doubt_seconds": (settings.doubt_seconds, 5, 120, "FW-5.28"),
        "vote_seconds": (settings.vote_seconds, 5, 120, "FW-5.28"),
        "place_seconds": (settings.place_seconds, 10, 600, "FW-5.3"),
        "cube_seconds": (settings.cube_seconds, 5, 120, "FW-6.9"),
        "elder_seconds": (settings.elder_seconds, 5, 120, "FW-6.19"),
        "lay_seconds": (settings.lay_seconds, 10, 600, "FW-7.5"),
    }
    check_bounds(bounds)


def warnings(settings: Settings, players: int) -> list[tuple[str, str]]:
    """Votes of two are ties as a rule, and a tie rejects."""
    two = players == 2 and settings.judge == "vote"
    return [("vote_of_two", "FW-5.24")] if two else []
