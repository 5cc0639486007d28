"""What a bot is: it sits in one seat of one match, sees what that seat sees, and hears what it hears."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from polyana.core import Event, Game, Seat, View

Option: TypeAlias = Any
"""An option of a question, or an answer: its type is that of its kind, and a bot is asked all kinds."""


class Choice(NamedTuple):
    """An answer that a bot means to give.

    `delay` is in seconds from the moment it was shown the questions; the table does the waiting. The
    choice stands as long as the seat's questions stay the same; if they change, the bot is asked anew.
    """

    question: str
    text: str
    delay: float
    urged: bool = False
    """May it be given sooner when only bots are waited for? Not where others gain by the time it takes."""


class BotBug(Exception):
    """A bot gave an answer that the table refuses."""


class Bot(ABC):
    """The base of every bot. It is given views only, never a match or a true table."""

    alone: bool = False
    """Are all seats bots? Then nobody needs to be waited for. The code that seats the bots sets it."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def hear(self, events: Sequence[Event]) -> None:  # noqa: B027 - a bot may be deaf
        """What the table told this seat since the last time."""

    @abstractmethod
    def choose(self, view: View[Any]) -> Choice | None:
        """What to answer, and when. None: it owes nothing and stays silent."""


BotFactory: TypeAlias = Callable[[Game[Any], Seat, Random], Bot]
