"""The box of «Букводжем»: what no match changes."""

from __future__ import annotations

from functools import cached_property

from polyana.games.letter_jam.rules.cards import Cards
from polyana.words import LetterIndex, Lexicon, index, lexicon, yo
from polyana.words.lexicon import GRADES

ANY_GRADE = GRADES[-1]
"""The grade of the rarest words."""


class Box:
    """The cards and the lexicon. Without a lexicon of its own a box uses that of the program."""

    def __init__(self, cards: Cards, words: Lexicon | None = None) -> None:
        self.cards = cards
        self.words = words
        self._by_length: dict[int, LetterIndex] = {}

    @cached_property
    def lexicon(self) -> Lexicon:
        """The words that count. (LJ-2.16)"""
        return self.words or lexicon()

    @cached_property
    def index(self) -> LetterIndex:
        """The words that may be given unasked: coarse ones are never among them. (LJ-2.16)"""
        return LetterIndex(self.words.offered()) if self.words else index()

    def words_of(self, length: int) -> LetterIndex:
        """The words of one length that may be drawn. (LJ-2.16)"""
        found = self._by_length.get(length)
        if found is None:
            offered = ((word, grade) for word, grade in self.lexicon.offered() if len(word) == length)
            found = self._by_length[length] = LetterIndex(offered)
        return found

    def spelled(self, word: str) -> str:
        """A word as it is announced: with Ё, whatever the cards show. (LJ-1.10)"""
        return yo.spelled(self.lexicon, word)
