"""At the Crossroads, on the page: whose turn, who is out of the game, what is offered. (Chapter 38)"""

from __future__ import annotations

from typing import NamedTuple

from polyana.games.folder import Say
from polyana.games.wall_whisper.rules import apart
from polyana.games.wall_whisper.rules.table import Station

WAYS = ("keys", "exit", "vehicle", "rescue", "stay")
"""What can be answered to the question whether to leave, each with a sentence of its own."""


class Roads(NamedTuple):
    """What the crossroads stand shows."""

    token: str
    kills: int
    active: str
    """Whose turn it is at stage II; "" for eyes that may not know it."""


def roads(view: Station) -> Roads | None:
    """The crossroads stand, if there is one. (WW-38.2)"""
    if not view.settings.crossroads:
        return None
    turns = apart.waiting(view) if view.sees("queue") else []
    return Roads(view.crossroads.token, apart.kills(view), turns[0] if turns else "")


def offer(view: Station, say: Say) -> str:
    """The exchange that waits for consent, in words. (WW-38.5)"""
    deal = view.deal
    if deal is None:
        return ""
    named = {"victim": say(f"victim-{deal.victim}"), "item": say(f"item-{deal.item}")}
    return say(f"page-deal-{deal.verb}", **named, back=say(f"item-{deal.back}") if deal.back else "")


def deal_then(view: Station, verb: str, say: Say) -> str:
    """What comes of handing things over or taking them from the dead."""
    if not view.settings.crossroads:
        return ""
    return say("page-then-loot" if verb == "loot" else "page-then-deal")
