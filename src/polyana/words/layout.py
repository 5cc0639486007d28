"""Russian words typed with the keyboard still in its Latin layout."""

from __future__ import annotations

from polyana.words.letters import ALPHABET, fold

_LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
_RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбюё"
_KEYS = str.maketrans(_LATIN, _RUSSIAN)


def meant(text: str) -> str:
    """The Russian word of the keys that were pressed; "" if these keys make none.

    >>> meant("rjn"), meant("`;br"), meant("cat5"), meant("кoт")
    ('кот', 'ёжик', '', '')
    """
    typed = text.strip().lower()
    word = typed.translate(_KEYS)
    return word if all(key in _LATIN for key in typed) and set(fold(word)) <= set(ALPHABET) else ""
