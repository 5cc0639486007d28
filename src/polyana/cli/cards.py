"""`polyana cards check`: is a card file of one's own sound?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from polyana.cli.common import game_named, game_with

app = typer.Typer(no_args_is_help=True)


@app.callback()
def cards() -> None:
    """Файлы карт: владелец коробки может вписать свои."""


@app.command()
def check(
    game: Annotated[str, typer.Argument(metavar="ИГРА", help="Кодовое имя игры.")],
    file: Annotated[Path, typer.Argument(metavar="ФАЙЛ", help="Файл карт (TOML).")],
) -> None:
    """Проверить файл карт; если он плох, назвать файл, строку и причину."""
    found = game_with(game_named(game), file)
    typer.echo(f"Файл годится: {found.resources()}")
