"""Markers: what a clue costs. Who may take which one is told by the table (`may_give`, `takes_red`)."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Seat
from polyana.games.letter_jam.rules.table import Jam


def take_marker(t: Jam, seat: Seat, red: bool) -> None:
    """Each clue takes a marker: red for the first clues of a player, green for all others. Markers taken stay
    with the player. (LJ-5.1, LJ-5.2, LJ-5.3, LJ-5.7, LJ-5.8, LJ-5.13)"""
    if red:
        t.reds -= 1
        t.red_of[seat] += 1
        return
    t.green_of[seat] += 1
    if t.leaves:
        t.leaves -= 1
    else:
        t.heart -= 1


def tell_unlocked(t: Jam) -> None:
    """The last red marker makes more green ones available: from the next round on, since no clue is given
    before. (LJ-5.6, LJ-5.9, LJ-5.11, LJ-5.12)"""
    if not t.reds:
        t.tell("unlocked", "LJ-5.6" if t.quota == 1 else "LJ-5.9", greens=t.greens)


def why_sole(t: Jam, givers: Sequence[Seat]) -> str:
    """Why only one player may give a clue now; "no" if several may. (LJ-5.5, LJ-5.10)"""
    if len(givers) != 1:
        return "no"
    return "no_green" if t.quota == 1 else "reds_first"
