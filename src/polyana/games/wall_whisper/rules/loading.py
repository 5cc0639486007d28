"""Reading the data files, with errors that name file, row and reason. (Chapter 44)

An owner's file may hold any of the tables; what it does not hold comes from the files of the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

from polyana.core.cards import BadCards, CardFile
from polyana.core.data_files import data_file
from polyana.games.wall_whisper.rules import checks, seasons
from polyana.games.wall_whisper.rules.board import Board, Link, Place
from polyana.games.wall_whisper.rules.box import Box, Dice
from polyana.games.wall_whisper.rules.killer_rows import KillerCard, KillerRow, KillerSkill, Level
from polyana.games.wall_whisper.rules.seasons import BoardRow, Token
from polyana.games.wall_whisper.rules.victim_rows import Analysis, Item, Victim, VictimSkill

FILES = {
    "map.toml": ("places", "links", "dice"),
    "items.toml": ("items",),
    "victims.toml": ("victims",),
    "killers.toml": ("killers", "levels", "killer_cards"),
    "analysis.toml": ("analysis",),
    "skills.toml": ("victim_skills", "killer_skills"),
}
HOME = "station"
"""The board of the box; others lie in the folder `boards`."""
OF_A_BOARD = ("board", "tokens")
C = TypeVar("C", bound=msgspec.Struct)


class Shelf:
    """The data files: an owner's file lies on top, then another board, then those of the box."""

    def __init__(self, own: Path | None, board: str = HOME) -> None:
        folder = data_file("polyana.games.wall_whisper")
        self.files = [CardFile(own)] if own else []
        if board != HOME:
            self.files.append(CardFile(folder.joinpath("boards", f"{board}.toml")))
        known = {table for tables in FILES.values() for table in tables} | set(OF_A_BOARD)
        for file in self.files:
            file.tables = seasons.modern(file.tables)
            if not (named := [table for table in file.tables if table in known]):
                raise file.bad("the file", f"holds none of the tables {', '.join(sorted(known))}")
            if odd := sorted(set(file.tables) - set(named)):
                raise file.bad(f"[[{odd[0]}]]", "there is no such table in this game")
        self.files += [CardFile(folder.joinpath(name)) for name in FILES]

    def file(self, table: str) -> CardFile:
        return next(file for file in self.files if table in file.tables)

    def rows(self, table: str, row_type: type[C]) -> list[C]:
        return self.file(table).rows(table, row_type)

    def with_places(self, table: str, row_type: type[C]) -> list[C]:
        """The rows of a table that only counts beside the places of the same file."""
        file = self.file("places")
        return file.rows(table, row_type) if table in file.tables else []

    @property
    def digest(self) -> str:
        said = "".join(file.digest for file in self.files)
        return blake2b(said.encode(), digest_size=4).hexdigest()


def unique(file: CardFile, table: str, names: Sequence[str]) -> None:
    """No two rows of a table bear the same name."""
    for number, name in enumerate(names, 1):
        if name in names[: number - 1]:
            raise file.bad(f"[[{table}]] row {number}", f"'{name}' stands in two rows")


def read_box(own: Path | None = None, board: str = HOME) -> Box:
    """The whole box from the program's files, or with tables of an owner's file."""
    shelf = Shelf(own, board)
    laid = _board(shelf)
    dice = shelf.rows("dice", Dice)
    checks.dice(shelf.file("dice"), dice)
    items = shelf.rows("items", Item)
    unique(shelf.file("items"), "items", [one.id for one in items])
    checks.items(shelf.file("items"), items)
    victims = shelf.rows("victims", Victim)
    unique(shelf.file("victims"), "victims", [one.id for one in victims])
    checks.victims(shelf.file("victims"), victims, items)
    killers, levels, cards = _killers(shelf)
    analysis = shelf.rows("analysis", Analysis)
    checks.analysis(shelf.file("analysis"), analysis, items)
    advantages = [advantage.id for one in victims for advantage in one.advantages]
    mine, his = _skills(shelf, [*(one.id for one in items), *(one.id for one in cards), *advantages])
    return Box(
        laid,
        dice[0].faces,
        {one.id: one for one in items},
        {one.id: one for one in victims},
        {one.id: one for one in killers},
        {(one.killer, one.level): one for one in levels},
        {(one.killer, one.id): one for one in cards},
        tuple(analysis),
        {one.id: one for one in mine},
        {one.id: one for one in his},
        shelf.digest,
    )


def _board(shelf: Shelf) -> Board:
    """Places and links, with the tokens of a season laid upon them."""
    places, links = shelf.rows("places", Place), shelf.rows("links", Link)
    unique(shelf.file("places"), "places", [one.id for one in places])
    unique(shelf.file("places"), "places", [one.code for one in places])
    unique(shelf.file("links"), "links", ["-".join(sorted((one.a, one.b))) for one in links])
    tokens, boards = shelf.with_places("tokens", Token), shelf.with_places("board", BoardRow)
    first = seasons.for_first_season(boards, tokens)
    places, links = seasons.lay_tokens(
        shelf.file("places"), boards[0] if boards else None, places, links, tokens
    )
    checks.places(shelf.file("places"), places, without=seasons.LACKING if first else ())
    checks.links(shelf.file("links"), places, links, printed=not tokens)
    return Board(places, links)


def _killers(shelf: Shelf) -> tuple[list[KillerRow], list[Level], list[KillerCard]]:
    killers, levels = shelf.rows("killers", KillerRow), shelf.rows("levels", Level)
    cards = shelf.rows("killer_cards", KillerCard)
    unique(shelf.file("killer_cards"), "killer_cards", [f"{one.killer} {one.id}" for one in cards])
    unique(shelf.file("levels"), "levels", [f"{one.killer} {one.level}" for one in levels])
    checks.killers(shelf.file("killers"), killers)
    checks.killer_cards(shelf.file("killer_cards"), killers, cards)
    checks.levels(shelf.file("levels"), killers, levels, cards)
    return killers, levels, cards


def _skills(shelf: Shelf, taken: list[str]) -> tuple[list[VictimSkill], list[KillerSkill]]:
    """The skills of both sides; no other card, and none of the other side, may have the same name."""
    mine, his = shelf.rows("victim_skills", VictimSkill), shelf.rows("killer_skills", KillerSkill)
    ids = {"victim_skills": [one.id for one in mine], "killer_skills": [one.id for one in his]}
    for table, names in ids.items():
        unique(shelf.file(table), table, names)
        checks.skills(shelf.file(table), table, names, taken)
        taken = taken + names
    checks.victim_skills(shelf.file("victim_skills"), mine)
    checks.killer_skills(shelf.file("killer_skills"), his)
    return mine, his


@cache
def standard_box(board: str = HOME) -> Box:
    """The box that comes with the program."""
    return read_box(None, board)


__all__ = ["BadCards", "read_box", "standard_box"]
