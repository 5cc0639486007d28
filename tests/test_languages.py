"""English is as complete as Russian: every chapter and clause, every message with all that it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from polyana import games
from polyana.core.rulebook import Rulebook, rulebook
from polyana.core.speech import LANGUAGES

SOURCE = Path(__file__).parent.parent / "src" / "polyana"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("text.*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "ru"]
NUMBER = re.compile(r"\d+")


# --- rulebooks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", games.names())
def test_the_rulebook_has_the_same_chapters_and_clauses(name: str, language: str) -> None:
    book, russian = (rulebook(games.package(name), one) for one in (language, "ru"))
    assert book.language == language, f"{name} has no rulebook.{language}.md"
    assert book.title
    assert book.lead
    assert sorted(set(russian.clauses) ^ set(book.clauses)) == []
    assert layout(book) == layout(russian)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", games.names())
def test_no_heading_or_clause_is_left_in_russian(name: str, language: str) -> None:
    book, russian = (rulebook(games.package(name), one) for one in (language, "ru"))
    assert not set(book.chapters()) & set(russian.chapters())
    assert [one.id for one in book.clauses.values() if not re.search("[A-Za-z]{3}", one.text)] == []
    assert [one.id for one in book.clauses.values() if one.text == russian[one.id].text] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", games.names())
def test_both_books_name_the_same_numbers(name: str, language: str) -> None:
    """A figure that went wrong in one of them would tell half of the players another rule."""
    book, russian = (rulebook(games.package(name), one) for one in (language, "ru"))
    differ = {id_: (figures(book, id_), figures(russian, id_)) for id_ in book.clauses}
    assert {id_: both for id_, both in differ.items() if both[0] != both[1]} == {}


def layout(book: Rulebook) -> list[list[str]]:
    """The clauses, chapter by chapter."""
    return [[one.id for one in clauses] for clauses in book.chapters().values()]


def figures(book: Rulebook, clause: str) -> list[str]:
    return sorted(NUMBER.findall(book[clause].text))


# --- texts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_stands_in_all_languages(folder: Path) -> None:
    said = {language: set(messages(folder, language)) for language in LANGUAGES}
    for language in OTHERS:
        assert sorted(said["ru"] ^ said[language]) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_says_as_much_in_all_languages(folder: Path) -> None:
    """What one language shows, every other shows too, or chooses its words by it."""
    said = {language: messages(folder, language) for language in LANGUAGES}
    for one, other in permutations(LANGUAGES, 2):
        silent = {id_: text.shown - said[other][id_].used for id_, text in said[one].items()}
        assert {id_: missing for id_, missing in silent.items() if missing} == {}, f"not said in {other}"


def test_what_a_message_shows_and_what_it_only_chooses_by(tmp_path: Path) -> None:
    text = "a = { $x }\n    .title = { NAME($y) }\nb = { $z ->\n    [one] 1\n   *[no] { $of }: { $z }\n  }\n"
    (tmp_path / "text.ru.ftl").write_text(text, "utf-8")
    found = messages(tmp_path, "ru")
    assert {id_: one.shown for id_, one in found.items()} == {"a": {"x"}, "a.title": {"y"}, "b": {"z", "of"}}
    (tmp_path / "text.ru.ftl").write_text("a = { $you ->\n    [yes] you\n   *[no] { $seat }\n  }\n", "utf-8")
    assert messages(tmp_path, "ru")["a"].shown == {"seat"}
    assert messages(tmp_path, "ru")["a"].used == {"you", "seat"}


class Said(Visitor):
    """The variables of a pattern: those that it shows, and all that it uses."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.shown: set[str] = set()
        self.used: set[str] = set()
        self._choosing = False
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self._choosing = True
        self.visit(node.selector)
        self._choosing = False
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used.add(node.id.name)
        if not self._choosing:
            self.shown.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, Said]:
    """Message or message.attribute → what it says."""
    text = (folder / f"text.{language}.ftl").read_text("utf-8")
    found: dict[str, Said] = {}
    for id_, pattern in _patterns(text):
        assert id_ not in found, f"{folder.parent.name}/text.{language}.ftl: {id_} stands twice"
        found[id_] = Said(pattern)
    return found


def _patterns(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value
