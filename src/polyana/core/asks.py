"""Questions and answers: the one object that drives server, page, bots, clocks and fuzzers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from hashlib import blake2b
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar
from unicodedata import normalize

import msgspec

from polyana.core.refusal import Refused
from polyana.core.zones import Open, Seat, Zone

V = TypeVar("V")
R = TypeVar("R")


class Kind(Generic[V]):
    """A kind of question: its name, its clause, and who learns the answer; `V` is the answer's type.

    Answers are strings, numbers or tuples of these. Named tuples name their class as `form`, because a save
    knows plain tuples only. `standalone`: an option means the same by itself, so a choice
    still counts when others have changed the list meanwhile.
    """

    __slots__ = ("clause", "form", "name", "standalone", "to")

    def __init__(
        self,
        name: str,
        clause: str,
        *,
        to: Zone = Open,
        form: Callable[..., V] | None = None,
        standalone: bool = False,
    ) -> None:
        self.name = name
        self.clause = clause
        self.to = to
        self.form = form
        self.standalone = standalone

    def restored(self, value: Any) -> Any:
        """A value that was read from a save, with its type.

        >>> class Move(NamedTuple):
        ...     die: str
        ...     place: str
        >>> Kind("move", "XX-1.1", form=Move).restored(("4", "hill"))
        Move(die='4', place='hill')
        """
        return self.form(*value) if self.form is not None and isinstance(value, tuple) else value

    def __repr__(self) -> str:
        return f"Kind({self.name})"


class Answer(NamedTuple):
    """One seat's answer to one question."""

    seat: Seat
    kind: str
    value: Any


class No(NamedTuple):
    """An option that is shown but not open, and why."""

    value: Any
    code: str
    clause: str


About: TypeAlias = Mapping[str, str | int]

NOTHING: About = MappingProxyType({})


class Ask(msgspec.Struct, eq=False):
    """An open question. Options, default and check are functions of the asked seat's own view.

    A struct because a search makes thousands of them a second.
    """

    seat: Seat
    kind: Kind[Any]
    options: Sequence[Any] | Callable[[Any], Sequence[Any]] = ()
    check: Callable[[Any, str], Any] | None = None
    sample: Callable[[Any, Random], str] | None = None
    default: Any = None
    seconds: float | None = None
    clock: str = ""
    quiet: bool = False
    draft_counts: bool = False
    """Does what is written when the sand runs out count, finished or not?"""
    about: About = NOTHING

    def offers(self, view: Any) -> Sequence[Any]:
        """All options, those that are not open (`No`) included."""
        return self.options(view) if callable(self.options) else self.options

    @property
    def outlives_its_options(self) -> bool:
        """Is it the same question when only its options change? Where a text of one's own may be written, and
        where options stand for themselves: the text is then judged as things are now."""
        return self.check is not None or self.kind.standalone

    @property
    def owes(self) -> bool:
        """Must this seat answer? (None for a default: it may, but nobody waits for it.)"""
        return self.default is not None

    def default_in(self, view: Any) -> Any:
        """The answer that counts when none comes; None if this seat owes nothing."""
        return self.default(view) if callable(self.default) else self.default


Flow: TypeAlias = Generator[tuple[Ask, ...], Answer, R]


def text_of(value: Any) -> str:
    """The short text form of an option or an answer.

    >>> text_of("К"), text_of(3), text_of(("К", 2)), text_of(())
    ('К', '3', 'К,2', '-')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        try:
            return ",".join(value) or "-"  # words alone, as most are: every option is named at every answer
        except TypeError:
            return ",".join(map(text_of, value))
    return str(value)


def legal(offers: Sequence[Any]) -> Sequence[Any]:
    """The options that may be chosen."""
    if No not in map(type, offers):  # the common case, asked at every step of a search
        return offers
    return [one for one in offers if type(one) is not No]


def match_text(ask: Ask, offers: Sequence[Any], view: Callable[[], Any], text: str) -> Any:
    """The value that a text stands for, or a refusal with its reason. The view is made only if needed.

    Some keyboards send Ё and Й as a letter and its dots or breve apart: that is the same text.
    """
    text = normalize("NFC", text)
    for one in offers:
        if isinstance(one, No):
            if text_of(one.value) == text:
                raise Refused(one.code, one.clause, value=text)
        elif text_of(one) == text:
            return one
    if ask.check is not None:
        return ask.check(view(), text)
    raise Refused("not_an_option", ask.kind.clause, kind=ask.kind.name, value=text[:40])


WRITES = "\twrites"
"""Stands among the options of a question that takes a text of one's own."""

DIGEST_BYTES = 8
"""Bytes of the digest in an id. Where a question outlives its options it is two of half the size: one of what
the question is about, one of its options."""


def question_id(ask: Ask, given: int, offers: Sequence[Any]) -> str:
    """Names a question for its seat alone. It changes with the seat's own answers of this kind (`given`),
    with what the question is about, and with its options.

    Nothing that others do in secret shows in it, and an honest click just before a rival's move
    still fits unless the question itself has changed.
    """
    kind = ask.kind.name
    about = [kind, *(f"{name}={value}" for name, value in ask.about.items())]
    options = [one if type(one) is str else _offer_line(one) for one in offers]
    if ask.check is not None:
        options.append(WRITES)
    if not ask.outlives_its_options:
        return f"{given}-{kind}-{_digest(about + options, DIGEST_BYTES)}"
    return f"{given}-{kind}-{_digest(about, DIGEST_BYTES // 2)}{_digest(options, DIGEST_BYTES // 2)}"


def same_but_options(one: str, other: str) -> bool:
    """Do two ids name the same question, whatever options it has? (Only where it outlives them.)

    >>> same_but_options("2-call-00c0ffee00000001", "2-call-00c0ffee00000002")
    True
    """
    return len(one) == len(other) and one[:-DIGEST_BYTES] == other[:-DIGEST_BYTES]


def _digest(lines: list[str], size: int) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=size).hexdigest()


def _offer_line(offer: Any) -> str:
    return f"{text_of(offer.value)}\tno" if type(offer) is No else text_of(offer)
