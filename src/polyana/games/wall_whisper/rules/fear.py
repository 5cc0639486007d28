"""Fear and panic. (Chapter 16)"""

from __future__ import annotations

from polyana.games.wall_whisper.rules import noise, whereabouts
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import PANIC
from polyana.games.wall_whisper.rules.table import Station


def frighten(box: Box, t: Station, victim: str) -> None:
    """FEAR: the third token, and every one after it, is panic; two remain. Her place is named at once. In the
    killer's turn all see the noise at once, in the victims' turn it is reported with the rest. (WW-16.1,
    WW-16.2, WW-16.3, WW-16.5, WW-16.6, WW-16.7)"""
    t.fear[victim] += 1
    t.reveal("fear", "WW-16.1", victim=victim, count=min(t.fear[victim], PANIC - 1))
    if t.fear[victim] < PANIC:
        return
    t.fear[victim] = PANIC - 1
    place = t.at[victim]
    t.reveal("panic", "WW-16.2", victim=victim, place=place)
    whereabouts.trace(t, [victim], place)
    noise.add(box, t, place)
    if t.turn != "victims" and place not in t.reported:
        t.reported = box.board.in_order([*t.reported, place])


def calm(t: Station, victim: str, count: int) -> None:
    """Fear tokens go back; the roof shows it, if there were any, but not whether she rested or how else she
    was calmed: there is one clause for all. (WW-26.5, WW-26.7, WW-44.11, WW-45.5)"""
    if t.fear[victim]:
        t.fear[victim] = max(0, t.fear[victim] - count)
        t.reveal("calm", "WW-44.11", victim=victim, count=t.fear[victim])
