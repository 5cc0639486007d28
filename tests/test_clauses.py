"""Every clause of every rulebook has a test, and every citation a clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polyana import games
from polyana.core.rulebook import rulebook
from polyana.testing.clauses import cited

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "polyana" / "games"


@pytest.mark.parametrize("name", games.names())
def test_every_clause_is_exercised(name: str) -> None:
    clauses = rulebook(games.package(name)).clauses
    exercised = cited(TESTS)
    missing = [clause for clause in clauses if clause not in exercised]
    assert not missing, f"no test cites {', '.join(missing)}"


@pytest.mark.parametrize("name", games.names())
def test_every_citation_is_a_clause(name: str) -> None:
    """In tests, in the rules and in the texts: a clause that is cited exists."""
    clauses = rulebook(games.package(name)).clauses
    prefix = games.game(name).prefix
    sources = [*(SOURCE / name).glob("*.py"), *(SOURCE / name).glob("*.toml")]
    used = {
        clause for path in sources for clause in re.findall(rf"{prefix}-\d+\.\d+", path.read_text("utf-8"))
    }
    used |= {clause for clause in cited(TESTS) if clause.startswith(prefix)}
    assert not sorted(used - set(clauses))
