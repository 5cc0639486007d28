"""Codes of tables, tokens of seats, names of guests and bots."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection
from functools import cache
from itertools import chain, count

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mixes up when reading a code aloud."""

CODE_LENGTH = 12
"""Some sixty bits: a code can be neither guessed nor enumerated."""

NAME_LONGEST = 24

BOTS = {
    "ru": ("Белка", "Ёж", "Сова", "Лиса", "Барсук", "Дятел"),
    "en": ("Squirrel", "Hedgehog", "Owl", "Fox", "Badger", "Woodpecker"),
}
LEVELS = {
    "ru": {"novice": "бот-новичок", "player": "бот-игрок", "master": "бот-мастер", "random": "бот наугад"},
    "en": {"novice": "novice bot", "player": "player bot", "master": "master bot", "random": "random bot"},
}
"""What stands behind a bot's name: nobody may take it for a person, whatever its level is called."""
ONCE = {"novice": "новичок", "player": "игрок", "master": "мастер", "random": "наугад"}
"""What stood there in older tables and match files; these are read as they are called now."""
NAMELESS = {"ru": "Игрок", "en": "Player"}
MOST_SEATS = 12


def new_code() -> str:
    """The code of a new table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """What opens a seat until somebody else sits down there."""
    return secrets.token_hex(8)


def read_code(text: str) -> str:
    """A code as people type it: spaces, dashes and capitals do not matter.

    >>> read_code(" ABCD-efgh 2345 ")
    'abcdefgh2345'
    """
    return "".join(sign for sign in text.lower() if sign in ALPHABET)[:CODE_LENGTH]


def show_code(code: str) -> str:
    """A code as people read it.

    >>> show_code("abcdefgh2345")
    'abcd-efgh-2345'
    """
    return "-".join(code[i : i + 4] for i in range(0, len(code), 4))


def clean_name(name: str, seat: int, others: Collection[str] = ()) -> str:
    """A guest's name without control signs, of a sensible length; a nameless one gets a number, and so does
    whoever is called like another at the table.

    >>> clean_name("  Аня\\u202e ", 0), clean_name("", 2), clean_name("аня", 1, ["Аня"])
    ('Аня', 'Игрок 3', 'аня 2')
    """
    kept = "".join(sign for sign in name if unicodedata.category(sign)[0] not in "C")
    called = " ".join(kept.split())[:NAME_LONGEST].strip() or f"{NAMELESS['ru']} {seat + 1}"
    taken = {other.casefold() for other in others}
    numbered = (f"{called[: NAME_LONGEST - 3].strip()} {number}" for number in count(2))
    return next(one for one in chain([called], numbered) if one.casefold() not in taken)


def bot_name(seat: int, level: str, language: str = "ru") -> str:
    """What a bot is called. The store and match files know it by its Russian name.

    >>> bot_name(1, "master"), bot_name(1, "master", "en")
    ('Ёж (бот-мастер)', 'Hedgehog (master bot)')
    """
    bots = BOTS[language]
    return f"{bots[seat % len(bots)]} ({LEVELS[language].get(level, level)})"


def name_in(name: str, language: str) -> str:
    """A name as a reader of this language reads it: bots and the nameless are called in it, people as they
    wish.

    >>> name_in("Ёж (бот-мастер)", "en"), name_in("Игрок 3", "en"), name_in("Аня", "en")
    ('Hedgehog (master bot)', 'Player 3', 'Аня')
    >>> name_in("Ёж (мастер)", "ru")
    'Ёж (бот-мастер)'
    """
    return _names(language).get(name, name)


@cache
def _names(language: str) -> dict[str, str]:
    """The names that the house gives, from Russian."""
    bots = {
        f"{bot} ({called})": bot_name(seat, level, language)
        for seat, bot in enumerate(BOTS["ru"])
        for levels in (LEVELS["ru"], ONCE)
        for level, called in levels.items()
    }
    nameless = range(1, MOST_SEATS + 1)
    return bots | {f"{NAMELESS['ru']} {one}": f"{NAMELESS[language]} {one}" for one in nameless}
