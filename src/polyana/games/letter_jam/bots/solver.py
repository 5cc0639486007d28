"""Reading clues with the lexicon at hand: which letters an own card may be, which words a row may make.

The rules never read a clue, so this belongs to the bots; the analysis uses it too, and the page at tables
that have agreed on the solver. Everything is worked out from what the seat sees (the patterns of the clues,
the letters that lie open, the public letter table) and from the lexicon.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from polyana.core import Seat
from polyana.games.letter_jam.bots.columns import Columns, Weights
from polyana.games.letter_jam.rules.box import ANY_GRADE, Box
from polyana.games.letter_jam.rules.cards import Card
from polyana.games.letter_jam.rules.clue import OWN, patterns
from polyana.games.letter_jam.rules.table import Jam
from polyana.games.letter_jam.rules.worlds import unseen


class Solver:
    """The lexicon arranged for patterns, by length."""

    def __init__(self, box: Box) -> None:
        self.cards = box.cards
        words: dict[int, list[tuple[str, int]]] = {}
        for word, grade in box.lexicon.offered():
            words.setdefault(len(word), []).append((word, grade))
        self._words = words
        self._columns: dict[int, Columns] = {}
        self.readings = lru_cache(2000)(self._readings)
        """The words that fit a pattern, as `_readings` finds them; the same pattern is searched once."""
        self.weights = lru_cache(20_000)(self._weights)

    def columns(self, length: int) -> Columns:
        """All words of one length."""
        found = self._columns.get(length)
        if found is None:
            found = self._columns[length] = Columns(length, self._words.get(length, ()))
        return found

    def _readings(self, noted: str, grade: int = ANY_GRADE) -> tuple[str, ...]:
        """The words that a noted clue may stand for: "?" is one letter throughout, and so is "*"."""
        columns = self.columns(len(noted))
        return tuple(columns.words[columns.fitting(noted, grade)])

    def _weights(self, noted: str, grade: int = ANY_GRADE) -> Weights:
        """What a noted clue says for each letter of the alphabet: its readings, weighed by commonness."""
        return self.columns(len(noted)).weights(noted, grade)

    def letters(self, noted: str, grade: int = ANY_GRADE) -> Counter[Card]:
        """For each letter: in how many readings of a clue it is the own one."""
        place = noted.index(OWN)
        return Counter(word[place].upper() for word in self.readings(noted, grade))

    def unplaced(self, t: Jam, seat: Seat, card: int) -> Counter[Card]:
        """For each letter: how many of its cards may be one's own card.

        A row comes from the left neighbour's share, so an author can rule out the own share, unless
        the neighbour was helped by the discards.
        """
        left, author = unseen(self.cards, t, seat), t.left_of(seat)
        row = t.settings.words == "author" and card < t.lengths[seat]
        if row and not t.helps[author] and author not in t.autos:
            left &= Counter(self.cards.letters) - Counter(t.looked[seat])
        return left

    def candidates(self, t: Jam, seat: Seat, card: int, grade: int = ANY_GRADE) -> dict[Card, int]:
        """The letters that one's own card can be, with the number of cards of that letter still unseen.

        A clue that no word of the lexicon fits (a name, say) tells nothing. If the clues contradict
        each other, only the unseen cards count.
        """
        left = self.unplaced(t, seat, card)
        possible = set(left)
        for noted in patterns(t, seat, card):
            if found := self.letters(noted, grade):
                possible &= set(found)
        return {letter: left[letter] for letter in sorted(possible or left)}

    def row(self, t: Jam, seat: Seat, grade: int = ANY_GRADE) -> list[dict[Card, int]]:
        """The candidates for each card of one's row; for those never on the stand all unseen letters."""
        left = dict(sorted(self.unplaced(t, seat, 0).items()))
        shown = len(t.rows[seat])
        return [
            self.candidates(t, seat, card, grade) if card < shown else left for card in range(t.lengths[seat])
        ]

    def words(
        self, row: Sequence[Mapping[Card, int]], grade: int = ANY_GRADE
    ) -> Iterator[tuple[str, list[int]]]:
        """The words that a row may make, commonest first, each with the order of its cards (from 0)."""
        kinds = set().union(*row)
        for word, _ in sorted(self._of_length(len(row), grade), key=lambda pair: pair[1]):
            if set(word.upper()) <= kinds and (order := arrange(word.upper(), row)):
                yield word, order

    def _of_length(self, length: int, grade: int) -> list[tuple[str, int]]:
        return [pair for pair in self._words.get(length, ()) if pair[1] <= grade]


@lru_cache(4)
def solver_of(box: Box) -> Solver:
    """The solver of a box. It arranges the whole lexicon, so all that read clues share it."""
    return Solver(box)


def arrange(word: str, row: Sequence[Mapping[Card, int]]) -> list[int] | None:
    """Which card of the row to lay where, so that they can spell the word; None if they cannot.

    >>> arrange("КОТ", [{"Т": 1, "О": 2}, {"К": 1}, {"О": 1}])
    [1, 2, 0]
    """
    holder: dict[int, int] = {}  # card → place in the word

    def place(spot: int, tried: set[int]) -> bool:
        for card, letters in enumerate(row):
            if card not in tried and word[spot] in letters:
                tried.add(card)
                if card not in holder or place(holder[card], tried):
                    holder[card] = spot
                    return True
        return False

    if not all(place(spot, set()) for spot in range(len(word))):
        return None
    return sorted(holder, key=lambda card: holder[card])
