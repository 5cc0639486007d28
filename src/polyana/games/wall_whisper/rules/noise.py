"""Noise. (Chapter 8)"""

from __future__ import annotations

from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.records import Errand
from polyana.games.wall_whisper.rules.table import Station


def add(box: Box, t: Station, place: str) -> None:
    """A location holds one noise token at most; there is no lack of tokens. (WW-2.12, WW-8.3, WW-24.10)"""
    if place not in t.noise:
        t.noise = box.board.in_order([*t.noise, place])


def due(box: Box, t: Station, victim: str, when: str) -> None:
    """Noise where she stands, unless a skill of hers may silence it: then she is asked. Once there is
    noise, there is nothing left to silence. (WW-37.8)"""
    place = t.at[victim]
    if place not in t.noise and skills.reaction(box, t, victim, when):
        t.errands.append(Errand("hush", victim))
    else:
        add(box, t, place)
        t.errands = [one for one in t.errands if one != Errand("hush", victim)]
