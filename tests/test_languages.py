"""English is as complete as Russian: every chapter and clause, every message with all that it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
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


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_stands_in_all_languages(folder: Path) -> None:
    said = {language: set(messages(folder, language)) for language in LANGUAGES}
    for language in OTHERS:
        assert sorted(said["ru"] ^ said[language]) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_says_as_much_in_all_languages(folder: Path) -> None:
    """The variables shown are the same; a language may select by one that another does without."""
    russian = messages(folder, "ru")
    for language in OTHERS:
        other = messages(folder, language)
        assert {id_: shown ^ russian[id_] for id_, shown in other.items() if shown != russian[id_]} == {}


def test_a_missing_message_attribute_or_variable_would_be_noticed(tmp_path: Path) -> None:
    (tmp_path / "text.ru.ftl").write_text("a = { $x }\n    .title = { $y }\nb = { NAME($z) }\n", "utf-8")
    (tmp_path / "text.en.ftl").write_text("a = { $x ->\n    [one] 1\n   *[other] 2\n  }\n", "utf-8")
    assert messages(tmp_path, "ru") == {"a": {"x"}, "a.title": {"y"}, "b": {"z"}}
    assert messages(tmp_path, "en") == {"a": set()}


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Message or message.attribute → the variables that it shows."""
    text = (folder / f"text.{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for id_, pattern in _patterns(text):
        assert id_ not in found, f"{folder.name}/text.{language}.ftl: {id_} stands twice"
        shown = Shown()
        shown.visit(pattern)
        found[id_] = shown.names
    return found


def _patterns(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class Shown(Visitor):
    """Collects the variables of a pattern, but for those that it only selects by."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
