"""The box of «Букводжем»: letter cards, setup cards, ratings. A letter card is its letter: «К»."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec

from polyana.core.cards import BadCards, CardFile, Source
from polyana.core.data_files import data_file

Card = str

ALPHABET = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
"""Every letter a card may bear; Ё is played as Е. (LJ-1.10)"""
JOKER = "*"
"""The joker is no letter card and never in the deck. (LJ-1.2, LJ-1.6)"""
CARDS, STANDS, GREENS, RATINGS = 68, 6, 9, 5
"""Letter cards, stands, green markers; scores of a rating. Chips are never short. (LJ-1.2, LJ-1.3, LJ-1.4)"""
PRINTED = "АБВКНОРТ"
"""The letters of the printed examples: whatever the deck, it holds them. (LJ-1.7)"""
TWICE, LEAST_TWICE = "Б", 2
"""The printed questions speak of a player who sees two of this letter. (LJ-1.7)"""
PLAYERS = range(2, 7)
QUOTA = {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}
"""For how many of their clues a player takes a red marker. (LJ-5.2, LJ-5.7, LJ-5.8)"""


class Letters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of letters: each of them stands on `count` cards."""

    letters: str
    count: int
    source: Source


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setup card. (LJ-2.22)"""

    players: int
    red: int
    leaves: int
    centre: int
    stacks: tuple[int, ...]
    source: Source


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lowest score for each rating. (LJ-12.8)"""

    players: int
    least: tuple[int, ...]
    source: Source


class Cards(msgspec.Struct, frozen=True):
    """The whole box, checked."""

    letters: tuple[Card, ...]
    setups: dict[int, Setup]
    ratings: dict[int, Rating]
    digest: str

    @property
    def kinds(self) -> str:
        """The letters that are in the deck, each once."""
        return "".join(dict.fromkeys(self.letters))

    @property
    def grey(self) -> str:
        """The letters that are not in the deck. (LJ-1.9)"""
        return "".join(one for one in ALPHABET if one not in self.kinds)


def read_cards(path: Path | Traversable) -> Cards:
    """The cards of a file; a bad file names its row and the reason. (LJ-1.2, LJ-1.7, LJ-2.22, LJ-12.8)"""
    file = CardFile(path)
    letters = _letters(file)
    if len(letters) != CARDS:
        raise file.bad("[[letter]]", f"{len(letters)} letter cards, there must be {CARDS} (LJ-1.2)")
    for one in PRINTED:
        if one not in letters:
            raise file.bad("[[letter]]", f"'{one}' of the printed examples is missing (LJ-1.7)")
    setups, ratings = _by_players(file, "setup", Setup), _by_players(file, "rating", Rating)
    for number, setup in enumerate(setups.values(), 1):
        if reason := _wrong_setup(setup):
            raise file.bad(f"[[setup]] row {number}", f"{reason} (LJ-2.22)")
    for number, rating in enumerate(ratings.values(), 1):
        least = rating.least
        if len(least) != RATINGS or min(least) < 1 or sorted(set(least)) != list(least):
            raise file.bad(f"[[rating]] row {number}", f"{RATINGS} ascending scores are needed (LJ-12.8)")
    return Cards(tuple(letters), setups, ratings, file.digest)


def _letters(file: CardFile) -> list[Card]:
    """One entry per card, in the alphabet's order."""
    found: dict[str, int] = {}
    for number, row in enumerate(file.rows("letter", Letters), 1):
        place = f"[[letter]] row {number}"
        if row.count < 1 or not row.letters:
            raise file.bad(place, "a row needs letters and a count of 1 or more")
        for one in row.letters:
            if one not in ALPHABET:
                raise file.bad(place, f"'{one}' is no letter of this game (LJ-1.7)")
            if one in found:
                raise file.bad(place, f"'{one}' stands in two rows")
            if one == TWICE and row.count < LEAST_TWICE:
                reason = f"{row.count} card of '{one}', there must be {LEAST_TWICE} or more (LJ-1.7)"
                raise file.bad(place, reason)
            found[one] = row.count
    return [one for one in ALPHABET for _ in range(found.get(one, 0))]


R = TypeVar("R", Setup, Rating)


def _by_players(file: CardFile, table: str, row_type: type[R]) -> dict[int, R]:
    """One row for each number of players."""
    rows: dict[int, R] = {}
    for number, row in enumerate(file.rows(table, row_type), 1):
        if row.players not in PLAYERS or row.players in rows:
            raise file.bad(f"[[{table}]] row {number}", "one row each for 2, 3, 4, 5 and 6 players")
        rows[row.players] = row
    if len(rows) != len(PLAYERS):
        raise file.bad(f"[[{table}]]", "one row each for 2, 3, 4, 5 and 6 players")
    return rows


def _wrong_setup(setup: Setup) -> str:
    """What contradicts the printed rules in a setup card: a virtual player sits behind each of the six stands
    that has no person. (LJ-1.4, LJ-2.22, LJ-2.23)"""
    virtual = STANDS - setup.players
    if len(setup.stacks) != virtual:
        return f"{len(setup.stacks)} stacks for {virtual} virtual players"
    if any(size < 2 for size in setup.stacks) or sum(setup.stacks) > CARDS // 2:
        return f"a stack has 2 cards or more, and all of them {CARDS // 2} or less"
    if setup.red != setup.players * QUOTA[setup.players]:
        return f"{setup.red} red markers for {setup.players} players"
    if min(setup.leaves, setup.centre) < 0 or (setup.players > 3 and not setup.centre):
        return "the centre of the flower holds a green marker"
    if setup.leaves + setup.centre + virtual > GREENS:
        return f"more than {GREENS} green markers"
    return ""


@cache
def standard_cards() -> Cards:
    """The cards that come with the program."""
    return read_cards(data_file("polyana.games.letter_jam", "cards.toml"))


__all__ = ["ALPHABET", "JOKER", "BadCards", "Card", "Cards", "read_cards", "standard_cards"]
