"""Which clause stands in the way: for questions that are not asked, have passed, or have no such option."""

from __future__ import annotations

from polyana.core import Seat
from polyana.core.game import kinds_of
from polyana.games.forest_whisper.rules import kinds
from polyana.games.forest_whisper.rules.checking_control import groups
from polyana.games.forest_whisper.rules.field import threes
from polyana.games.forest_whisper.rules.kinds import DONE, ELDER, EXTRA, SOURCE, WRITE, Cell
from polyana.games.forest_whisper.rules.table import Forest

CLAUSES = {name: kind.clause for name, kind in kinds_of([kinds]).items()}
"""The clause of each kind of question."""


def why_not(view: Forest, seat: Seat, kind: str) -> str:
    """Why this seat is not asked this now; public facts only."""
    if kind == WRITE.name:
        return "FW-5.1" if view.words else "FW-4.20"
    if kind == ELDER.name:
        empty = not view.deck and not view.discard
        return "FW-6.26" if empty and groups(view, seat) else "FW-6.17"
    if kind == SOURCE.name:
        return "FW-5.15" if view.supply[seat] else "FW-5.16"
    if kind == "settings":
        return "FW-9.3"
    return "FW-5.6" if kind == EXTRA.name else CLAUSES.get(kind, "")


def why_late(kind: str) -> str:
    """An answer to a question that has passed; the sand has run out for a word. (FW-4.20)"""
    return "FW-4.20" if kind == WRITE.name else CLAUSES.get(kind, "")


def why_no_option(view: Forest, kind: str, text: str) -> str:
    """What is wrong with a card or a cell that was not on offer; nothing for the clause of the question."""
    cell = _cell_in(text)
    if kind == EXTRA.name:
        if cell in view.placed:
            return "FW-5.6"
        return "FW-5.5" if cell in view.using else "FW-5.7"
    if kind == SOURCE.name:
        if text == DONE:
            return "FW-5.4"
        return "FW-5.14" if cell in view.using else "FW-5.13"
    return _why_no_group(view, text) if kind == ELDER.name else ""


def _cell_in(text: str) -> Cell | None:
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 8 else None


def _why_no_group(view: Forest, text: str) -> str:
    """Not three cards, not side by side, or not face down with a cube of one's own."""
    cells = {_cell_in(one) for one in text.split(",")}
    if not cells <= set(view.backs):
        return "FW-6.17"
    known = [cell for cell in cells if cell is not None]
    return "FW-6.17" if threes(known) else "FW-6.18"
