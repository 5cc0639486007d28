"""`polyana play GAME`: a match against bots in the terminal, by keyboard, in real time."""

from __future__ import annotations

import secrets
import select
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from polyana import games
from polyana.bots import Bot, Choice
from polyana.bots.runner import Runner
from polyana.cli.common import Language, bots_named, game_named, game_with, settings_of, stop
from polyana.core import Event, Game, Record, Refused, View
from polyana.core.emphasis import without_emphasis
from polyana.core.rulebook import rulebook
from polyana.core.speech import Speech, option_parts
from polyana.core.view import Question
from polyana.table.names import bot_name
from polyana.web.render.plain import zones

YOU = 0
OWN = "polyana.cli"


class Person(Bot):
    """The seat of whoever sits at the keyboard: it remembers what it heard and answers by itself."""

    def __init__(self, game: Game[Any], seat: int, rng: Random) -> None:
        super().__init__(game, seat, rng)
        self.news: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.news += events

    def choose(self, view: View[Any]) -> Choice | None:
        return None


def play(
    game: Annotated[str, typer.Argument(metavar="ИГРА", help="Кодовое имя игры.")] = "no_words",
    seats: Annotated[int, typer.Option(help="Мест за столом, ваше — первое.")] = 3,
    level: Annotated[str, typer.Option(help="Уровень ботов.")] = "player",
    settings: Annotated[list[str] | None, typer.Option("--set", help="Настройка: имя=значение.")] = None,
    cards: Annotated[Path | None, typer.Option(help="Свой файл карт вместо обычного.")] = None,
    seed: Annotated[str, typer.Option(help="То же зерно — та же раздача.")] = "",
    save: Annotated[Path | None, typer.Option(help="Куда записать партию.")] = None,
    language: Annotated[Language, typer.Option(help="Язык игры.")] = Language.ru,
) -> None:
    """Сыграть с ботами прямо в терминале."""
    rules = game_with(game_named(game), cards)
    bots_named(rules, [level])
    agreed = settings_of(rules, settings or [], seats)
    rng = Random(seed or secrets.token_hex(8))
    ui = Speech(OWN, language.value)
    names = [ui.say("play-you"), *(bot_name(seat, level) for seat in range(1, seats))]
    record = Record.begin(rules, seats, agreed, rng.randbytes(16), names)
    make = games.bots(game)[level]
    you = Person(rules, YOU, rng)
    bots = [make(rules, seat, Random(rng.random())) for seat in range(1, seats)]
    speech = Speech(games.package(game), language.value, names)
    table = Terminal(Runner(record, [you, *bots]), you, speech, ui)
    try:
        table.run()
    except (KeyboardInterrupt, EOFError):
        table.console.print(f"\n{ui.say('play-broken-off')}")
    if save:
        try:
            save.write_text(record.text(), "utf-8")
        except OSError as error:
            stop(ui.say("play-not-saved", file=str(save), reason=str(error.strerror)))
        table.console.print(ui.say("play-saved", file=str(save)))


