"""The lists kept by hand: one word a line, and a reason for every word.

A reason stands after the word (``слово  # имя``) or above a group of words (``[имя]``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

REASONS = {
    "имя": "proper",
    "место": "proper",
    "марка": "proper",
    "организация": "proper",
    "название": "proper",
    "жаргон": "slang",
    "множественное число": "plural",
    "косвенная форма": "oblique",
    "прилагательное": "not_noun",
    "не существительное": "not_noun",
    "ошибка": "unknown",
    "обрывок": "unknown",
    "сокращение": "unknown",
    "устаревшее написание": "unknown",
}
"""What the reasons of ``deny.txt`` mean to the referee."""

_LINE = re.compile(r"(?P<word>[а-яё]+)(?:\s+(?P<grade>[1-5]))?(?:(?:\t| {2,})#\s*(?P<reason>\S.*))?")


class BadList(ValueError):
    """A line of a word list cannot be read; the message names the list, the line and the trouble."""


def parse(text: str, name: str) -> Iterator[tuple[str, str, int]]:
    """Word, reason and grade (0 when the line gives none) for each line.

    >>> list(parse("[место]\\nнубия\\nауди  # марка", "deny.txt"))
    [('нубия', 'место', 0), ('ауди', 'марка', 0)]
    >>> list(parse("нубия", "deny.txt"))
    Traceback (most recent call last):
    ...
    polyana.words.curated.BadList: deny.txt, line 1: no reason is given for «нубия»
    """
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.rstrip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].strip()
            continue
        match = _LINE.fullmatch(line)
        if match is None:
            raise BadList(
                f"{name}, line {number}: expected a word in lower case, then # and a reason: {line!r}"
            )
        reason = match["reason"] or section
        if not reason:
            raise BadList(f"{name}, line {number}: no reason is given for «{match['word']}»")
        yield match["word"], reason, int(match["grade"] or 0)


def curated(name: str) -> list[tuple[str, str, int]]:
    """The lines of one of the packaged lists."""
    text = (files("polyana.words") / "data" / "curated" / name).read_text("utf-8")
    return list(parse(text, name))
