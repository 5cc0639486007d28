"""The alphabet and the one way a typed word becomes a key."""

from __future__ import annotations

import unicodedata

ALPHABET = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
"""The 32 letters in order; Ё is played as Е and has no place of its own."""

MOST_LETTERS = 40
"""No Russian noun is longer, and nobody should be able to send us a novel."""

_HYPHENS = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212")


class BadSpelling(ValueError):
    """The text `typed` cannot be a word at all; `reason` says why, `detail` names the offending characters.

    Reasons: `empty`, `latin`, `hyphen`, `blank`, `foreign`, `too_long`.
    """

    def __init__(self, reason: str, typed: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.typed = typed
        self.detail = detail


def fold(text: str) -> str:
    """Lower case, Ё as Е.

    >>> fold("Ёжик")
    'ежик'
    """
    return text.lower().replace("ё", "е")


def composed(text: str) -> str:
    """Ё and Й as single characters: some keyboards send the letter and its dots or breve apart.

    >>> composed("е\u0308ж") == "ёж"
    True
    """
    return unicodedata.normalize("NFC", text)


def spelling(text: str) -> str:
    """The key of a typed word. Nothing is corrected but case, surrounding spaces and Ё.

    >>> spelling("  Шёпот "), spelling("чаи\u0306")
    ('шепот', 'чай')
    >>> spelling("кoт")
    Traceback (most recent call last):
    ...
    polyana.words.letters.BadSpelling: latin: o
    """
    key = fold(composed(text).strip())
    if not key:
        raise BadSpelling("empty", text)
    if len(key) > MOST_LETTERS:
        raise BadSpelling("too_long", text, str(len(key)))
    strange = sorted({char for char in key if char not in ALPHABET})
    if not strange:
        return key
    latin = [char for char in strange if "a" <= char <= "z"]
    if latin:
        raise BadSpelling("latin", text, "".join(latin))
    if any(char in _HYPHENS for char in strange):
        raise BadSpelling("hyphen", text)
    if any(char.isspace() for char in strange):
        raise BadSpelling("blank", text)
    raise BadSpelling("foreign", text, "".join(strange))
