"""A whole row at once: which words it may be, seen that each card speaks for some letters.

The order of the cards is chance, so a word is as likely as its letters fit the cards in all orders
together: the permanent of a small table, worked out for all words of the lexicon at the same time.
"""

from __future__ import annotations

import numpy as np

from polyana.games.letter_jam.bots.columns import Columns, Weights, letter_weights
from polyana.games.letter_jam.rules.cards import ALPHABET, Card

WORDS, ORDERS, FAINT = 24, 240, 1e-4
"""How many words and orders of a row are looked at, and which share of the best is too small to matter."""


class Row:
    """The words that a row may be. `prior`: how likely each word is by itself; `cards`: for each card how
    much speaks for each letter of the alphabet."""

    def __init__(self, columns: Columns, prior: Weights, cards: Weights) -> None:
        chosen = np.flatnonzero(prior > 0)
        self.words = columns.words[chosen]
        self.letters = columns.letters[:, chosen]
        self.prior = prior[chosen]
        self.fits = cards[:, self.letters]
        """By card, place in the word, and word."""

    def __len__(self) -> int:
        return len(self.words)

    def weights(self) -> Weights:
        """How much speaks for each word."""
        length = len(self.letters)
        return self.prior * self._filled(list(range(length)))[(1 << length) - 1]

    def letter(self, card: int) -> Weights:
        """How much speaks for each letter of one card, seen that the row makes a word."""
        length = len(self.letters)
        others = self._filled([one for one in range(length) if one != card])
        found = np.zeros(len(ALPHABET))
        for place in range(length):
            without = others[((1 << length) - 1) ^ (1 << place)]
            found += letter_weights(self.letters[place], self.prior * without * self.fits[card, place])
        return found

    def _filled(self, cards: list[int]) -> dict[int, Weights]:
        """For each set of places (a mask): the sum over all ways to lay the cards there."""
        laid: dict[int, Weights] = {0: np.ones(len(self))}
        for card in cards:
            more: dict[int, Weights] = {}
            for mask, weight in laid.items():
                for place in range(len(self.letters)):
                    if not mask & (1 << place):
                        now, add = mask | (1 << place), weight * self.fits[card, place]
                        more[now] = more[now] + add if now in more else add
            laid = more
        return laid

    def orders(self) -> dict[str, float]:
        """The likeliest faces of the cards, from the first to the last, with their shares."""
        weights = self.weights()
        best = np.argsort(-weights, kind="stable")[:WORDS].tolist()
        found: dict[str, float] = {}
        for word in best:
            if weights[word] > FAINT * weights[best[0]]:
                self._lay(word, found)
        top = sorted(found.items(), key=lambda pair: -pair[1])[:ORDERS]
        whole = sum(share for _, share in top)
        return {faces: share / whole for faces, share in top} if whole else {}

    def _lay(self, word: int, found: dict[str, float]) -> None:
        """All orders of one word that are not far behind its best."""
        fits = self.fits[:, :, word]
        open_lays: list[tuple[float, tuple[int, ...]]] = [(float(self.prior[word]), ())]
        for card in range(len(fits)):
            lays = [
                (share * float(fits[card, place]), (*places, place))
                for share, places in open_lays
                for place in range(len(fits))
                if place not in places
            ]
            lays.sort(key=lambda one: -one[0])
            open_lays = [one for one in lays[:ORDERS] if one[0] > FAINT * lays[0][0]]
        letters = self.letters[:, word]
        for share, places in open_lays:
            faces = "".join(ALPHABET[letters[place]] for place in places)
            found[faces] = found.get(faces, 0.0) + share


def share_of(weights: Weights) -> tuple[Card, float]:
    """The letter that most speaks for, and its share."""
    best = int(weights.argmax())
    whole = float(weights.sum())
    return ALPHABET[best], float(weights[best]) / whole if whole else 0.0
