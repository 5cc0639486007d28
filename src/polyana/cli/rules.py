"""`polyana rules GAME [CLAUSE]`: the rulebook in the terminal. `--where CLAUSE`: a rule in the code."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from polyana import games
from polyana.cli.common import Language, game_named, stop
from polyana.core import Game
from polyana.core.emphasis import emphasis
from polyana.core.rulebook import Clause, rulebook
from polyana.core.speech import LANGUAGES, Speech
from polyana.testing.clauses import carried_out, cited, tests_of

NO_CLAUSE = "Пункта «{clause}» в правилах нет. Весь список: polyana rules {game}"


def rules(
    game: Annotated[str, typer.Argument(help="Код игры, например no_words.")] = "",
    clause: Annotated[str, typer.Argument(help="Пункт (NW-3.2 или 3.2) или начало: «3.» — вся глава.")] = "",
    language: Annotated[Language, typer.Option(help="Язык правил.")] = Language.ru,
    where: Annotated[
        str, typer.Option(metavar="ПУНКТ", help="Где в коде исполняется пункт и какие тесты его проверяют.")
    ] = "",
) -> None:
    """Показать правила игры: все, главу или один пункт; или найти пункт в коде."""
    if where:
        show_where(game or games.of_clause(where.upper()), where)
    else:
        show_rules(game, clause, language)


def show_rules(game: str, clause: str, language: Language) -> None:
    """The whole book, a chapter or a clause."""
    found = game_named(game)
    book = rulebook(games.package(game), language.value)
    console = Console()
    wanted = _number(clause, found)
    chosen = [one for one in book.clauses.values() if _fits(one, wanted)]
    if not chosen:
        stop(NO_CLAUSE.format(clause=clause[:20], game=game))
    if not wanted:
        console.print(f"[bold]{escape(book.title)}[/bold]\n\n{escape(book.lead)}")
    chapter = ""
    for one in chosen:
        if one.chapter != chapter:
            chapter = one.chapter
            console.print(f"\n[bold green]{escape(chapter)}[/bold green]")
        console.print(f"[cyan]{one.id}[/cyan]  {_bold(one.text)}")


def show_where(game: str, clause: str) -> None:
    """File and line of all places where a clause is carried out, and of all tests that cite it."""
    found, package = game_named(game), games.package(game)
    wanted = f"{found.prefix}-{_number(clause, found)}"
    if wanted not in rulebook(package).clauses:
        stop(NO_CLAUSE.format(clause=clause[:20], game=game))
    tests = tests_of(package)
    places = carried_out(package).get(wanted, []) + (cited(tests).get(wanted, []) if tests else [])
    for path, line, text in places:
        typer.echo(f"{_short(path)}:{line}  {text}")
    if tests is None:
        typer.echo("Тесты лежат только в исходном коде проекта: в установленном пакете их нет.")


def _short(path: Path) -> Path:
    """The path as seen from here."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


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
    spans = ((escape(one.text), one.strong) for one in emphasis(text))
    return "".join(f"[bold]{said}[/bold]" if strong else said for said, strong in spans)
