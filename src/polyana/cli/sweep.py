"""`polyana sweep`: old tables and files are cleared away, and the file of the database becomes smaller."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Annotated

import typer

from polyana.cli.common import stop
from polyana.cli.database import DATA, database_file, database_url, need_database, opening
from polyana.store import Store, shrink_database
from polyana.table.archive import ReplayArchive

DAY = 24 * 3600


def sweep(
    days: Annotated[int, typer.Option(min=1, help="Столы, за которыми столько дней никого не было.")],
    data: Annotated[Path, typer.Option(help="Папка с данными.")] = DATA,
    database: Annotated[str, typer.Option(help="Другая база вместо файла SQLite.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Удалить; без этого только показать.")] = False,
    shrink: Annotated[
        bool, typer.Option("--shrink", help="И уменьшить файл базы; серверу придётся подождать.")
    ] = False,
) -> None:
    """Убрать старые столы и присланные записи партий. Без --yes только показывает, что было бы убрано."""
    need_database(data, database)
    before = time.time() - days * DAY
    with opening(data, database):
        found = asyncio.run(_sweep_tables(database_url(data, database), before, yes=yes))
    files = ReplayArchive(data).untouched_since(before)
    if yes:
        for file in files:
            file.unlink(missing_ok=True)
    typer.echo(
        f"Столов старше {days} дн.: {found}, присланных записей: {len(files)}. "
        + ("Убраны." if yes else "Ничего не тронуто (нужно --yes).")
    )
    if yes and shrink:
        _shrink(database_file(data, database))


async def _sweep_tables(url: str, before: float, *, yes: bool) -> int:
    """How many tables are old; with `yes` they are deleted. Who only looks upgrades nothing."""
    store = await Store.open(url, upgrade=yes)
    try:
        old = await store.untouched_since(before)
        if yes:
            await store.delete(old)
        return len(old)
    finally:
        await store.close()


def _shrink(file: Path | None) -> None:
    if file is None:
        stop("--shrink умеет только файл SQLite; у этой базы для этого свои средства (VACUUM)")
    before = _kilobytes(file)
    try:
        shrink_database(file)
    except sqlite3.OperationalError as error:
        stop(
            f"Файл «{file}» не уменьшен: {error}. На диске нужно столько же места, сколько он занимает; "
            "если база занята, остановите сервер и повторите"
        )
    typer.echo(f"Файл базы: было {before} КБ, стало {_kilobytes(file)} КБ.")


def _kilobytes(file: Path) -> int:
    return file.stat().st_size // 1024
