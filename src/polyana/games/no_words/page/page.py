"""What the page of «Нет слов» asks Python: what was said last, and what one gesture may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from polyana.core import Question, Seat
from polyana.games.folder import HeardLine
from polyana.games.no_words.rules.calls import CALL, may_pass_and_place
from polyana.games.no_words.rules.cards import Card, is_red, letter
from polyana.games.no_words.rules.end_of_game import ENOUGH as ENOUGH  # for the template
from polyana.games.no_words.rules.reading import PASS
from polyana.games.no_words.rules.table import Talk
from polyana.words.letters import MOST_LETTERS as MOST_LETTERS

LOOKED_AT = 12
"""How many lines back the last call is looked for: more than its judging can have told."""
VERDICTS = ("rejected", "taken", "disputed", "undisputed", "votes")


class LastCall(NamedTuple):
    """What was said since the last letter: the newest call, and what became of it."""

    called: HeardLine | None = None
    verdict: HeardLine | None = None

    @property
    def key(self) -> tuple[int | str | None, ...]:
        """All that the page shows of it."""
        judged = self.verdict.kind if self.verdict else None
        return (self.called.number, self.called.text, judged) if self.called else (judged,)


def scene(log: Sequence[HeardLine]) -> LastCall:
    """What was said since the last letter; the log is newest first."""
    verdict: HeardLine | None = None
    for line in log[:LOOKED_AT]:
        if line.kind == "called":
            return LastCall(line, verdict)
        if line.kind in ("placed", "dealt"):
            break
        if verdict is None and line.kind in VERDICTS:
            verdict = line
    return LastCall(None, verdict)


def passes_and_places(t: Talk, seat: Seat, asked: Mapping[str, Question]) -> bool:
    """Is one gesture enough for a pass and a letter?"""
    call = asked.get(CALL.name)
    return call is not None and PASS in call.options and may_pass_and_place(t, seat)


def is_named(t: Talk, card: Card) -> bool:
    """Must a caller who means this red card say so, since its letter lies in black too? (NW-5.12)"""
    return is_red(card) and letter(card) in t.conversation
