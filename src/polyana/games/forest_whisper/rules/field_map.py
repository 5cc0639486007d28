"""A small map of the field: what page and analysis draw of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.forest_whisper.rules.checking_control import standing
from polyana.games.forest_whisper.rules.field import column_of, row_of
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.table import Forest

NOBODY = -1


class MapCard(NamedTuple):
    """A card on the map."""

    x: int
    y: int
    letter: str
    """Empty if the card lies face down."""
    seat: Seat
    """Who leads on it or is ahead; −1 if nobody."""
    marked: bool


class FieldMap(NamedTuple):
    """All cards, from the upper left corner on."""

    width: int
    height: int
    cards: list[MapCard]


def map_of(view: Forest, marked: Collection[Cell]) -> FieldMap:
    """The field as it is."""
    return map_after(view, {cell: cell for cell in view.field_cards()}, marked)


def map_after(view: Forest, moves: Mapping[Cell, Cell], marked: Collection[Cell] = ()) -> FieldMap:
    """The field after these moves; `marked` names cards by where they lie before."""
    cells = list(moves.values())
    top, left = min(map(row_of, cells)), min(map(column_of, cells))
    cards = []
    for here, there in sorted(moves.items()):
        owner = next((seat for seat in standing(view.cubes.get(here, ())) if seat is not None), NOBODY)
        letter = view.up[here][0] if here in view.up else ""
        cards.append(MapCard(column_of(there) - left, row_of(there) - top, letter, owner, here in marked))
    return FieldMap(max(map(column_of, cells)) - left + 1, max(map(row_of, cells)) - top + 1, cards)
