"""The cards of «Нет слов». A card is its letter, a red one with a star: «К», «А*»."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from polyana.core.cards import CardFile, Source
from polyana.core.data_files import data_file

Card = str

ALPHABET = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЬЫЭЮЯ"
"""Every letter a card may bear: there is neither Ё nor Ъ (NW-1.4, NW-1.5)."""

BLACK, RED, EACH_RED = 76, "АЕИО", 2


def red(letter: str) -> Card:
    return f"{letter}*"


def is_red(card: Card) -> bool:
    return card.endswith("*")


def letter(card: Card) -> str:
    return card[0]


def letters(cards: Iterable[Card]) -> str:
    """The letters of some cards, in lower case, as the lexicon spells them."""
    return "".join(card[0] for card in cards).lower()


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of cards.toml: each of the letters stands on `count` cards."""

    letters: str
    count: int
    source: Source


class Cards(msgspec.Struct, frozen=True):
    """The whole box, checked."""

    red: tuple[Card, ...]
    black: tuple[Card, ...]
    digest: str


def read_cards(path: Path | Traversable) -> Cards:
    """The cards of a file; a bad file names its row and the reason. (NW-1.2, NW-1.3, NW-1.9)"""
    file = CardFile(path)
    red_letters = _spread(file, "red")
    black_letters = _spread(file, "black")
    if sorted(red_letters) != sorted(RED * EACH_RED):
        raise file.bad("[[red]]", f"the red letters are {', '.join(RED)}, {EACH_RED} cards each (NW-1.3)")
    if len(black_letters) != BLACK:
        raise file.bad("[[black]]", f"{len(black_letters)} black cards, there must be {BLACK} (NW-1.2)")
    return Cards(tuple(red(one) for one in red_letters), tuple(black_letters), file.digest)


def _spread(file: CardFile, table: str) -> list[str]:
    """One entry per card, in the alphabet's order."""
    found: dict[str, int] = {}
    for number, row in enumerate(file.rows(table, Row), 1):
        place = f"[[{table}]] row {number}"
        if row.count < 1 or not row.letters:
            raise file.bad(place, "a row needs letters and a count of 1 or more")
        for one in row.letters:
            if one not in ALPHABET:
                raise file.bad(place, f"'{one}' is no letter of this game (NW-1.9)")
            if one in found:
                raise file.bad(place, f"'{one}' stands in two rows")
            found[one] = row.count
    return [one for one in ALPHABET for _ in range(found.get(one, 0))]


@cache
def standard_cards() -> Cards:
    """The cards that come with the program."""
    return read_cards(data_file("polyana.games.no_words", "cards.toml"))
