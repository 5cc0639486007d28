"""A bot for any game: some open option, at some moment."""

from __future__ import annotations

from typing import Any

from polyana.bots.bot import Bot, Choice
from polyana.core import Question, View, text_of

SLOWEST = 10.0
"""Seconds; short enough for most clocks."""


class RandomBot(Bot):
    """Answers at random. Where only a text of one's own would do, it gives the default or stays silent."""

    def choose(self, view: View[Any]) -> Choice | None:
        answerable = [question for question in view.questions if self._texts(question)]
        if not answerable:
            return None
        question = self.rng.choice(answerable)
        text = self.rng.choice(self._texts(question))
        return Choice(question.id, text, self.rng.uniform(0, SLOWEST))

    @staticmethod
    def _texts(question: Question) -> tuple[str, ...]:
        if question.options or question.default is None:
            return question.texts
        return (text_of(question.default),)
