"""A whole match as a readable text file, and back.

    polyana match 1
    game: no_words
    rules: no_words 1 cards=5e1f lexicon=77ab
    players: 3
    settings: {"checking":"dictionary"}
    name: Аня
    ---
    = "А*"
    0 place К
    = "С"
    1 call pass

A line that begins with `=` is an outcome of chance, the rest are answers: seat, kind, text. Taking
back is a line of its own (`0 undo`). Playing such a file goes through the ordinary answers, and
never rolls: the outcomes come from the file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Generic, Literal, TypeVar

import msgspec

from polyana.core.asks import text_of
from polyana.core.dice import TornTape
from polyana.core.game import Game
from polyana.core.match import NO_DRAFTS, Happened, Match
from polyana.core.refusal import Refused, RuleBug
from polyana.core.save import frozen
from polyana.core.table import Table

T = TypeVar("T", bound=Table)

TITLE = "polyana match 1"
MOST_CHARACTERS = 4_000_000
"""A match file is a few dozen kilobytes; anything far beyond that is not one."""


Fault = Literal["title", "large", "short", "line", "game", "begin", "chance", "impossible"]
"""What can be wrong with a match file."""


class BadRecord(Exception):
    """A match file that cannot be played: which line, what is wrong with it, and why in particular."""

    def __init__(self, line: int, fault: Fault, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.fault = fault
        self.reason = reason


class Line(msgspec.Struct, frozen=True):
    """One answer (or taking back) of a match and the outcomes of chance that it set off.

    This is the shape in which a match is kept: in memory, in the store and in a match file.
    """

    seat: int
    kind: str
    text: str
    outcomes: tuple[Any, ...] = ()
    by: str = ""
    """Empty for the player, else who answered instead: `clock`, `bot`, `host`."""


class Header(msgspec.Struct, frozen=True):
    """The head of a match file."""

    game: str
    rules: str
    players: int
    settings: Any
    names: tuple[str, ...] = ()


class Record(Generic[T]):
    """A match together with its whole history."""

    def __init__(
        self,
        game: Game[T],
        header: Header,
        key: bytes,
        script: Sequence[Any] = (),
        wanted: Sequence[Any] = (),
    ) -> None:
        self.header = header
        self.match, self.begun = Match.begin(game, header.players, header.settings, key, script, wanted)
        self.game: Game[T] = self.match.game
        self.lines: list[Line] = []

    @classmethod
    def begin(
        cls, game: Game[T], players: int, settings: Any, key: bytes, names: Sequence[str] = ()
    ) -> Record[T]:
        """Begin a match and write it down from the first card on."""
        return cls(game, Header(game.name, game.pin(), players, settings, tuple(names)), key)

    def fork(self) -> Record[T]:
        """A record that goes on by itself."""
        twin = copy(self)
        twin.match, twin.lines = self.match.fork(), self.lines[:]
        return twin

    def answer(self, seat: int, question: str, text: str, by: str = "") -> Happened:
        """Answer, and write it down."""
        return self.note(self.match.answer(seat, question, text), by)

    def timeout(self, clock: str, drafts: Mapping[int, str] = NO_DRAFTS) -> list[Happened]:
        """Let a glass run out, and write it down. `drafts`: what seats have written so far."""
        return [self.note(happened, "clock") for happened in self.match.timeout(clock, drafts)]

    def undo(self, seat: int) -> None:
        """Take an answer back, and write that down."""
        self.match.undo(seat)
        self.lines.append(Line(seat, "undo", ""))

    def note(self, happened: Happened, by: str) -> Happened:
        """Write down what happened."""
        seat, kind, value = happened.answer
        self.lines.append(Line(seat, kind, text_of(value), happened.values, by))
        return happened

    def text(self) -> str:
        """The match file."""
        head = [
            TITLE,
            f"game: {self.header.game}",
            f"rules: {self.header.rules}",
            f"players: {self.header.players}",
            f"settings: {_json(self.header.settings)}",
            *(f"name: {name}" for name in self.header.names),
            "---",
            *(f"= {_json(value)}" for value in self.begun.values),
        ]
        for line in self.lines:
            mark = f"{line.seat}@{line.by}" if line.by else str(line.seat)
            head.append(f"{mark} {line.kind} {line.text}".rstrip())
            head.extend(f"= {_json(value)}" for value in line.outcomes)
        return "\n".join(head) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read_header(text: str) -> tuple[Header, int]:
    """What a match file says of itself, and the number of its first line after that."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(1, "large", "the file is too large for a match")
    found: dict[str, str] = {}
    names: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        if number == 1:
            if line != TITLE:
                raise BadRecord(1, "title", f"a match file begins with '{TITLE}'")
        elif line == "---":
            return _header(found, names, number), number + 1
        else:
            name, colon, value = line.partition(": ")
            if not colon:
                raise BadRecord(number, "line", "expected 'name: value' or '---'")
            if name == "name":
                names.append(value)
            else:
                found[name] = value
    raise BadRecord(text.count("\n") + 1, "short", "the file ends before its first answer ('---' is missing)")


