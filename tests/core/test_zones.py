"""Who sees what: each kind of zone through every pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from polyana.core import (
    SPECTATOR,
    Count,
    Counts,
    HiddenFact,
    Keyed,
    Nobody,
    NotOwn,
    Open,
    Own,
    OwnCount,
    Side,
    SideCount,
    Table,
    redact,
)
from polyana.core.table import schema
from polyana.core.zones import Backs, Veiled


def _friends(table: Any, key: Any, viewer: int) -> bool:
    return viewer in (key, 0)


@dataclass(slots=True)
class Zoo(Table):
    free: Annotated[list[str], Open]
    undeclared: list[str]
    counted: Annotated[list[str], Count]
    piles: Annotated[dict[str, list[str]], Counts]
    drafts: Annotated[dict[int, str], Own]
    hands: Annotated[dict[int, list[str]], OwnCount]
    hats: Annotated[dict[int, list[str]], NotOwn]
    lair: Annotated[list[str], Side("killer")]
    knives: Annotated[list[str], Side("killer", count=True)]
    deck: Annotated[list[str], SideCount("killer")]
    bites: Annotated[dict[int, str], Keyed(_friends)]

    def side(self, seat: int) -> str:
        return "killer" if seat == 0 else "victims"


def zoo() -> Zoo:
    lists = {0: ["a"], 1: ["b", "c"]}
    words = {0: "x", 1: "y"}
    return Zoo(2, ["o"], ["u"], ["c"], {"p": ["q"]}, words, lists, lists, ["s"], ["s"], ["s"], words)


SHOWN: dict[int, dict[str, Any]] = {
    0: {
        "drafts": Veiled({0: "x"}),
        "hands": {0: ["a"], 1: Backs(2)},
        "hats": {0: Backs(1), 1: ["b", "c"]},
        "lair": ["s"],
        "knives": ["s"],
        "deck": Backs(1),
        "bites": Veiled({0: "x", 1: "y"}),
    },
    1: {
        "drafts": Veiled({1: "y"}),
        "hands": {0: Backs(1), 1: ["b", "c"]},
        "hats": {0: ["a"], 1: Backs(2)},
        "lair": None,
        "knives": Backs(1),
        "deck": None,
        "bites": Veiled({1: "y"}),
    },
    SPECTATOR: {
        "drafts": Veiled({}),
        "hands": {0: Backs(1), 1: Backs(2)},
        "hats": {0: Backs(1), 1: Backs(2)},
        "lair": None,
        "knives": Backs(1),
        "deck": None,
        "bites": Veiled({}),
    },
}


@pytest.mark.parametrize("viewer", SHOWN)
def test_every_zone_through_every_pair_of_eyes(viewer: int) -> None:
    view = redact(zoo(), viewer)
    everywhere = {"free": ["o"], "counted": Backs(1), "piles": {"p": Backs(1)}}
    for name, value in {**everywhere, **SHOWN[viewer]}.items():
        assert view.sees(name) is (value is not None), name
        if value is not None:
            assert getattr(view, name) == value, name


def test_what_nobody_declared_nobody_sees() -> None:
    with pytest.raises(HiddenFact):
        _ = redact(zoo(), 0).undeclared


def test_hidden_things_are_loud_when_touched() -> None:
    view = redact(zoo(), 1)
    looks: list[Any] = [
        lambda: view.lair,
        lambda: getattr(view, "lair", None),
        lambda: list(view.hands[0]),
        lambda: "a" in view.hands[0],
        lambda: view.hands[0][0],
        lambda: view.drafts[0],
        lambda: len(view.drafts),
        lambda: list(view.drafts),
    ]
    for look in looks:
        with pytest.raises(HiddenFact):
            look()


def test_a_view_shares_nothing_with_the_table() -> None:
    table = zoo()
    view = redact(table, 0)
    view.free.append("!")
    view.hands[0].append("!")
    assert (table.free, table.hands[0]) == (["o"], ["a"])


@dataclass(slots=True)
class Shelf(Table):
    books: Annotated[Sequence[str], Open]
    notes: Annotated[list[str], Open]


def test_what_cannot_be_changed_in_place_is_shared_by_copies_and_views() -> None:
    shelf = Shelf(2, ["a", "b"], ["c"])
    for other in (schema(Shelf).copy(shelf), redact(shelf, 0)):
        assert isinstance(other, Shelf)
        assert other.books is shelf.books
        assert (other.notes, other.notes is shelf.notes) == (["c"], False)


def test_a_misspelt_zone_is_an_ordinary_error() -> None:
    with pytest.raises(AttributeError):
        _ = redact(zoo(), 0).no_such_zone  # type: ignore[attr-defined]  # what the checker sees, rules feel


@dataclass(slots=True)
class Den(Table):
    lair: Annotated[list[str], Side("killer")]
    knives: Annotated[list[str], Side("killer", count=True)]
    decks: Annotated[dict[str, list[str]], Keyed(Nobody.sees, Side("killer").sees)]
    asked: Annotated[list[int], Open]

    def side(self, seat: int) -> str:
        self.asked.append(seat)
        return "killer" if seat == 0 else "victims"


def test_a_side_is_judged_once_for_all_its_zones() -> None:
    den = Den(2, ["s"], ["t"], {"one": ["a", "b"], "two": []}, [])
    killer, victim = redact(den, 0), redact(den, 1)
    assert den.asked == [0, 1]
    piles = Veiled({"one": Backs(2), "two": Backs(0)})
    assert killer.facts() == {"players": 2, "lair": ["s"], "knives": ["t"], "decks": piles, "asked": [0]}
    assert victim.facts() == {"players": 2, "knives": Backs(1), "decks": Veiled({}), "asked": [0, 1]}
