"""What the texts ask for: facts, and what the words of an action name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_rows import DECKS

Facts: TypeAlias = dict[str, Any]
"""Arguments of an event, to be handed on with `**`; all are texts or numbers."""


def yes_no(fact: object) -> str:
    """A fact as the texts ask for it."""
    return "yes" if fact else "no"


def whose(t: Station, killer: str) -> Facts:
    """For the texts: which killer it is about, and whether he is the only one. (WW-39.1)"""
    return {"killer": killer, "alone": yes_no(not t.double)}


def spoken(box: Box, words: Sequence[str]) -> Facts:
    """What the words of an action name: the last place, a card, another victim, a door, a deck."""
    said: Facts = {}
    for word in words:
        if word in box.board.places:
            said["place"] = word
        elif word in box.board.links:
            said["door"] = word
        elif word in box.victims:
            said["other_victim"] = word
        elif word in DECKS:
            said["deck"] = word
        else:
            said["back_item" if "item" in said else "item"] = word
    return said
