"""The alphabet and the one way a typed word becomes a key."""

from __future__ import annotations

ALPHABET = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
"""The 32 letters in order; Ё is played as Е and has no place of its own."""

LONGEST = 40
"""No Russian noun is longer, and nobody should be able to send us a novel."""

_HYPHENS = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212")


class BadSpelling(ValueError):
    """The text cannot be a word at all; ``reason`` says why, ``detail`` names the offending characters.

    Reasons: ``empty``, ``latin``, ``hyphen``, ``blank``, ``foreign``, ``too_long``.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


def fold(text: str) -> str:
    """Lower case, Ё as Е.

    >>> fold("Ёжик")
    'ежик'
    """
    return text.lower().replace("ё", "е")


def spelling(text: str) -> str:
    """The key of a typed word. Nothing is corrected but case, surrounding spaces and Ё.

    >>> spelling("  Шёпот ")
    'шепот'
    >>> spelling("кoт")
    Traceback (most recent call last):
    ...
    polyana.words.letters.BadSpelling: latin: o
    """
    key = fold(text.strip())
    if not key:
        raise BadSpelling("empty")
    if len(key) > LONGEST:
        raise BadSpelling("too_long", str(len(key)))
    strange = sorted({char for char in key if char not in ALPHABET})
    if not strange:
        return key
    latin = [char for char in strange if "a" <= char <= "z"]
    if latin:
        raise BadSpelling("latin", "".join(latin))
    if any(char in _HYPHENS for char in strange):
        raise BadSpelling("hyphen")
    if any(char.isspace() for char in strange):
        raise BadSpelling("blank")
    raise BadSpelling("foreign", "".join(strange))
