"""Bots for «Шёпот леса»: so far a quick novice."""

from __future__ import annotations

from random import Random
from typing import Any

from polyana.bots import Bot, BotFactory, Choice
from polyana.core import Game, Question, Seat, View, text_of
from polyana.games.forest_whisper import spelling
from polyana.games.forest_whisper.kinds import EXTRA, GUARD, WRITE
from polyana.games.forest_whisper.rules import ForestWhisper
from polyana.games.forest_whisper.table import Forest

GRADE, LONGEST = 2, 6
"""The words that a novice knows."""


class Novice(Bot):
    """Writes some common word of middling length and takes what is offered first."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, ForestWhisper)
        self.rules = game

    def choose(self, view: View[Forest]) -> Choice | None:
        owed = [question for question in view.questions if question.default is not None]
        if not owed:
            return None
        question = owed[0]
        return Choice(question.id, self.answer(view.table, question), self.rng.uniform(1, 8))

    def answer(self, table: Forest, question: Question) -> str:
        if question.kind == WRITE.name:
            known = spelling.possible_words(self.rules.index, table, self.seat, grade=GRADE)
            words = [word for word in known if len(word) <= LONGEST]
            return self.rng.choice(words[:20]) if words else ""
        if question.kind == GUARD.name:
            return "yes"
        if question.kind == EXTRA.name:
            return question.texts[0]
        if question.options:
            return self.rng.choice(question.texts)
        return text_of(question.default)


BOTS: dict[str, BotFactory] = {"novice": Novice}
