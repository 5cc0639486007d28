"""Zones: who may see a field of the table, and who may count it.

A field without a zone is seen by nobody. Every view of every game is made by `redact`, from the
declarations alone, so there is one place that could leak, and it is tested.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from polyana.core.refusal import HiddenFact

if TYPE_CHECKING:
    from polyana.core.table import Table

Seat: TypeAlias = int
SPECTATOR: Seat = -1


class Hidden(Enum):
    """The type of HIDDEN."""

    HIDDEN = "hidden"


HIDDEN: Any = Hidden.HIDDEN
"""Stands for a value that is not there for this viewer at all."""


class Backs:
    """A pile seen from behind: it has a length, and complains when anybody tries to turn a card.

    >>> len(Backs(3)), bool(Backs(0)), Backs(3)
    (3, False, Backs(3))
    """

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"Backs({self.size})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Backs) and other.size == self.size

    def __hash__(self) -> int:
        return hash(("Backs", self.size))

    def __iter__(self) -> Iterator[Any]:
        raise HiddenFact("these cards lie face down")

    def __getitem__(self, place: object) -> Any:
        raise HiddenFact("these cards lie face down")

    def __contains__(self, card: object) -> bool:
        raise HiddenFact("these cards lie face down")


class Veiled:
    """A dict of which this viewer may know some keys only; even how many there are is hidden."""

    __slots__ = ("known",)

    def __init__(self, known: dict[Any, Any]) -> None:
        self.known = known

    def __getitem__(self, key: Any) -> Any:
        if key in self.known:
            return self.known[key]
        raise HiddenFact(f"nothing is known of {key!r} here")

    def __contains__(self, key: object) -> bool:
        return key in self.known

    def __repr__(self) -> str:
        return f"Veiled({self.known})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Veiled) and other.known == self.known

    __hash__ = None  # type: ignore[assignment]  # as a dict

    def _peek(self, *_: Any) -> Any:
        raise HiddenFact("who else is in here is hidden")

    __len__ = __iter__ = get = keys = values = items = _peek


Knows: TypeAlias = "Callable[[Table, Any, Seat], bool]"


class Zone:
    """Who sees the value (or the value under a key), and who may count it.

    `sees(table, key, viewer)` and `counts(table, key, viewer)` decide by public facts. A keyed zone
    is a dict, each key judged by itself; other zones are judged as a whole, with `None` for the key.
    """

    __slots__ = ("counts", "keyed", "name", "sees")

    def __init__(self, name: str, sees: Knows, counts: Knows, *, keyed: bool = False) -> None:
        self.name = name
        self.sees = sees
        self.counts = counts
        self.keyed = keyed

    def __repr__(self) -> str:
        return self.name


def _all(table: Table, key: Any, viewer: Seat) -> bool:
    return True


def _none(table: Table, key: Any, viewer: Seat) -> bool:
    return False


def _owner(table: Table, key: Any, viewer: Seat) -> bool:
    return bool(key == viewer)


def _seated_others(table: Table, key: Any, viewer: Seat) -> bool:
    return viewer >= 0 and key != viewer


Open = Zone("Open", _all, _all)
Nobody = Zone("Nobody", _none, _none)
Count = Zone("Count", _none, _all)
Counts = Zone("Counts", _none, _all, keyed=True)
Own = Zone("Own", _owner, _none, keyed=True)
OwnCount = Zone("OwnCount", _owner, _all, keyed=True)
NotOwn = Zone("NotOwn", _seated_others, _all, keyed=True)


@cache  # one test for all zones of a side, so that a view asks it once
def _on_side(side: str) -> Knows:
    def test(table: Table, key: Any, viewer: Seat) -> bool:
        return viewer >= 0 and table.side(viewer) == side

    return test


def Side(side: str, *, count: bool = False) -> Zone:  # noqa: N802 (reads as the other zones do)
    """Seen by one side; the others may count it, or know nothing."""
    return Zone(f"Side({side})", _on_side(side), _all if count else _none)


def SideCount(side: str) -> Zone:  # noqa: N802 (as above)
    """Seen by nobody, counted by one side."""
    return Zone(f"SideCount({side})", _none, _on_side(side))


def Keyed(sees: Knows, counts: Knows = _none) -> Zone:  # noqa: N802 (as above)
    """A dict judged key by key with tests on public facts."""
    return Zone("Keyed", sees, counts, keyed=True)
