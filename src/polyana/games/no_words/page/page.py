"""What the page of «Нет слов» asks Python: what was said last, and whether one gesture passes and places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from polyana.core import Seat
from polyana.games.no_words.rules.table import Talk

LOOKED_AT = 12
"""So many lines back the last call is looked for: more than its judging can have told."""
VERDICTS = ("rejected", "taken", "disputed", "undisputed", "votes")


class Scene(NamedTuple):
    """What was said since the last letter: the newest call, and what became of it."""

    called: Any = None
    verdict: Any = None

    @property
    def key(self) -> tuple[Any, ...]:
        """All that the page shows of it."""
        judged = self.verdict.kind if self.verdict else None
        return (self.called.number, self.called.text, judged) if self.called else (judged,)


def scene(log: Sequence[Any]) -> Scene:
    """What was said since the last letter; the log is newest first."""
    verdict = None
    for line in log[:LOOKED_AT]:
        if line.kind == "called":
            return Scene(line, verdict)
        if line.kind in ("placed", "dealt"):
            break
        if verdict is None and line.kind in VERDICTS:
            verdict = line
    return Scene(None, verdict)


def passes_and_places(t: Talk, seat: Seat, asked: Mapping[str, Any]) -> bool:
    """Is mine the only pass missing, and am I next? Then one gesture is enough for both (NW-4.23)."""
    return last_to_pass(t, seat, asked) and "pass" in asked["call"].options and len(t.deck) > 0


def last_to_pass(t: Talk, seat: Seat, asked: Mapping[str, Any]) -> bool:
    """Does everybody wait for the call of the seat that moves next?"""
    return "call" in asked and "place" not in asked and t.turn == seat and t.callers == [seat]
