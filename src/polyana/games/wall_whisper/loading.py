"""Reading the data files, with errors that name file, row and reason. (WW-44.1–44.7, WW-44.13)

An owner's file may hold any of the tables; what it does not hold comes from the files of the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import TypeVar

import msgspec

from polyana.core.cards import BadCards, CardFile
from polyana.games.wall_whisper import checks
from polyana.games.wall_whisper.board import Board, Link, Place
from polyana.games.wall_whisper.cards import Analysis, Box, Dice, Item, KillerCard, KillerRow, Level, Victim

FILES = {
    "map.toml": ("places", "links", "dice"),
    "items.toml": ("items",),
    "victims.toml": ("victims",),
    "killers.toml": ("killers", "levels", "killer_cards"),
    "analysis.toml": ("analysis",),
}
C = TypeVar("C", bound=msgspec.Struct)


class Shelf:
    """The data files, an owner's file lying on top."""

    def __init__(self, own: Path | None) -> None:
        folder = resources.files(__package__)
        self.files = [CardFile(own)] if own else []
        known = {table for tables in FILES.values() for table in tables}
        for file in self.files:
            if not (named := [table for table in file.tables if table in known]):
                raise file.bad("the file", f"holds none of the tables {', '.join(sorted(known))}")
            if odd := sorted(set(file.tables) - set(named)):
                raise file.bad(f"[[{odd[0]}]]", "there is no such table in this game")
        self.files += [CardFile(folder.joinpath(name)) for name in FILES]

    def file(self, table: str) -> CardFile:
        return next(file for file in self.files if table in file.tables)

    def rows(self, table: str, row_type: type[C]) -> list[C]:
        return self.file(table).rows(table, row_type)

    @property
    def digest(self) -> str:
        said = "".join(file.digest for file in self.files)
        return blake2b(said.encode(), digest_size=4).hexdigest()


def unique(file: CardFile, table: str, names: Sequence[str]) -> None:
    """No two rows of a table bear the same name."""
    for number, name in enumerate(names, 1):
        if name in names[: number - 1]:
            raise file.bad(f"[[{table}]] row {number}", f"'{name}' stands in two rows")


def read_box(own: Path | None = None) -> Box:
    """The whole box from the program's files, or with tables of an owner's file."""
    shelf = Shelf(own)
    places, links = shelf.rows("places", Place), shelf.rows("links", Link)
    unique(shelf.file("places"), "places", [one.id for one in places])
    unique(shelf.file("places"), "places", [one.code for one in places])
    unique(shelf.file("links"), "links", ["-".join(sorted((one.a, one.b))) for one in links])
    checks.places(shelf.file("places"), places)
    checks.links(shelf.file("links"), places, links)
    dice = shelf.rows("dice", Dice)
    checks.dice(shelf.file("dice"), dice)
    items = shelf.rows("items", Item)
    unique(shelf.file("items"), "items", [one.id for one in items])
    checks.items(shelf.file("items"), items)
    victims = shelf.rows("victims", Victim)
    unique(shelf.file("victims"), "victims", [one.id for one in victims])
    checks.victims(shelf.file("victims"), victims, items)
    killers, levels = shelf.rows("killers", KillerRow), shelf.rows("levels", Level)
    cards = shelf.rows("killer_cards", KillerCard)
    unique(shelf.file("killer_cards"), "killer_cards", [f"{one.killer} {one.id}" for one in cards])
    unique(shelf.file("levels"), "levels", [f"{one.killer} {one.level}" for one in levels])
    checks.killers(shelf.file("killers"), killers)
    checks.killer_cards(shelf.file("killer_cards"), killers, cards)
    checks.levels(shelf.file("levels"), killers, levels, cards)
    analysis = shelf.rows("analysis", Analysis)
    checks.analysis(shelf.file("analysis"), analysis, items)
    return Box(
        Board(places, links),
        dice[0].faces,
        {one.id: one for one in items},
        {one.id: one for one in victims},
        {one.id: one for one in killers},
        {(one.killer, one.level): one for one in levels},
        {(one.killer, one.id): one for one in cards},
        tuple(analysis),
        shelf.digest,
    )


@cache
def standard_box() -> Box:
    """The box that comes with the program."""
    return read_box()


__all__ = ["BadCards", "read_box", "standard_box"]
