"""What the table of «Букводжем» agrees on before the game."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.core import Refused, check_bounds

SHORTEST_SECRET, LONGEST_SECRET = 3, 7
"""How long a secret word may be. (LJ-2.11)"""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The choices on the form of a new table."""

    words: Literal["app", "author"] = "app"
    """Who makes the secret words: the program or the neighbours. (LJ-2.10)"""
    length: Literal[3, 4, 5, 6, 7] = 5
    """No choice is barred because a longer word needs more clues. (LJ-2.13)"""
    lengths: str = ""
    """The length of each seat's word, as in "5 4 5"; empty: all alike. (LJ-2.12)"""
    grade: Literal[1, 2, 3] = 2
    """The rarest words that the program draws. (LJ-2.16)"""
    checking: Literal["dictionary", "vote"] = "dictionary"
    """Who judges the words that have been turned over. (LJ-11.15)"""
    scoring: bool = True
    """Are points counted? (LJ-12.2)"""
    free_text: bool = False
    """Is the chat open, except while clues are proposed? (LJ-4.25)"""
    written_check: bool = False
    """Is a player told whether the written word is in the dictionary? (LJ-11.19)"""
    solver: bool = False
    """Does the page show which letters the clues leave open? The rules themselves never read a clue."""
    author_seconds: int | None = 180
    proposal_seconds: int | None = 180
    vote_seconds: int | None = 30
    enough_seconds: int | None = 15
    moving_seconds: int | None = 60
    final_seconds: int | None = 300
    reveal_seconds: int | None = 30
    accept_seconds: int | None = 20


def lengths_of(settings: Settings, players: int) -> tuple[int, ...]:
    """The length of each seat's word. Raises ValueError for what cannot be read. (LJ-2.12)

    >>> lengths_of(Settings(lengths="5, 4 7"), 3), lengths_of(Settings(length=6), 2)
    ((5, 4, 7), (6, 6))
    """
    if not settings.lengths.strip():
        return (settings.length,) * players
    return tuple(int(one) for one in settings.lengths.replace(",", " ").split())


def check_settings(settings: Settings, players: int) -> None:
    """Refuse what the table cannot agree on."""
    try:
        lengths = lengths_of(settings, players)
    except ValueError:
        lengths = ()
    if len(lengths) != players or not all(SHORTEST_SECRET <= one <= LONGEST_SECRET for one in lengths):
        name = "lengths" if settings.lengths else "length"
        raise Refused(
            "setting", "LJ-2.11", name=name, reason=f"{players} × {SHORTEST_SECRET}…{LONGEST_SECRET}"
        )
    bounds = {
        "author_seconds": (settings.author_seconds, 30, 900, "LJ-2.15"),
        "proposal_seconds": (settings.proposal_seconds, 20, 1200, "LJ-4.26"),
        "vote_seconds": (settings.vote_seconds, 5, 300, "LJ-4.22"),
        "enough_seconds": (settings.enough_seconds, 5, 120, "LJ-10.4"),
        "moving_seconds": (settings.moving_seconds, 10, 600, "LJ-7.12"),
        "final_seconds": (settings.final_seconds, 60, 1800, "LJ-11.21"),
        "reveal_seconds": (settings.reveal_seconds, 5, 300, "LJ-11.9"),
        "accept_seconds": (settings.accept_seconds, 5, 120, "LJ-11.15"),
    }
    check_bounds(bounds)