class Terminal:
    """Shows what the seat sees and hears, and reads its answers."""

    def __init__(self, runner: Runner, you: Person, speech: Speech, ui: Speech) -> None:
        self.runner = runner
        self.you = you
        self.speech = speech
        self.ui = ui
        self.book = rulebook(games.package(runner.record.match.game.name), ui.language)
        self.console = Console(highlight=False)
        self.shown: tuple[str, ...] = ()
        for bot in runner.bots:
            bot.alone = False

    def run(self) -> None:
        """Play until the match is over."""
        self.console.print(f"[bold]{escape(self.speech.say('title'))}[/bold]. {self.ui.say('play-help')}\n")
        match = self.runner.record.match
        while not match.over:
            self.runner.ask()
            self._tell()
            questions = match.questions(YOU)
            self._show(questions)
            moment = self.runner.next_moment()
            wait = None if moment is None else moment - self.runner.now
            line = self._read(wait) if questions else None
            if line is not None:
                self._obey(line, questions)
                continue
            if not questions and wait and sys.stdin.isatty():
                time.sleep(wait)
            self.runner.move()
        self._tell()
        winners = ", ".join(self.speech.name(seat) for seat in match.over.winners)
        self.console.print(f"\n[bold]{escape(self.ui.say('play-won', names=winners))}[/bold]")

    def _tell(self) -> None:
        """Say what has happened since."""
        news, self.you.news = self.you.news, []
        for event in news:
            self.console.print(escape(self.speech.event(event, YOU)))

    def _show(self, questions: list[Question]) -> None:
        """Ask anew only when the questions are new."""
        ids = tuple(question.id for question in questions)
        if ids == self.shown:
            return
        self.shown = ids
        if questions:
            self._table()
        for number, question, option in self._numbered(questions):
            if number == 1 or option is None:
                said = self.speech.say(f"ask-{question.kind}", **question.about)
                self.console.print(f"[yellow]{escape(said)}[/yellow]")
            if option is not None:
                self.console.print(f"  [cyan]{number}[/cyan] {escape(self._label(question, option))}")

    def _numbered(self, questions: list[Question]) -> Iterator[tuple[int, Question, str | None]]:
        number = 0
        for question in questions:
            if not question.options:
                yield number, question, None
            for text in question.texts:
                number += 1
                yield number, question, text

    def _label(self, question: Question, text: str) -> str:
        message = f"option-{question.kind}-{text}"
        if self.speech.has(message):
            return self.speech.say(message)
        if text.endswith("*") or not self.speech.has(f"option-{question.kind}"):
            return text.replace("*", f" ({self.ui.say('play-red')})")
        return self.speech.say(f"option-{question.kind}", **option_parts(text, self.speech.names))

    def _table(self) -> None:
        """The table as the seat sees it, zone by zone."""
        for line in table_lines(self.runner.record.match.view(YOU), self.speech):
            self.console.print(line)

    def _obey(self, line: str, questions: list[Question]) -> None:
        text = line.strip()
        if text.lower() in ("выход", "exit", "q"):
            raise EOFError
        if text == "?":
            for question in questions:
                said = without_emphasis(self.book[question.clause].text)
                self.console.print(f"[dim]{self.speech.clause(question.clause)} {escape(said)}[/dim]")
        elif text == "=":
            self._table()
        else:
            self._answer(text, questions)

    def _answer(self, text: str, questions: list[Question]) -> None:
        chosen = [(q, option) for number, q, option in self._numbered(questions) if str(number) == text]
        upper = [(q, option) for _, q, option in self._numbered(questions) if option == text.upper()]
        writes = [(q, text) for q in questions if q.writes]
        found = chosen or upper or writes
        if not found:
            self.console.print(f"[red]{self.ui.say('play-no-answer')}[/red]")
            return
        question, answer = found[0]
        try:
            self.runner.answer(YOU, question.id, answer or text)
        except Refused as refused:
            self.console.print(f"[red]{escape(self.speech.refusal(refused))}[/red]")

    def _read(self, wait: float | None) -> str | None:
        """A line from the keyboard, or None when the moment has come in which somebody else acts."""
        begun = time.monotonic()
        if sys.stdin.isatty() and not select.select([sys.stdin], [], [], wait)[0]:
            return None
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if sys.stdin.isatty():
            self.runner.now += time.monotonic() - begun
        return line


def table_lines(view: View[Any], speech: Speech) -> list[str]:
    """The picture of the table, if there is one, and the zones a player looks at, one line each; a game says
    which in its texts (`zone-NAME`)."""
    lines = [escape(line) for line in view.table.picture()]
    for title, piles in zones(view, speech, _pile):
        said = " · ".join(f"{escape(owner)}: {pile}" if owner else pile for owner, pile in piles)
        lines.append(f"[dim]{escape(title)}:[/dim] {said}")
    return lines


def _pile(pile: Any) -> str:
    """A pile in one line: red letters red, backs as a number."""
    if isinstance(pile, str | list | tuple):
        cards = [f"[red]{card[:-1]}[/red]" if str(card).endswith("*") else str(card) for card in pile]
        return " ".join(cards) or "—"
    try:
        return f"({len(pile)})"
    except TypeError:
        return str(pile)
