"""What the games of letters share: cards that can be replaced, and the lexicon that judges words."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Protocol, Self, TypeVar

from polyana.core import Game, Table
from polyana.words import LetterIndex, Lexicon, index, lexicon

T = TypeVar("T", bound=Table)


class Pinned(Protocol):
    """Cards that are told apart from others by a digest."""

    @property
    def digest(self) -> str: ...


class WordGame(Game[T]):
    """A game whose rules stand on cards and on a lexicon: the house's, unless it is given another."""

    cards: Pinned

    def __init__(self, cards: Path | None = None, words: Lexicon | None = None) -> None:
        self.cards = self.read_cards(cards)
        self._words = words

    def read_cards(self, path: Path | None) -> Pinned:
        """The cards of a file, or those of the box."""
        raise NotImplementedError

    @cached_property
    def lexicon(self) -> Lexicon:
        return self._words or lexicon()

    @cached_property
    def index(self) -> LetterIndex:
        """The words that may be shown or played unasked; coarse ones are never among them."""
        return LetterIndex(self._words.offered()) if self._words else index()

    def with_cards(self, path: Path) -> Self:
        return type(self)(path, self._words)

    def resources(self) -> str:
        return f"cards={self.cards.digest} lexicon={self.lexicon.id}"
