"""Clues as values: where chips lie, the draft of a clue, what may be said of it, the clue on the table.

A draft is written as its word and a place for each letter: «коробка v1 * p2 * p3 v1 p0».
"""

from __future__ import annotations

from typing import NamedTuple

from polyana.core import Seat
from polyana.games.letter_jam.rules.cards import JOKER, Card

AT_PLAYER, AT_VIRTUAL, AT_BONUS, AT_JOKER = "p", "v", "b", JOKER
"""The kinds of places."""


class Place(NamedTuple):
    """Where a number chip may lie: `p0` is the stand of seat 0, `v1` that of the virtual player V1, `b0` the
    first bonus letter, `*` the joker."""

    kind: str
    number: int = 0

    @classmethod
    def from_text(cls, text: str) -> Place:
        """The place that a text names.

        >>> Place.from_text("p2"), Place.from_text("*").text
        (Place(kind='p', number=2), '*')
        """
        return cls(text[0], int(text[1:] or 0))

    @property
    def text(self) -> str:
        return JOKER if self.kind == AT_JOKER else f"{self.kind}{self.number}"


JOKER_PLACE = Place(AT_JOKER)


class Numbers(NamedTuple):
    """What is published of a proposal, and nothing else. (LJ-4.20)"""

    length: int
    players: int
    virtual: int
    bonus: int
    joker: int


class Draft(NamedTuple):
    """A clue as its author has it in mind: the word, and where the chip of each letter lies. (LJ-6.9)"""

    word: str
    places: tuple[Place, ...]

    @classmethod
    def from_text(cls, text: str) -> Draft:
        """The draft that an answer has written down."""
        word, *places = text.split()
        return cls(word, tuple(map(Place.from_text, places)))

    @property
    def text(self) -> str:
        """
        >>> Draft("бар", (Place("p", 0), Place("*"), Place("v", 2))).text
        'бар p0 * v2'
        """
        return " ".join((self.word, *(place.text for place in self.places)))

    @property
    def numbers(self) -> Numbers:
        """Cards are counted, not how often they are used; an extra letter is a letter of its owner. (LJ-4.3,
        LJ-4.4, LJ-4.5, LJ-4.6, LJ-4.7, LJ-4.21, LJ-9.14)

        >>> Draft.from_text("барак p1 v1 p2 v1 *").numbers
        Numbers(length=5, players=2, virtual=1, bonus=0, joker=1)
        """
        kinds = [kind for kind, _ in set(self.places)]
        return Numbers(len(self.places), *map(kinds.count, (AT_PLAYER, AT_VIRTUAL, AT_BONUS, AT_JOKER)))


NO_CARD = -1


class Chip(NamedTuple):
    """A number chip of a clue: its place, which card of that player lies there (players' cards alone have
    numbers), and the letter if all may know it."""

    place: Place
    card: int = NO_CARD
    letter: Card = ""


class Clue(NamedTuple):
    """A clue as it lies on the table: its chips in order. (LJ-6.1)"""

    giver: Seat
    chips: tuple[Chip, ...]
    red: bool
