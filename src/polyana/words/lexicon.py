"""The referee's word list: which nouns count, how common each is, and why a word is refused."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterator, KeysView
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from polyana.words.curated import BadList, curated
from polyana.words.letters import BadSpelling, fold, spelling

GRADES = (1, 2, 3, 4, 5)
OWN_GRADE = 3
"""The grade of a word from a table's own list when the line names none: every table accepts it."""

_OWN_LINE = re.compile(
    r"(?P<sign>[+-])\s+(?P<word>[а-яё]+)(?:\s+(?P<grade>[1-5]))?\s*(?:#.*)?", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says about one word.

    ``reason`` is ``accepted``, ``too_rare``, ``proper``, ``slang``, ``plural``, ``oblique``, ``not_noun``
    or ``unknown``; ``grade`` is 0 for words outside the list.
    """

    word: str
    accepted: bool
    reason: str
    shown: str
    grade: int


class Lexicon:
    """Nouns by key (lower case, Ё as Е). Read-only: one instance serves all tables.

    >>> words = Lexicon.load()
    >>> words.judge("Ёжик").shown
    'ёжик'
    >>> words.judge("столы").reason
    'plural'
    """

    def __init__(self, grades: dict[str, int], shown: dict[str, str], *, digest: str) -> None:
        self._grades = grades
        self._shown = shown
        self.id = digest
        self.coarse = frozenset(fold(word) for word, _, _ in curated("coarse.txt"))

    @classmethod
    def load(cls, own_words: Path | None = None) -> Lexicon:
        """The packaged list, with a table's own additions (``+ слово 3``) and removals (``- слово``)."""
        digest = hashlib.sha256()
        for name in ("proper", "slang"):
            digest.update(_unpack(name))
        text = _unpack("lexicon")
        digest.update(text)
        grades: dict[str, int] = {}
        shown: dict[str, str] = {}
        for line in text.decode().splitlines():
            key, grade, display = line.split("\t")
            grades[key] = int(grade)
            if display:
                shown[key] = display
        if own_words is not None:
            digest.update(_apply(own_words, grades, shown))
        return cls(grades, shown, digest=digest.hexdigest()[:16])

    @property
    def keys(self) -> KeysView[str]:
        """All keys, coarse words included."""
        return self._grades.keys()

    def __len__(self) -> int:
        return len(self._grades)

    def __contains__(self, key: str) -> bool:
        return key in self._grades

    def grade(self, key: str) -> int:
        """From 1 (everybody's word) to 5 (hardly anybody's); 0 if the list does not hold the key."""
        return self._grades.get(key, 0)

    def shown(self, key: str) -> str:
        """The word as it is written, with Ё."""
        return self._shown.get(key, key)

    def offered(self) -> Iterator[tuple[str, int]]:
        """Keys and grades of all words that may be shown or played unasked: coarse ones never."""
        return ((key, grade) for key, grade in self._grades.items() if key not in self.coarse)

    def judge(self, word: str, *, grade: int = 5, proper: bool = False, slang: bool = False) -> Verdict:
        """Does this word count at a table that plays with words up to ``grade``?

        Raises ``BadSpelling`` for a text that cannot be a word at all.
        """
        key = spelling(word)
        found = self.grade(key)
        if self.accepts(key, grade=grade, proper=proper, slang=slang):
            return self._accepted(key, grade, proper)
        if found:
            return Verdict(key, False, "too_rare", self.shown(key), found)
        from polyana.words.why import why_refused  # the analyser is needed for refusals only

        return Verdict(key, False, why_refused(key), key, 0)

    def accepts(self, key: str, *, grade: int = 5, proper: bool = False, slang: bool = False) -> bool:
        """The same without a reason: quick, for words by the thousand."""
        return (
            0 < self.grade(key) <= grade
            or (proper and key in side_list("proper"))
            or (slang and key in side_list("slang"))
        )

    def _accepted(self, key: str, grade: int, proper: bool) -> Verdict:
        found = self.grade(key)
        if 0 < found <= grade:
            return Verdict(key, True, "accepted", self.shown(key), found)
        if proper and key in side_list("proper"):
            return Verdict(key, True, "accepted", side_list("proper")[key].capitalize(), 0)
        return Verdict(key, True, "accepted", side_list("slang")[key], 0)


@cache
def lexicon() -> Lexicon:
    """The packaged lexicon, read once."""
    return Lexicon.load()


@cache
def side_list(name: str) -> dict[str, str]:
    """Key to display form of the words a table may agree on: ``proper`` names or ``slang``."""
    lines = (line.split("\t") for line in _unpack(name).decode().splitlines())
    return {key: shown or key for key, shown in lines}


def _unpack(name: str) -> bytes:
    return gzip.decompress((files("polyana.words") / "data" / f"{name}.tsv.gz").read_bytes())


def _apply(path: Path, grades: dict[str, int], shown: dict[str, str]) -> bytes:
    """Change the list as a table's own file asks; the effect goes into the digest, comments do not."""
    effect = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        match = _OWN_LINE.fullmatch(line)
        if match is None:
            raise BadList(
                f"{path}, line {number}: expected «+ слово», «+ слово 3» or «- слово»: {line[:60]!r}"
            )
        try:
            key = spelling(match["word"])
        except BadSpelling as bad:
            raise BadList(f"{path}, line {number}: {bad}") from bad
        if match["sign"] == "+":
            grades[key] = int(match["grade"] or OWN_GRADE)
            shown[key] = match["word"].lower()
        elif match["grade"]:
            raise BadList(f"{path}, line {number}: a removed word has no grade: {line[:60]!r}")
        elif grades.pop(key, None) is None:
            raise BadList(f"{path}, line {number}: «{match['word']}» is not in the lexicon")
        effect.append(f"{match['sign']}{key}{grades.get(key, '')}")
    return "\n".join(effect).encode()
