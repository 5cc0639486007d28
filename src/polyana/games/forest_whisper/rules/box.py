"""The box of «Шёпот леса»: its cards, and the words that count."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from polyana.games.forest_whisper.rules.cards import Cards
from polyana.words import LetterIndex, Lexicon, index, lexicon


@dataclass(frozen=True, eq=False)
class Box:
    """What the rules stand on and no match changes."""

    cards: Cards
    words: Lexicon | None = None
    """The words that count, if not those of the dictionary."""

    @cached_property
    def lexicon(self) -> Lexicon:
        return self.words or lexicon()

    @cached_property
    def index(self) -> LetterIndex:
        """The words that the program may write or show; coarse ones are not among them. (FW-1.11)"""
        return LetterIndex(self.words.offered()) if self.words else index()
