"""The killers' cards and boards, as rows of the data files: killers, levels, cards, skills."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.core.cards import Source
from polyana.games.wall_whisper.rules.killer_effects import KillerEffect


class KillerSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill card of the killers: its moment, its price, what it does. (WW-44.8)"""

    id: str
    source: Source
    when: Literal[
        "passive",
        "setup",
        "start",
        "instant",
        "sensed",
        "attack",
        "wounded",
        "level",
        "vigilance",
        "end",
        "cleared",
    ]
    effects: tuple[KillerEffect, ...] = ()
    asked: bool = False
    price: int = 0
    once: bool = False
    per_round: bool = False
    """Once in a round, which holds one turn of every killer. (WW-10.2)"""
    levels: tuple[int, ...] = ()
    at: tuple[str, ...] = ()
    unseen: bool = True
    met: bool = True
    climbs: int = 0


class KillerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A killer's board: strength at the start and his tokens. (WW-2.7, WW-44.6)"""

    id: str
    strength: int
    source: Source
    delayed: int = 0
    droids: int = 0
    infects_until: int = 0
    """Up to this level he infects. (WW-42.14)"""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level of a killer's board brings. (WW-6.2)"""

    killer: str
    level: int
    source: Source
    effects: tuple[KillerEffect, ...] = ()
    unlock: str = ""
    onset: tuple[KillerEffect, ...] = ()
    also_long: tuple[str, ...] = ()


class KillerCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A killer card: lock, cost, class and effects. (WW-33.1, WW-44.7)"""

    killer: str
    id: str
    copies: int
    kind: Literal["instant", "boost", "long", "attack"]
    source: Source
    effects: tuple[KillerEffect, ...]
    cost: int = 0
    locked: bool = False
