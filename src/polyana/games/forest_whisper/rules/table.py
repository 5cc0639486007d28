"""The table of «Шёпот леса»: what lies where, and what was agreed before the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec

from polyana.core import Count, Counts, Nobody, Open, Own, OwnCount, Seat, Table
from polyana.games.forest_whisper.rules.cards import Card
from polyana.games.forest_whisper.rules.field import cell, column, row
from polyana.games.forest_whisper.rules.kinds import SET_UP, Cell, SetUp
from polyana.words import fold

Entry = tuple[int, Seat, str, str]
"""A line of the annals: round, writer, word, and why it was not accepted (empty if it was)."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table agrees on before the game; nothing of it changes afterwards. (FW-9.3)"""

    scoring: Literal["cards", "points"] = "cards"
    judge: Literal["dictionary", "vote"] = "dictionary"
    starting: int | None = None
    """How many starting cards are laid out; ordinary ones fill the rectangle. (FW-2.8, FW-2.14)"""
    deck: int | None = None
    first: Seat | None = None
    write_seconds: int = 60
    doubt_seconds: int | None = 20
    vote_seconds: int | None = 20
    place_seconds: int | None = None
    cube_seconds: int | None = None
    elder_seconds: int | None = None
    lay_seconds: int | None = None


@dataclass(slots=True)
class Forest(Table):
    """Every card is in exactly one of the first eight zones, every cube in one of the next three. (FW-0.4)"""

    settings: Annotated[Settings, Open]
    up: Annotated[dict[Cell, Card], Open]
    down: Annotated[dict[Cell, Card], Nobody]
    """The face-down cards of the field; where they lie, `backs` tells everybody."""
    front: Annotated[dict[Seat, list[Card]], Open]
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
    """How many cubes of each seat stand on a card, for cards that hold any."""
    spare: Annotated[dict[str, int], Open]
    """The cubes in the box, by colour. (FW-2.3)"""

    backs: Annotated[dict[Cell, str], Open] = field(default_factory=dict)
    """The face-down cards of the field: light or dark."""
    colours: Annotated[list[str], Open] = field(default_factory=list)

    round: Annotated[int, Open] = 0
    timer: Annotated[Seat, Open] = 0
    """Who holds the timer: the first player. (FW-3.2)"""
    sheets: Annotated[dict[Seat, str], Own] = field(default_factory=dict)
    """What is being written. (FW-4.2)"""
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
        return SET_UP[self.players].cubes

    def clockwise(self) -> list[Seat]:
        """All seats, from the first player on."""
        return [self.timer, *self.others(self.timer)]

    def own(self, seat: Seat, place: Cell) -> int:
        """How many cubes a seat has on a card."""
        counts = self.cubes.get(place)
        return counts[seat] if counts else 0

    def holding(self, seat: Seat) -> list[Cell]:
        """The cards that hold cubes of a seat, in reading order."""
        return sorted(place for place, counts in self.cubes.items() if counts[seat])

    def field_cards(self) -> list[Cell]:
        """Where cards lie, face up or down."""
        return [*self.up, *self.backs]

    def picture(self) -> list[str]:
        """The field with the cubes of each seat: «К02» holds two of the second one's; # lies face down."""
        places = self.field_cards()
        columns = range(min(map(column, places), default=1), max(map(column, places), default=0) + 1)
        rows = range(min(map(row, places), default=1), max(map(row, places), default=0) + 1)
        lines = [" ".join(["   ", *(f"{number:<6}" for number in columns)])] if places else []
        for number in rows:
            drawn = [f"{self._face(cell(number, one)):<6}" for one in columns]
            lines.append(" ".join([f"{number:>3}", *drawn]).rstrip())
        return lines

    def _face(self, place: Cell) -> str:
        if place not in self.up and place not in self.backs:
            return "."
        shown = self.up[place][0] if place in self.up else "#"
        return shown + "".join(map(str, self.cubes.get(place, ())))

    @property
    def accepted_words(self) -> set[str]:
        """The words that were accepted in this match. (FW-4.7)"""
        return {word for _, _, word, reason in self.annals if not reason}

    @property
    def used_words(self) -> set[str]:
        """The same, Ё as Е."""
        return {fold(word) for word in self.accepted_words}

    def trees(self, seat: Seat) -> int:
        """All cards in front of a player, face-down ones included. (FW-8.1)"""
        return len(self.front[seat]) + len(self.elders[seat])

    # --- cubes -----------------------------------------------------------------------------------

    def put_cube(self, seat: Seat, place: Cell) -> None:
        """A cube goes from the supply to a card."""
        assert self.supply[seat] > 0, "the supply is empty"
        self.supply[seat] -= 1
        self._count(seat, place, 1)

    def move_cube(self, seat: Seat, source: Cell, place: Cell) -> None:
        """A cube goes from one card to another. (FW-5.13)"""
        self._count(seat, source, -1)
        self._count(seat, place, 1)

    def take_cubes(self, place: Cell) -> None:
        """All cubes of a card go back to their owners. (FW-6.7)"""
        for seat, count in enumerate(self.cubes.pop(place, ())):
            self.supply[seat] += count

    def take_own(self, seat: Seat, place: Cell) -> None:
        """All cubes of one seat go back from a card. (FW-6.19)"""
        count = self.own(seat, place)
        self.supply[seat] += count
        self._count(seat, place, -count)

    def _count(self, seat: Seat, place: Cell, change: int) -> None:
        counts = list(self.cubes.get(place) or [0] * self.players)
        counts[seat] += change
        if any(counts):
            self.cubes[place] = tuple(counts)
        else:
            del self.cubes[place]

    # --- cards -----------------------------------------------------------------------------------

    def hidden_card(self) -> Card | None:
        """A card to be laid face down: off the deck, else off the discard. (FW-6.10, FW-6.11)"""
        if self.deck:
            return self.dice.draw(self.deck)
        return self.discard.pop() if self.discard else None
