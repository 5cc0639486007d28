"""The examples in the README and in the docstrings are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import polyana

README = Path(__file__).parents[1] / "README.md"
PACKAGE = Path(polyana.__file__).parent
PROMPT = ">>> "
WITH_EXAMPLES = [
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(PACKAGE.rglob("*.py"))
    if PROMPT in path.read_text("utf-8")
]
"""The modules that show how they are used. All others need not even be imported to be looked at."""


def test_the_readme() -> None:
    assert doctest.testfile(str(README), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
