"""What lies in the page folder of a game beside its rules: its page, its style, its script, its drawings."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from polyana import games

PAGE = "page.html"


def page_folder(game: str) -> Path:
    """Where the files of a game's page lie. The game itself is not loaded for this."""
    spec = find_spec(games.package(game))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "page"


def shown_games() -> list[str]:
    """The games that stand on the shelf: those that bring a page of their own."""
    return [name for name in games.names() if (page_folder(name) / PAGE).exists()]


@cache
def brings(game: str, file: str) -> bool:
    """Does a game bring this file?"""
    return (page_folder(game) / file).exists()
