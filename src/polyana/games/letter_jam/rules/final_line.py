"""The final line of a player: a word, and the cards that are to spell it, «ворот 1 2 3 4/* 5».

`3` is the third card of the row, `4/О` the fourth with a bonus О laid on top, `+О` a bonus О added; `*` in
place of О is the joker. Before the cards stands the word that the player has written down, `-` if there is
none. A card of the row is known by its number from the beginning. (LJ-11.3)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from polyana.core import Refused
from polyana.games.letter_jam.rules.cards import ALPHABET, JOKER, Card
from polyana.games.misspelt import misspelt
from polyana.words import BadSpelling, fold, spelling

NO_WORD, ON_TOP, ADDED = "-", "/", "+"
"""The signs of the notation: no word written, a centre card on top, a centre card added."""


class Claim(NamedTuple):
    """A card from the centre that a player has taken. Its text is the letter, for the joker «*Щ»: the joker
    is taken as a letter, a grey one if need be. (LJ-11.13)"""

    name: Card
    """What stands for it in a line: its letter, or `*` for the joker."""
    letter: Card

    @classmethod
    def from_text(cls, text: str) -> Claim:
        """
        >>> Claim.from_text("О"), Claim.from_text("*Щ")
        (Claim(name='О', letter='О'), Claim(name='*', letter='Щ'))
        """
        return cls(text[0], text[-1])

    @property
    def text(self) -> str:
        return self.name + self.letter if self.is_joker else self.letter

    @property
    def is_joker(self) -> bool:
        return self.name == JOKER


class Part(NamedTuple):
    """One place of a line. (LJ-11.12)"""

    card: int = 0
    """The number of the own card, from 1; 0 for an added centre card."""
    centre: Card = ""
    """The centre card that lies there by its name; nothing if the own card lies open."""

    @classmethod
    def from_text(cls, text: str) -> Part:
        """
        >>> [Part.from_text(text) for text in ("3", "4/О", "+*")]
        [Part(card=3, centre=''), Part(card=4, centre='О'), Part(card=0, centre='*')]
        """
        if text.startswith(ADDED):
            return cls(0, text.removeprefix(ADDED))
        card, _, centre = text.partition(ON_TOP)
        return cls(int(card), centre)

    @property
    def text(self) -> str:
        if not self.card:
            return ADDED + self.centre
        return f"{self.card}{ON_TOP}{self.centre}" if self.centre else str(self.card)


class FinalLine(NamedTuple):
    """A player's final word as it lies."""

    word: str
    """What the player has written down; nothing if there is no such word."""
    parts: tuple[Part, ...]

    @classmethod
    def from_text(cls, text: str) -> FinalLine:
        """The line that an answer has written down."""
        word, *parts = text.split()
        return cls("" if word == NO_WORD else word, tuple(map(Part.from_text, parts)))

    @classmethod
    def plain(cls, length: int) -> FinalLine:
        """The row as it lies, without a word: what counts if a player does nothing.

        >>> FinalLine.plain(3).text
        '- 1 2 3'
        """
        return cls("", tuple(Part(card) for card in range(1, length + 1)))

    @property
    def text(self) -> str:
        return " ".join((self.word or NO_WORD, *(part.text for part in self.parts)))

    @property
    def centre(self) -> list[Card]:
        """The centre cards in it, by their names."""
        return [part.centre for part in self.parts if part.centre]


def letter_of(claims: Sequence[Claim], name: Card) -> Card:
    """The letter of a centre card that a line names."""
    return next(claim.letter for claim in claims if claim.name == name)


# --- writing a line -----------------------------------------------------------------------------------


