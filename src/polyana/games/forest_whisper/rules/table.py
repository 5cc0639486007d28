"""The table of «Шёпот леса»: what lies where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple

from polyana.core import Count, Counts, Nobody, Open, Own, OwnCount, Seat, Table
from polyana.games.forest_whisper.rules.cards import Card
from polyana.games.forest_whisper.rules.field import cell_at, column_of, row_of
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.numbers import SET_UP, SetUp
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.words import fold


class Entry(NamedTuple):
    """A word in the annals."""

    round: int
    seat: Seat
    word: str
    reason: str
    """Why it was not accepted; empty if it was."""


@dataclass(slots=True)
class Forest(Table):
    """Every card is in exactly one of the first nine zones, every cube in one of the next three. (FW-0.4)

    Nobody may see a card that lies face down. (FW-0.5)
    """

    settings: Annotated[Settings, Open]
    up: Annotated[dict[Cell, Card], Open]
    """The face-up cards of the field."""
    down: Annotated[dict[Cell, Card], Nobody]
    """The face-down cards of the field; where they lie, `backs` tells everybody."""
    front: Annotated[dict[Seat, list[Card]], Open]
    """The face-up cards in front of the players."""
    elders: Annotated[dict[Seat, list[Card]], Counts]
    """The Elders' cards: nobody has looked at them, their owners neither. (FW-6.22)"""
    drawn: Annotated[dict[Seat, list[Card]], OwnCount]
    deck: Annotated[list[Card], Count]
    discard: Annotated[list[Card], Count]
    """Face down, the last one on top. (FW-7.18)"""
    box: Annotated[list[Card], Count]
    left_out: Annotated[list[Card], Open]
    """Starting cards that take no part: everybody can see which are missing."""

    supply: Annotated[list[int], Open]
    cubes: Annotated[dict[Cell, tuple[int, ...]], Open]
    """How many cubes of each seat stand on a card, for cards that hold any. They never hide its letter.
    (FW-5.12)"""
    spare: Annotated[dict[str, int], Open]
    """The cubes in the box, by colour. (FW-2.3)"""

    backs: Annotated[dict[Cell, str], Open] = field(default_factory=dict)
    """The face-down cards of the field: light or dark."""
    colours: Annotated[list[str], Open] = field(default_factory=list)

    round: Annotated[int, Open] = 0
    timer: Annotated[Seat, Open] = 0
    """Who has the sand timer: the first player. (FW-2.12)"""
    sheets: Annotated[dict[Seat, str], Own] = field(default_factory=dict)
    """What is being written: its writer alone sees it. (FW-4.2, FW-4.3)"""
    words: Annotated[dict[Seat, str], Open] = field(default_factory=dict)
    verdicts: Annotated[dict[Seat, str], Open] = field(default_factory=dict)
    """Why this round's words were not accepted; empty for those that were."""
    annals: Annotated[list[Entry], Open] = field(default_factory=list)

    # The placement that is going on.
    using: Annotated[list[Cell], Open] = field(default_factory=list)
    """The field cards that supply letters. (FW-5.7)"""
    using_front: Annotated[list[str], Open] = field(default_factory=list)
    """The letters that cards of one's own supply. (FW-4.13)"""
    placed: Annotated[list[Cell], Open] = field(default_factory=list)
    """The cards that got a cube in this turn. (FW-5.6)"""

    @property
    def set_up(self) -> SetUp:
        return SET_UP[self.players]

    @property
    def limit(self) -> int:
        """The cubes of each player. (FW-2.2)"""
        return self.set_up.cubes

    def clockwise(self) -> list[Seat]:
        """All seats, from the first player on. (FW-0.1)"""
        return [self.timer, *self.others(self.timer)]

    def cubes_of(self, seat: Seat, cell: Cell) -> int:
        """How many cubes a seat has on a card."""
        counts = self.cubes.get(cell)
        return counts[seat] if counts else 0

    def cells_with_cubes_of(self, seat: Seat) -> list[Cell]:
        """The cards that hold cubes of a seat, in reading order."""
        return sorted(cell for cell, counts in self.cubes.items() if counts[seat])

    def field_cards(self) -> list[Cell]:
        """Where cards lie, face up or down."""
        return [*self.up, *self.backs]

    def trees(self, seat: Seat) -> int:
        """All cards in front of a player, face-down ones included. (FW-8.1)"""
        return len(self.front[seat]) + len(self.elders[seat])

    @property
    def accepted_words(self) -> set[str]:
        """The words that were accepted in this match. (FW-4.7)"""
        return {entry.word for entry in self.annals if not entry.reason}

    @property
    def used_words(self) -> set[str]:
        """The same, Ё as Е."""
        return {fold(word) for word in self.accepted_words}

    # --- cubes -----------------------------------------------------------------------------------

    def put_cube(self, seat: Seat, cell: Cell) -> None:
        """A cube goes from the supply to a card."""
        assert self.supply[seat] > 0, "the supply is empty"
        self.supply[seat] -= 1
        self._count(seat, cell, 1)

    def move_cube(self, seat: Seat, source: Cell, cell: Cell) -> None:
        """A cube goes from one card to another. (FW-5.13)"""
        self._count(seat, source, -1)
        self._count(seat, cell, 1)

    def return_cubes(self, cell: Cell) -> None:
        """All cubes of a card go back to their owners. (FW-6.7)"""
        for seat, count in enumerate(self.cubes.pop(cell, ())):
            self.supply[seat] += count

    def return_cubes_of(self, seat: Seat, cell: Cell) -> None:
        """All cubes of one seat go back from a card. (FW-6.19)"""
        count = self.cubes_of(seat, cell)
        self.supply[seat] += count
        self._count(seat, cell, -count)

    def _count(self, seat: Seat, cell: Cell, change: int) -> None:
        counts = list(self.cubes.get(cell) or [0] * self.players)
        counts[seat] += change
        if any(counts):
            self.cubes[cell] = tuple(counts)
        else:
            del self.cubes[cell]

    # --- cards -----------------------------------------------------------------------------------

    def take_unseen(self) -> Card | None:
        """The top card of the deck, else of the discard, without a look at it. (FW-6.10, FW-6.26)"""
        if self.deck:
            return self.dice.draw(self.deck)
        return self.discard.pop() if self.discard else None

    # --- in the terminal -------------------------------------------------------------------------

    def picture(self) -> list[str]:
        """The field with the cubes of each seat: «К02» holds two of the second one's; # lies face down."""
        cells = self.field_cards()
        columns = range(min(map(column_of, cells), default=1), max(map(column_of, cells), default=0) + 1)
        rows = range(min(map(row_of, cells), default=1), max(map(row_of, cells), default=0) + 1)
        lines = [" ".join(["   ", *(f"{number:<6}" for number in columns)])] if cells else []
        for number in rows:
            drawn = [f"{self._face(cell_at(number, one)):<6}" for one in columns]
            lines.append(" ".join([f"{number:>3}", *drawn]).rstrip())
        return lines

    def _face(self, cell: Cell) -> str:
        if cell not in self.up and cell not in self.backs:
            return "."
        shown = self.up[cell][0] if cell in self.up else "#"
        return shown + "".join(map(str, self.cubes.get(cell, ())))
