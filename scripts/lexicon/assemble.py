"""From readings, confirmations and hand lists to the three lists that are shipped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from scripts.lexicon import grading
from scripts.lexicon.hunspell import Spelling
from scripts.lexicon.morphology import (
    ABBREVIATIONS,
    DOUBLETS,
    MISSPELT,
    NAMES,
    SLANG,
    Morphology,
    Reading,
    Table,
    cell,
)

from polyana.words.curated import REASONS, curated
from polyana.words.letters import fold

# A noun this frequent that the spell-checker has never seen is more often a name than not.
SUSPICIOUS = 2.5
# The rarest grade that a table accepts unless it chooses otherwise.
USUAL = 4


@dataclass(slots=True)
class Lists:
    """Key to display form, and for the lexicon itself key to grade."""

    shown: dict[str, str] = field(default_factory=dict)
    grades: dict[str, int] = field(default_factory=dict)
    proper: dict[str, str] = field(default_factory=dict)
    slang: dict[str, str] = field(default_factory=dict)


class Assembly:
    """The rules that decide on each reading, in one place."""

    def __init__(
        self, morphology: Morphology, spelling: Spelling, frequency: Mapping[str, float], analyser: Any
    ) -> None:
        self.morphology = morphology
        self.spelling = spelling
        self.frequency = frequency
        self.analyser = analyser
        self.reviewed = {fold(word) for word, _, _ in curated("reviewed.txt")}
        self.denied = {fold(word): reason for word, reason, _ in curated("deny.txt")}

    def lists(self) -> Lists:
        """Everything that is shipped."""
        lists = Lists()
        for reading in self.morphology.readings:
            self._place(lists, reading)
        for name in ("allow.txt", "wiktionary.txt", "coarse.txt"):
            for word, _, _ in curated(name):
                _add(lists.shown, word)
        for word, reason, _ in curated("deny.txt"):
            side = {"proper": lists.proper, "slang": lists.slang}.get(REASONS[reason])
            if side is not None:
                _add(side, word)
        lists.grades = {key: self._grade(key, shown) for key, shown in lists.shown.items()}
        for word, _, _ in curated("allow.txt"):
            # Somebody missed the word at a table: the usual grade has to hold it, new as it may be.
            lists.grades[fold(word)] = min(lists.grades[fold(word)], USUAL)
        for word, _, grade in curated("grades.txt"):
            if fold(word) not in lists.shown:
                raise ValueError(f"grades.txt: «{word}» is not in the lexicon")
            lists.grades[fold(word)] = grade
        for side in (lists.proper, lists.slang):
            for key in [key for key in side if key in lists.shown or len(key) < 2]:
                del side[key]
        return lists

    def _place(self, lists: Lists, reading: Reading) -> None:
        tags, key = reading.tags, reading.key
        if tags & (ABBREVIATIONS | MISSPELT) or self._false_plural(reading):
            return
        if tags & NAMES:
            _add(lists.proper, reading.shown)
        elif SLANG in tags:
            _add(lists.slang, reading.shown)
        elif key in self.denied or (tags & DOUBLETS and key not in self.spelling.headwords):
            return
        elif self._suspicious(key):
            _add(lists.proper, reading.shown)
        else:
            _add(lists.shown, reading.shown)

    def _false_plural(self, reading: Reading) -> bool:
        """A plural that heads its own table although a singular has it too: «супруги» beside «супруг»."""
        return not reading.tags & {"sing", "Pltm"} and reading.key in self.morphology.plurals

    def _suspicious(self, key: str) -> bool:
        if key in self.spelling.forms or key in self.reviewed:
            return False
        return self._zipf(key) >= SUSPICIOUS

    def _zipf(self, key: str) -> float:
        table = self.morphology.tables.get(key)
        return (
            grading.lemma_zipf(table, self.frequency) if table else grading.zipf(self.frequency.get(key, 0))
        )

    def _grade(self, key: str, shown: str) -> int:
        table = self.morphology.tables.get(key) or self._guessed(shown)
        return grading.grade(
            grading.lemma_zipf(table, self.frequency),
            confirmed=key in self.spelling.forms or key in self.morphology.adjectives,
            ambiguous=not table.alone,
        )

    def _guessed(self, shown: str) -> Table:
        """The forms of a word that the dictionary lacks, as its endings suggest them."""
        table = Table()
        parses = [parse for parse in self.analyser.parse(shown) if "nomn" in parse.tag]
        nouns = [parse for parse in parses if parse.tag.POS == "NOUN"] or parses
        for form in nouns[0].lexeme if nouns else ():
            table.cells[fold(form.word)].add(cell(frozenset(form.tag.grammemes)))
        table.cells[fold(shown)].add(("sing", "nomn"))
        if not any(parse.is_known for parse in parses):
            table.alone = set(table.cells)
        return table


def _add(place: dict[str, str], word: str) -> None:
    """Of two spellings the one with Ё is shown: it says more."""
    key = fold(word)
    if key not in place or "ё" in word:
        place[key] = word
