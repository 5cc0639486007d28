"""Why a match file cannot be shown, and what to do about it, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from polyana import games
from polyana.core import BadRecord, Refused
from polyana.core.record import read_header
from polyana.core.speech import Speech
from polyana.web.messages import UI_TEXTS, refusal_text, sayer, title

FAULTS_IN_PLAY = ("begin", "chance", "impossible")
"""Faults found while playing a file: it may have been played by other rules."""
MAX_QUOTED_CHARS = 120


class FileFault(NamedTuple):
    """What is wrong, the line itself, which rule refuses it, and what to do next."""

    what: str
    line: str
    why: str
    next: str


def explain_fault(bad: BadRecord, text: str, language: str) -> FileFault:
    """A fault explained to somebody who has chosen the wrong file or has edited the right one."""
    say = sayer(UI_TEXTS, language)
    what = f"{say('replay-bad', line=bad.line)} {say(f'replay-why-{bad.fault}')}"
    lines = text.split("\n")
    line = lines[bad.line - 1].strip()[:MAX_QUOTED_CHARS] if bad.line <= len(lines) else ""
    if bad.fault == "game":
        here = ", ".join(title(name, language) for name in games.names())
        return FileFault(what, line, "", say("replay-next-game", games=here))
    if bad.fault not in FAULTS_IN_PLAY:
        return FileFault(what, line, "", say(f"replay-next-{bad.fault}"))
    header, _ = read_header(text)
    cause, speech = bad.__cause__, Speech(games.package(header.game), language, header.names)
    why = refusal_text(cause, language, speech) if isinstance(cause, Refused) else ""
    if bad.fault == "begin":
        line = ""  # the fault is in the whole head, not in one line
    others = header.rules != games.game(header.game).pin()
    return FileFault(what, line, why, say("replay-next-rules" if others else "replay-next-line"))
