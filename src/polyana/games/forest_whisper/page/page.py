"""What the page of «Шёпот леса» works out from a seat's view: the field as rows, who leads, what would come
of a choice. Nothing here knows more than the view does.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from polyana.core import Answer, Question, Result, Seat
from polyana.games.forest_whisper.rules import closing
from polyana.games.forest_whisper.rules.control import leader
from polyana.games.forest_whisper.rules.field import border, cell, column, row, spot
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
from polyana.games.forest_whisper.rules.refresh import gaps
from polyana.games.forest_whisper.rules.table import Forest

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
"""Those whose options are places of the field."""


class Tower(NamedTuple):
    """The cubes of one seat on a card."""

    seat: Seat
    high: int


class Place(NamedTuple):
    """A place of the field as it is drawn."""

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


def field(view: Forest, values: Mapping[str, int], free: Collection[Cell] = ()) -> list[list[Place]]:
    """The field row by row, gaps included; `free` are places beside it that may be chosen."""
    shown = [*view.field_cards(), *free]
    if not shown:
        return []
    rows, columns = (range(min(map(of, shown)), max(map(of, shown)) + 1) for of in (row, column))
    return [[_place(view, cell(one, other), values, free) for other in columns] for one in rows]


def _place(view: Forest, place: Cell, values: Mapping[str, int], free: Collection[Cell]) -> Place:
    name = spot(place)
    counts = view.cubes.get(place, ())
    towers = tuple(Tower(seat, count) for seat, count in enumerate(counts) if count)
    if place in view.up:
        letter = view.up[place][0]
        return Place(place, name, "up", letter, values[letter], towers, *standing(counts))
    if place in view.backs:
        return Place(place, name, "down", view.backs[place], 0, towers)
    return Place(place, name, "free" if place in free else "")


def standing(counts: Sequence[int]) -> tuple[Seat | None, Seat | None]:
    """Who leads on a card with these cubes, and who is merely ahead.

    >>> standing((2, 0)), standing((1, 0)), standing((1, 1)), standing(())
    ((0, None), (None, 0), (None, None), (None, None))
    """
    if not any(counts):
        return None, None
    if (leads := leader(tuple(counts))) is not None:
        return leads, None
    most = max(counts)
    return None, list(counts).index(most) if list(counts).count(most) == 1 else None


def asked_on_field(asked: Mapping[str, Question]) -> Question | None:
    """The question that is answered by tapping places of the field."""
    return next((asked[kind] for kind in TAPPED if kind in asked), None)


def free_places(view: Forest, asked: Mapping[str, Question]) -> list[Cell]:
    """Where a card may be laid, if that is what is asked."""
    return border(view.field_cards()) if SPOT.name in asked else []


def effect(view: Forest, seat: Seat, kind: str, place: Cell) -> str:
    """What a choice does to control: `leads`, `ties` (a lead is broken), `loses` (one's own), or nothing."""
    counts = list(view.cubes.get(place, (0,) * view.players))
    if kind == ASSIGN.name and counts[seat]:
        return ""  # the cube that stands there is enough
    if kind not in (ASSIGN.name, EXTRA.name, TARGET.name, SOURCE.name) or place not in view.up:
        return ""
    before, _ = standing(counts)
    counts[seat] += -1 if kind == SOURCE.name else 1
    after, _ = standing(counts)
    if after == before:
        return ""
    return "leads" if after == seat else "loses" if before == seat else "ties"


def effects(view: Forest, seat: Seat, question: Question) -> list[str]:
    """What choices of this question do to control: the signs that stand on the cards, each once."""
    found = {effect(view, seat, question.kind, place) for place in question.options if isinstance(place, int)}
    return sorted(found - {""})


# --- closing up ------------------------------------------------------------------------------------


class Tiny(NamedTuple):
    """A card on a small map: where it lies, what it shows, and whether it is meant."""

    x: int
    y: int
    face: str
    seat: Seat
    """Who leads on it or is ahead; −1 if nobody."""
    meant: bool


class Tinies(NamedTuple):
    """A small map of the field."""

    width: int
    height: int
    cards: list[Tiny]


class Closing(NamedTuple):
    """What comes of an answer: the field now with the cards that go, and the field after it."""

    text: str
    before: Tinies
    after: Tinies
    removed: int
    open: bool
    """Are there lines in which another card may still be chosen?"""


def tiny(view: Forest, where: Mapping[Cell, Cell], meant: Collection[Cell]) -> Tinies:
    """A small map of cards that lie `where`; `meant` are the cards to point at."""
    places = list(where.values())
    top, left = min(map(row, places)), min(map(column, places))
    cards = []
    for here, there in sorted(where.items()):
        owner = next((seat for seat in standing(view.cubes.get(here, ())) if seat is not None), -1)
        face = view.up[here][0] if here in view.up else ""
        cards.append(Tiny(column(there) - left, row(there) - top, face, owner, here in meant))
    return Tinies(max(map(column, places)) - left + 1, max(map(row, places)) - top + 1, cards)


def map_of(view: Forest, meant: Collection[Cell]) -> Tinies:
    """The field as a small map."""
    return tiny(view, {place: place for place in view.field_cards()}, meant)


def closings(view: Forest, question: Question, journal: Sequence[Answer]) -> list[Closing]:
    """What each answer would lead to, before it is given. Lines on which nothing has been said yet lose their
    first card, as they do if nothing is said. (FW-7.9, FW-7.13–7.15)"""
    if question.kind == CLOSE.name:
        return [_closing(view, way, way, {}) for way in closing.DIRECTIONS if way in question.options]
    direction, number = str(question.about["direction"]), int(question.about["line"]) - 1
    lines = gaps(view, direction)
    said = iter([answer.value for answer in journal if answer.kind == GAP.name])
    before = {line: next(said) for line in range(number) if len(lines[line]) > 1}
    return [_closing(view, str(place), direction, {**before, number: place}) for place in question.options]


def _closing(view: Forest, text: str, direction: str, chosen: Mapping[int, Cell]) -> Closing:
    lines = gaps(view, direction)
    removed = [chosen.get(number, line[0]) for number, line in enumerate(lines)]
    moves = closing.close_up(view.field_cards(), removed, direction)
    later = range(max(chosen, default=-1) + 1, len(lines))
    undecided = any(len(lines[number]) > 1 for number in later)
    return Closing(text, map_of(view, removed), tiny(view, moves, ()), len(removed), undecided)


# --- words -----------------------------------------------------------------------------------------


class Chapter(NamedTuple):
    """The words of one round: who wrote what, and why it was not accepted (nothing if it was)."""

    round: int
    words: list[tuple[Seat, str, str]]


def chapters(view: Forest, over: object = None) -> list[Chapter]:
    """Everybody's words of the rounds that are over, the latest first. (FW-4.7)"""
    found: dict[int, list[tuple[Seat, str, str]]] = {}
    running = view.round if view.words and not over else 0
    for number, seat, word, reason in view.annals:
        if number != running:
            found.setdefault(number, []).append((seat, word, reason))
    return [Chapter(number, found[number]) for number in sorted(found, reverse=True)]


def ranked(view: Forest, over: Result) -> list[Seat]:
    """Best first, as ties are broken: whoever wins stands above whoever has as much. (FW-8.3, FW-9.2)"""
    return sorted(view.seats, key=lambda seat: (-over.scores[seat], -view.trees(seat), view.supply[seat]))


def longest(view: Forest, seat: Seat) -> str:
    """The longest word of a player that was accepted."""
    words = [word for _, writer, word, reason in view.annals if writer == seat and not reason]
    return max(words, key=len, default="")


def option(view: Forest, kind: str, text: str) -> dict[str, str | int]:
    """What an option on the field is called: by the letters and where they lie, «К (2/3)»."""
    parts = text.split(",")
    if kind not in (*TAPPED, ELDER.name) or not all(part.removeprefix("-").isdecimal() for part in parts):
        return {}
    return {"value": ", ".join(named(view, int(part)) for part in parts)}


def named(view: Forest, place: Cell) -> str:
    """A place of the field in words."""
    return f"{view.up[place][0]} ({spot(place)})" if place in view.up else spot(place)
