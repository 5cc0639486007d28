"""Where a clause of a rulebook is carried out, and which tests exercise it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import NamedTuple

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+\.\d+")
ABOUT_RULES = ("glossary.toml", "tutorial.toml")
"""Data that cite clauses to explain them: they carry nothing out."""


class Citation(NamedTuple):
    """A line that names a clause, or a test that cites it (`text` is its name then)."""

    path: Path
    line: int
    text: str


def carried_out(package: str) -> dict[str, list[Citation]]:
    """Clause id → the lines that name it in the rules and the data of a game."""
    home = Path(str(resources.files(package)))
    data = [path for path in sorted((home / "data").glob("*.toml")) if path.name not in ABOUT_RULES]
    return _by_clause(
        (clause, Citation(path, number, line.strip()))
        for path in (*sorted((home / "rules").rglob("*.py")), *data)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for clause in dict.fromkeys(CLAUSE.findall(line))
    )


def cited(folder: Path) -> dict[str, list[Citation]]:
    """Clause id → the tests below a folder that carry `@pytest.mark.rule(id, …)`."""
    return _by_clause(
        (clause, Citation(path, node.lineno, node.name))
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for clause in _marks(node)
    )


def tests_of(package: str) -> Path | None:
    """The folder of the tests, if the package lies in a checkout: an installed one has none."""
    for folder in Path(str(resources.files(package))).parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder / "tests"
    return None


def _marks(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for clause in mark.args:
                if not isinstance(clause, ast.Constant) or not isinstance(clause.value, str):
                    raise TypeError(f"{function.name}: a clause is cited as a plain string")
                yield clause.value


def _by_clause(citations: Iterable[tuple[str, Citation]]) -> dict[str, list[Citation]]:
    found: dict[str, list[Citation]] = {}
    for clause, citation in citations:
        found.setdefault(clause, []).append(citation)
    return found
