"""The games, one folder each: a package whose `FOLDER` says what the game brings (`GameFolder`).

Another distribution brings a game by an entry point of the group `polyana.games` that names its package.
Code that asks for a game by its name knows nothing of its table, hence `Game[Any]`.

>>> "no_words" in names()
True
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from polyana.bots import BotFactory, RandomBot
from polyana.core import Game, Refused
from polyana.core.data_files import data_file
from polyana.games.folder import GameFolder, GamePage
from polyana.games.tutorial import Tutorial, read_tutorial

ENTRY_POINTS = "polyana.games"


@cache
def _packages() -> dict[str, str]:
    """The packages of all games by their code names. Our own cannot be replaced from outside."""
    found = {one.name: one.value for one in entry_points(group=ENTRY_POINTS)}
    own = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return found | {name: f"{__name__}.{name}" for name in own}


def names() -> list[str]:
    """The code names of all games."""
    return sorted(_packages())


def package(name: str) -> str:
    """The package of a game."""
    return _packages()[name]


@cache
def folder(name: str) -> GameFolder[Any]:
    """A game by its code name, with all that it brings."""
    if name not in names():
        raise Refused("no_game", name=name, games=", ".join(names()))
    found = import_module(package(name)).FOLDER
    assert isinstance(found, GameFolder), f"FOLDER of {package(name)} is no GameFolder"
    return found


@cache
def game(name: str) -> Game[Any]:
    """The rules of a game by its code name."""
    return folder(name).rules()


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
    return {"random": RandomBot, **folder(name).bots()}


@cache
def page(name: str) -> GamePage[Any] | None:
    """The Python side of a game's page, if it has one."""
    return folder(name).page()


@cache
def tutorial(name: str) -> Tutorial | None:
    """The tutorial that a game brings, if it brings one."""
    rules, file = game(name), data_file(package(name), "tutorial.toml")
    return read_tutorial(file, rules) if file.is_file() else None


def with_bots(name: str) -> tuple[Game[Any], dict[str, BotFactory]]:
    """A game and its bots: what worker processes load."""
    return game(name), bots(name)
