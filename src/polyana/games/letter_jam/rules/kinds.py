"""The questions of «Букводжем».

What players write is kept as a text, read by `Draft`, `Note`, `Decision`, `Claim` and `FinalLine`.
"""

from __future__ import annotations

from polyana.core import Kind, Own, Seat

WORD: Kind[str] = Kind("word", "LJ-2.5", to=Own)
PROPOSE: Kind[str] = Kind("propose", "LJ-4.20", to=Own)
READY: Kind[str] = Kind("ready", "LJ-4.26")
SAY: Kind[str] = Kind("say", "LJ-4.20", standalone=True)
ENOUGH: Kind[str] = Kind("enough", "LJ-10.6")
AGREE: Kind[str] = Kind("agree", "LJ-10.4", to=Own)
OVER: Kind[str] = Kind("over", "LJ-4.24", to=Own)
VOTE: Kind[Seat | str] = Kind("vote", "LJ-4.22", to=Own)
NOTE: Kind[str] = Kind("note", "LJ-7.3", to=Own)
MOVE: Kind[str] = Kind("move", "LJ-7.5", to=Own)
GUESS: Kind[str] = Kind("guess", "LJ-9.2")
CLAIM: Kind[str] = Kind("claim", "LJ-11.14", standalone=True)
RELEASE: Kind[str] = Kind("release", "LJ-11.14")
LINE: Kind[str] = Kind("line", "LJ-11.2", to=Own)
DONE: Kind[str] = Kind("done", "LJ-11.21")
REVEAL: Kind[str] = Kind("reveal", "LJ-11.9")
ACCEPT: Kind[str] = Kind("accept", "LJ-11.15", to=Own)

CLAUSES = {one.name: one.clause for one in list(vars().values()) if isinstance(one, Kind)}

AUTO, HELP = "auto", "help"
WITHDRAW, ABSTAIN, WAIT = "withdraw", "abstain", "wait"
STAY, GO, KEEP = "stay", "move", "keep"
NO_MORE, MORE = "over", "more"

GOALS = ("behind", "stack", "save", "spend")
"""What may be said of goals until the first proposal of a round. (LJ-4.25)"""
GOOD, SURE, UNSURE = "good", "sure", "unsure"
NEED_JOKER, SPARE = "need_joker", "spare"
"""What may be said in the final part, besides the bonus letter that one needs. (LJ-11.21)"""


def yes_no(true: bool) -> str:
    """A fact as the texts read it."""
    return "yes" if true else "no"
