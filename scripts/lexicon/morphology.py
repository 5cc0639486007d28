"""The morphological dictionary: which nouns there are, and which forms belong to one noun alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from polyana.words.letters import ALPHABET, fold

NAMES = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"})
ABBREVIATIONS = frozenset({"Abbr", "Init"})
MISSPELT = frozenset({"Erro", "Dist"})
# Colloquial, obsolete and literary doublets: kept only when the spell-checker knows them.
DOUBLETS = frozenset({"Infr", "Arch", "Litr", "V-be", "V-ie", "V-bi", "V-ej", "V-en", "V-ey", "V-oy", "V-sh"})
SLANG = "Slng"

_CASES = ("nomn", "gent", "datv", "accs", "ablt", "loct", "voct", "gen1", "gen2", "acc2", "loc1", "loc2")
_LETTERS = frozenset(ALPHABET + "ё")

Cell = tuple[str, str]
"""A number and a case: one cell of a noun's table."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One noun as the dictionary spells it, in the form a player would call."""

    shown: str
    tags: frozenset[str]

    @property
    def key(self) -> str:
        return fold(self.shown)


@dataclass(slots=True)
class Table:
    """All forms of the nouns that share a key, and the cells each form fills."""

    cells: dict[str, set[Cell]] = field(default_factory=lambda: defaultdict(set))
    alone: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Morphology:
    """What the dictionary says about nouns."""

    readings: list[Reading]
    tables: dict[str, Table]
    adjectives: set[str]
    plurals: set[str]


class Dictionary:
    """A thin walk over the raw dictionary: far cheaper than analysing five million forms."""

    def __init__(self, raw: Any) -> None:
        self._words = raw.words
        # For each place of each paradigm: the tags, and how much of the form is prefix and ending.
        self._rules: list[list[tuple[frozenset[str], int, int]]] = []
        self._affixes: list[tuple[str, str]] = []
        tags = [frozenset(tag.grammemes) for tag in raw.gramtab]
        for paradigm in raw.paradigms:
            size = len(paradigm) // 3
            endings = [raw.suffixes[number] for number in paradigm[:size]]
            prefixes = [raw.paradigm_prefixes[number] for number in paradigm[2 * size :]]
            places = zip(paradigm[size : 2 * size], prefixes, endings, strict=True)
            self._rules.append([(tags[tag], len(prefix), len(ending)) for tag, prefix, ending in places])
            self._affixes.append((prefixes[0], endings[0]))

    def __iter__(self) -> Iterator[tuple[str, frozenset[str], int, str, int]]:
        """Form, its tags, the paradigm, the stem, and the place of the form in its table."""
        rules = self._rules
        for word, (paradigm, place) in self._words.iteritems():
            tags, prefix, suffix = rules[paradigm][place]
            yield word, tags, paradigm, word[prefix : len(word) - suffix], place

    def lemma(self, paradigm: int, stem: str) -> str:
        """The first form of a table."""
        prefix, ending = self._affixes[paradigm]
        return prefix + stem + ending


def cell(tags: frozenset[str]) -> Cell:
    """The number and the case of a noun's form."""
    case = next((case for case in _CASES if case in tags), "nomn")
    return ("plur" if "plur" in tags else "sing", case)


def common(tags: frozenset[str]) -> bool:
    """A noun that is no name, no abbreviation and no known misspelling."""
    return "NOUN" in tags and not tags & (NAMES | ABBREVIATIONS | MISSPELT)


def read(raw: Any) -> Morphology:
    """Two walks: the first gathers the nouns, the second finds forms that other words share."""
    dictionary = Dictionary(raw)
    found = Morphology([], defaultdict(Table), set(), set())
    for word, tags, paradigm, stem, place in dictionary:
        if "NOUN" in tags:
            _gather(found, word, tags, place, dictionary.lemma(paradigm, stem))
        elif "nomn" in tags and "ADJF" in tags:
            found.adjectives.add(fold(word))
    owners: dict[str, str] = {}
    for key, table in found.tables.items():
        for form in table.cells:
            owners[form] = "" if form in owners else key
    for word, tags, paradigm, stem, _ in dictionary:
        if tags & NAMES:
            # «Жук» and «Роза» are names too, but that does not make the nouns any rarer.
            continue
        form = fold(word)
        owner = owners.get(form)
        if owner and not (common(tags) and fold(dictionary.lemma(paradigm, stem)) == owner):
            owners[form] = ""
    for form, owner in owners.items():
        if owner:
            found.tables[owner].alone.add(form)
    return found


def _gather(found: Morphology, word: str, tags: frozenset[str], place: int, lemma: str) -> None:
    if common(tags):
        found.tables[fold(lemma)].cells[fold(word)].add(cell(tags))
    if "nomn" not in tags or not set(word) <= _LETTERS:
        return
    if "sing" in tags or "Pltm" in tags or place == 0:
        found.readings.append(Reading(word, tags))
    elif "plur" in tags:
        found.plurals.add(fold(word))
