"""Which database a command is about, and what to say when it cannot be opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from polyana.cli.common import stop
from polyana.store import Unavailable

DATA = Path.home() / ".local" / "share" / "polyana"
DATABASE = "polyana.db"


def database_url(data: Path, database: str) -> str:
    """The address of the database: the one that was given, or of the file in the folder."""
    return database or f"sqlite+aiosqlite:///{(data / DATABASE).resolve()}"


def database_file(data: Path, database: str) -> Path | None:
    """The SQLite file; None if the database is none."""
    try:
        address = make_url(database_url(data, database))
    except ArgumentError:
        stop(f"«{database}» — не адрес базы. Пример: sqlite+aiosqlite:////srv/polyana.db")
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


def need_database(data: Path, database: str) -> None:
    """End with code 2 if the database is a file that is not there."""
    file = database_file(data, database)
    if file is None or file.exists():
        return
    if database:
        stop(f"Нет файла «{file}». Укажите базу, с которой работает сервер: --database АДРЕС")
    stop(f"В папке «{data}» нет базы. Укажите ту, что у сервера: --data ПАПКА")


@contextmanager
def opening(data: Path, database: str) -> Iterator[None]:
    """If a database cannot be opened, say why and what to do, and end with code 2."""
    where = "адрес базы: --database" if database else f"папку: polyana doctor --data {data}"
    try:
        yield
    except ImportError as error:
        stop(f"Для этой базы нужен драйвер: pip install {error.name}")
    except (SQLAlchemyError, sqlite3.Error, OSError, Unavailable) as error:
        stop(f"База не открывается: {cause(error)}. Проверьте {where}")
    except CommandError as error:
        stop(f"База записана другой версией программы: {error}")


def cause(error: BaseException) -> str:
    """What the driver of the database says."""
    found = error.__cause__ if isinstance(error, Unavailable) and error.__cause__ else error
    return str(getattr(found, "orig", None) or found)
