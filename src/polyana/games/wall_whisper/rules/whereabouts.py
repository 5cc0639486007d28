"""Who is where, and who has been given away."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.games.wall_whisper.rules.records import Trace
from polyana.games.wall_whisper.rules.table import Station


def victims_in(t: Station, places: Sequence[str]) -> list[str]:
    """Who is there, in the fixed order of the roof; the truth, at once. (WW-15.3, WW-21.6, WW-45.8)"""
    return [one for one in t.in_play if t.at[one] in places]


def trace(t: Station, victims: Sequence[str], place: str) -> None:
    """Everybody has heard that these victims are here."""
    t.traces = {**t.traces, **dict.fromkeys(victims, Trace(t.round, place))}


def put_killer(t: Station, killer: str, place: str) -> None:
    """His figure stands here for all to see. (WW-20.7)"""
    t.killer_at[killer] = t.seen_at[killer] = place
