"""The spell-checker's dictionary, expanded to every form it knows."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from polyana.words.letters import fold

FOLDER = Path("/usr/share/hunspell")


class SourceMissing(Exception):
    """A source of the lexicon is not installed; the message says what to install."""


@dataclass(frozen=True, slots=True)
class Suffix:
    """One affix rule: cut ``strip`` from the end, put ``add`` there, if the end matches ``when``."""

    strip: str
    add: str
    when: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Spelling:
    """What the spell-checker confirms, as folded keys of lower-case entries."""

    headwords: frozenset[str]
    forms: frozenset[str]


def read(folder: Path = FOLDER) -> Spelling:
    """Read and expand the Russian dictionary; about five seconds."""
    affixes, words = folder / "ru_RU.aff", folder / "ru_RU.dic"
    if not (affixes.exists() and words.exists()):
        raise SourceMissing(
            f"{words} is missing: the lexicon needs the Russian hunspell dictionary "
            "(Debian: apt-get install hunspell-ru)"
        )
    suffixes = _suffixes(affixes.read_text("utf-8").splitlines())
    headwords: set[str] = set()
    forms: set[str] = set()
    for line in words.read_text("utf-8").splitlines()[1:]:
        stem, _, flags = line.strip().partition("/")
        if stem != stem.lower():
            continue
        headwords.add(fold(stem))
        forms.add(fold(stem))
        for flag in flags:
            forms.update(fold(form) for form in _inflect(stem, suffixes[flag]))
    return Spelling(frozenset(headwords), frozenset(forms))


def _suffixes(lines: list[str]) -> dict[str, list[Suffix]]:
    """The SFX tables; the Russian dictionary has no prefixes and no crossed rules."""
    tables: dict[str, list[Suffix]] = defaultdict(list)
    for line in lines:
        parts = line.split()
        if len(parts) == 5 and parts[0] == "SFX":
            _, flag, strip, add, when = parts
            tables[flag].append(
                Suffix("" if strip == "0" else strip, "" if add == "0" else add, re.compile(f"(?:{when})$"))
            )
    return tables


def _inflect(stem: str, suffixes: list[Suffix]) -> Iterator[str]:
    for suffix in suffixes:
        if stem.endswith(suffix.strip) and suffix.when.search(stem):
            yield stem[: len(stem) - len(suffix.strip)] + suffix.add
