"""The final battle: what the parts of a tactical manoeuvre demand, and what they count. (Chapter 29)

Pure functions of a view, for rules and bots.
"""

from __future__ import annotations

from collections import Counter

from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_rows import Part


def met(box: Box, v: Station, part: Part, place: str) -> bool:
    """Do the victims hold what this part shows, in a location of the kind that it names? (WW-29.8, WW-29.9,
    WW-29.11)"""
    held = Counter(item for one in v.in_play for item in v.items[one])
    if Counter(part.show) - held or (part.any and not any(held[one] for one in part.any)):
        return False
    here = box.board.places[place]
    return (not part.site or part.site in here.icons) and (not part.zone or part.zone == here.zone)


def count(v: Station, per: str, place: str) -> int:
    """How many there are of what a part counts, in a battle in this place. (WW-44.13)"""
    match per:
        case "fearless":
            return sum(not v.fear[one] for one in v.in_play)
        case "cat":
            return int(v.cat == place)
        case "unhurt":
            return int(not any(v.wounds[one] for one in v.in_play))
        case "wounded":
            return sum(v.wounds[one] > 0 for one in v.in_play)
        case "transmitter":
            return v.repairs["transmitter"]
        case "vigilance":
            return sum(len(pile) for pile in v.vigilance.values())
    raise AssertionError(f"nothing counts '{per}'")
