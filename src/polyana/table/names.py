"""Codes of tables, tokens of seats, keys of matches, names of guests and bots."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Collection, Iterator
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
SHORT_BOT_NAME = {"ru": "{}-бот", "en": "{}-bot"}
"""What bots are called in every line, so that nobody takes one for a person."""
LEVEL_NAMES = {
    "ru": {
        "novice": "бот-новичок",
        "player": "бот-любитель",
        "master": "бот-мастер",
        "random": "бот наугад",
    },
    "en": {"novice": "novice bot", "player": "amateur bot", "master": "master bot", "random": "random bot"},
}
"""What follows a bot's name where its level matters."""
FORMER_LEVEL_NAMES = (
    {"player": "бот-игрок"},
    {"novice": "новичок", "player": "игрок", "master": "мастер", "random": "наугад"},
)
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
    >>> clean_name("Ёж-бот", 0), clean_name("Owl [mаster bоt]", 0), clean_name("Ботаник Robot-Аня", 0)
    ('Ёж', 'Owl mаster', 'Ботаник Robot-Аня')
    """
    plain = "".join(" " if unicodedata.category(sign) in BRACKETS else sign for sign in clean_text(name))
    words = map(_before_bot, plain.replace(JOINER, "").split())
    called = " ".join(filter(None, words))[:MAX_NAME_CHARS].strip() or f"{NAMELESS['ru']} {seat + 1}"
    taken = {other.casefold() for other in others}
    numbered = (f"{called[: MAX_NAME_CHARS - 3].strip()} {number}" for number in count(2))
    return next(one for one in chain([called], numbered) if one.casefold() not in taken)


def _before_bot(word: str) -> str:
    """A word up to where it says that somebody is a bot, in whatever letters.

    >>> _before_bot("Ёж-бот"), _before_bot("бот-мастер"), _before_bot("Аня-Мария!")
    ('Ёж', '', 'Аня-Мария!')
    """
    kept = ""
    for part in re.split(r"(\W+)", word):
        if unicodedata.normalize("NFKC", part).casefold().translate(LOOKALIKES) in ("бot", "bot"):
            return kept.rstrip("-—–_") if kept.strip() else ""
        kept += part
    return kept


def bot_name(seat: int, level: str, language: str = "ru") -> str:
    """A bot's name with its level. The store and match files know it by the Russian one.

    >>> bot_name(1, "master"), bot_name(1, "master", "en")
    ('Ёж (бот-мастер)', 'Hedgehog (master bot)')
    """
    bots = BOT_NAMES[language]
    return f"{bots[seat % len(bots)]} ({LEVEL_NAMES[language].get(level, level)})"


def name_in(name: str, language: str) -> str:
    """A name as a reader of this language reads it: bots and the nameless are called in it, people as they
    wish.

    >>> name_in("Ёж (бот-мастер)", "en"), name_in("Игрок 3", "en"), name_in("Аня", "en")
    ('Hedgehog-bot', 'Player 3', 'Аня')
    >>> name_in("Ёж (мастер)", "ru")
    'Ёж-бот'
    """
    return _names(language).get(name, name)


def name_and_level(name: str, language: str) -> str:
    """The same, where it matters how well a bot plays.

    >>> name_and_level("Ёж (бот-игрок)", "ru"), name_and_level("Аня", "ru")
    ('Ёж (бот-любитель)', 'Аня')
    """
    return _levels(language).get(name) or name_in(name, language)


@cache
def _names(language: str) -> dict[str, str]:
    """The names of bots and nameless guests in a language, by their Russian ones."""
    bots = {
        name: SHORT_BOT_NAME[language].format(BOT_NAMES[language][seat]) for name, seat, _ in _stored_names()
    }
    nameless = range(1, MAX_SEATS + 1)
    return bots | {f"{NAMELESS['ru']} {one}": f"{NAMELESS[language]} {one}" for one in nameless}


@cache
def _levels(language: str) -> dict[str, str]:
    """The names of bots with their levels in a language, by their Russian ones."""
    return {name: bot_name(seat, level, language) for name, seat, level in _stored_names()}


def _stored_names() -> Iterator[tuple[str, int, str]]:
    """Every name under which a bot can be stored, with its number and level."""
    for seat, bot in enumerate(BOT_NAMES["ru"]):
        for levels in (LEVEL_NAMES["ru"], *FORMER_LEVEL_NAMES):
            for level, called in levels.items():
                yield f"{bot} ({called})", seat, level
