"""`polyana play GAME`: a match against bots in the terminal, by keyboard, in real time."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from polyana import games
from polyana.bots.runner import Runner
from polyana.cli.common import Language, bots_named, game_named, game_with, settings_of, stop
from polyana.cli.locale import language_of_system
from polyana.cli.screen import OWN
from polyana.cli.terminal import YOU, Person, Terminal
from polyana.core import Record
from polyana.core.speech import Speech
from polyana.table.names import MAX_NAME_CHARS, bot_name, name_in

HELP = Speech(OWN, language_of_system()).say


def play(
    game: Annotated[str, typer.Argument(help=HELP("play-help-game"))] = "no_words",
    seats: Annotated[int, typer.Option(help=HELP("play-help-seats"))] = 3,
    level: Annotated[str, typer.Option(help=HELP("play-help-level"))] = "player",
    settings: Annotated[list[str] | None, typer.Option("--set", help=HELP("play-help-set"))] = None,
    cards: Annotated[Path | None, typer.Option(help=HELP("play-help-cards"))] = None,
    seed: Annotated[str, typer.Option(help=HELP("play-help-seed"))] = "",
    save: Annotated[Path | None, typer.Option(help=HELP("play-help-save"))] = None,
    name: Annotated[str, typer.Option(help=HELP("play-help-name"))] = "",
    clock: Annotated[bool, typer.Option("--clock", help=HELP("play-help-clock"))] = False,
    language: Annotated[Language | None, typer.Option(help=HELP("play-help-language"))] = None,
) -> None:
    rules = game_with(game_named(game), cards)
    bots_named(rules, [level])
    agreed = settings_of(rules, settings or [], seats)
    rng = Random(seed or secrets.token_hex(8))
    spoken = language.value if language else language_of_system()
    ui = Speech(OWN, spoken)
    own_name = name.strip()[:MAX_NAME_CHARS] or ui.say("play-you")
    names = [own_name, *(bot_name(seat, level) for seat in range(1, seats))]
    record = Record.begin(rules, seats, agreed, rng.randbytes(16), names)
    make = games.bots(game)[level]
    you = Person(rules, YOU, rng)
    bots = [make(rules, seat, Random(rng.random())) for seat in range(1, seats)]
    called = [own_name, *(name_in(one, spoken) for one in names[1:])]
    terminal = Terminal(Runner(record, [you, *bots], timed=clock), you, called, spoken)
    try:
        terminal.run()
    except (KeyboardInterrupt, EOFError):
        terminal.screen.say(f"\n{ui.say('play-broken-off')}")
    if save:
        try:
            save.write_text(record.text(), "utf-8")
        except OSError as error:
            stop(ui.say("play-not-saved", file=str(save), reason=str(error.strerror)))
        terminal.screen.say(ui.say("play-saved", file=str(save)))


play.__doc__ = HELP("play-help-command")
