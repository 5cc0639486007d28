"""The box of «Нет слов»: its cards, and the dictionary of the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from polyana.games.no_words.rules.cards import Cards
from polyana.words import LetterIndex, Lexicon, index, lexicon, yo


@dataclass(frozen=True, eq=False)
class Box:
    """All that no match changes."""

    cards: Cards
    words: Lexicon | None = None
    """A dictionary that is used instead of the usual one."""

    @cached_property
    def lexicon(self) -> Lexicon:
        """The dictionary that judges words. (NW-5.13)"""
        return self.words or lexicon()

    @cached_property
    def index(self) -> LetterIndex:
        """The words that the program may show or play unasked: coarse ones are not among them. (NW-5.15)"""
        return LetterIndex(self.words.offered()) if self.words else index()

    def spelled(self, word: str) -> str:
        """A word as it is told: the cards have no Ё, the lexicon has. (NW-1.4)"""
        return yo.spelled(self.lexicon, word)
