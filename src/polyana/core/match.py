"""A match: the one function that moves a position, and what may move it: answers, bells, taking back.

Loading enters the step on a copy of `start` and feeds the journal; live play is the same function.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from types import GeneratorType
from typing import Any, NamedTuple, TypeVar

from polyana.core.asks import Answer, Ask, Flow, match_text
from polyana.core.dice import Dice, Outcome, TornTape
from polyana.core.events import Event
from polyana.core.game import Cut, Game, Next, Over, Step
from polyana.core.position import Position
from polyana.core.refusal import Refused, RuleBug
from polyana.core.table import Table, schema
from polyana.core.zones import Seat

T = TypeVar("T", bound=Table)

NO_DRAFTS: Mapping[Seat, str] = {}

OPENING = Answer(-1, "begin", "")
"""Stands in the log for the moment before the first answer."""


class Happened(NamedTuple):
    """What one answer set in motion."""

    answer: Answer
    outcomes: tuple[Outcome, ...]
    events: tuple[Event, ...]

    @property
    def values(self) -> tuple[Any, ...]:
        """What chance has brought, without who saw it."""
        return tuple(outcome.value for outcome in self.outcomes)

    @property
    def barrier(self) -> bool:
        """Did chance decide or a fact come out? Then nothing up to here can be taken back."""
        return bool(self.outcomes) or any(event.revealed for event in self.events)


class Checkpoint(NamedTuple):
    """A position to come back to. Play replaces what it holds and never changes it."""

    seat: Seat
    start: Any
    step: Step
    agenda: tuple[Step, ...]
    journal: tuple[Answer, ...]
    tape: tuple[Outcome, ...]
    counter: int


MAX_BACK = 50
"""Answers that can be taken back one after the other; each keeps where the phase stood before it."""


class Match(Position[T]):
    """A running match: ask it for views, give it answers.

    In search mode (`live=False`) nothing is redacted, told, counted or kept for taking back: bots play
    their imagined worlds with it.
    """

    __slots__ = ("_back", "_flow")

    def __init__(self, game: Game[T], start: T, dice: Dice, *, live: bool = True) -> None:
        super().__init__(game, start, dice, live=live)
        self._flow: Flow[Next] | None = None
        self._back: list[Checkpoint] = []

    @classmethod
    def begin(
        cls,
        game: Game[T],
        players: int,
        settings: Any,
        key: bytes,
        script: Sequence[Any] = (),
        wanted: Sequence[Any] = (),
    ) -> tuple[Match[T], Happened]:
        """Lay the table and play up to the first question.

        `script`: recorded outcomes of chance. `wanted`: how chance shall fall where nothing is recorded.
        """
        game.check_players(players)
        game.check_settings(settings, players)
        game = game.agreed(settings)
        match = cls(game, game.lay(players, settings), Dice(key))
        match.dice.script, match.dice.wanted = list(script), list(wanted)
        match.table.dice = match.dice
        match.table.told = []
        match._next(game.opening())
        match._drive(None)
        return match, match._collect(OPENING)

    # --- answering -------------------------------------------------------------------------------

    def answer(self, seat: Seat, question: str, text: str) -> Happened:
        """A seat answers one of its questions, named by id, with the text of an option (or its own)."""
        return self._apply(self.reading(seat, question, text))

    def answer_kind(self, seat: Seat, kind: str, text: str) -> Happened:
        """The same with the question named by its kind: for match files and scenes."""
        return self._apply(self._read(self._asked(seat, kind)[0], text))

    def timeout(self, clock: str, drafts: Mapping[Seat, str] = NO_DRAFTS) -> list[Happened]:
        """A glass has run out: the defaults of exactly the questions open now, in seat order.

        Where what stands written counts, a seat's draft is its answer unless the check refuses it.
        """
        due = [ask for ask in self.asks if ask.clock == clock and ask.owes]
        happened = []
        for seat, kind, question in sorted((ask.seat, ask.kind.name, self.question_id(ask)) for ask in due):
            for ask in self.open_asks(seat):  # it may have vanished with the answer before
                if ask.kind.name == kind and self.question_id(ask) == question:
                    happened.append(self._apply(Answer(seat, kind, self._at_the_bell(ask, drafts.get(seat)))))
                    break
        return happened

    def _at_the_bell(self, ask: Ask, draft: str | None) -> Any:
        """What counts for a question whose time is up."""
        if ask.draft_counts and draft is not None:
            with suppress(Refused):
                return match_text(ask, self.offers(ask), lambda: self.view_table(ask.seat), draft)
        return ask.default_in(self.view_table(ask.seat))

    def play(self, ask: Ask, value: Any) -> None:
        """Give a value known to be legal, without a trace: the step of search and simulation."""
        answer = Answer(ask.seat, ask.kind.name, value)
        self.journal.append(answer)
        if self.live:
            self._count(answer)
        self._drive(answer)

    def _count(self, answer: Answer) -> None:
        given = self.given[answer.seat]
        self.given[answer.seat] = {**given, answer.kind: given.get(answer.kind, 0) + 1}

    def _apply(self, answer: Answer) -> Happened:
        """Move the match by one legal answer. If a rule crashes, nothing has happened."""
        checkpoint = self._checkpoint(answer.seat)
        self.journal.append(answer)
        try:
            self._drive(answer)
        except Exception as bug:
            self._return_to(checkpoint)
            self._forget()
            if isinstance(bug, TornTape):
                raise
            raise RuleBug(f"{answer} in {self.step}: {bug!r}") from bug
        self._count(answer)
        happened = self._collect(answer)
        if happened.barrier:
            self._back = []
        else:
            own = [one for one in self._back if one.seat == answer.seat]
            self._back = [*own[1 - MAX_BACK :], checkpoint]
        return happened

    def _collect(self, answer: Answer) -> Happened:
        happened = Happened(answer, tuple(self.dice.fresh), tuple(self.table.told or ()))
        self.dice.fresh = []
        self.table.told = []
        return happened

    def forget_told(self) -> None:
        """What was told and drawn up to now is no news, and nothing of it is taken back."""
        self.dice.fresh = []
        self.table.told = [] if self.live else None
        self._back = []

    # --- taking back -----------------------------------------------------------------------------

    def may_undo(self, seat: Seat) -> bool:
        """May this seat take its last answer back? Not behind a revealed fact or another's answer.

        Nor while somebody else could have answered unnoticed: the button's vanishing would tell.
        """
        if self.over or not self._back or self._back[-1].seat != seat:
            return False
        return all(ask.seat == seat or (ask.owes and not ask.quiet) for ask in self.asks)

    def undo(self, seat: Seat) -> None:
        """Take the last answer back. The counts of answers move on, so that old clicks stay stale."""
        if not self.may_undo(seat):
            raise Refused("no_undo")
        self._return_to(self._back.pop())
        self.given[seat] = {kind: count + 1 for kind, count in self.given[seat].items()}
        self._forget()

    def _checkpoint(self, seat: Seat) -> Checkpoint:
        dice = self.dice
        return Checkpoint(
            seat, self.start, self.step, self.agenda, tuple(self.journal), tuple(dice.tape), dice.counter
        )

    def _return_to(self, checkpoint: Checkpoint) -> None:
        self.start, self.step, self.agenda = checkpoint.start, checkpoint.step, checkpoint.agenda
        self.journal = list(checkpoint.journal)
        self.dice.tape, self.dice.counter, self.dice.fresh = list(checkpoint.tape), checkpoint.counter, []
        self.over = None
        self.redrive()

    # --- the drive -------------------------------------------------------------------------------

    def redrive(self) -> None:
        """Bring the table from the start of the phase to the present moment, telling nobody."""
        self.table = schema(type(self.start)).copy(self.start)
        self.table.dice = self.dice
        self.table.told = None
        self.dice.read = 0
        self._flow = None
        self._known_to = []
        self.asks = ()
        if not self.over:
            answers, self.journal = self.journal, []
            self._drive(None)
            for answer in answers:
                self.journal.append(answer)
                self._drive(answer)
        self.table.told = [] if self.live else None

    def clone(self, rng: Random | None = None) -> Match[T]:
        """An independent match in the same position; with `rng`, in search mode and with other dice."""
        live = self.live and rng is None
        dice = Dice.imagined(rng) if rng else Dice(self.dice.key, self.dice.counter)
        dice.tape = self.dice.tape[:]
        twin = Match(self.game, self.start, dice, live=live)
        twin.step, twin.agenda, twin.over = self.step, self.agenda, self.over
        twin.journal, twin.given = self.journal[:], self.given[:]
        twin.redrive()
        return twin

    def fork(self) -> Match[T]:
        """A clone that also remembers what may be taken back, to go on while others look at this one."""
        twin = self.clone()
        twin.dice.script, twin.dice.wanted = self.dice.script[:], self.dice.wanted[:]
        twin._back = self._back[:]
        return twin

    def _drive(self, answer: Answer | None) -> None:
        """Resume the running phase, and go on until a question is open or the match is over."""
        if self._views or self._offers or self._ids:
            self._forget()
        if answer is not None and self.live:
            self._note(answer)
        while True:
            try:
                if self._flow is None:
                    begun = self.game.enter(self.table, self.step)
                    if isinstance(begun, GeneratorType):
                        if self.start is self.table:
                            self.start = schema(type(self.table)).copy(self.table)
                        self._flow = begun
                        self.asks = next(begun)
                        return
                    after: Next = begun  # type: ignore[assignment]  # no flow, so it is what follows
                else:
                    self.asks = self._flow.send(answer)  # type: ignore[arg-type]  # None only begins a phase
                    return
            except StopIteration as stop:
                after = stop.value
            except Over as over:
                self.over = over.result
                self.asks = ()
                self.agenda = ()
                self._next(Step("over"))
                return
            self._next(after)

    def _next(self, after: Next) -> None:
        """Take the next step: what the phase returned comes before what is on the agenda."""
        if isinstance(after, Step):
            self.step = after
        else:
            agenda = self.agenda
            if isinstance(after, Cut):
                while agenda and agenda[0].phase != after.to:
                    agenda = agenda[1:]
            elif after:
                agenda = (*after, *agenda)
            if not agenda:
                raise RuntimeError(f"nothing follows {self.step}, and the match is not over")
            self.step, self.agenda = agenda[0], agenda[1:]
        self.journal = []
        self._known_to = []
        self._flow = None
        if self.dice.tape:
            self.dice.new_phase()
        if self.live:  # a phase that asks nobody needs no copy: nothing ever stands still in it
            self.start = self.table

    def _note(self, answer: Answer) -> None:
        """Remember who learns this answer."""
        for ask in self.asks:
            if ask.seat == answer.seat and ask.kind.name == answer.kind:
                self._known_to.append(ask.kind.to)
                return
        raise Refused("version", what=answer.kind)
