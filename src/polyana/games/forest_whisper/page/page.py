"""What the page of «Шёпот леса» works out from a seat's view: the field as rows, who leads, what would come
of a choice. Nothing here knows more than the view does.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from polyana.core import Answer, Question, Result, Seat
from polyana.games.forest_whisper.rules import closing_up, who_has_won
from polyana.games.forest_whisper.rules.checking_control import standing
from polyana.games.forest_whisper.rules.field import cell_at, cell_name, column_of, row_of
from polyana.games.forest_whisper.rules.field_map import FieldMap, map_after, map_of
from polyana.games.forest_whisper.rules.kinds import (
    ASSIGN,
    CLOSE,
    ELDER,
    EXTRA,
    GAP,
    GUARD,
    SOURCE,
    SPOT,
    TARGET,
    Cell,
)

# The templates call these as `page.…` too.
from polyana.games.forest_whisper.rules.numbers import FIVE as FIVE
from polyana.games.forest_whisper.rules.numbers import OWN_CARDS as OWN_CARDS
from polyana.games.forest_whisper.rules.refresh import fewest_up as fewest_up
from polyana.games.forest_whisper.rules.refresh import free_cells, gaps
from polyana.games.forest_whisper.rules.table import Entry, Forest
from polyana.games.forest_whisper.rules.who_has_won import points_of as points_of
from polyana.words import MOST_LETTERS as MOST_LETTERS

ON_FIELD = (
    ASSIGN.name,
    EXTRA.name,
    SOURCE.name,
    TARGET.name,
    GUARD.name,
    ELDER.name,
    SPOT.name,
    CLOSE.name,
    GAP.name,
)
"""The questions that are answered on the field, or that it must show."""
TAPPED = (ASSIGN.name, EXTRA.name, SOURCE.name, TARGET.name, SPOT.name, GAP.name)
"""Those whose options are cells of the field."""


class Tower(NamedTuple):
    """The cubes of one seat on a card."""

    seat: Seat
    high: int


class DrawnCell(NamedTuple):
    """A cell of the field as it is drawn."""

    cell: Cell
    name: str
    what: str
    """`up`, `down`, `free` where a card may be laid, nothing for a gap."""
    face: str = ""
    """The letter, or the back."""
    value: int = 0
    towers: tuple[Tower, ...] = ()
    leads: Seat | None = None
    """Who would take the card if control were checked now. (FW-6.4)"""
    ahead: Seat | None = None
    """Who has most cubes on it, though not enough."""


def field(view: Forest, values: Mapping[str, int], free: Collection[Cell] = ()) -> list[list[DrawnCell]]:
    """The field row by row, gaps included; `free` are cells beside it that may be chosen."""
    shown = [*view.field_cards(), *free]
    if not shown:
        return []
    rows, columns = (range(min(map(of, shown)), max(map(of, shown)) + 1) for of in (row_of, column_of))
    return [[_drawn(view, cell_at(row, column), values, free) for column in columns] for row in rows]


def _drawn(view: Forest, cell: Cell, values: Mapping[str, int], free: Collection[Cell]) -> DrawnCell:
    name = cell_name(cell)
    counts = view.cubes.get(cell, ())
    towers = tuple(Tower(seat, count) for seat, count in enumerate(counts) if count)
    if cell in view.up:
        letter = view.up[cell][0]
        return DrawnCell(cell, name, "up", letter, values[letter], towers, *standing(counts))
    if cell in view.backs:
        return DrawnCell(cell, name, "down", view.backs[cell], 0, towers)
    return DrawnCell(cell, name, "free" if cell in free else "")


def asked_on_field(asked: Mapping[str, Question]) -> Question | None:
    """The question that is answered by tapping cells of the field."""
    return next((asked[kind] for kind in TAPPED if kind in asked), None)


def cells_to_lay_on(view: Forest, asked: Mapping[str, Question]) -> list[Cell]:
    """Where a card may be laid, if that is what is asked."""
    return free_cells(view) if SPOT.name in asked else []


def effect(view: Forest, seat: Seat, kind: str, cell: Cell) -> str:
    """What a choice does to control: `leads`, `ties` (a lead is broken), `loses` (one's own), or nothing."""
    counts = list(view.cubes.get(cell, (0,) * view.players))
    if kind == ASSIGN.name and counts[seat]:
        return ""  # the cube that stands there is enough
    if kind not in (ASSIGN.name, EXTRA.name, TARGET.name, SOURCE.name) or cell not in view.up:
        return ""
    before, _ = standing(counts)
    counts[seat] += -1 if kind == SOURCE.name else 1
    after, _ = standing(counts)
    if after == before:
        return ""
    return "leads" if after == seat else "loses" if before == seat else "ties"


def effects(view: Forest, seat: Seat, question: Question) -> list[str]:
    """What choices of this question do to control: the signs that stand on the cards, each once."""
    found = {effect(view, seat, question.kind, cell) for cell in question.options if isinstance(cell, int)}
    return sorted(found - {""})


def end_is_near(view: Forest) -> bool:
    """Are there hardly more face-up cards than the game needs to go on? (FW-7.2)"""
    return len(view.up) < fewest_up(view) + view.players


# --- closing up ------------------------------------------------------------------------------------


class Closing(NamedTuple):
    """What comes of an answer: the field now with the cards that go, and the field after it."""

    text: str
    before: FieldMap
    after: FieldMap
    removed: int
    open: bool
    """Are there lines in which another card may still be chosen?"""


def closings(view: Forest, question: Question, journal: Sequence[Answer]) -> list[Closing]:
    """What each answer would lead to, before it is given. Lines on which nothing has been said yet lose their
    first card, as they do if nothing is said. (FW-7.9, FW-7.13)"""
    if question.kind == CLOSE.name:
        return [_closing(view, way, way, {}) for way in closing_up.DIRECTIONS if way in question.options]
    direction, number = str(question.about["direction"]), int(question.about["line"]) - 1
    lines = gaps(view, direction)
    said = iter([answer.value for answer in journal if answer.kind == GAP.name])
    before = {line: next(said) for line in range(number) if len(lines[line]) > 1}
    return [_closing(view, str(cell), direction, {**before, number: cell}) for cell in question.options]


def _closing(view: Forest, text: str, direction: str, chosen: Mapping[int, Cell]) -> Closing:
    lines = gaps(view, direction)
    removed = [chosen.get(number, line[0]) for number, line in enumerate(lines)]
    moves = closing_up.moves_of(view.field_cards(), removed, direction)
    later = range(max(chosen, default=-1) + 1, len(lines))
    undecided = any(len(lines[number]) > 1 for number in later)
    return Closing(text, map_of(view, removed), map_after(view, moves), len(removed), undecided)


# --- words -----------------------------------------------------------------------------------------


class RoundOfWords(NamedTuple):
    """The words of one round."""

    round: int
    words: list[Entry]


def annals(view: Forest, over: object = None) -> list[RoundOfWords]:
    """Everybody's words of the rounds that are over, the latest first. (FW-4.7)"""
    found: dict[int, list[Entry]] = {}
    running = view.round if view.words and not over else 0
    for entry in view.annals:
        if entry.round != running:
            found.setdefault(entry.round, []).append(entry)
    return [RoundOfWords(number, found[number]) for number in sorted(found, reverse=True)]


def ranked(view: Forest, over: Result) -> list[Seat]:
    """Best first, with ties broken: a winner stands above others with as much."""
    return sorted(view.seats, key=lambda seat: who_has_won.rank(view, seat, over.scores[seat]), reverse=True)


def longest(view: Forest, seat: Seat) -> str:
    """The longest word of a player that was accepted."""
    words = [entry.word for entry in view.annals if entry.seat == seat and not entry.reason]
    return max(words, key=len, default="")


def option(view: Forest, kind: str, text: str) -> dict[str, str | int]:
    """What an option on the field is called: by the letters and where they lie, «К (2/3)»."""
    parts = text.split(",")
    if kind not in (*TAPPED, ELDER.name) or not all(part.removeprefix("-").isdecimal() for part in parts):
        return {}
    return {"value": ", ".join(named(view, int(part)) for part in parts)}


def named(view: Forest, cell: Cell) -> str:
    """A cell of the field in words."""
    return f"{view.up[cell][0]} ({cell_name(cell)})" if cell in view.up else cell_name(cell)
