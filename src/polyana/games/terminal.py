"""How a game is played in the terminal: what its drawing is given, and what a game may say for itself.

A drawing is made of one seat's view and of nothing else, so it can tell no more than the page does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from polyana.core import Game, Question, Seat
from polyana.core.speech import Speech
from polyana.core.view import View
from polyana.games.plain import zones

COLOURS = ("green", "blue", "yellow", "magenta", "cyan", "red")
"""Of the seats. Nothing is told by a colour alone: every seat has its letter too."""


@dataclass(frozen=True)
class Look:
    """One seat's view of a running match, with the words and the pens to draw it."""

    game: Game[Any]
    """The one that the table has agreed on."""
    view: View[Any]
    speech: Speech
    fancy: bool = True
    """May there be lines and signs that are no letters?"""
    legend: bool = True
    """Is it worth saying what the signs mean? Once is enough."""
    numbers: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """The numbers by which options can be chosen now, by the kind of question and the option."""

    @property
    def table(self) -> Any:
        return self.view.table

    @property
    def seat(self) -> Seat:
        return self.view.seat

    def asked(self, kind: str) -> Question | None:
        return self.view.question(kind)

    def say(self, message: str, **args: Any) -> str:
        """A text of the game."""
        return self.speech.say(message, **args)

    # --- seats -------------------------------------------------------------------------------------

    def style(self, seat: Seat) -> str:
        return COLOURS[seat % len(COLOURS)]

    def name(self, seat: Seat) -> Text:
        """A seat's letter and name."""
        own = "bold" if seat == self.seat else ""
        return Text.assemble(self.mark(seat), " ", (self.speech.name(seat), own))

    def mark(self, seat: Seat) -> Text:
        """The letter that stands for a seat where there is no room for its name."""
        return Text(self.marks[seat], f"bold {self.style(seat)}")

    @cached_property
    def marks(self) -> list[str]:
        """The first letter of each name that no earlier one has."""
        found: list[str] = []
        for seat in self.table.seats:
            letters = [one.upper() for one in self.speech.name(seat) if one.isalpha()]
            found.append(next((one for one in letters if one not in found), str(seat + 1)))
        return found

    # --- pens --------------------------------------------------------------------------------------

    def number(self, kind: str, text: str) -> Text:
        """The number of an option, where it lies; nothing if it cannot be chosen now."""
        found = self.numbers.get((kind, text))
        return Text(f"({found})", "bold cyan") if found else Text()

    def sign(self, fancy: str, plain: str) -> str:
        """A sign, or the letters that stand for it where only letters are wanted."""
        return fancy if self.fancy else plain

    def grid(self, *headings: str, title: str = "") -> Table:
        """A table with the headings of its columns; without any, bare columns."""
        made = Table(*headings, title=title or None, title_justify="left", title_style="bold")
        made.box = box.SIMPLE_HEAD if self.fancy and headings else None
        made.show_edge, made.pad_edge, made.padding = False, False, (0, 2, 0, 0)
        made.show_header, made.header_style = bool(headings), "dim"
        for column in made.columns[:1]:
            column.no_wrap = True
        return made

    def framed(self, inside: RenderableType, title: str, width: int) -> Panel:
        """Something in a frame with its title, so wide that several stand side by side."""
        shape = box.ROUNDED if self.fancy else box.ASCII
        return Panel(inside, title=title, title_align="left", box=shape, width=width, padding=(0, 0))

    def side_by_side(self, things: Sequence[RenderableType], across: int) -> RenderableType:
        """Things in rows of so many."""
        rows = []
        for start in range(0, len(things), across):
            row = Table.grid(padding=(0, 1))
            row.add_row(*things[start : start + across])
            rows.append(row)
        return Group(*rows)

    def line(self, title: str, what: Any) -> Text:
        """A thing with its title before it."""
        return Text.assemble((f"{title}: ", "dim"), what if isinstance(what, Text) else str(what))

    def joined(self, parts: Iterable[Any], between: str = " ") -> Text:
        """Pieces of text, one after another."""
        return Text(between).join(one if isinstance(one, Text) else Text(str(one)) for one in parts)

    def shifted(self, inside: RenderableType, by: int = 2) -> Padding:
        return Padding(inside, (0, 0, 0, by))


class GameTerminal:
    """A game in the terminal. Each game overrides what it has; without anything its zones are listed."""

    quiet: Collection[str] = ()
    """Events that need not be told, since the table shows them."""

    def draw(self, look: Look) -> Iterable[RenderableType]:
        """The table, as this seat sees it."""
        for title, piles in zones(look.view, look.speech):
            said = " · ".join(f"{owner}: {pile}" if owner else pile for owner, pile in piles)
            yield look.line(title, said)

    def then(self, look: Look, question: Question, text: str) -> str:
        """What comes of an answer, as far as the page says it."""
        return ""

    def groups(self, look: Look, question: Question) -> Sequence[tuple[str, Sequence[str]]]:
        """The options under headings, where there are too many for one list."""
        return ()

    def read(self, look: Look, text: str) -> tuple[str, str] | None:
        """What was typed as an answer: the kind of question, and the text that the rules read."""
        return None

    def ended(self, look: Look) -> str:
        """How the match went, if that is no matter of who has won."""
        return ""
