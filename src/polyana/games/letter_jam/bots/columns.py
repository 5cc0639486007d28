"""The words of one length as columns of letters, commonest first: a pattern is read in microseconds."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from polyana.games.letter_jam.rules.cards import ALPHABET, JOKER
from polyana.games.letter_jam.rules.clue import OWN

Weights = NDArray[np.float64]
Letters = NDArray[np.uint8]
"""Letters by their places in the alphabet, or how many of them there are."""
Places = NDArray[np.intp]
"""Words by their places among the words of one length."""

BLANK = "."
"""In a pattern: some letter, unlike "?" and "*" another one each time."""
PLACE = {letter: place for place, letter in enumerate(ALPHABET)}
COMMON = (0.0, 1.0, 0.6, 0.25, 0.08, 0.02)
"""How readily people think of a word, by its grade."""


def letter_weights(letters: Letters, weights: Weights) -> Weights:
    """For each letter of the alphabet the sum of the weights of its words."""
    return np.asarray(np.bincount(letters, weights, len(ALPHABET)), dtype=float)


class Columns:
    """Some words of one length."""

    def __init__(self, length: int, words: Sequence[tuple[str, int]]) -> None:
        ordered = sorted(words, key=lambda pair: pair[1])
        self.words: NDArray[np.object_] = np.array([word for word, _ in ordered], dtype=object)
        self.grades: Letters = np.array([grade for _, grade in ordered], dtype=np.uint8)
        flat = np.frombuffer("".join(word for word, _ in ordered).encode("utf-32-le"), np.uint32)
        letters = (flat.astype(np.int64) - ord("а")).astype(np.uint8).reshape(len(ordered), length)
        self.letters: Letters = np.ascontiguousarray(letters.T)
        """A row for each place of the word, a column for each word."""
        self.common: Weights = np.array(COMMON)[self.grades]
        self.counts: Letters = (letters[:, :, None] == np.arange(len(ALPHABET))).sum(axis=1, dtype=np.uint8)
        """How many of each letter a word needs."""
        self._ends = np.searchsorted(self.grades, np.arange(len(COMMON)), side="right").tolist()

    def fitting(self, noted: str, grade: int) -> Places:
        """The numbers of the words that a pattern may stand for: "?" is one letter throughout, so is "*"."""
        end = self._ends[grade]
        found: Places | None = None
        for place, sign in enumerate(noted):
            if (code := PLACE.get(sign)) is not None:
                row = self.letters[place]
                found = np.flatnonzero(row[:end] == code) if found is None else found[row[found] == code]
        found = np.arange(end) if found is None else found
        for sign in (OWN, JOKER):
            first = noted.find(sign)
            for place in range(first + 1, len(noted)):
                if first >= 0 and noted[place] == sign:
                    found = found[self.letters[place][found] == self.letters[first][found]]
        return found

    def weights(self, noted: str, grade: int) -> Weights:
        """How much speaks for each letter in the place of "?": the readings, by commonness."""
        found = self.fitting(noted, grade)
        own = self.letters[noted.index(OWN)][found]
        return letter_weights(own, self.common[found])
