"""The examples in the documentation of the game are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("name", ["clues", "lines", "scoring", "secrets", "solver", "table"])
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(f"polyana.games.letter_jam.rules.{name}"))
    assert result.attempted > 0
    assert result.failed == 0
