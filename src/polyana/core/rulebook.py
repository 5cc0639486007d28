"""The rulebook of a game: one paragraph per clause, for players, for refusals and for coverage.

A rulebook is Markdown: `#` the game, `##` a chapter, and paragraphs that end with their clause
ids in braces: `Выкладывать обязательно. {NW-3.1}`. It lies in the game's package once per language,
`rulebook.ru.md` and `rulebook.en.md`, with the same chapters and clauses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from polyana.core.data_files import data_file

HOME_LANGUAGE = "ru"
"""The language of a book that has not been translated."""

_IDS = re.compile(r"\s*\{([A-Z]{2}-\d+\.\d+(?:\s+[A-Z]{2}-\d+\.\d+)*)\}$")


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule in words."""

    id: str
    chapter: str
    text: str


class Rulebook:
    """A parsed rulebook.

    >>> book = Rulebook("# Эхо\\n\\n## Ход\\n\\nПишите слово. {EC-1.1}\\n")
    >>> book.title, book["EC-1.1"].text, list(book.clauses)
    ('Эхо', 'Пишите слово.', ['EC-1.1'])
    """

    def __init__(self, text: str, language: str = HOME_LANGUAGE) -> None:
        self.language = language
        self.title = ""
        self.lead = ""
        self.clauses: dict[str, Clause] = {}
        chapter = ""
        for paragraph in text.split("\n\n"):
            paragraph = " ".join(paragraph.split())
            if paragraph.startswith("## "):
                chapter = paragraph[3:]
            elif paragraph.startswith("# "):
                self.title = paragraph[2:]
            elif found := _IDS.search(paragraph):
                for id_ in found[1].split():
                    if id_ in self.clauses:
                        raise ValueError(f"clause {id_} stands twice in the rulebook")
                    self.clauses[id_] = Clause(id_, chapter, paragraph[: found.start()])
            elif paragraph and not chapter:
                self.lead = paragraph
            elif paragraph:
                raise ValueError(f"a paragraph without clause ids: {paragraph[:60]}…")

    def __getitem__(self, id_: str) -> Clause:
        return self.clauses[id_]

    def chapters(self) -> dict[str, list[Clause]]:
        """The clauses by chapter, in order."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            found.setdefault(clause.chapter, []).append(clause)
        return found


@cache
def rulebook(package: str, language: str = HOME_LANGUAGE) -> Rulebook:
    """The rulebook that lies in a game's package, in the reader's language if it is there."""
    book = data_file(package, f"rulebook.{language}.md")
    if not book.is_file() and language != HOME_LANGUAGE:
        return rulebook(package)
    return Rulebook(book.read_text("utf-8"), language)
