"""The questions of «Нет слов», and its numbers."""

from __future__ import annotations

from polyana.core import Kind, Own
from polyana.games.no_words.rules.cards import Card

HAND, TALK, ENOUGH, VOTES_LOST = 3, 2, 10, 3

PLACE: Kind[Card] = Kind("place", "NW-3.1")
CALL: Kind[str] = Kind("call", "NW-4.1")
LATER: Kind[str] = Kind("call", "NW-4.9", to=Own)
"""A call while another is judged: it waits, and only its caller knows of it."""
DISPUTE: Kind[str] = Kind("dispute", "NW-6.7")
VOTE: Kind[str] = Kind("vote", "NW-6.8", to=Own)
NEXT: Kind[str] = Kind("next", "NW-7.7")
CLAUSES = {kind.name: kind.clause for kind in (PLACE, DISPUTE, VOTE, NEXT)}
