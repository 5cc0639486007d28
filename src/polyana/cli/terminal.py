"""A match at the keyboard: tells what the seat hears, shows what it sees, and reads its answers."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from rich.text import Text

from polyana import games
from polyana.bots import Bot, Choice
from polyana.bots.runner import Runner
from polyana.cli.asking import Heading, Menu
from polyana.cli.explaining import barred, explain
from polyana.cli.screen import Screen
from polyana.core import NOTHING, Event, Game, Question, Refused
from polyana.core.speech import Speech
from polyana.games.terminal import Look
from polyana.web.messages import Words

YOU = 0
LEAVE = ("выход", "exit", "quit", "q")
BRISK = 0.8
"""Seconds between the moves of others while nobody waits for you."""
REMEMBERED = 30
"""So many things that have happened are told again."""


class Person(Bot):
    """The seat of whoever sits at the keyboard: it remembers what it heard and answers by itself."""

    def __init__(self, game: Game[Any], seat: int, rng: Random) -> None:
        super().__init__(game, seat, rng)
        self.news: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.news += events

    def choose(self, view: Any) -> Choice | None:
        return None


class Terminal:
    """The screen and the keyboard of one match."""

    def __init__(self, runner: Runner, you: Person, names: Sequence[str], language: str) -> None:
        self.runner = runner
        self.you = you
        self.match = runner.record.match
        game = self.match.game.name
        self.speech = Speech(games.package(game), language, names)
        self.words = Words(games.package(game), language, tuple(names))
        self.drawing = games.folder(game).terminal()
        self.screen = Screen(self.drawing, self.speech)
        self.ui = self.screen.ui
        self.menu = Menu(self.words, self.drawing)
        self.heard: list[str] = []
        self.shown: tuple[str, ...] = ()
        self.waits = ""
        self.others_moved = True
        for bot in runner.bots:
            bot.alone = False

    def run(self) -> None:
        """Play until the match is over."""
        title = Text(self.speech.say("title"), "bold")
        self.screen.console.print(Text.assemble(title, ". ", self.ui.say("play-intro"), "\n"))
        while not self.match.over:
            self.runner.ask()
            self._tell()
            questions = self.match.questions(YOU)
            self._show(questions)
            moment = self.runner.next_moment()
            wait = None if moment is None else max(0.0, moment - self.runner.now)
            owed = any(one.default is not None for one in questions)
            if wait is not None and not owed:
                wait = min(wait, BRISK)
            line = self._read(wait, owed=owed) if questions else None
            if line is not None:
                self._obey(line.strip(), questions)
                continue
            if not questions and wait and sys.stdin.isatty():
                self._say_who_is_waited_for()
                time.sleep(wait)
            self.runner.move()
        self._tell()
        look = self.look()
        self.screen.table(look, whole=True)
        self.screen.result(look, self.match.over, YOU)

    def look(self, *, legend: bool = False) -> Look:
        """What the drawing is given: the view of this seat alone."""
        view, numbers = self.match.view(YOU), self.menu.numbers()
        return Look(self.match.game, view, self.speech, self.screen.fancy, legend, numbers)

    # --- telling and showing ------------------------------------------------------------------------

    def _tell(self) -> None:
        """Say what has happened since."""
        news, self.you.news = self.you.news, []
        for event in news:
            self.others_moved |= event.args.get("seat", YOU) != YOU
            if event.kind not in self.drawing.quiet:
                said = self.speech.event(event, YOU)
                self.heard.append(f"{said} [{self.speech.clause(event.clause)}]" if event.clause else said)
                self.screen.say(said)

    def _show(self, questions: list[Question]) -> None:
        """Ask anew only when the questions are new."""
        ids = tuple(question.id for question in questions)
        if ids == self.shown:
            return
        self.shown = ids
        self.menu.put(self.look(), questions)
        if questions:
            look = self.look(legend=not self.screen.drawn)
            self.screen.table(look, whole=self.others_moved)
            self.screen.ask(look, self.menu)
            self.others_moved = False

    def _say_who_is_waited_for(self) -> None:
        """Who is thinking, once."""
        waiting = self.match.waiting()
        asks = [one for one in self.match.open_asks() if one.owes and not one.quiet and one.seat in waiting]
        seats = ", ".join(self.speech.name(seat) for seat in waiting)
        kind, about = (asks[0].kind.name, asks[0].about) if asks else ("", NOTHING)
        said = self.words.waits(kind, seats, about)
        if said != self.waits:
            self.waits = said
            self.screen.say(said.rstrip(".") + "…", "dim")

    # --- reading ------------------------------------------------------------------------------------

    def _read(self, wait: float | None, *, owed: bool) -> str | None:
        """A line from the keyboard, or None when the moment has come in which somebody else acts. Lines that
        were written beforehand answer only what is waited for."""
        begun = time.monotonic()
        typed = sys.stdin.isatty()
        if typed and not select.select([sys.stdin], [], [], wait)[0]:
            return None
        if not typed and not owed and wait is not None:
            return None
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if typed:
            self.runner.now += time.monotonic() - begun
        return line

    def _obey(self, text: str, questions: list[Question]) -> None:
        look = self.look(legend=text == "=")
        if text.lower() in LEAVE:
            raise EOFError
        if text.startswith("?"):
            for said in explain(look, self.ui, questions, text[1:].strip()):
                self.screen.console.print(said)
            for said in barred(look, self.ui, self.words, questions) if text == "?" else ():
                self.screen.say(said, "dim")
        elif text == "!":
            self.screen.say(self.ui.say("play-happened"), "bold")
            for said in self.heard[-REMEMBERED:] or [self.ui.say("play-nothing-happened")]:
                self.screen.say(said)
        elif text == "=":
            self.screen.table(look, whole=True)
            self.screen.ask(look, self.menu)
        elif text:
            self._answer(look, text)

    def _answer(self, look: Look, text: str) -> None:
        chosen = self.menu.read(look, text)
        if chosen is None:
            self.screen.say(self.ui.say("play-no-answer"), "red")
        elif isinstance(chosen, Heading):
            self.screen.ask(look, self.menu)
        else:
            question, answer = chosen
            try:
                self.runner.answer(YOU, question.id, answer)
            except Refused as refused:
                self.screen.say(self.speech.refusal(refused), "red")
