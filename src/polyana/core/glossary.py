"""The glossary of a game: its terms with an explanation and the clause that settles them.

It is data, `glossary.toml` in the game's package: a table per term with `clause`, and per language `name`,
`about` and `stem`, the beginnings of its words, by which it is found in the rulebook whatever their endings:
`личн отбо`. A word that ends with a dot is meant exactly so, `|` stands between two ways of writing it, and a
stem in capitals is found in capitals only.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

from polyana.core.data_files import data_file

FILE = "glossary.toml"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term in one language."""

    name: str
    about: str
    stem: str


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term of a game."""

    clause: str
    ru: Entry
    en: Entry
    id: str = ""

    def in_(self, language: str) -> Entry:
        return self.en if language == "en" else self.ru

    def pattern(self, language: str) -> re.Pattern[str]:
        """Finds the term in a text.

        >>> words = Entry("Личный отбой", "Там копится штраф.", "личн отбо")
        >>> bool(Term("NW-0.3", words, words).pattern("ru").search("в личном отбое"))
        True
        """
        stem = self.in_(language).stem
        flags = re.NOFLAG if stem.isupper() else re.IGNORECASE
        return re.compile(r"\b" + r"\s+".join(map(_word, stem.split())) + r"\b", flags)


def _word(stem: str) -> str:
    ways = stem.split("|")
    found = [re.escape(way[:-1]) if way.endswith(".") else rf"{re.escape(way)}\w{{0,3}}" for way in ways]
    return f"(?:{'|'.join(found)})"


@cache
def glossary(package: str) -> tuple[Term, ...]:
    """The terms that a game explains, in the order of its file; none if it brings no glossary."""
    file = data_file(package, FILE)
    if not file.is_file():
        return ()
    found = msgspec.toml.decode(file.read_bytes(), type=dict[str, Term])
    return tuple(msgspec.structs.replace(term, id=name) for name, term in found.items())
