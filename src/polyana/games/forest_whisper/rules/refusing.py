"""Which clause stands in the way: for questions that are not asked, are past, or have no such option."""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_whisper.rules.field import threes
from polyana.games.forest_whisper.rules.kinds import (
    ASSIGN,
    CLAUSES,
    DONE,
    ELDER,
    EXTRA,
    GAP,
    SOURCE,
    SPOT,
    TARGET,
    WRITE,
    Cell,
)
from polyana.games.forest_whisper.rules.table import Forest


def why_not(view: Forest, seat: Seat, kind: str) -> str:
    """Why this seat is not asked this now; public facts only."""
    if kind == WRITE.name:
        return "FW-5.1" if view.words else "FW-4.20"
    if kind == ELDER.name:
        own = [place for place in view.backs if view.own(seat, place)]
        empty = not view.deck and not view.discard
        return "FW-6.26" if empty and threes(own) else "FW-6.17"
    if kind == SOURCE.name:
        return "FW-5.15" if view.supply[seat] else "FW-5.16"
    return {EXTRA.name: "FW-5.6", "settings": "FW-9.3"}.get(kind, CLAUSES.get(kind, ""))


def why_late(kind: str) -> str:
    """An answer to a question that has passed: the sand has run through. (FW-4.20)"""
    return "FW-4.20" if kind == WRITE.name else CLAUSES.get(kind, "")


def why_no_option(view: Forest, kind: str, text: str) -> str:
    """What is wrong with a card or a place that was not on offer; nothing for the clause of the question."""
    place = _place(text)
    if kind == EXTRA.name:
        if place in view.placed:
            return "FW-5.6"
        return "FW-5.5" if place in view.using else "FW-5.7"
    if kind == SOURCE.name:
        if text == DONE:
            return "FW-5.4"
        return "FW-5.14" if place in view.using else "FW-5.13"
    if kind == ELDER.name:
        return _why_no_group(view, text)
    if kind in (ASSIGN.name, TARGET.name, SPOT.name, GAP.name):
        return CLAUSES[kind]
    return ""


def _place(text: str) -> Cell | None:
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 8 else None


def _why_no_group(view: Forest, text: str) -> str:
    """Not three cards, not side by side, or not face down with a cube of one's own."""
    places = {_place(one) for one in text.split(",")}
    if not places <= set(view.backs):
        return "FW-6.17"
    known = [place for place in places if place is not None]
    return "FW-6.17" if threes(known) else "FW-6.18"
