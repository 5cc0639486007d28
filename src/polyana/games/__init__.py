"""The games, one folder each. A game's package offers `GAME`, the class of its rules.

>>> "no_words" in names()
True
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any

from polyana.bots import BotFactory, RandomBot
from polyana.core import Game, Refused
from polyana.games.tutorial import Tutorial, read_tutorial


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


def of_clause(clause: str) -> str:
    """The game to whose rulebook a clause belongs; nothing without one.

    >>> of_clause("NW-3.2"), of_clause("")
    ('no_words', '')
    """
    return _by_prefix().get(clause.partition("-")[0], "")


@cache
def _by_prefix() -> dict[str, str]:
    return {game(name).prefix: name for name in names()}


@cache
def bots(name: str) -> dict[str, BotFactory]:
    """The bots that play a game, by name: its own, weakest first, after one that answers at random."""
    game(name)
    module = f"{package(name)}.bot"
    own: dict[str, BotFactory] = import_module(module).BOTS if find_spec(module) else {}
    return {"random": RandomBot, **own}


@cache
def tutorial(name: str) -> Tutorial | None:
    """The tutorial that a game brings, if it brings one."""
    rules, file = game(name), resources.files(package(name)).joinpath("tutorial.toml")
    return read_tutorial(file, rules) if file.is_file() else None


def with_bots(name: str) -> tuple[Game[Any], dict[str, BotFactory]]:
    """A game and its bots: what worker processes load."""
    return game(name), bots(name)
