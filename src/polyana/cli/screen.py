"""The screen of a match in the terminal: the table, the questions with their options, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from polyana.cli.asking import BACK, Answer, Heading, Menu
from polyana.core import Result, Seat
from polyana.core.speech import Speech
from polyana.games.terminal import GameTerminal, Look
from polyana.web.messages import UI_TEXTS

OWN = "polyana.cli"
FEW, ACROSS, NUMBERED = 4, 3, 7
"""More options than these stand in columns, so many at most; what a number adds to their width."""


class Screen:
    """What has been shown, and what is shown next."""

    def __init__(self, drawing: GameTerminal, speech: Speech) -> None:
        self.drawing = drawing
        self.speech = speech
        self.ui, self.house = Speech(OWN, speech.language), Speech(UI_TEXTS, speech.language)
        self.console = Console(highlight=False)
        self.drawn: list[str] = []

    @property
    def fancy(self) -> bool:
        """Is there a screen for signs and colours?"""
        return self.console.is_terminal and not self.console.no_color

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    # --- the table ----------------------------------------------------------------------------------

    def table(self, look: Look, *, whole: bool) -> None:
        """The table as the seat sees it; if not the whole of it, what has changed since it was last shown."""
        sections = []
        for thing in self.drawing.draw(look):
            with self.console.capture() as drawn:
                self.console.print(thing)
            sections.append(drawn.get())
        shown = [one for one in sections if whole or one not in self.drawn]
        self.drawn = sections
        if shown:
            self.console.print(Rule(style="dim", characters=look.sign("─", "-")))
            self.console.out("".join(shown), end="", highlight=False)

    # --- the questions ------------------------------------------------------------------------------

    def ask(self, look: Look, menu: Menu) -> None:
        """The questions, first those that wait for an answer, with their options by number."""
        for question in sorted(menu.questions, key=lambda one: one.default is None):
            mine = question.default is not None
            words, items = self.ui.say("play-asked" if mine else "play-also"), menu.items_of(question)
            start = Text(f"{words} ", "bold yellow" if mine else "dim")
            if len(items) == 1 and isinstance(items[0], Heading):
                self.console.print(Text.assemble(start, _item(*self._row(look, items[0]))))
                continue
            writes = f" — {self.ui.say('play-write')}" if question.writes else ""
            self.console.print(Text.assemble(start, menu.line(look, question), (writes, "dim")))
            if items:
                self._list(look, items, back=menu.opened is not None)

    def _list(self, look: Look, items: Sequence[Answer | Heading], *, back: bool) -> None:
        """Options one below another with what comes of them, or in columns if nothing is said of them."""
        rows = [self._row(look, item) for item in items]
        if back:
            rows.append((BACK, self.ui.say("play-back"), ""))
        widest = max(len(label) for _, label, _ in rows) + NUMBERED
        across = max(1, min(ACROSS, self.console.width // widest))
        if any(then for _, _, then in rows) or len(rows) <= FEW:
            across = 1
        table = Table.grid(padding=(0, 2))
        for start in range(0, len(rows), across):
            table.add_row(*(_item(*row) for row in rows[start : start + across]))
        self.console.print(table)

    def _row(self, look: Look, item: Answer | Heading) -> tuple[int, str, str]:
        """An option or a heading: its number, its words, what comes of it."""
        if isinstance(item, Answer):
            return item.number, item.label, self.drawing.then(look, item.question, item.text)
        many = "" if item.alone else f" ({self.ui.say('play-lists', count=len(item.texts))})"
        return item.number, item.title + many, ""

    # --- the end ------------------------------------------------------------------------------------

    def result(self, look: Look, over: Result, you: Seat) -> None:
        """Who has won, and everybody's score."""
        names = ", ".join(self.speech.name(seat) for seat in over.winners)
        if you in over.winners:
            said = self.house.say("you-win" if len(over.winners) == 1 else "you-share")
        elif over.winners:
            said = self.house.say("they-win", count=len(over.winners), names=names)
        else:
            said = self.house.say("nobody-wins")
        self.say(f"\n{self.drawing.ended(look) or said}", "bold")
        if over.scores:
            ranked = sorted(enumerate(over.scores), key=lambda one: one[0] not in over.winners)
            scores = ", ".join(f"{self.speech.name(seat)} — {score}" for seat, score in ranked)
            self.say(f"{self.ui.say('play-result')}: {scores}")


def _item(number: int, label: str, then: str) -> Text:
    return Text.assemble((f"{number:>4} ", "cyan"), label, (f" — {then}" if then else "", "dim"))
