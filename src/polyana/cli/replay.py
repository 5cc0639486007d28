"""`polyana replay FILE`: a match told in words, through anybody's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from polyana import games
from polyana.cli.common import Language, game_named, stop
from polyana.core import BadRecord, Event, Happened, Record, read
from polyana.core.record import read_header
from polyana.core.speech import Speech
from polyana.table.names import name_in


def replay(
    file: Annotated[Path, typer.Argument(help="Файл партии.")],
    eyes: Annotated[int | None, typer.Option(help="Чьими глазами: место от 1; без этого — зритель.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Видеть всё, и то, что скрыто.")] = False,
    clauses: Annotated[bool, typer.Option(help="Показывать пункты правил.")] = False,
    language: Annotated[Language, typer.Option(help="Язык рассказа.")] = Language.ru,
) -> None:
    """Пересказать партию из файла по событиям."""
    try:
        text = file.read_text("utf-8")
        header, _ = read_header(text)
    except OSError as error:
        stop(f"Файл «{file}» не читается: {error.strerror}")
    except UnicodeDecodeError:
        stop(f"Файл «{file}» — не текст в UTF-8")
    except BadRecord as bad:
        stop(f"«{file}» — не файл партии: строка {bad.line}: {bad.reason}")
    if eyes is not None and not 1 <= eyes <= header.players:
        stop(f"За этим столом места от 1 до {header.players}")
    seat = -1 if eyes is None else eyes - 1
    game = game_named(header.game)
    names = [name_in(one, language.value) for one in header.names]
    speech = Speech(games.package(game.name), language.value, names)
    console = Console()

    def tell(record: Record[Any], happened: Happened | None) -> None:
        for event in happened.events if happened else ():
            heard = _everything(event) if everything else event.heard_by(seat)
            if heard is not None:
                mark = f"  [dim]{speech.clause(heard.clause)}[/dim]" if clauses else ""
                console.print(f"{escape(speech.event(heard, seat))}{mark}", highlight=False)

    try:
        record = read(game, text, tell)
    except BadRecord as bad:
        stop(f"Файл «{file}» испорчен: строка {bad.line}: {bad.reason}")
    if record.match.over is None:
        console.print("[dim]Партия не доиграна.[/dim]")


def _everything(event: Event) -> Event:
    """The event with all that some ears only heard."""
    extra = {name: value for name, (_, value) in event.only.items()}
    return Event(event.kind, event.clause, {**event.args, **extra})
