"""The tree cards of «Шёпот леса». A card is its letter, a starting one with a star: «К», «А*»."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from polyana.core.cards import CardFile, Source
from polyana.core.data_files import data_file
from polyana.games.forest_whisper.rules.numbers import ALL, DRAWN, MARKED, SET_UP, STARTING
from polyana.words import fold

Card = str

ALPHABET = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"

LIGHT, DARK = "light", "dark"


def starting(letter: str) -> Card:
    return f"{letter}*"


def back(card: Card) -> str:
    """Starting cards have a light back. (FW-1.3)"""
    return LIGHT if card.endswith("*") else DARK


def letters(cards: Iterable[Card]) -> str:
    """The letters of some cards, in lower case, as the lexicon spells them.

    >>> letters(["К", "О*", "Т"])
    'кот'
    """
    return "".join(card[0] for card in cards).lower()


class LetterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of cards.toml: how many cards bear each of these letters, and what they are worth. (FW-1.7)"""

    letters: str
    count: int
    value: int
    source: Source


class StartingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One starting card for each letter. (FW-1.8)"""

    letters: str
    marked: bool
    source: Source


class DeckRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards the deck keeps, by the number of players: the druid's staff. (FW-1.5, FW-1.9)"""

    players: int
    cards: int
    source: Source


class Cards(msgspec.Struct, frozen=True):
    """All tree cards, checked."""

    ordinary: tuple[Card, ...]
    plain: tuple[Card, ...]
    """The starting cards without a mark."""
    marked: tuple[Card, ...]
    """The starting cards that two players leave out. (FW-2.4)"""
    values: dict[str, int]
    decks: dict[int, int]
    digest: str

    @property
    def starting(self) -> tuple[Card, ...]:
        return self.plain + self.marked

    @property
    def has_yo(self) -> bool:
        """Is there a card with Ё? Else Е is read as Ё too. (FW-1.10)"""
        return "Ё" in self.values

    def letters_of(self, word: str) -> str:
        """The letters of cards that a word needs. (FW-1.10, FW-4.23)"""
        return word if self.has_yo else fold(word)

    def value(self, card: Card) -> int:
        """What a card is worth in the advanced variant. (FW-1.6)"""
        return self.values[card[0]]


def read_cards(path: Path | Traversable) -> Cards:
    """The cards of a file; a bad file names its row and the reason. (FW-1.2)"""
    file = CardFile(path)
    counts, values = _letters(file)
    plain, marked = _starting(file, counts)
    left = Counter(counts) - Counter(card[0] for card in plain + marked)
    ordinary = tuple(one for one in ALPHABET for _ in range(left[one]))
    return Cards(ordinary, plain, marked, values, _decks(file), file.digest)


def _letters(file: CardFile) -> tuple[dict[str, int], dict[str, int]]:
    """How many cards bear each letter, and what it is worth."""
    counts: dict[str, int] = {}
    values: dict[str, int] = {}
    for number, row in enumerate(file.rows("letter", LetterRow), 1):
        place = f"[[letter]] row {number}"
        if row.count < 1 or row.value < 1 or not row.letters:
            raise file.bad(place, "a row needs letters, a count and a value of 1 or more (FW-1.7)")
        for one in row.letters:
            if one not in ALPHABET:
                raise file.bad(place, f"'{one}' is no letter of this game (FW-1.7)")
            if one in counts:
                raise file.bad(place, f"'{one}' stands in two rows")
            counts[one], values[one] = row.count, row.value
    if sum(counts.values()) != ALL:
        raise file.bad("[[letter]]", f"{sum(counts.values())} cards, there must be {ALL} (FW-1.2)")
    return counts, values


def _starting(file: CardFile, counts: dict[str, int]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The starting cards without and with a mark."""
    found: dict[bool, list[Card]] = {False: [], True: []}
    for number, row in enumerate(file.rows("starting", StartingRow), 1):
        for one in row.letters:
            found[row.marked].append(starting(one))
            taken = sum(cards.count(starting(one)) for cards in found.values())
            if taken > counts.get(one, 0):
                raise file.bad(
                    f"[[starting]] row {number}", f"there are not so many cards with '{one}' (FW-1.8)"
                )
    plain, marked = found[False], found[True]
    if (len(plain), len(marked)) != (STARTING - MARKED, MARKED):
        raise file.bad(
            "[[starting]]",
            f"{len(plain)} cards without and {len(marked)} with a mark,"
            f" there must be {STARTING - MARKED} and {MARKED} (FW-1.8)",
        )
    return tuple(plain), tuple(marked)


def _decks(file: CardFile) -> dict[int, int]:
    """The size of the deck by the number of players."""
    found: dict[int, int] = {}
    for number, row in enumerate(file.rows("deck", DeckRow), 1):
        place = f"[[deck]] row {number}"
        if row.players not in SET_UP or row.players in found:
            raise file.bad(place, "one row for each number of players, from 2 to 5 (FW-1.9)")
        if not DRAWN <= row.cards <= SET_UP[row.players].most_deck:
            most = SET_UP[row.players].most_deck
            raise file.bad(place, f"{row.cards} cards, there may be {DRAWN} to {most} (FW-1.9)")
        found[row.players] = row.cards
    sizes = [found.get(players, 0) for players in SET_UP]
    if 0 in sizes:
        raise file.bad("[[deck]]", "one row for each number of players, from 2 to 5 (FW-1.9)")
    if sizes != sorted(sizes):
        raise file.bad("[[deck]]", "with more players the deck must not be smaller (FW-1.9)")
    return found


@cache
def standard_cards() -> Cards:
    """The cards that come with the program."""
    return read_cards(data_file("polyana.games.forest_whisper", "cards.toml"))
