"""A bot's final word: which line is most likely to spell a word when its cards are turned over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import JOKER, Card
from polyana.games.letter_jam.rules.final_line import Claim, FinalLine, Part

FACES, REST, WORDS = 8, 4, 6
"""How many of the likeliest faces, of the faces but one card, and words for each of them are tried."""

NOTHING = Part()


class Plan(NamedTuple):
    """A line that a bot may lay."""

    line: FinalLine
    chance: float
    """How likely it spells a word."""

    @property
    def claim(self) -> Claim | None:
        """The centre card that it needs."""
        for letter, part in zip(self.line.word.upper(), self.line.parts, strict=True):
            if part.centre:
                return Claim(part.centre, letter)
        return None


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
        return self._best(line for card in centre for line in self.added(card))

    def _best(self, lines: Iterator[FinalLine]) -> Plan | None:
        tried = (Plan(line, self.chance(line)) for line in dict.fromkeys(lines))
        return max(tried, key=lambda plan: plan.chance, default=None)

    def chance(self, line: FinalLine) -> float:
        """How likely a line spells a word of this vocabulary."""
        lexicon = self.box.lexicon
        total = 0.0
        for faces, share in self.faces.items():
            spelled = "".join(
                letter if centre else faces[card - 1].lower()
                for letter, (card, centre) in zip(line.word, line.parts, strict=True)
            )
            if 0 < lexicon.grade(spelled) <= self.grade:
                total += share
        return total

    # --- lines -----------------------------------------------------------------------------------

    def own(self) -> Iterator[FinalLine]:
        """Lines of the own cards alone."""
        for faces in list(self.faces)[:FACES]:
            yield from self._lines(dict(enumerate(faces, 1)), self.length)

    def covered(self, centre: Card) -> Iterator[FinalLine]:
        """Lines in which a centre card covers one of the own cards."""
        without: dict[tuple[int, str], float] = {}
        for faces, share in self.faces.items():
            for card in range(1, self.length + 1):
                rest = card, faces[: card - 1] + faces[card:]
                without[rest] = without.get(rest, 0.0) + share
        for card, letters in sorted(without, key=lambda rest: -without[rest])[:REST]:
            others = [other for other in range(1, self.length + 1) if other != card]
            cards = dict(zip(others, letters, strict=True))
            yield from self._lines(cards, self.length, Part(card, centre))

    def added(self, centre: Card) -> Iterator[FinalLine]:
        """Lines with a centre card besides all the own ones."""
        for faces in list(self.faces)[:REST]:
            yield from self._lines(dict(enumerate(faces, 1)), self.length + 1, Part(centre=centre))

    def _lines(self, cards: Mapping[int, Card], length: int, taken: Part = NOTHING) -> Iterator[FinalLine]:
        """The words that some own cards spell, together with a part that holds a centre card."""
        joker = taken.centre == JOKER
        given = "".join(cards.values()) + ("" if joker else taken.centre)
        words = self.box.words_of(length).all(given.lower(), jokers=joker, least=length, grade=self.grade)
        for word in words[:WORDS]:
            left = dict(cards)
            parts = []
            for letter in word.upper():
                own = next((card for card, one in left.items() if one == letter), None)
                if own is None:
                    parts.append(taken)
                else:
                    parts.append(Part(own))
                    del left[own]
            yield FinalLine(word, tuple(parts))
