"""A whole match of bots in virtual time: nobody really waits, yet everything comes in its order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from polyana.bots.bot import Bot, BotBug, Choice
from polyana.core import Game, Happened, Record, Refused, Seat, Table, heard
from polyana.core.glass import Glasses

T = TypeVar("T", bound=Table)

MOST_MOVES = 100_000
"""A match of more answers than this does not end."""


class Played(NamedTuple):
    """A finished match, and how many seconds it would have taken at a real table."""

    record: Record[Any]
    seconds: float


class Plan(NamedTuple):
    """What a bot means to do (or nothing) about these questions, and when."""

    questions: tuple[str, ...]
    choice: Choice | None
    at: float


def play(game: Game[T], bots: Sequence[Bot], settings: Any, key: bytes, names: Sequence[str] = ()) -> Played:
    """Play a match to its end with a bot in every seat."""
    return Runner(Record.begin(game, len(bots), settings, key, names), bots).run()


class Runner:
    """The table at which bots play: it asks, waits for the earliest, and turns the glasses."""

    def __init__(self, record: Record[Any], bots: Sequence[Bot]) -> None:
        self.record = record
        self.bots = bots
        self.now = 0.0
        self.plans: dict[Seat, Plan] = {}
        self.glasses = Glasses()
        for bot in bots:
            bot.alone = True
        self._tell([record.begun])

    def run(self) -> Played:
        """Move until the match is over."""
        for _ in range(MOST_MOVES):
            if self.record.match.over:
                return Played(self.record, self.now)
            self.move()
        raise BotBug(f"the match did not end within {MOST_MOVES} moves")

    def move(self) -> None:
        """Go to the next thing that happens: an answer, or a glass that runs out.

        An answer given in the very moment in which the sand runs out still counts.
        """
        self.ask()
        due = self.glasses.first_due()
        seat = self._first_seat()
        if seat is not None and (due is None or self.plans[seat].at <= due[0]):
            plan = self.plans.pop(seat)
            self.now = plan.at
            self._follow(seat, plan)
        elif due is not None:
            self.now, clock = due
            self._tell(self.record.timeout(clock))
        else:
            raise BotBug(f"nobody answers in {self.record.match.step}, and no glass is running")

    def next_moment(self) -> float | None:
        """When the next thing happens by itself; None if everything waits for a person."""
        moments = [plan.at for plan in self.plans.values() if plan.choice]
        due = self.glasses.first_due()
        return min(moments + ([due[0]] if due else []), default=None)

    def answer(self, seat: Seat, question: str, text: str) -> None:
        """Somebody answers now: a person at the keyboard, or a bot whose moment has come."""
        self._tell([self.record.answer(seat, question, text)])

    def ask(self) -> None:
        """Show every bot whose questions have changed its new ones, and tend the glasses."""
        match = self.record.match
        asks = match.open_asks()
        asked: dict[Seat, tuple[str, ...]] = {}
        for ask in asks:
            asked[ask.seat] = (*asked.get(ask.seat, ()), match.question_id(ask))
        self.plans = {
            seat: plan
            if (plan := self.plans.get(seat)) is not None and plan.questions == questions
            else self._plan(seat, questions)
            for seat, questions in asked.items()
        }
        # A question that owes no answer has no default that a clock could give.
        self.glasses.tend(((ask.clock, ask.seconds) for ask in asks if ask.owes), self.now)

    def _plan(self, seat: Seat, questions: tuple[str, ...]) -> Plan:
        choice = self.bots[seat].choose(self.record.match.view(seat))
        if choice is None:
            return Plan(questions, None, self.now)
        if choice.question not in questions or choice.delay < 0:
            raise BotBug(f"seat {seat} was asked {questions} and chose {choice}")
        return Plan(questions, choice, self.now + choice.delay)

    def _first_seat(self) -> Seat | None:
        """Whose answer comes first. Those of one moment are taken in the order that the game gives."""
        moments = [plan.at for plan in self.plans.values() if plan.choice]
        if not moments:
            return None
        first = min(moments)
        seats = [seat for seat, plan in self.plans.items() if plan.choice and plan.at == first]
        if len(seats) == 1:
            return seats[0]
        match = self.record.match
        return min(seats, key=list(match.game.precedence(match.table)).index)

    def _follow(self, seat: Seat, plan: Plan) -> None:
        assert plan.choice is not None
        try:
            self.answer(seat, plan.choice.question, plan.choice.text)
        except Refused as refused:
            raise BotBug(f"seat {seat}: {plan.choice} is refused: {refused}") from refused

    def _tell(self, things: Sequence[Happened]) -> None:
        for happened in things:
            for bot in self.bots:
                if events := heard(happened.events, bot.seat):
                    bot.hear(events)
