"""The examples in the documentation of the words are true."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("name", ["curated", "index", "letters", "lexicon", "why", "yo"])
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(f"polyana.words.{name}"))
    assert result.attempted > 0
    assert result.failed == 0
