"""Why a match file cannot be shown, and what to do about it, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from polyana import games
from polyana.core import BadRecord, Refused
from polyana.core.record import read_header
from polyana.core.speech import Speech
from polyana.web.messages import OWN, in_words, sayer, title

PLAYED = ("begin", "chance", "impossible")
"""The faults that turn up when a file is played: other rules may be to blame for them."""
QUOTED = 120


class Explained(NamedTuple):
    """What is wrong, the line itself, what the rules say against it, and what to do next."""

    what: str
    line: str
    why: str
    next: str


def explained(bad: BadRecord, text: str, language: str) -> Explained:
    """Everything that helps whoever has chosen the wrong file, or has changed the right one."""
    say = sayer(OWN, language)
    what = f"{say('replay-bad', line=bad.line)} {say(f'replay-why-{bad.fault}')}"
    lines = text.split("\n")
    line = lines[bad.line - 1].strip()[:QUOTED] if bad.line <= len(lines) else ""
    if bad.fault == "game":
        here = ", ".join(title(name, language) for name in games.names())
        return Explained(what, line, "", say("replay-next-game", games=here))
    if bad.fault not in PLAYED:
        return Explained(what, line, "", say(f"replay-next-{bad.fault}"))
    header, _ = read_header(text)
    cause, speech = bad.__cause__, Speech(games.package(header.game), language, header.names)
    why = in_words(cause, language, speech) if isinstance(cause, Refused) else ""
    if bad.fault == "begin":
        line = ""  # it is the whole head that does not fit
    others = header.rules != games.game(header.game).pin()
    return Explained(what, line, why, say("replay-next-rules" if others else "replay-next-line"))
