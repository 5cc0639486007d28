"""Е and Ё: what may be written for what, and how a word is spelled when it is read out."""

from __future__ import annotations

from polyana.words.letters import fold
from polyana.words.lexicon import Lexicon

TWO_WORDS = frozenset({"ведро", "лен", "маркер", "небо", "падеж", "солитер", "шабер"})
"""Keys of the lexicon that stand for two words, one with Е and one with Ё: «небо» and «нёбо». Variants of
one word («бечевник» and «бечёвник») are not among them."""


def spells(written: str, word: str) -> bool:
    """Е may be written for Ё, never Ё for Е.

    >>> spells("елка", "ёлка"), spells("лёс", "лес")
    (True, False)
    """
    same = len(written) == len(word)
    return same and all(one == other or one + other == "её" for one, other in zip(written, word, strict=True))


def spelled(lexicon: Lexicon, written: str) -> str:
    """A written word as the lexicon spells it; as it was written, if it means none or one of two.

    >>> from polyana.words import lexicon
    >>> [spelled(lexicon(), written) for written in ("елка", "небо", "лёс")]
    ['ёлка', 'небо', 'лёс']
    """
    key = fold(written)
    word = lexicon.shown(key)
    return word if key not in TWO_WORDS and spells(written, word) else written


def repeats(word: str, accepted: set[str]) -> bool:
    """Was this word accepted before? Of two words that differ in Ё each counts for itself, but what is
    written with Е may mean either.

    >>> repeats("ёлка", {"елка"}), repeats("нёбо", {"небо"}), repeats("небо", {"нёбо"})
    (True, False, True)
    """
    key = fold(word)
    if key in TWO_WORDS and word != key:
        return word in accepted
    return key in map(fold, accepted)
