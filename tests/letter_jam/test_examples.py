"""The examples in the documentation of the game are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

MODULES = [
    "rules.clue_letters",
    "rules.draft",
    "rules.line",
    "rules.moving_on",
    "rules.notes",
    "rules.result_and_points",
    "rules.secret_words",
    "rules.settings",
    "bots.giving",
    "bots.levels",
    "bots.solver",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(f"polyana.games.letter_jam.{name}"))
    assert result.attempted > 0
    assert result.failed == 0
