"""Terms on the pages: the list of them, and links from the rulebook to it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from polyana import games
from polyana.core.emphasis import without_emphasis
from polyana.core.glossary import Term, glossary
from polyana.core.rulebook import Rulebook
from polyana.core.speech import LANGUAGES

TERM = Markup('<a class="term" href="#{anchor}" title="{about}">{word}</a>')


class GlossaryEntry(NamedTuple):
    """A term as a page shows it."""

    anchor: str
    game: str
    name: str
    about: str
    clause: str


class Terms(NamedTuple):
    """What a rulebook's page knows of terms."""

    entries: list[GlossaryEntry]
    texts: dict[str, Markup]
    """The clauses by id, with links from terms to their explanations: once in each chapter."""


def entries(game: str, language: str) -> list[GlossaryEntry]:
    """The terms of a game in alphabetical order."""
    found = [_entry(game, term, language) for term in glossary(games.package(game))]
    return sorted(found, key=lambda one: one.name.lower().replace("ё", "е"))


def _entry(game: str, term: Term, language: str) -> GlossaryEntry:
    words = term.in_(language)
    return GlossaryEntry(f"term-{game}-{term.id}", game, words.name, words.about, term.clause)


@lru_cache(32)
def terms_in(game: str, book: Rulebook, language: str) -> Terms:
    """The terms of a game, and the clauses of its rulebook with links to them."""
    terms = sorted(glossary(games.package(game)), key=lambda term: -len(term.ru.stem))
    seen: set[tuple[str, str]] = set()
    texts = {}
    for clause in book.clauses.values():
        text, spans = without_emphasis(clause.text), dict[int, tuple[int, Term]]()
        for term in terms:
            if (clause.chapter, term.id) in seen:
                continue
            for found in filter(None, (term.pattern(one).search(text) for one in LANGUAGES)):
                if not any(start < found.end() and found.start() < end for start, (end, _) in spans.items()):
                    spans[found.start()] = (found.end(), term)
                    seen.add((clause.chapter, term.id))
                    break
        texts[clause.id] = _with_links(text, spans, game, language)
    return Terms(entries(game, language), texts)


def _with_links(text: str, spans: dict[int, tuple[int, Term]], game: str, language: str) -> Markup:
    made, at = Markup(), 0
    for start, (end, term) in sorted(spans.items()):
        one = _entry(game, term, language)
        made += escape(text[at:start]) + TERM.format(anchor=one.anchor, about=one.about, word=text[start:end])
        at = end
    return made + escape(text[at:])
