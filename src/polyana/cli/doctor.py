"""`polyana doctor`: is this machine fit to lay the table, and what is to be mended?"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Annotated

import typer
from rich.console import Console

from polyana import games
from polyana.cli.database import DATA
from polyana.cli.finding import Finding, Health
from polyana.cli.network import PortState, address_of, port_state
from polyana.cli.records import database_is_whole, key_is_whole
from polyana.words import lexicon

OLDEST_PYTHON = (3, 11)
OLDEST_SQLITE = (3, 35, 0)
ROOM_NEEDED = 200
"""MB of free disk: some ten thousand matches."""
SLOW_DISK = 0.05
"""Seconds for a write to reach the disk: above that every answer is felt."""
PROBES = 5


def doctor(
    data: Annotated[Path, typer.Option(help="Папка с данными.")] = DATA,
    database: Annotated[str, typer.Option(help="Другая база вместо файла SQLite: адрес.")] = "",
    host: Annotated[str, typer.Option(help="Адрес, на котором ждать гостей.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Порт.")] = 8000,
) -> None:
    """Проверить, готова ли машина: всё ли есть, куда писать, свободен ли порт. Ничего не меняет."""
    console = Console(highlight=False, soft_wrap=True)
    ill = False
    for finding in examine(data, database, host, port):
        console.print(f"{finding.health.value} {finding.what}")
        if finding.advice:
            console.print(f"  → {finding.advice}")
        ill |= finding.health is Health.ILL
    console.print("\nСначала исправьте отмеченное ✗." if ill else "\nМожно накрывать стол: polyana serve")
    if ill:
        raise typer.Exit(2)


def examine(data: Path, database: str, host: str, port: int) -> Iterator[Finding]:
    """All findings, one by one as they are made."""
    yield python_is_new_enough()
    yield sqlite_is_new_enough()
    yield speed_ups()
    yield lexicon_loads()
    yield games_load()
    folder = folder_is_ours(data)
    yield folder
    if folder.health is not Health.ILL:
        yield room_on_disk(data)
        yield disk_is_quick(data)
        yield database_is_whole(data, database)
        yield key_is_whole(data, database)
    yield port_is_free(host, port)


def python_is_new_enough() -> Finding:
    found = f"Python {sys.version.split()[0]}, Поляна {version('polyana')}"
    if sys.version_info >= OLDEST_PYTHON:
        return Finding(Health.WELL, found)
    return Finding(Health.ILL, found, "Нужен Python 3.11 или новее.")


def sqlite_is_new_enough() -> Finding:
    found = f"SQLite {sqlite3.sqlite_version}"
    if sqlite3.sqlite_version_info >= OLDEST_SQLITE:
        return Finding(Health.WELL, found)
    return Finding(Health.ILL, found, "Нужен SQLite 3.35 или новее: обновите систему или Python.")


def speed_ups() -> Finding:
    cores = os.cpu_count() or 1
    if sys.platform != "win32" and find_spec("uvloop") is None:
        return Finding(Health.POOR, f"Ядер: {cores}, без uvloop", "Быстрее с ним: pip install uvloop")
    if cores < 2:
        return Finding(Health.POOR, "Одно ядро", "Боты думают на нём же: ответы будут медленнее.")
    return Finding(Health.WELL, f"Ядер: {cores}")


def lexicon_loads() -> Finding:
    return _tried("Словарь", lambda: f"Слов в словаре: {len(lexicon())}")


def games_load() -> Finding:
    return _tried("Игры", lambda: "Игры: " + ", ".join(games.game(name).name for name in games.names()))


def _tried(what: str, load: Callable[[], str]) -> Finding:
    try:
        return Finding(Health.WELL, load())
    except Exception as error:
        return Finding(Health.ILL, f"{what}: {error}", "Установка повреждена: поставьте Поляну заново.")


def folder_is_ours(data: Path) -> Finding:
    """The folder, or the nearest one above it that exists, must be ours to write."""
    try:
        TemporaryDirectory(dir=_nearest(data)).cleanup()
    except OSError as error:
        return Finding(
            Health.ILL,
            f"Папка данных «{data}»: сюда нельзя писать ({error.strerror})",
            "Дайте себе право на запись или выберите другую папку: --data ПАПКА",
        )
    return Finding(Health.WELL, f"Папка данных «{data}»" + ("" if data.exists() else " (будет создана)"))


def room_on_disk(data: Path) -> Finding:
    free = shutil.disk_usage(_nearest(data)).free // 2**20
    if free < ROOM_NEEDED:
        return Finding(
            Health.POOR, f"На диске свободно {free} МБ", "Уберите старые столы: polyana sweep --days 90"
        )
    return Finding(Health.WELL, f"На диске свободно {free} МБ")


def disk_is_quick(data: Path) -> Finding:
    """How long it takes until a written line is safe."""
    took = []
    with NamedTemporaryFile(dir=_nearest(data)) as file:
        for _ in range(PROBES):
            begun = time.perf_counter()
            file.write(b"polyana")
            file.flush()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - begun)
    middle = sorted(took)[PROBES // 2]
    found = f"Запись на диск: {middle * 1000:.1f} мс"
    if middle > SLOW_DISK:
        return Finding(Health.POOR, found, "Медленно: держите данные на местном диске, не на сетевом.")
    return Finding(Health.WELL, found)


def port_is_free(host: str, port: int) -> Finding:
    match port_state(host, port):
        case PortState.FREE:
            where = f"http://{address_of(host)}:{port}/"
            return Finding(Health.WELL, f"Порт {port} свободен; гости придут на {where}")
        case PortState.TAKEN:
            found = f"Порт {port} занят (может быть, Поляна уже работает)"
            return Finding(Health.POOR, found, f"Для второй выберите другой: --port {port + 1}")
        case closed:
            found, _, advice = closed.advice(host, port).partition(". ")
            return Finding(Health.ILL, found, advice)


def _nearest(data: Path) -> Path:
    """The folder, or the nearest one above it that exists."""
    return next(one for one in (data, *data.resolve().parents) if one.exists())
