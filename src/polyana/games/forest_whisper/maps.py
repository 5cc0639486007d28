"""The forest at a control check, as a small map: who takes, leads or guards what."""

from __future__ import annotations

from typing import NamedTuple

from polyana.core import Seat
from polyana.games.forest_whisper.field import column, row
from polyana.games.forest_whisper.prospects import taker
from polyana.games.forest_whisper.table import Forest

NOBODY: Seat = -1


class Spot(NamedTuple):
    """A card of the map; rows and columns count from 0."""

    row: int
    column: int
    letter: str
    """Empty for a card that lies face down."""
    seat: Seat
    """Who takes it, has most cubes on it, or guards it; nobody if there is none, or several."""
    taken: bool
    cubes: tuple[int, ...]


class Map(NamedTuple):
    """A whole field."""

    rows: int
    columns: int
    spots: tuple[Spot, ...]
    held: tuple[int, ...]
    """How many face-up cards each seat takes or leads on."""
    trees: tuple[int, ...]
    """How many trees each seat has when the check is done, without what Elders may get."""


def map_of(table: Forest) -> Map:
    """The field when all cubes stand."""
    places = sorted(table.field_cards())
    top, left = min(map(row, places)), min(map(column, places))
    spots = []
    for place in places:
        counts = table.cubes.get(place) or (0,) * table.players
        takes = taker(counts)
        seat = takes if takes is not None else first(counts)
        letter = table.up[place][0] if place in table.up else ""
        spots.append(Spot(row(place) - top, column(place) - left, letter, seat, takes is not None, counts))
    held = [sum(1 for one in spots if one.letter and one.seat == seat) for seat in table.seats]
    taken = [sum(1 for one in spots if one.taken and one.seat == seat) for seat in table.seats]
    return Map(
        max(one.row for one in spots) + 1,
        max(one.column for one in spots) + 1,
        tuple(spots),
        tuple(held),
        tuple(table.trees(seat) + taken[seat] for seat in table.seats),
    )


def first(counts: tuple[int, ...]) -> Seat:
    """Who has most cubes; nobody if several have."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY
