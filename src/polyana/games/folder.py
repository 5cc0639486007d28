"""What a game brings besides its rules. Each game overrides what it has.

`T` is the table of the game: rules, page, analysis and report must all speak of the same, or the type checker
complains.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from polyana.bots import BotFactory
from polyana.bots.balance import Cast, Studied
from polyana.core import Event, Game, Record, Seat, Table

T = TypeVar("T", bound=Table)

Say: TypeAlias = Callable[..., str]
"""Puts a message of a game's Fluent files into words: `say("page-round", round=3)`."""


class HeardEvent(Protocol):
    """Something that a seat has heard."""

    @property
    def event(self) -> Event: ...


class HeardLine(Protocol):
    """The same in words, as it stands in the log of a page or of a replay."""

    @property
    def number(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Any]: ...
    @property
    def clause(self) -> str: ...
    @property
    def text(self) -> str: ...


L = TypeVar("L", bound=HeardLine)


class PicksLines(Protocol):
    """Picks lines of a log, which is newest first."""

    def __call__(self, log: Sequence[L], /) -> list[L]: ...


@dataclass(frozen=True)
class GamePage(Generic[T]):
    """The Python side of a game's page: functions of a view that its templates and the server call."""

    helpers: ModuleType
    """The templates call its functions as `page.…`."""
    lately: PicksLines | None = None
    """The lines that tell what has just happened; otherwise the newest."""
    option: Callable[[T, str, str], Mapping[str, str | int]] | None = None
    """(view, kind of question, option): more arguments for the words of an option."""
    option_name: Callable[[str, T, str, str], str] | None = None
    """(language, view, kind of question, option): the words of an option, instead of its text."""
    part: Callable[[Say, Any, int, Seat], str] | None = None
    """(say, settings of the game, players, seat): whom a seat will play, where the settings decide it."""


@dataclass(frozen=True)
class Balance(Generic[T]):
    """What a game's matches tell about its balance."""

    study: Callable[[Record[T]], Studied]
    """One match."""
    casts: Callable[[Any, int], Sequence[Cast]] | None = None
    """(settings of the game, players): choices of sides whose chances are worth comparing."""


class GameFolder(Generic[T]):
    """One game. Bots and page are imported when they are asked for: the rules stand alone."""

    rules: type[Game[T]]

    def bots(self) -> Mapping[str, BotFactory]:
        """Its bots by level, weakest first."""
        return {}

    def page(self) -> GamePage[T] | None:
        """How it looks in the browser."""
        return None

    def analyse(self, record: Record[T]) -> object:
        """What there is to say about a match that is over, for its analysis.html; or None."""
        return None

    def balance(self) -> Balance[T] | None:
        """What the balance report asks of it."""
        return None
