"""The process in which bots think. It loads games and bots and nothing of the server, so it starts at once.

A bot is rebuilt from what its seat has heard whenever the process does not know it yet: after a
restart, or when it takes over a seat in mid-game.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from multiprocessing import parent_process
from random import Random
from threading import Thread
from typing import Any, NamedTuple

from polyana import games
from polyana.bots import Bot, Choice
from polyana.core import Event, Seat, View

KEPT = 2000
"""So many bots are remembered; the one unused longest is forgotten first."""


class Sitting(NamedTuple):
    """Which bot is meant: the level in a seat of a match."""

    code: str
    game: str
    seat: Seat
    level: str
    seed: str
    """The key of the match: secret, so that no move is foretold."""

    def rng(self) -> Random:
        """What this bot does by chance follows from the match and from nothing around it."""
        return Random(f"{self.seed}/{self.seat}/{self.level}")


_bots: dict[Sitting, tuple[Bot, int]] = {}


def think(
    who: Sitting, alone: bool, view: View[Any], heard: Sequence[Event], before: int
) -> Choice | bool | None:
    """In the worker: what does this bot do? False if it must first be told all from the beginning.

    `heard` are the events after the first `before`.
    """
    bot, knows = _bots.pop(who, (None, 0))
    if bot is None:
        if before:
            return False
        bot = games.bots(who.game)[who.level](games.game(who.game), who.seat, who.rng())
    elif knows != before:
        return False
    bot.alone = alone
    if heard:
        bot.hear(list(heard))
    _bots[who] = (bot, before + len(heard))
    while len(_bots) > KEPT:
        _bots.pop(next(iter(_bots)))
    return bot.choose(view)


def settle_in() -> None:
    """In the worker, first of all: let others go first, and do not outlive the server, however it ends."""
    os.nice(10)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
