"""Learning by playing: a tutorial is a match whose course is laid out beforehand, step by step.

It lies in the folder of its game as `tutorial.toml` and is played by the real rules at a real table. A step
is one of three: the teacher says something (no seat), the learner answers a question, or another seat
answers one by the script. Chance falls as the steps wish, and by the seed where they wish nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from polyana.core import Game, Seat
from polyana.core.cards import CardFile
from polyana.core.save import frozen

PAUSE = 1.6
"""Seconds before a seat answers by the script: long enough to see what happened before."""


class Translated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in every language. `**letters**` stand out."""

    ru: str
    en: str

    def within(self, language: str) -> str:
        return str(getattr(self, language))


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the match's log, and what is said about it."""

    say: Translated | None = None
    clause: str = ""
    show: tuple[str, ...] = ()
    """What the teacher points at: selectors of the game's page."""
    seat: Seat | None = None
    kind: str = ""
    answers: tuple[str, ...] = ()
    """The learner's: any of these goes. Another seat's: the one that it gives."""
    free: bool = False
    """May the learner answer whatever the rules allow? The rest of the script must bear it."""
    otherwise: Translated | None = None
    """What the teacher says to another answer than these."""
    chance: tuple[Any, ...] = ()
    """What is drawn and rolled because of the answer, first to last."""
    pause: float = PAUSE

    def accepts(self, kind: str, text: str) -> bool:
        return kind == self.kind and (self.free or text in self.answers)


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole tutorial, checked."""

    players: int
    names: tuple[Translated, ...]
    """What the other seats are called, beginning with the first of them."""
    minutes: int
    learned: tuple[Translated, ...]
    """What the learner now knows, told at the end."""
    step: tuple[TutorialStep, ...]
    seat: Seat = 0
    seed: str = "tutorial"
    settings: dict[str, Any] = {}
    chance: tuple[Any, ...] = ()
    """What is dealt and drawn before the first question."""
    digest: str = ""

    @property
    def steps(self) -> tuple[TutorialStep, ...]:
        return self.step

    def called(self, seat: Seat, language: str) -> str:
        """What a seat is called; the learner has a name already."""
        others = [one for one in range(self.players) if one != self.seat]
        return self.names[others.index(seat)].within(language) if seat in others else ""

    @property
    def key(self) -> bytes:
        """What feeds the dice where no step says how they fall."""
        return blake2b(self.seed.encode(), digest_size=16).digest()

    @property
    def spoken(self) -> list[int]:
        """The steps that the learner counts: those at which there is something to read or to do."""
        return [number for number, step in enumerate(self.step) if step.seat in (None, self.seat)]


def read_tutorial(path: Path | Traversable, rules: Game[Any]) -> Tutorial:
    """The tutorial of a file; a bad one names its step and the reason."""
    file = CardFile(path)
    try:
        read = msgspec.convert(_frozen(file.tables), Tutorial)
        settings = msgspec.convert(read.settings, rules.settings)
    except msgspec.ValidationError as error:
        raise file.bad("the file", str(error)) from error
    rules.check_players(read.players)
    rules.check_settings(settings, read.players)
    if len(read.names) != read.players - 1:
        raise file.bad("names", f"{read.players} seats need a name each beside the learner's")
    for number, step in enumerate(read.step, 1):
        if wrong := _wrong(step, read.seat):
            raise file.bad(f"[[step]] {number}", wrong)
    return msgspec.structs.replace(read, digest=file.digest)


def _wrong(step: TutorialStep, learner: Seat) -> str:
    """What is wrong with a step by itself; whether the rules go along with it, only playing it can tell."""
    if step.seat is None:
        quiet = step.say is None or step.kind or step.answers
        return "the teacher says something, or a seat answers a question" if quiet else ""
    if not step.kind or not step.answers:
        return "a seat answers a question: of which kind, and what?"
    if step.seat != learner:
        return "" if len(step.answers) == 1 and not step.free else "another seat gives exactly one answer"
    if step.say is None or (step.otherwise is None and not step.free):
        return "the learner must be told what to do, and what to think of anything else"
    return ""


def _frozen(tables: dict[str, Any]) -> dict[str, Any]:
    """Chance deals in tuples; TOML knows only lists."""
    made = dict(tables)
    for row in (made, *made.get("step", [])):
        if "chance" in row:
            row["chance"] = [frozen(one) for one in row["chance"]]
    return made
