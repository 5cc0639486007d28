"""The menu of a question in the terminal: options by number, under headings where there are many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from polyana.core import Question
from polyana.games.terminal import GameTerminal, Look
from polyana.web.messages import Words, option_label, question_line

BACK = 0
"""Leads back from the options of a heading."""
FEW = 3
"""More options of a question that nobody waits for are not listed until they are wanted."""


@dataclass(frozen=True)
class Answer:
    """An option with its number."""

    number: int
    question: Question
    text: str
    label: str


@dataclass(frozen=True)
class Heading:
    """A heading with its number, and the options under it."""

    number: int
    question: Question
    title: str
    texts: Sequence[str]

    @property
    def alone(self) -> bool:
        """Is it no heading but one option?"""
        return len(self.texts) == 1


def letters(text: str) -> str:
    """An option that is a letter or a word of the game itself, as it is typed; nothing for any other.

    >>> letters("К"), letters("А*"), letters("pass")
    ('к', 'а', '')
    """
    plain = text.rstrip("*").casefold()
    return plain if plain and all("а" <= one <= "ё" for one in plain) else ""


@dataclass
class Menu:
    """What can be answered now."""

    words: Words
    drawing: GameTerminal
    questions: Sequence[Question] = ()
    items: list[Answer | Heading] = field(default_factory=list)
    opened: Heading | None = None

    def put(self, look: Look, questions: Sequence[Question]) -> None:
        """Other questions: number their options anew."""
        self.questions, self.opened = questions, None
        self._number(look)

    def _number(self, look: Look) -> None:
        self.items = []
        for question in self.questions:
            if opened := self._opened_for(question):
                self._add(look, question, opened.texts)
            elif groups := self._groups(look, question):
                for title, texts in groups:
                    self.items.append(Heading(len(self.items) + 1, question, title, texts))
            else:
                self._add(look, question, question.texts)

    def _groups(self, look: Look, question: Question) -> Sequence[tuple[str, Sequence[str]]]:
        """The headings of the game; what may be said besides stands under one of its own."""
        if question.default is None and len(question.texts) > FEW:
            return [
                (question_line(look.game.name, look.table, question, self.words.language), question.texts)
            ]
        return self.drawing.groups(look, question)

    def _add(self, look: Look, question: Question, texts: Sequence[str]) -> None:
        for text in texts:
            label = option_label(look.game.name, look.table, self.words, question.kind, text)
            self.items.append(Answer(len(self.items) + 1, question, text, label))

    def line(self, look: Look, question: Question) -> str:
        """What is asked."""
        said = question_line(look.game.name, look.table, question, self.words.language)
        opened = self._opened_for(question)
        return f"{said} — {opened.title}" if opened else said

    def _opened_for(self, question: Question) -> Heading | None:
        return self.opened if self.opened and self.opened.question.id == question.id else None

    def items_of(self, question: Question) -> list[Answer | Heading]:
        return [one for one in self.items if one.question.id == question.id]

    def numbers(self) -> Mapping[tuple[str, str], int]:
        """The options by kind of question and text."""
        return {(one.question.kind, one.text): one.number for one in self.items if isinstance(one, Answer)}

    def read(self, look: Look, text: str) -> tuple[Question, str] | Heading | None:
        """What was typed: a number, the words of an option, what the game reads, or a text of one's own. A
        heading: other options are numbered now."""
        if text.isdecimal():
            return self._by_number(look, int(text))
        if typed := self.drawing.read(look, text):
            kind, answer = typed
            return next(((one, answer) for one in self.questions if one.kind == kind), None)
        wanted = text.casefold()
        for item in self.items:
            if isinstance(item, Answer) and wanted in (item.label.casefold(), letters(item.text)):
                return item.question, item.text
        return next(((one, text) for one in self.questions if one.writes), None)

    def _by_number(self, look: Look, number: int) -> tuple[Question, str] | Heading | None:
        if number == BACK and self.opened:
            closed, self.opened = self.opened, None
            self._number(look)
            return closed
        chosen = next((one for one in self.items if one.number == number), None)
        if isinstance(chosen, Answer):
            return chosen.question, chosen.text
        if chosen is None or chosen.alone:
            return (chosen.question, chosen.texts[0]) if chosen else None
        self.opened = chosen
        self._number(look)
        return chosen
