"""Codes of tables, tokens of seats, keys of matches, names of guests and bots."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Collection
from functools import cache
from itertools import chain, count

CODE_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that are not mixed up when a code is read aloud."""

CODE_LENGTH = 12
"""Some sixty bits: a code can be neither guessed nor enumerated."""

MAX_NAME_CHARS = 24
JOINER = "\u200d"
"""What makes one picture of several."""
BRACKETS = ("Ps", "Pe")
LOOKALIKES = str.maketrans("от", "ot")
"""Russian letters and the Latin ones that look like them, as far as they matter here."""

BOT_NAMES = {
    "ru": ("Белка", "Ёж", "Сова", "Лиса", "Барсук", "Дятел"),
    "en": ("Squirrel", "Hedgehog", "Owl", "Fox", "Badger", "Woodpecker"),
}
LEVEL_NAMES = {
    "ru": {"novice": "бот-новичок", "player": "бот-игрок", "master": "бот-мастер", "random": "бот наугад"},
    "en": {"novice": "novice bot", "player": "player bot", "master": "master bot", "random": "random bot"},
}
"""What follows a bot's name, so that nobody takes it for a person."""
FORMER_LEVEL_NAMES = {"novice": "новичок", "player": "игрок", "master": "мастер", "random": "наугад"}
"""What followed it in older tables and match files, which are shown with today's names."""
NAMELESS = {"ru": "Игрок", "en": "Player"}
MAX_SEATS = 12


def new_code() -> str:
    """The code of a new table."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """What opens a seat until somebody else sits down there."""
    return secrets.token_hex(8)


def new_key() -> str:
    """The key of a match: its dice follow from it, and so does what its bots do by chance."""
    return secrets.token_hex(16)


def read_code(text: str) -> str:
    """A code as people type it: spaces, dashes and capitals do not matter.

    >>> read_code(" ABCD-efgh 2345 ")
    'abcdefgh2345'
    """
    return "".join(sign for sign in text.lower() if sign in CODE_ALPHABET)[:CODE_LENGTH]


def show_code(code: str) -> str:
    """A code as people read it.

    >>> show_code("abcdefgh2345")
    'abcd-efgh-2345'
    """
    return "-".join(code[i : i + 4] for i in range(0, len(code), 4))


def clean_text(text: str) -> str:
    """What a stranger has written, on one line, without signs that nobody sees but that turn others round.

    >>> clean_text(" раз\\u202e \\x1b[31mдва\\n👩\\u200d🚀 ")
    'раз [31mдва 👩\u200d🚀'
    """
    unseen = {one for one in text if unicodedata.category(one)[0] == "C" and not one.isspace()} - {JOINER}
    return " ".join("".join(one for one in text if one not in unseen).split())


def clean_name(name: str, seat: int, others: Collection[str] = ()) -> str:
    """A guest's name, not too long and unlike a bot's. A nameless guest gets a number, and so does one with
    the name of another at the table.

    >>> clean_name("  Аня\\u202e ", 0), clean_name("", 2), clean_name("аня", 1, ["Аня"])
    ('Аня', 'Игрок 3', 'аня 2')
    >>> clean_name("Ёж (бот-мастер)", 0), clean_name("Owl [mаster bоt]", 0), clean_name("Ботаник Robot", 0)
    ('Ёж', 'Owl mаster', 'Ботаник Robot')
    """
    plain = "".join(" " if unicodedata.category(sign) in BRACKETS else sign for sign in clean_text(name))
    words = (word for word in plain.replace(JOINER, "").split() if not _names_a_bot(word))
    called = " ".join(words)[:MAX_NAME_CHARS].strip() or f"{NAMELESS['ru']} {seat + 1}"
    taken = {other.casefold() for other in others}
    numbered = (f"{called[: MAX_NAME_CHARS - 3].strip()} {number}" for number in count(2))
    return next(one for one in chain([called], numbered) if one.casefold() not in taken)


def _names_a_bot(word: str) -> bool:
    """Does a word say that somebody is a bot, in whatever letters?"""
    plain = unicodedata.normalize("NFKC", word).casefold().translate(LOOKALIKES)
    return re.split(r"\W", plain)[0] in ("бot", "bot")


def bot_name(seat: int, level: str, language: str = "ru") -> str:
    """What a bot is called. The store and match files know it by its Russian name.

    >>> bot_name(1, "master"), bot_name(1, "master", "en")
    ('Ёж (бот-мастер)', 'Hedgehog (master bot)')
    """
    bots = BOT_NAMES[language]
    return f"{bots[seat % len(bots)]} ({LEVEL_NAMES[language].get(level, level)})"


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
    """The names of bots and nameless guests in a language, by their Russian ones."""
    bots = {
        f"{bot} ({called})": bot_name(seat, level, language)
        for seat, bot in enumerate(BOT_NAMES["ru"])
        for levels in (LEVEL_NAMES["ru"], FORMER_LEVEL_NAMES)
        for level, called in levels.items()
    }
    nameless = range(1, MAX_SEATS + 1)
    return bots | {f"{NAMELESS['ru']} {one}": f"{NAMELESS[language]} {one}" for one in nameless}
