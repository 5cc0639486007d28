"""What one seat is given: its view of the table, its open questions, and who is waited for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from polyana.core.asks import Answer, Ask, No, text_of
from polyana.core.dice import Outcome
from polyana.core.game import Result, Step
from polyana.core.table import Table
from polyana.core.zones import Backs, Seat, Veiled

T = TypeVar("T", bound=Table)


class Question(msgspec.Struct, frozen=True):
    """An open question as its seat sees it."""

    id: str
    seat: Seat
    kind: str
    clause: str
    options: tuple[Any, ...]
    barred: tuple[No, ...]
    """What is shown but not open, and why."""
    writes: bool
    """May the seat write a text of its own?"""
    default: Any
    seconds: float | None
    clock: str
    about: dict[str, str | int]

    @classmethod
    def of(cls, ask: Ask, id_: str, offers: Sequence[Any], view: Any) -> Question:
        """The question as its seat sees it."""
        return cls(
            id_,
            ask.seat,
            ask.kind.name,
            ask.kind.clause,
            tuple(one for one in offers if not isinstance(one, No)),
            tuple(one for one in offers if isinstance(one, No)),
            ask.check is not None,
            ask.default_in(view),
            ask.seconds,
            ask.clock,
            dict(ask.about),
        )

    @property
    def texts(self) -> tuple[str, ...]:
        """The options in their short text form."""
        return tuple(text_of(one) for one in self.options)


@dataclass(slots=True)
class View(Generic[T]):
    """All that a seat may know at this moment. Bots, pages and replays get this and nothing else.

    `start`, `journal` and `tape` are what this seat knows of the running phase: the table at its
    beginning, the answers since that it knows, and the outcomes of chance (HIDDEN where unseen).
    `given` is how many answers of each kind it has given itself.
    """

    seat: Seat
    table: T
    questions: tuple[Question, ...]
    waiting: tuple[Seat, ...]
    step: Step
    agenda: tuple[Step, ...]
    over: Result | None
    start: T
    journal: tuple[Answer, ...]
    tape: tuple[Outcome, ...]
    given: Mapping[str, int]

    def question(self, kind: str) -> Question | None:
        """The open question of this kind, if there is one."""
        return next((one for one in self.questions if one.kind == kind), None)

    def data(self) -> dict[str, Any]:
        """The view as plain data, for programs."""
        return {
            "seat": self.seat,
            "table": self.table.facts(),
            "questions": self.questions,
            "waiting": self.waiting,
            "step": self.step,
            "agenda": self.agenda,
            "over": self.over,
        }

    def encode(self) -> bytes:
        """The view as bytes, the same for the same knowledge."""
        return ENCODER.encode(self.data())


def _face(thing: Any) -> Any:
    if isinstance(thing, Backs):
        return {"backs": len(thing)}
    if isinstance(thing, Veiled):
        return {"known": thing.known}
    raise TypeError(f"{type(thing).__name__} has no place on a table")


ENCODER = msgspec.json.Encoder(enc_hook=_face)
