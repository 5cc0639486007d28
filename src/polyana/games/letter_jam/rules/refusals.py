"""Which clause a refusal cites: why a seat is not asked something now, or why a text is no option."""

from __future__ import annotations

from polyana.core import Ask, Seat
from polyana.games.letter_jam.rules.kinds import (
    CLAIM,
    CLAUSES,
    DONE,
    GUESS,
    LINE,
    MOVE,
    PROPOSE,
    READY,
    RELEASE,
    SAY,
    WORD,
)
from polyana.games.letter_jam.rules.table import Jam

FINAL = (CLAIM.name, RELEASE.name, LINE.name, DONE.name)
CLOSED = {**CLAUSES, READY.name: "LJ-4.26", WORD.name: "LJ-2.5"}
"""By the kind of question: why it is not asked at another time."""
LATE = {
    **CLAUSES,
    PROPOSE.name: "LJ-4.26",
    MOVE.name: "LJ-7.12",
    GUESS.name: "LJ-9.10",
    LINE.name: "LJ-11.18",
}
"""By the kind of question: why an answer comes too late."""


def why_not(t: Jam, seat: Seat, kind: str) -> str:
    """Why this seat is not asked this now."""
    if kind == PROPOSE.name:
        if t.stage != "proposals":
            return "LJ-4.26" if t.stage == "vote" else "LJ-6.11"
        if not t.may_give(seat):
            return "LJ-5.5" if t.quota == 1 else "LJ-5.10"
        return "LJ-4.26"
    if kind == MOVE.name:
        return "LJ-7.7" if t.stage == "decisions" else "LJ-7.12"
    if kind == GUESS.name:
        return "LJ-9.10" if t.stage == "decisions" else "LJ-9.2"
    if kind in FINAL and t.stage in ("reveal", "over"):
        return "LJ-11.18"
    if kind == CLAIM.name and t.stage == "final":
        return "LJ-11.5"
    return CLOSED.get(kind, "")


def why_late(kind: str) -> str:
    """Why an answer to a question of this kind comes too late."""
    return LATE.get(kind, "")


def why_no_option(t: Jam, ask: Ask) -> str:
    """Why a text is no option of a question; nothing for the clause of the question itself."""
    if ask.kind.name == SAY.name:
        return "LJ-11.21" if t.stage == "final" else "LJ-4.20"
    return "LJ-11.5" if ask.kind.name == CLAIM.name else ""
