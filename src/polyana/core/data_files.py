"""Where the data of a package lie: texts, rulebooks, glossary, cards."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable


def data_file(package: str, *path: str) -> Traversable:
    """A file in the folder `data` of a package."""
    return resources.files(package).joinpath("data", *path)
