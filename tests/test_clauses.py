"""Every clause of every rulebook has a test, and every citation a clause."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from polyana import games
from polyana.core.rulebook import rulebook
from polyana.testing.clauses import cited

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "polyana" / "games"


@cache
def exercised() -> dict[str, list[str]]:
    """All tests are parsed once for all games."""
    return cited(TESTS)


@pytest.mark.parametrize("name", games.names())
def test_every_clause_is_exercised(name: str) -> None:
    clauses = rulebook(games.package(name)).clauses
    missing = [clause for clause in clauses if clause not in exercised()]
    assert not missing, f"no test cites {', '.join(missing)}"


@pytest.mark.parametrize("name", games.names())
def test_every_citation_is_a_clause(name: str) -> None:
    """In tests, in the rules and in the texts: a clause that is cited exists."""
    clauses = rulebook(games.package(name)).clauses
    prefix = games.game(name).prefix
    sources = [*(SOURCE / name).rglob("*.py"), *(SOURCE / name).rglob("*.toml")]
    assert sources
    used = {
        clause for path in sources for clause in re.findall(rf"{prefix}-\d+\.\d+", path.read_text("utf-8"))
    }
    used |= {clause for clause in exercised() if clause.startswith(prefix)}
    assert not sorted(used - set(clauses))
