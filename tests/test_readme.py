"""The examples in the README and in the docstrings of the public API are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import polyana

README = Path(__file__).parents[1] / "README.md"
MODULES = [
    module.name
    for module in pkgutil.walk_packages(polyana.__path__, "polyana.")
    if ".migrations" not in module.name and not module.name.startswith("polyana.cli")
]


def test_the_readme() -> None:
    assert doctest.testfile(str(README), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
