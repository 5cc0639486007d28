"""The refusal of a text that cannot be a word, with the word that was probably meant."""

from __future__ import annotations

from polyana.core import Refused
from polyana.words import BadSpelling, meant


def misspelt(bad: BadSpelling, clause: str) -> Refused:
    """A player who typed with the keyboard in its Latin layout is offered what these keys write in Russian.

    No dictionary is asked: while words are looked for nobody may learn from a refusal what is one.

    >>> from polyana.words import spelling
    >>> try:
    ...     spelling("rjn")
    ... except BadSpelling as bad:
    ...     misspelt(bad, "NW-5.11").args_of_text
    {'word': 'кот'}
    """
    if bad.reason == "latin" and (word := meant(bad.typed)):
        return Refused("spelling_layout", clause, word=word)
    return Refused(f"spelling_{bad.reason}", clause)
