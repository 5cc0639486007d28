"""A position of a match, as it can be looked at: the table through anybody's eyes, and what is asked of whom.

Position = the table when the phase began (`start`) + the answers since (`journal`) + the outcomes
of chance since (the dice's tape) + the dice + step and agenda + how many answers of each kind each seat
has given + the result. Nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from polyana.core.asks import Answer, Ask, legal, match_text, question_id, same_but_options
from polyana.core.dice import Dice, Outcome
from polyana.core.game import Game, Result, Step
from polyana.core.refusal import Refused
from polyana.core.table import Table, redact
from polyana.core.view import Question, View
from polyana.core.zones import HIDDEN, Seat, Zone

T = TypeVar("T", bound=Table)

NONE_GIVEN: Mapping[str, int] = {}


class Position(Generic[T]):
    """Where a match stands. What is worked out for it is kept until it moves.

    In search mode (`live=False`) nothing is redacted.
    """

    __slots__ = (
        "_ids",
        "_known_to",
        "_offers",
        "_views",
        "agenda",
        "asks",
        "dice",
        "game",
        "given",
        "journal",
        "live",
        "over",
        "start",
        "step",
        "table",
    )

    def __init__(self, game: Game[T], start: T, dice: Dice, *, live: bool = True) -> None:
        self.game = game
        self.start = start
        self.table = start
        self.dice = dice
        self.live = live
        self.step = Step("")
        self.agenda: tuple[Step, ...] = ()
        self.journal: list[Answer] = []
        self.given: list[Mapping[str, int]] = [NONE_GIVEN] * start.players
        self.over: Result | None = None
        self.asks: tuple[Ask, ...] = ()
        self._known_to: list[Zone] = []
        self._forget()

    def _forget(self) -> None:
        """What was worked out for a position is void when it moves."""
        self._views: dict[Seat, T] = {}
        self._offers: dict[int, Sequence[Any]] = {}
        self._ids: dict[int, str] = {}

    # --- what is asked ---------------------------------------------------------------------------

    def view_table(self, seat: Seat) -> T:
        """The table as a seat sees it (in search: the bare table)."""
        if not self.live:
            return self.table
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = redact(self.table, seat)
        return view

    def offers(self, ask: Ask) -> Sequence[Any]:
        """The options of an open question, worked out once per position."""
        options = ask.options
        if not callable(options):
            return options
        found = self._offers.get(id(ask))
        if found is None:
            found = self._offers[id(ask)] = options(self.view_table(ask.seat))
        return found

    def choices(self, ask: Ask) -> Sequence[Any]:
        """Those of the options that may be chosen."""
        return legal(self.offers(ask))

    def open_asks(self, seat: Seat | None = None) -> list[Ask]:
        """The open questions (of one seat). One without options is not asked.

        Options are worked out only where there may be none: a seat that owes an answer has the default.
        """
        return [
            ask
            for ask in self.asks
            if (seat is None or ask.seat == seat)
            and (ask.default is not None or ask.check is not None or self.choices(ask))
        ]

    def question_id(self, ask: Ask) -> str:
        """The id of an open question, worked out once per position."""
        found = self._ids.get(id(ask))
        if found is None:
            given = self.given[ask.seat].get(ask.kind.name, 0)
            found = self._ids[id(ask)] = question_id(ask, given, self.offers(ask))
        return found

    def questions(self, seat: Seat) -> list[Question]:
        """A seat's open questions, ready to be shown."""
        return [
            Question.of(ask, self.question_id(ask), self.offers(ask), self.view_table(seat))
            for ask in self.open_asks(seat)
        ]

    def waiting(self) -> list[Seat]:
        """The seats that everybody knows to be waited for."""
        return sorted({ask.seat for ask in self.asks if ask.owes and not ask.quiet})

    def view(self, seat: Seat) -> View[T]:
        """All that a seat may know now. Seat -1 is a spectator."""
        return View(
            seat,
            self.view_table(seat),
            tuple(self.questions(seat)),
            tuple(self.waiting()),
            self.step,
            self.agenda,
            self.over,
            redact(self.start, seat),
            tuple(self.known_journal(seat)),
            tuple(one if one.seen_by(seat) else Outcome(HIDDEN) for one in self.dice.tape),
            self.given[seat] if seat >= 0 else NONE_GIVEN,
        )

    def known_journal(self, seat: Seat) -> list[Answer]:
        """Those of this phase's answers that a seat knows."""
        return [
            answer
            for answer, to in zip(self.journal, self._known_to, strict=True)
            if answer.seat == seat or to.sees(self.table, answer.seat, seat)
        ]

    # --- what an answer means --------------------------------------------------------------------

    def reading(self, seat: Seat, question: str, text: str) -> Answer:
        """What an answer means; refused as `answer` would refuse it. Nothing changes.

        A question that outlives its options judges the text as things are now. So a word or a choice that
        was sent a moment too late for one list still arrives.
        """
        kind = question.split("-")[1] if question.count("-") == 2 else ""
        asked = self._asked(seat, kind)
        for ask in asked:
            if self.question_id(ask) == question:
                return self._read(ask, text)
        for ask in asked:
            if ask.outlives_its_options and same_but_options(self.question_id(ask), question):
                return self._read(ask, text)
        raise Refused("stale", self.game.why_late(self.view_table(seat), kind))

    def _asked(self, seat: Seat, kind: str) -> list[Ask]:
        """The seat's open questions of a kind, or a refusal that says why there are none."""
        if self.over:
            raise Refused("over")
        asked = [ask for ask in self.open_asks(seat) if ask.kind.name == kind]
        if not asked:
            seated = seat in self.table.seats
            clause = self.game.why_not(self.view_table(seat), seat, kind) if seated else ""
            raise Refused("not_asked", clause, asked=kind[:40])
        return asked

    def _read(self, ask: Ask, text: str) -> Answer:
        try:
            value = match_text(ask, self.offers(ask), lambda: self.view_table(ask.seat), text)
        except Refused as refused:
            if refused.code == "not_an_option":
                clause = self.game.why_no_option(self.view_table(ask.seat), ask, text)
                refused.clause = clause or refused.clause
            raise
        return Answer(ask.seat, ask.kind.name, value)
