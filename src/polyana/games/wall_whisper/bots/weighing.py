"""What both sides' answers have in common: each kind of question has a way to weigh its options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TypeAlias

from polyana.bots import Option
from polyana.core import Question

Weigh: TypeAlias = Callable[[Question, Option], float]
"""What an option of a question is worth."""


class Weighing(ABC):
    """Weighs the options of one question. Larger is better."""

    def worth(self, question: Question, option: Option) -> float:
        weigh = self._weighed.get(question.kind)
        return 0.0 if weigh is None else weigh(question, option)

    @property
    @abstractmethod
    def _weighed(self) -> Mapping[str, Weigh]:
        """The questions that are weighed, by kind; of any other every answer is as good."""
