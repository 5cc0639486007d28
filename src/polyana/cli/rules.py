"""`polyana rules GAME [CLAUSE]`: the rulebook in the terminal."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from polyana import games
from polyana.cli.common import Language, game_named, stop
from polyana.core import Game
from polyana.core.rulebook import Clause, rulebook
from polyana.core.speech import LANGUAGES, Speech


def rules(
    game: Annotated[str, typer.Argument(help="Код игры, например no_words.")],
    clause: Annotated[str, typer.Argument(help="Пункт (NW-3.2 или 3.2) или начало: «3.» — вся глава.")] = "",
    language: Annotated[Language, typer.Option(help="Язык правил.")] = Language.ru,
) -> None:
    """Показать правила игры: все, главу или один пункт."""
    found = game_named(game)
    book = rulebook(games.package(game), language.value)
    console = Console()
    wanted = _number(clause, found)
    chosen = [one for one in book.clauses.values() if _fits(one, wanted)]
    if not chosen:
        stop(f"Пункта «{clause[:20]}» в правилах нет. Весь список: polyana rules {game}")
    if not wanted:
        console.print(f"[bold]{escape(book.title)}[/bold]\n\n{escape(book.lead)}")
    chapter = ""
    for one in chosen:
        if one.chapter != chapter:
            chapter = one.chapter
            console.print(f"\n[bold green]{escape(chapter)}[/bold green]")
        console.print(f"[cyan]{one.id}[/cyan]  {_bold(one.text)}")


def _number(clause: str, game: Game[Any]) -> str:
    """A clause as it was read somewhere, in a log or in a refusal of either language: the number alone."""
    wanted = clause.upper().removeprefix(f"{game.prefix}-")
    for language in LANGUAGES:
        wanted = wanted.removeprefix(Speech(games.package(game.name), language).say("clause-prefix"))
    return wanted.strip()


def _fits(clause: Clause, wanted: str) -> bool:
    number = clause.id.partition("-")[2]
    return number == wanted or (number.startswith(wanted) if wanted.endswith(".") else not wanted)


def _bold(text: str) -> str:
    """Rulebooks mark terms with **two stars**."""
    parts = escape(text).split("**")
    return "".join(f"[bold]{part}[/bold]" if index % 2 else part for index, part in enumerate(parts))
