"""The process in which bots think. It loads games and bots and nothing of the server, so it starts at once.

A bot that the process does not know is built anew from what its seat has heard: after a restart, or when a
bot takes over a seat in mid-game.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from multiprocessing import parent_process
from random import Random
from threading import Thread
from typing import Any, NamedTuple

from cachetools import LRUCache

from polyana import games
from polyana.bots import Bot, Choice
from polyana.core import Event, Seat, View

KEPT = 2000
"""How many bots are remembered; the one that has rested longest is forgotten first."""


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


class Known(NamedTuple):
    """A bot, and how many events it has heard."""

    bot: Bot
    heard: int


_bots: LRUCache[Sitting, Known] = LRUCache(KEPT)


def think(
    who: Sitting, alone: bool, view: View[Any], heard: Sequence[Event], before: int
) -> Choice | bool | None:
    """In the worker: what does this bot do? False if it must first be told all from the beginning.

    `heard` are the events after the first `before`.
    """
    known = _bots.pop(who, None)
    if known is None and before == 0:
        made = games.bots(who.game)[who.level](games.game(who.game), who.seat, who.rng())
        known = Known(made, 0)
    if known is None or known.heard != before:
        return False
    known.bot.alone = alone
    if heard:
        known.bot.hear(list(heard))
    _bots[who] = Known(known.bot, before + len(heard))
    return known.bot.choose(view)


def settle_in() -> None:
    """In the worker, first of all: let others go first, and do not outlive the server, however it ends."""
    os.nice(10)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