def _header(found: dict[str, str], names: list[str], number: int) -> Header:
    for needed in ("game", "rules", "players", "settings"):
        if needed not in found:
            raise BadRecord(number, "line", f"'{needed}' is missing above")
    try:
        settings = msgspec.json.decode(found["settings"])
        players = int(found["players"])
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRecord(number, "line", f"the head cannot be read: {error}") from error
    return Header(found["game"], found["rules"], players, settings, tuple(names))


def read(
    game: Game[T], text: str, each: Callable[[Record[T], Happened | None], None] | None = None
) -> Record[T]:
    """Play a match file. `each` is called after the opening and after every line."""
    header, first = read_header(text)
    if header.game != game.name:
        raise BadRecord(2, "game", f"this is a match of '{header.game}'")
    (_, _, opening), *body = _body(text, first)
    try:
        settings = msgspec.convert(header.settings, game.settings)
        record = Record(game, msgspec.structs.replace(header, settings=settings), b"", opening)
    except (msgspec.ValidationError, Refused, TornTape, ValueError) as error:
        raise BadRecord(first - 1, "begin", f"the match cannot begin: {error}") from error
    _all_used(record, record.begun, opening, first - 1)
    if each:
        each(record, record.begun)
    for number, words, outcomes in body:
        happened = _play(record, number, words, outcomes)
        if each:
            each(record, happened)
    return record


def _all_used(record: Record[T], happened: Happened, outcomes: Sequence[Any], number: int) -> None:
    """The file must hold exactly the outcomes that the rules asked for."""
    if record.match.dice.script or len(happened.outcomes) != len(outcomes):
        asked = len(happened.outcomes)
        raise BadRecord(
            number,
            "chance",
            f"the rules ask chance {asked} times here, the file answers {len(outcomes)} times",
        )


def _body(text: str, first: int) -> Iterator[tuple[int, list[str], list[Any]]]:
    """Each answer with the outcomes below it; first the opening, which has no words."""
    number, words, outcomes = first - 1, [], []  # type: int, list[str], list[Any]
    for at, line in enumerate(text.split("\n")[first - 1 :], first):
        if line.startswith("= "):
            try:
                outcomes.append(frozen(msgspec.json.decode(line[2:])))
            except (msgspec.DecodeError, RecursionError) as error:
                raise BadRecord(at, "chance", f"not an outcome: {error}") from error
        elif line:
            yield number, words, outcomes
            number, words, outcomes = at, line.split(" ", 2), []
    yield number, words, outcomes


def _play(record: Record[T], number: int, words: list[str], outcomes: list[Any]) -> Happened | None:
    mark, _, by = words[0].partition("@")
    if len(words) < 2 or not re.fullmatch(r"[0-9]{1,2}", mark):
        raise BadRecord(number, "line", "expected 'seat kind text'")
    seat, kind, text = int(mark), words[1], words[2] if len(words) > 2 else ""
    record.match.dice.script = list(outcomes)
    try:
        if kind == "undo":
            record.undo(seat)
            return None
        happened = record.match.answer_kind(seat, kind, text)
    except (Refused, TornTape, RuleBug) as error:
        raise BadRecord(number, "impossible", f"this cannot have happened: {error}") from error
    _all_used(record, happened, outcomes, number)
    return record.note(happened, by)
