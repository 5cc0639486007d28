"""The three levels on either side.

A novice goes by simple numbers (`novice`). A player plans: as a killer he tracks the victims and hunts by it,
as a victim she works, hides and arms herself. A master thinks also of what the other side knows and of her
own side as a team.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from polyana.bots import Bot, BotFactory, Choice, Option
from polyana.core import Event, Game, Question, Seat, View, text_of
from polyana.games.wall_whisper.bots.danger import Habits
from polyana.games.wall_whisper.bots.killer_answers import KillerAnswers
from polyana.games.wall_whisper.bots.loners import loner
from polyana.games.wall_whisper.bots.novice import Novice
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.bots.victim_answers import VictimAnswers, team
from polyana.games.wall_whisper.bots.weighing import Weighing
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.kinds import DEFEND
from polyana.games.wall_whisper.rules.table import Station

QUICK, SLOW = 1.0, 4.0
PATIENCE = 5.0
"""For how long a bot lets others volunteer."""


class Player(Bot):
    """Plans with what the seat may know."""

    habits = Habits(focused=False, suspicious=False, together=False)
    keen = False
    waver: ClassVar[dict[str, float]] = {"killer": 0.06, "victims": 0.15}
    """How far off the mark a guess may be on either side, in parts of a victory."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, WallWhisper)
        self.rules: WallWhisper = game
        self.tracker: Tracker | None = None
        self.heard: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: View[Station]) -> Choice | None:
        self._think_over(view.table)
        owed = [question for question in view.questions if question.default is not None]
        brave = [one for one in view.questions if one.kind == DEFEND.name and self._suits(view, one)]
        if not owed and not brave:
            return None
        question = (owed or brave)[0]
        best = self.best(view.table, question)
        return Choice(question.id, text_of(best), self.rng.uniform(QUICK, SLOW) + self._pause(view, question))

    def _pause(self, view: View[Station], question: Question) -> float:
        """Where each names only herself as the defender, the others come first if it suits them better.
        (WW-23.6)"""
        return PATIENCE if question.kind == DEFEND.name and not self._suits(view, question) else 0.0

    def _suits(self, view: View[Station], question: Question) -> bool:
        """Is one of these victims the right defender?"""
        mind = self._victims(view.table)
        return any(mind.worth(question, one) for one in question.options)

    def _think_over(self, v: Station) -> None:
        """What was heard since the last time changes the picture."""
        self.box = self.rules.agreed(v.settings).box
        if self.tracker is None:
            self.tracker = Tracker(self.box, v.victims, self.box.board.exit, keen=self.keen)
        for event in self.heard:
            self.tracker.hear(event)
        self.heard = []

    def best(self, v: Station, question: Question) -> Option:
        """The option that is worth most; guesses are a little off."""
        assert self.tracker is not None
        if len(question.options) == 1:
            return question.options[0]
        side = v.side(self.seat)
        if side == "carrier":
            return self.rng.choice(question.options)
        killer = side == "killer"
        mind: Weighing = KillerAnswers(self.box, v, self.tracker) if killer else self._victims(v)
        return max(question.options, key=lambda one: mind.worth(question, one) + self._slip(side))

    def _victims(self, v: Station) -> VictimAnswers:
        """How a seat of the victims weighs things."""
        assert self.tracker is not None
        weighs = loner if v.settings.crossroads else team
        return weighs(self.box, v, self.seat, self.tracker, self.habits)

    def _slip(self, side: str) -> float:
        return self.rng.random() * self.waver[side]


class Master(Player):
    """Thinks of what the others know, and with the team."""

    habits = Habits()
    keen = True
    waver: ClassVar[dict[str, float]] = {"killer": 0.002, "victims": 0.002}


BOTS: dict[str, BotFactory] = {"novice": Novice, "player": Player, "master": Master}
