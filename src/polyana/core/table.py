"""The table: the facts of a game, the questions it can ask and the things it can tell.

A game's table is a dataclass with slots whose fields carry their zone:

    @dataclass(slots=True)
    class Talk(Table):
        deck: Annotated[list[str], Count]
        hands: Annotated[dict[Seat, list[str]], OwnCount]
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, TypeVar

from polyana.core.asking import Asking
from polyana.core.dice import Dice
from polyana.core.events import Event
from polyana.core.generated import copier, redactor, teller, zone_of
from polyana.core.refusal import HiddenFact
from polyana.core.zones import Open, Seat, Zone

T = TypeVar("T", bound="Table")


class Runtime:
    """What a table has while it is played and what is no part of the position."""

    __slots__ = ("dice", "told", "viewer")

    dice: Dice
    told: list[Event] | None
    viewer: Seat | None


@dataclass(slots=True, repr=False)
class Table(Runtime, Asking):
    """The base of every game's table."""

    players: Annotated[int, Open]

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(self.players)

    def side(self, seat: Seat) -> str:
        """The side a seat plays on, in games that have sides."""
        return ""

    def left_of(self, seat: Seat) -> Seat:
        """The left neighbour: the next seat clockwise."""
        return (seat + 1) % self.players

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else, clockwise from the left neighbour."""
        return [*range(seat + 1, self.players), *range(seat)]

    def picture(self) -> list[str]:
        """The table in plain lines, for the terminal: where piles alone would say too little."""
        return []

    def sees(self, name: str) -> bool:
        """Does this view hold the field? (Templates ask before they look.)"""
        try:
            getattr(self, name)
        except HiddenFact:
            return False
        return True

    def facts(self) -> dict[str, Any]:
        """All that this view holds, by field. What shares a zone is there together or not at all."""
        return schema(type(self)).facts(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Views travel to the bots' process; what is unset stays unset."""
        return _as_it_was, (schema(type(self)).cls, self.facts(), getattr(self, "viewer", None))

    @property
    def heard(self) -> bool:
        """Does anybody listen? Not in a re-drive or a search, where texts need not be put together."""
        return self.told is not None

    def tell(
        self,
        kind: str,
        clause: str,
        *,
        to: Sequence[Seat] | None = None,
        only: dict[str, tuple[Sequence[Seat], Any]] | None = None,
        **args: Any,
    ) -> None:
        """Say what the hearers could have worked out from what they know."""
        if self.told is not None:
            self._say(kind, clause, to, only, args, revealed=False)

    def reveal(
        self,
        kind: str,
        clause: str,
        *,
        to: Sequence[Seat] | None = None,
        only: dict[str, tuple[Sequence[Seat], Any]] | None = None,
        **args: Any,
    ) -> None:
        """Say something that was hidden from the hearers, chance included. No undo reaches behind it."""
        if self.told is not None:
            self._say(kind, clause, to, only, args, revealed=True)

    def _say(
        self,
        kind: str,
        clause: str,
        to: Sequence[Seat] | None,
        only: dict[str, tuple[Sequence[Seat], Any]] | None,
        args: dict[str, Any],
        revealed: bool,
    ) -> None:
        assert self.told is not None
        ears = None if to is None else tuple(sorted(to))
        some = {}
        if only:
            some = {name: (tuple(sorted(seats)), _kept(value)) for name, (seats, value) in only.items()}
        for name, value in args.items():
            args[name] = _kept(value)
        self.told.append(Event(kind, clause, args, ears, some, revealed))


def _kept(value: Any) -> Any:
    """A copy of a list: what was told does not change with it."""
    return value[:] if isinstance(value, list) else value


class Schema(typing.Generic[T]):
    """What the annotations of a table class say, worked out once: how to copy it, how to redact it."""

    def __init__(self, cls: type[T]) -> None:
        hints = typing.get_type_hints(cls, include_extras=True)
        self.zones: dict[str, Zone] = {one.name: zone_of(hints[one.name]) for one in fields(cls)}
        self.cls = cls
        self.view = _seen(cls)
        self.copy: Callable[[T], T] = copier(cls, hints)
        self.redact: Callable[[T, Seat], T] = redactor(cls, self.view, hints)
        self.facts: Callable[[T], dict[str, Any]] = teller(cls, hints)


def _seen(cls: type[T]) -> type[T]:
    """The class of a table's views: reading a field that is unset raises.

    It is a class of its own because `__getattr__` makes every look-up twice as dear, and rules look up all
    the time.
    """

    def peek(self: T, name: str) -> Any:
        if name in schema(cls).zones:
            raise HiddenFact(f"'{name}' is hidden from this seat")
        raise AttributeError(name)

    body = {"__slots__": (), "__getattr__": peek, "__module__": cls.__module__, "__doc__": cls.__doc__}
    return type(cls.__name__, (cls,), body)


def schema(cls: type[T]) -> Schema[T]:
    """The schema of a table class, and of the class of its views."""
    found: Schema[T] = _schema(cls)  # type: ignore[arg-type]  # tables have no hash, but their classes have
    return found


@cache
def _schema(cls: type[Any]) -> Schema[Any]:
    return _schema(cls.__bases__[0]) if "__getattr__" in vars(cls) else Schema(cls)


def redact(table: T, viewer: Seat) -> T:
    """The table as one seat may know it: of the same class, hidden fields unset, hidden piles as backs.

    The one function that makes views.
    """
    return schema(type(table)).redact(table, viewer)


def table_from_view(view: T) -> T:
    """A new table with what a view shows; `Game.worlds` fills in the rest."""
    table = type(view).__new__(type(view))
    for name, value in view.facts().items():
        setattr(table, name, _unshared(value))
    return table


def _unshared(value: Any) -> Any:
    if isinstance(value, list):
        return [_unshared(one) for one in value]
    if isinstance(value, dict):
        return {key: _unshared(one) for key, one in value.items()}
    return value


def _as_it_was(cls: type[T], shown: dict[str, Any], viewer: Seat | None) -> T:
    view = schema(cls).view
    table = view.__new__(view)
    table.viewer = viewer
    for name, value in shown.items():
        setattr(table, name, value)
    return table
