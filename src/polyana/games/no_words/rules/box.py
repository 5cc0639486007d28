"""The box of «Нет слов»: its cards, and the dictionary of the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from polyana.games.no_words.rules.cards import Cards
from polyana.words import LetterIndex, Lexicon, index, lexicon, yo


@dataclass(frozen=True)
class Box:
    """All that no match changes."""

    cards: Cards
    other_words: Lexicon | None = None
    """A dictionary that is used instead of the usual one."""

    @cached_property
    def lexicon(self) -> Lexicon:
        """The dictionary that judges words. (NW-5.13)"""
        return self.other_words or lexicon()

    @cached_property
    def index(self) -> LetterIndex:
        """The words that the program may show or play unasked: coarse ones are not among them. (NW-5.15)"""
        return LetterIndex(self.other_words.offered()) if self.other_words else index()

    def spelled(self, word: str) -> str:
        """A word as it is told: the cards have no Ё, the lexicon has. (NW-1.4)"""
        return yo.spelled(self.lexicon, word)
