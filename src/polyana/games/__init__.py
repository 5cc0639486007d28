"""The games, one folder each. A game's package offers `GAME`, the class of its rules.

>>> "no_words" in names()
True
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from polyana.core import Game, Refused


def names() -> list[str]:
    """The code names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def package(name: str) -> str:
    """The package of a game: its texts, rulebook and cards lie there."""
    return f"{__name__}.{name}"


@cache
def game(name: str) -> Game[Any]:
    """The rules of a game by its code name."""
    if name not in names():
        raise Refused("no_game", name=name, games=", ".join(names()))
    rules: type[Game[Any]] = import_module(package(name)).GAME
    return rules()
