"""What a game brings to the house besides its rules. Each game overrides what it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

from polyana.bots import BotFactory
from polyana.bots.balance import Cast, Studied
from polyana.core import Game, Record, Seat


@dataclass(frozen=True)
class GamePage:
    """The Python side of a game's page: functions of a view that its templates and the server call."""

    helpers: ModuleType
    """The templates call its functions as `page.…`."""
    lately: Callable[[Sequence[Any]], list[Any]] | None = None
    """Picks from the log, newest first, the lines that tell what has just happened; otherwise the newest."""
    option: Callable[[Any, str, str], Mapping[str, str | int]] | None = None
    """(view, kind of question, option): more arguments for the words of an option."""
    option_name: Callable[[str, Any, str, str], str] | None = None
    """(language, view, kind of question, option): the words of an option, instead of its text."""
    part: Callable[[Any, Any, int, Seat], str] | None = None
    """(say, settings, players, seat): whom a seat will play, where the settings decide it."""


@dataclass(frozen=True)
class Balance:
    """What a game's matches tell about its balance."""

    study: Callable[[Record[Any]], Studied]
    """One match."""
    casts: Callable[[Any, int], Sequence[Cast]] | None = None
    """(settings, players): choices of sides whose chances are worth comparing."""


class GameFolder:
    """One game. Bots and page are imported when they are asked for: the rules stand alone."""

    rules: ClassVar[type[Game[Any]]]

    def bots(self) -> Mapping[str, BotFactory]:
        """Its bots by level, weakest first."""
        return {}

    def page(self) -> GamePage | None:
        """How it looks in the browser."""
        return None

    def analyse(self, record: Record[Any]) -> Any:
        """What there is to say about a match that is over: for its analysis.html."""
        return None

    def balance(self) -> Balance | None:
        """What the balance report asks of it."""
        return None
