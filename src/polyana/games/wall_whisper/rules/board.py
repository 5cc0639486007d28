"""The board: locations in three zones, doors, open passages, one-way arrows and secret passages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Literal

import msgspec

from polyana.core.cards import Source

ZONES = ("green", "red", "blue")
SEARCHES = ("keys", "medicine", "weapons")
REPAIRS = ("vehicle", "transmitter")
SPECIALS = ("information", "spirits", "tools")

Icon = Literal[
    "entrance",
    "exit",
    "keys",
    "medicine",
    "weapons",
    "vehicle",
    "transmitter",
    "information",
    "spirits",
    "tools",
]
Path = tuple[str, ...]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location: its zone, its number there, and what is drawn on it. (WW-5.1, WW-5.2)"""

    id: str
    code: str
    zone: Literal["green", "red", "blue"]
    source: Source
    icons: tuple[Icon, ...] = ()
    passage: str = ""
    unique: bool = False
    """A special location of this board alone. (WW-43.8)"""
    spot: tuple[float, float] | None = None
    """Column and row on the plan."""

    @property
    def number(self) -> int:
        return int(self.id[1:])


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What joins two locations; an arrow leads from `a` to `b`. (WW-5.4)"""

    a: str
    b: str
    kind: Literal["door", "open", "arrow"]
    source: Source
    via: tuple[tuple[float, float], ...] = ()
    """Corners that it passes on the plan from `a` to `b`: columns and rows."""

    @cached_property
    def id(self) -> str:
        return f"{self.a}-{self.b}"


class Board:
    """The map, with what is asked of it again and again worked out once."""

    def __init__(self, places: Sequence[Place], links: Sequence[Link]) -> None:
        self.places = {place.id: place for place in places}
        self.links = {link.id: link for link in links}
        self.ids = tuple(self.places)
        self.doors = tuple(link.id for link in links if link.kind == "door")
        self.arrows = tuple(link.id for link in links if link.kind == "arrow")
        self.icons = {place.id: frozenset(place.icons) for place in places}
        self.searches = {id_: tuple(one for one in SEARCHES if one in self.icons[id_]) for id_ in self.ids}
        self.repairs = {id_: tuple(one for one in REPAIRS if one in self.icons[id_]) for id_ in self.ids}
        self.around: dict[str, tuple[tuple[str, Link], ...]] = {
            id_: tuple(
                (link.b if link.a == id_ else link.a, link) for link in links if id_ in (link.a, link.b)
            )
            for id_ in self.ids
        }
        self.adjacent = {id_: tuple(other for other, _ in self.around[id_]) for id_ in self.ids}
        self.ahead = {
            id_: tuple(other for other, link in self.around[id_] if link.kind != "arrow" or link.a == id_)
            for id_ in self.ids
        }
        """Where a victim gets in one step while there are neither barricades nor ropes."""
        self._against = {
            (one, two) for one in self.ids for two in self.adjacent[one] if self._goes_against(one, two)
        }
        self._doors = {
            id_: [link.id for _, link in self.around[id_] if link.kind == "door"] for id_ in self.ids
        }
        self._marches: dict[tuple[str, int], list[tuple[Path, int]]] = {}
        self._by_passage = {id_: self._passages(id_) for id_ in self.ids}
        self._steps = {id_: self._spread(id_) for id_ in self.ids}
        self.entrance = self.with_icon("entrance")[0]
        self.exit = self.with_icon("exit")[0]

    def _spread(self, start: str) -> dict[str, int]:
        found, edge = {start: 0}, [start]
        for here in edge:
            for there in self.adjacent[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    edge.append(there)
        return found

    def with_icon(self, icon: str) -> list[str]:
        return [id_ for id_, place in self.places.items() if icon in place.icons]

    def distance(self, one: str, two: str) -> int:
        """Steps through doors, dotted lines and arrows, whatever lies on them. (WW-12.1, WW-12.2, WW-5.10)"""
        return self._steps[one][two]

    def within(self, place: str, distance: int) -> list[str]:
        """The locations of a range, in board order. (WW-12.1)"""
        steps = self._steps[place]
        return [id_ for id_ in self.ids if steps[id_] <= distance]

    def in_order(self, places: Iterable[str]) -> list[str]:
        """Places in the fixed order of the board, whatever order they came in. (WW-8.6)"""
        wanted = set(places)
        return [id_ for id_ in self.ids if id_ in wanted]

    def zone(self, zone: str) -> list[str]:
        """The locations of a zone by number. (WW-41.5)"""
        return sorted((id_ for id_, p in self.places.items() if p.zone == zone), key=self.number)

    def number(self, place: str) -> int:
        return self.places[place].number

    def next_in_zone(self, place: str) -> str:
        """The next location by code number, after the highest the lowest. (WW-41.5, WW-41.6)"""
        ring = self.zone(self.places[place].zone)
        return ring[(ring.index(place) + 1) % len(ring)]

    def passages(self, place: str) -> list[str]:
        """The other ends of the secret passage that begins here. (WW-5.9)"""
        return self._by_passage[place]

    def _passages(self, place: str) -> list[str]:
        symbol = self.places[place].passage
        return [i for i, p in self.places.items() if symbol and p.passage == symbol and i != place]

    def link(self, one: str, two: str) -> Link | None:
        """What joins two adjacent locations."""
        return next((link for other, link in self.around[one] if other == two), None)

    def links_of(self, place: str) -> list[Link]:
        return [link for _, link in self.around[place]]

    def doors_of(self, place: str) -> list[str]:
        return self._doors[place]

    def arrows_of(self, place: str) -> list[str]:
        """The arrows that touch a location, at either end. (WW-13.8)"""
        return [link.id for _, link in self.around[place] if link.kind == "arrow"]

    def against(self, one: str, two: str) -> bool:
        """Does this step go against an arrow? (WW-13.1, WW-13.2)"""
        return (one, two) in self._against

    def _goes_against(self, one: str, two: str) -> bool:
        link = self.link(one, two)
        return link is not None and link.kind == "arrow" and link.b == one

    def climbs(self, start: str, path: Path) -> int:
        """How many steps of a path go against an arrow. (WW-13.3)"""
        return sum(self.against(one, two) for one, two in zip((start, *path), path, strict=False))

    def marches(self, start: str, most: int) -> Sequence[tuple[Path, int]]:
        """A killer's ways of one to `most` steps, and how many steps go against an arrow. (WW-11.1, WW-13.2)

        Nothing on the board changes them, so they are worked out once.
        """
        found = self._marches.get((start, most))
        if found is None:
            ways = paths(start, most, self.adjacent.__getitem__)
            found = self._marches[start, most] = [(path, self.climbs(start, path)) for path in ways]
        return found

    def victim_steps(
        self, place: str, barricades: Sequence[str], ropes: Sequence[str], passage: bool = False
    ) -> list[str]:
        """Where a victim can go in one step. (WW-11.8, WW-13.1, WW-13.9, WW-36.18)"""
        if not barricades and not ropes:
            found = [*self.ahead[place]]
        else:
            found = [
                other for other, link in self.around[place] if not self.barred(place, link, barricades, ropes)
            ]
        if passage:
            found += [other for other in self.passages(place) if other not in found]
        return found

    def barred(self, place: str, link: Link, barricades: Sequence[str], ropes: Sequence[str]) -> str:
        """The clause that keeps a victim from leaving a location this way, or ""."""
        if link.kind == "door":
            return "WW-11.8" if link.id in barricades else ""
        return "WW-13.1" if link.kind == "arrow" and link.a != place and link.id not in ropes else ""

    def climbable(self, place: str, ropes: Sequence[str]) -> list[str]:
        """Where an arrow without a rope comes from that leads to this location. (WW-13.1)"""
        return [
            other
            for other, link in self.around[place]
            if link.kind == "arrow" and link.b == place and link.id not in ropes
        ]


def paths(start: str, most: int, steps: Callable[[str], Sequence[str]]) -> Iterator[Path]:
    """Every way of one to `most` steps, shorter ones first; going back is allowed. (WW-11.1)"""
    edge: list[Path] = [()]
    for _ in range(most):
        edge = [(*path, there) for path in edge for there in steps(path[-1] if path else start)]
        yield from edge
