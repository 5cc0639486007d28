"""The victims' turn: where they can get out, and which conditions of victory hold. (Chapters 22 and 38)

Pure functions of a view, for questions, bots and pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import KEYS
from polyana.games.wall_whisper.rules.table import Station


class WayOut(NamedTuple):
    """How one can leave, and from which location."""

    how: str
    place: str


CLAUSES = {"keys": "WW-22.4", "rescue": "WW-22.7", "vehicle": "WW-22.8", "exit": "WW-22.5"}
"""The conditions of victory by how the victims win, in the order in which they are looked at."""


def ways_out(box: Box, v: Station, holders: Sequence[str], *, keys: bool) -> list[WayOut]:
    """The locations from which these victims can leave: the vehicle's; with enough Keys the Main Entrance,
    and the Secret Exit if one of them holds an item that shows it. (WW-22.4, WW-22.5, WW-22.8, WW-38.15)"""
    places = box.board.with_icon("vehicle") if v.vehicle_ready else []
    found = [WayOut("vehicle", place) for place in places]
    if keys:
        found.append(WayOut("keys", box.board.entrance))
        if any(not box.exit_items.isdisjoint(v.items[one]) for one in holders):
            found.append(WayOut("exit", box.board.exit))
    return found


def team_ways_out(box: Box, v: Station) -> list[WayOut]:
    """The locations at which the victims win if all of them stand there. (WW-22.4, WW-22.5, WW-22.8)"""
    return ways_out(box, v, v.in_play, keys=len(v.stand) >= KEYS)


def victories(box: Box, v: Station) -> list[tuple[str, str]]:
    """The victory conditions that hold, wherever the killer is: how, and by which clause. All stand at the
    same exit. (WW-22.4, WW-22.5, WW-22.6, WW-22.7, WW-22.8, WW-22.9, WW-22.12, WW-25.21)"""
    places = {v.at[one] for one in v.in_play}
    found = {how for how, place in team_ways_out(box, v) if places == {place}}
    if v.rescue == 0:
        found.add("rescue")
    return [(how, clause) for how, clause in CLAUSES.items() if how in found]
