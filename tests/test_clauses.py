"""Every clause stands where it is carried out, has a test, and every citation of one is right."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from polyana import games
from polyana.core.rulebook import rulebook
from polyana.testing.clauses import CLAUSE, Citation, carried_out, cited

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src"
RANGE = re.compile(rf"{CLAUSE.pattern}\s*[–—-]\s*(?:[A-Z]{{2}}-)?\d")


@cache
def exercised() -> dict[str, list[Citation]]:
    return cited(TESTS)


@pytest.mark.parametrize("name", games.names())
def test_every_clause_is_exercised(name: str) -> None:
    missing = [clause for clause in rulebook(games.package(name)).clauses if clause not in exercised()]
    assert not missing, f"no test cites {', '.join(missing)}"


@pytest.mark.parametrize("name", games.names())
def test_every_clause_stands_where_it_is_carried_out(name: str) -> None:
    """So one search, or `polyana rules --where`, finds it."""
    found = carried_out(games.package(name))
    missing = [clause for clause in rulebook(games.package(name)).clauses if clause not in found]
    assert not missing, f"neither rules/ nor the data name {', '.join(missing)}"


@pytest.mark.parametrize("name", games.names())
def test_every_citation_is_a_clause(name: str) -> None:
    """In tests, in the code, in the data and in the texts: a clause that is cited exists."""
    prefix = games.game(name).prefix
    home = SOURCE / "polyana" / "games" / name
    files = [file for kind in ("py", "toml", "ftl", "html", "js") for file in home.rglob(f"*.{kind}")]
    used = {clause for file in files for clause in CLAUSE.findall(file.read_text("utf-8"))} | set(exercised())
    known = set(rulebook(games.package(name)).clauses)
    assert not sorted(clause for clause in used - known if clause.startswith(prefix))


def test_no_clause_hides_in_a_range() -> None:
    """Nobody who searches for NW-7.2 finds a range from 7.1 to 7.4."""
    hidden = [
        f"{file.relative_to(SOURCE)}: {found[0]}"
        for file in SOURCE.rglob("*")
        if file.suffix in {".py", ".toml", ".ftl", ".html", ".js"}
        for found in RANGE.finditer(file.read_text("utf-8"))
    ]
    assert not hidden, "\n".join(hidden)
