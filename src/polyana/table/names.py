"""Codes of tables, names of guests and bots."""

from __future__ import annotations

import secrets
import unicodedata

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mixes up when reading a code aloud."""

CODE_LENGTH = 12
"""Some sixty bits: a code can be neither guessed nor enumerated."""

NAME_LONGEST = 24

BOTS = ("Белка", "Ёж", "Сова", "Лиса", "Барсук", "Дятел")
LEVELS = {"novice": "новичок", "player": "игрок", "master": "мастер", "random": "наугад"}


def new_code() -> str:
    """The code of a new table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


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


def clean_name(name: str, seat: int) -> str:
    """A guest's name without control signs, of a sensible length; a nameless one gets a number.

    >>> clean_name("  Аня\\u202e ", 0), clean_name("", 2)
    ('Аня', 'Игрок 3')
    """
    kept = "".join(sign for sign in name if unicodedata.category(sign)[0] not in "C")
    return " ".join(kept.split())[:NAME_LONGEST].strip() or f"Игрок {seat + 1}"


def bot_name(seat: int, level: str) -> str:
    """What a bot is called.

    >>> bot_name(1, "master")
    'Ёж (мастер)'
    """
    return f"{BOTS[seat % len(BOTS)]} ({LEVELS.get(level, level)})"
