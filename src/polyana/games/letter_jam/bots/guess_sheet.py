"""A bot's guess sheet: what each clue says about its own letters, and what follows for the row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import numpy as np

from polyana.core import Seat
from polyana.games.letter_jam.bots.columns import COMMON, Weights, letter_weights
from polyana.games.letter_jam.bots.levels import Level, hard_to_find, hard_to_read, notices
from polyana.games.letter_jam.bots.rows import Row
from polyana.games.letter_jam.bots.solver import Solver
from polyana.games.letter_jam.rules.cards import ALPHABET, Card
from polyana.games.letter_jam.rules.clue import OWN, pattern, uses
from polyana.games.letter_jam.rules.table import Jam
from polyana.words.lexicon import GRADES

SHORT = 3
"""A word laid from known letters is as easy to find as the shortest."""
UNLIKELY = 0.002
"""For words beyond the agreed grade: the program draws them only if the cards make no other."""


def spread(counts: Mapping[Card, int]) -> Weights:
    """Weights of cards by letter, in the order of the alphabet."""
    return np.array([float(counts.get(letter, 0)) for letter in ALPHABET])


def told(weights: Weights, doubt: float) -> Weights:
    """What a clue says for each letter, allowing for the chance that the reader does not know its word."""
    whole = float(weights.sum())
    return weights / whole * (1 - doubt) + doubt / len(weights) if whole else np.ones(len(weights))


class Sheet:
    """The sheet of one bot. What it has noticed in a clue it does not forget."""

    def __init__(self, solver: Solver, level: Level, seat: Seat, rng: Random) -> None:
        self.solver = solver
        self.level = level
        self.seat = seat
        self.rng = rng
        self._clues: dict[int, Weights] = {}
        self._seen: dict[int, Weights] = {}

    # --- one letter ------------------------------------------------------------------------------

    def card(self, t: Jam, card: int) -> Weights:
        """What all clues together say for each letter of one card."""
        found = np.ones(len(ALPHABET))
        for number, clue in enumerate(t.clues):
            if uses(clue, self.seat, card):
                if number not in self._clues:
                    self._clues[number] = told(self.read(pattern(t, clue, self.seat)), self.level.doubt)
                found = found * self._clues[number]
        return found

    def read(self, noted: str) -> Weights:
        """What comes to mind for a clue; who weighs readings gives common words more weight."""
        columns = self.solver.columns(len(noted))
        words = columns.fitting(noted, self.level.grade)
        chances = [notices(self.level, hard_to_read(noted, grade)) for grade in GRADES]
        words = words[self._lots(len(words)) < np.array(chances)[columns.grades[words] - 1]]
        own = columns.letters[noted.index(OWN)][words]
        if not self.level.weighs:
            return np.bincount(own, minlength=len(ALPHABET)).clip(max=1).astype(float)
        return letter_weights(own, columns.common[words])

    def letter(self, t: Jam, card: int) -> Weights:
        """How much speaks for each letter of a card of one's own."""
        if self.level.jointly and card < t.lengths[self.seat]:
            found = self.row(t).letter(card)
            if found.any():
                return found
        return self.card(t, card) * spread(self.solver.unplaced(t, self.seat, card))

    # --- the row ---------------------------------------------------------------------------------

    def row(self, t: Jam) -> Row:
        """The words that one's row may be."""
        length = t.lengths[self.seat]
        shown = len(t.rows[self.seat])
        cards = np.array(
            [self.card(t, card) if card < shown else np.ones(len(ALPHABET)) for card in range(length)]
        )
        left = spread(Counter(self.solver.unplaced(t, self.seat, 0)))
        columns = self.solver.columns(length)
        possible = (columns.counts <= left).all(axis=1)
        return Row(columns, np.where(possible, self.known(t, length), 0.0), cards)

    def known(self, t: Jam, length: int) -> Weights:
        """How likely each word is by itself: those of the agreed grade, or the neighbour's, who likes common
        ones; words that do not come to mind never."""
        columns = self.solver.columns(length)
        if t.settings.words == "app":
            by_grade = [0.0, *(1.0 if grade <= t.settings.grade else UNLIKELY for grade in range(1, 6))]
        else:
            by_grade = [*COMMON]
        by_grade = [share if grade <= self.level.grade else 0.0 for grade, share in enumerate(by_grade)]
        return np.array(by_grade)[columns.grades] * self._noticed(length)

    def _noticed(self, length: int) -> Weights:
        """Which words of one length come to mind at all."""
        found = self._seen.get(length)
        if found is None:
            columns = self.solver.columns(length)
            chances = [notices(self.level, hard_to_find(SHORT, grade, joker=False)) for grade in GRADES]
            lots = self._lots(len(columns.words))
            found = self._seen[length] = (lots < np.array(chances)[columns.grades - 1]).astype(float)
        return found

    def _lots(self, number: int) -> Weights:
        return np.array([self.rng.random() for _ in range(number)])
