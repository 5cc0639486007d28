"""Which clause a refusal names, where it is not the clause of the question itself."""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.calls import CALL
from polyana.games.no_words.rules.cards import is_red
from polyana.games.no_words.rules.checking import DISPUTE, VOTE, VOTES_LOST
from polyana.games.no_words.rules.table import NO_MOVER, Talk
from polyana.games.no_words.rules.turn import PLACE
from polyana.games.no_words.rules.word_found import NEXT

CLAUSES = {kind.name: kind.clause for kind in (PLACE, DISPUTE, VOTE, NEXT)}


def why_not(view: Talk, seat: Seat, kind: str) -> str:
    """Why this seat is not asked this kind of question now."""
    if kind == CALL.name:
        return why_no_call(view, seat)
    if kind == PLACE.name:
        return why_no_placing(view, seat)
    if kind == "settings":
        return "NW-6.10"
    return CLAUSES.get(kind, "")


def why_no_call(view: Talk, seat: Seat) -> str:
    if seat in (view.mover, view.chooser):
        return "NW-4.3"
    if view.mover == NO_MOVER and view.chooser == NO_MOVER:
        return "NW-0.2"
    if view.voted_down.count(seat) >= VOTES_LOST:
        return "NW-6.14"
    return "NW-4.15" if seat in view.passed else "NW-4.11"


def why_no_placing(view: Talk, seat: Seat) -> str:
    free = view.settings.pace == "free"
    if view.chooser != NO_MOVER:
        return "NW-7.7"
    if seat == view.turn:
        return "NW-4.20" if free else "NW-4.7"
    return "NW-4.19" if free else "NW-3.1"


def why_late(view: Talk, kind: str) -> str:
    """Why an answer to a question that has passed does not count."""
    if kind == CALL.name:
        return "NW-4.20" if view.settings.pace == "free" else "NW-4.7"
    return CLAUSES.get(kind, "")


def why_no_option(box: Box, kind: str, text: str) -> str:
    """A card that is not there: red ones lie in the showcase, black ones in the hand."""
    if kind != PLACE.name or text not in (*box.cards.red, *box.cards.black):
        return ""
    return "NW-3.2" if is_red(text) else "NW-3.3"
