"""A small language for tests that read like the rulebook: set a situation up, answer, look.

scene = Scene(NoWords(), 3).at("turn", turn=0, conversation=["О*", "А*", "Д"])
scene.does(0, "place", "М")
scene.refuses(0, "call", "дом", clause="NW-4.3")
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from polyana.core import Event, Game, Happened, Match, Question, Refused, Result, Step, Table, heard, save

T = TypeVar("T", bound=Table)


class Scene(Generic[T]):
    """A match in a situation of the test's own making."""

    def __init__(self, game: Game[T], players: int, settings: Any = None, key: bytes = b"scene") -> None:
        self.game = game
        self.match, begun = Match.begin(game, players, settings or game.settings(), key)
        self.events: list[Event] = list(begun.events)

    def at(self, phase: str, *args: Any, agenda: tuple[Step, ...] = (), **zones: Any) -> Scene[T]:
        """Change what lies on the table, and go on from the given phase."""
        match = self.match
        for name, value in zones.items():
            if name not in type(match.table).__dataclass_fields__:
                raise AttributeError(f"the table has no zone '{name}'")
            setattr(match.table, name, value)
        match.step, match.agenda, match.over = Step(phase, args), agenda, None
        match.start, match.journal = match.table, []
        match.dice.new_phase()
        match.redrive()
        match.forget_told()  # what the phase rolled to begin with is not part of the next answer
        self.events = []
        return self

    @property
    def table(self) -> T:
        """The true table."""
        return self.match.table

    @property
    def over(self) -> Result | None:
        return self.match.over

    def does(self, seat: int, kind: str, text: str) -> Happened:
        """A seat answers; a refusal fails the test."""
        happened = self.match.answer_kind(seat, kind, text)
        self.events += happened.events
        return happened

    def runs_out(self, clock: str) -> list[Happened]:
        """The glass whose name begins so runs out."""
        names = {ask.clock for ask in self.match.open_asks() if ask.clock.startswith(clock)}
        assert len(names) == 1, f"glasses that run here: {sorted(names)}"
        happened = self.match.timeout(names.pop())
        self.events += [event for one in happened for event in one.events]
        return happened

    def refuses(self, seat: int, kind: str, text: str, *, clause: str) -> Refused:
        """The answer is refused by this clause, and nothing has changed."""
        before = save(self.match)
        refused: Refused | None = None
        try:
            self.match.answer_kind(seat, kind, text)
        except Refused as why:
            refused = why
        assert refused is not None, f"{kind} {text!r} of seat {seat} was not refused"
        assert refused.clause == clause, f"refused by {refused.clause or refused.code}, not by {clause}"
        assert save(self.match) == before, "a refusal changed the position"
        return refused

    def asked(self, seat: int, kind: str) -> Question | None:
        """The open question of this kind, as the seat sees it."""
        return next((one for one in self.match.questions(seat) if one.kind == kind), None)

    def options(self, seat: int, kind: str) -> list[str]:
        """What the seat may answer."""
        question = self.asked(seat, kind)
        assert question is not None, f"seat {seat} is not asked '{kind}'"
        return list(question.texts)

    def sees(self, seat: int) -> T:
        """The table as a seat sees it."""
        return self.match.view(seat).table

    def told(self, kind: str, seat: int = -1) -> list[dict[str, Any]]:
        """What a seat has heard of this kind, oldest first."""
        return [event.args for event in heard(self.events, seat) if event.kind == kind]
