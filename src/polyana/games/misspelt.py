"""The refusal of a text that cannot be a word, with the word that was probably meant."""

from __future__ import annotations

from polyana.core import Refused
from polyana.words import BadSpelling, fold, lexicon, meant


def misspelt(bad: BadSpelling, clause: str) -> Refused:
    """A player who typed a word with the keyboard in its Latin layout is offered the word.

    >>> from polyana.words import spelling
    >>> try:
    ...     spelling("`;br")
    ... except BadSpelling as bad:
    ...     misspelt(bad, "NW-5.11").args_of_text
    {'word': 'ёжик'}
    """
    word = meant(bad.typed)
    if fold(word) in lexicon():
        return Refused("spelling_layout", clause, word=lexicon().shown(fold(word)))
    return Refused(f"spelling_{bad.reason}", clause)
