"""A bot's final word: which line is most likely to spell a word when its cards are turned over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import JOKER, Card

FACES, REST, WORDS = 8, 4, 6
"""How many of the likeliest faces, of the faces but one card, and words for each of them are tried."""


class Plan(NamedTuple):
    """A line: for each letter of the word a card of the row (from 0), or none, and a centre card, or none."""

    word: str
    places: tuple[tuple[int, Card], ...]
    chance: float = 0.0
    """How likely it spells a word."""

    @property
    def text(self) -> str:
        """The line as the rules read it."""
        return " ".join((self.word, *(_part(*place) for place in self.places)))

    @property
    def centre(self) -> Card:
        """The centre card that it needs; the joker with its letter."""
        for letter, (_, card) in zip(self.word.upper(), self.places, strict=True):
            if card:
                return JOKER + letter if card == JOKER else card
        return ""


def _part(own: int, card: Card) -> str:
    if own < 0:
        return f"+{card}"
    return f"{own + 1}/{card}" if card else str(own + 1)


class Finish:
    """One look for the final word. `faces`: what the cards may be, with shares."""

    def __init__(self, box: Box, grade: int, faces: Mapping[str, float]) -> None:
        self.box = box
        self.grade = grade
        self.faces = faces
        self.length = len(next(iter(faces), ""))

    def best(self, centre: Sequence[Card], gain: float) -> Plan | None:
        """The best line as long as the row. A centre card is taken only if it raises the chance by `gain`."""
        own = self._best(self.own())
        found = own
        for card in centre:
            with_it = self._best(self.covered(card))
            if with_it and with_it.chance > (own.chance if own else 0.0) + gain:
                found = max(found or with_it, with_it, key=lambda plan: plan.chance)
        return found

    def longer(self, centre: Sequence[Card]) -> Plan | None:
        """The best line that is a letter longer than the row."""
        return self._best(plan for card in centre for plan in self.added(card))

    def _best(self, plans: Iterator[Plan]) -> Plan | None:
        tried = (plan._replace(chance=self.chance(plan)) for plan in dict.fromkeys(plans))
        return max(tried, key=lambda plan: plan.chance, default=None)

    def chance(self, plan: Plan) -> float:
        """How likely a line spells a word of this vocabulary."""
        lexicon = self.box.lexicon
        total = 0.0
        for faces, share in self.faces.items():
            spelled = "".join(
                letter if card else faces[own].lower()
                for letter, (own, card) in zip(plan.word, plan.places, strict=True)
            )
            if 0 < lexicon.grade(spelled) <= self.grade:
                total += share
        return total

    # --- lines -----------------------------------------------------------------------------------

    def own(self) -> Iterator[Plan]:
        """Lines of the own cards alone."""
        for faces in list(self.faces)[:FACES]:
            yield from self._lines(faces, dict(enumerate(faces)), self.length)

    def covered(self, card: Card) -> Iterator[Plan]:
        """Lines in which a centre card covers one of the own cards."""
        without: dict[tuple[int, str], float] = {}
        for faces, share in self.faces.items():
            for one in range(self.length):
                rest = one, faces[:one] + faces[one + 1 :]
                without[rest] = without.get(rest, 0.0) + share
        for one, letters in sorted(without, key=lambda rest: -without[rest])[:REST]:
            cards = {place + (place >= one): letter for place, letter in enumerate(letters)}
            yield from self._lines(letters, cards, self.length, card, one)

    def added(self, card: Card) -> Iterator[Plan]:
        """Lines with a centre card besides all the own ones."""
        for faces in list(self.faces)[:REST]:
            yield from self._lines(faces, dict(enumerate(faces)), self.length + 1, card)

    def _lines(
        self, letters: str, cards: Mapping[int, Card], length: int, centre: Card = "", over: int = -1
    ) -> Iterator[Plan]:
        """The words that some own cards and a centre card spell, each with the places of the cards."""
        jokers = centre == JOKER
        given = letters if jokers else letters + centre
        words = self.box.words_of(length).all(given.lower(), jokers=jokers, least=length, grade=self.grade)
        for word in words[:WORDS]:
            left = dict(cards)
            places: list[tuple[int, Card]] = []
            for letter in word.upper():
                own = next((place for place, one in left.items() if one == letter), None)
                if own is None:
                    places.append((over, centre))
                else:
                    places.append((own, ""))
                    del left[own]
            yield Plan(word, tuple(places))
