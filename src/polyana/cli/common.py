"""What the commands share: games, bots and settings by name, and refusals in plain words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeVar, get_args, get_origin

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from polyana import games
from polyana.core import Game, Refused
from polyana.core.cards import BadCards
from polyana.core.speech import Speech

R = TypeVar("R")
YES, NO, NONE = ("да", "yes", "true"), ("нет", "no", "false"), ("-", "none")


class Language(StrEnum):
    """The languages a match or a report can be told in."""

    ru = "ru"
    en = "en"


def stop(message: str) -> NoReturn:
    """Say what is wrong with the input, and end with code 2."""
    typer.echo(message, err=True)
    raise typer.Exit(2)


def game_named(name: str) -> Game[Any]:
    """The game that the user asked for."""
    if name not in games.names():
        stop(f"Нет игры «{name}». Есть: {', '.join(games.names())}.")
    return games.game(name)


def game_with(game: Game[Any], cards: Path | None) -> Game[Any]:
    """The game with the cards of the user's own file, if there is one."""
    try:
        return game.with_cards(cards) if cards else game
    except BadCards as bad:
        stop(f"Файл карт не годится: {bad}")
    except Refused as refused:
        stop(refusal_text(game, refused))


def bots_named(game: Game[Any], names: Sequence[str]) -> list[str]:
    """The bots that the user asked for."""
    known = games.bots(game.name)
    for name in names:
        if name not in known:
            stop(f"Нет бота «{name}» для игры {game.name}. Есть: {', '.join(known)}.")
    return list(names)


def settings_of(game: Game[Any], texts: Iterable[str], players: int) -> Any:
    """The settings, given as `name=value`, for a table of so many players."""
    given: dict[str, Any] = {}
    fields = {field.name: field.type for field in msgspec.structs.fields(game.settings)}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            stop(f"Настройка «{text}»: нужно имя=значение. Имена: {', '.join(fields)}.")
        if name not in fields:
            stop(f"Нет настройки «{name}». Есть: {', '.join(fields)}.")
        try:
            given[name] = msgspec.convert(_plain(value, fields[name]), fields[name], strict=False)
        except msgspec.ValidationError:
            stop(f"Настройка «{name}»: «{value}» не годится. Можно: {possible(fields[name])}.")
    settings = game.settings(**given)
    try:
        game.check_players(players)
        game.check_settings(settings, players)
    except Refused as refused:
        stop(refusal_text(game, refused))
    return settings


def _plain(value: str, kind: Any) -> Any:
    """The value that a text stands for; a word that the setting itself knows stays this word."""
    if value in _words(kind):
        return value
    if value in NONE:
        return None
    if value.lower() in (*YES, *NO):
        return value.lower() in YES
    return int(value) if value.lstrip("-").isdigit() else value


def _words(kind: Any) -> list[str]:
    """The words that a setting may be."""
    if get_origin(kind) is Literal:
        return [one for one in get_args(kind) if isinstance(one, str)]
    return [word for part in get_args(kind) for word in _words(part)]


def possible(kind: Any) -> str:
    """What a setting may be, in words.

    >>> possible(Literal["window", "free"]), possible(bool), possible(int | None)
    ('window, free', 'да, нет', 'число, -')
    """
    if get_origin(kind) is Literal:
        return ", ".join(map(str, get_args(kind)))
    if get_args(kind):
        return ", ".join(map(possible, get_args(kind)))
    return {bool: "да, нет", int: "число", float: "число", type(None): NONE[0]}.get(kind, "текст")


def refusal_text(game: Game[Any], refused: Refused) -> str:
    """A refusal in words, or its bare code where the texts are missing."""
    try:
        return Speech(games.package(game.name)).refusal(refused)
    except (KeyError, FileNotFoundError):
        said = ", ".join(f"{name}: {value}" for name, value in refused.args_of_text.items())
        return f"{refused} ({said})" if said else str(refused)


def figure(number: float, digits: int = 1, language: str = "ru") -> str:
    """A number as people write it.

    >>> figure(-1.25), figure(-0.001, 2), figure(7, 0), figure(0.5, 1, "en")
    ('−1,2', '0,00', '7', '0.5')
    """
    said = f"{round(number, digits) + 0.0:.{digits}f}".replace("-", "−")
    return said.replace(".", ",") if language == "ru" else said


def with_bar(reports: Iterable[R], whole: int, what: str) -> list[R]:
    """Collect what comes, with a bar that shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=whole)
        for report in reports:
            found.append(report)
            progress.advance(task)
    return found