def read_line(text: str, length: int, claims: Sequence[Claim]) -> FinalLine:
    """The line that a player with a row of this length and these centre cards has written, or a refusal.
    Whether the word is right nobody says. (LJ-11.1, LJ-11.19)"""
    first, *rest = text.upper().split() or [""]
    parts = tuple(_read_part(one, length, claims) for one in rest)
    _check_cards(parts, length, claims)
    if first == NO_WORD:
        return FinalLine("", parts)
    try:
        word = spelling(first)
    except BadSpelling as bad:
        raise misspelt(bad, "LJ-11.1") from bad
    if len(word) != len(parts):
        raise Refused("line_length", "LJ-11.12", letters=len(word), cards=len(parts))
    for letter, part in zip(word.upper(), parts, strict=True):
        if part.centre and letter_of(claims, part.centre) != letter:
            raise Refused("line_letter", "LJ-11.13", letter=letter)
    return FinalLine(word, parts)


def _read_part(text: str, length: int, claims: Sequence[Claim]) -> Part:
    """A card of the row, open or under a centre card, or an added centre card. (LJ-11.4, LJ-11.7)"""
    card, over, centre = text.partition(ON_TOP)
    added = text.startswith(ADDED)
    if not added and (not card.isdecimal() or not 1 <= int(card) <= length or (over and not centre)):
        raise Refused("line_part", "LJ-11.12", part=text[:8])
    part = Part.from_text(text)
    if (added or part.centre) and all(part.centre != claim.name for claim in claims):
        raise Refused("not_claimed", "LJ-11.5", card=part.centre[:8])
    return part


def _check_cards(parts: Sequence[Part], length: int, claims: Sequence[Claim]) -> None:
    """Every card of the row once, also those that the stand never reached; every centre card once. (LJ-11.8,
    LJ-11.12, LJ-11.17)"""
    own = [part.card for part in parts if part.card]
    if len(set(own)) != len(own):
        raise Refused("card_twice", "LJ-11.12")
    if len(own) != length:
        raise Refused("card_left_out", "LJ-11.8")
    if Counter(part.centre for part in parts if part.centre) - Counter(claim.name for claim in claims):
        raise Refused("centre_twice", "LJ-11.13")


def read_joker(text: str) -> Claim:
    """The joker is taken as a letter, any of the alphabet: «*Щ». (LJ-11.13)"""
    wanted = fold(text.strip()).upper()
    if len(wanted) != 2 or wanted[0] != JOKER or wanted[1] not in ALPHABET:
        raise Refused("not_an_option", "LJ-11.5", value=text[:40])
    return Claim.from_text(wanted)


def random_line(length: int, claims: Sequence[Claim], rng: Random) -> str:
    """Some line, for random players: shuffled, now and then with a centre card."""
    parts = list(FinalLine.plain(length).parts)
    rng.shuffle(parts)
    for claim in claims:
        own = [place for place, part in enumerate(parts) if not part.centre]
        if rng.random() < 0.5 or not own:
            parts.insert(rng.randint(0, len(parts)), Part(0, claim.name))
        else:
            place = rng.choice(own)
            parts[place] = parts[place]._replace(centre=claim.name)
    if rng.random() < 0.5:
        return FinalLine("", tuple(parts)).text
    word = [letter_of(claims, part.centre) if part.centre else rng.choice("АЕКОТ") for part in parts]
    return FinalLine("".join(word).lower(), tuple(parts)).text


# --- turning it over ----------------------------------------------------------------------------------


def turned_over(line: FinalLine, row: Sequence[Card], claims: Sequence[Claim]) -> str:
    """What a line spells when its cards are turned over: covered cards by the card on top. (LJ-11.15)

    The examples of the rules (LJ-11.6, LJ-11.11):

    >>> bonus = [Claim.from_text("О")]
    >>> turned_over(FinalLine.from_text("ворот 1 2 5 4/О 3"), "ВОТНР", bonus)
    'ворот'
    >>> lines = ("отвар 4 3 2 1 5", "ворот 2 4 5 1/О 3", "ворота 2 4 5 +О 3 1")
    >>> [turned_over(FinalLine.from_text(line), "АВТОР", bonus) for line in lines]
    ['отвар', 'ворот', 'ворота']
    """
    letters = [letter_of(claims, part.centre) if part.centre else row[part.card - 1] for part in line.parts]
    return "".join(letters).lower()
