"""Extra actions and trading: what changes hands, what is discarded or taken from the dead. (Chapters 28
and 38)"""

from __future__ import annotations

from polyana.games.wall_whisper.rules import searching
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.table import Station


def give(box: Box, t: Station, item: str, giver: str, taker: str) -> None:
    """An item changes hands unheard; over the limit the receiver discards. (WW-28.4, WW-28.6, WW-28.7,
    WW-28.8, WW-28.9, WW-38.5)"""
    _hand_over(box, t, item, giver, taker)
    searching.watch_limit(box, t, taker)


def swap(box: Box, t: Station, victim: str, item: str, other: str, back: str) -> None:
    """Two things change hands at once. Two full inventories stay full; at the Crossroads a Key may go for an
    item, so that somebody may have to discard. (WW-28.4, WW-38.6)"""
    _hand_over(box, t, item, victim, other)
    _hand_over(box, t, back, other, victim)
    if t.settings.crossroads:
        for one in (victim, other):
            searching.watch_limit(box, t, one)


def _hand_over(box: Box, t: Station, item: str, giver: str, taker: str) -> None:
    """Keys lie apart from items. (WW-38.6, WW-38.13)"""
    piles = t.keys if item == box.key else t.items
    take(piles, giver, item)
    put(piles, taker, item)


def loot(box: Box, t: Station, victim: str, item: str, dead: str) -> None:
    """One thing of the dead; she may take as many as she likes. (WW-38.18, WW-38.19)"""
    take(t.remains, dead, item)
    put(t.keys if item == box.key else t.items, victim, item)


def drop(t: Station, victim: str, item: str) -> None:
    """She may discard at any moment of the turn. (WW-24.12, WW-9.4)"""
    take(t.items, victim, item)
    t.discard.append(item)
