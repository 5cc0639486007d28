"""`polyana backup`: everything that a server keeps, in one file, while it goes on serving."""

from __future__ import annotations

import io
import signal
import sqlite3
import sys
import tarfile
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, NoReturn

import typer

from polyana.cli.common import stop
from polyana.cli.database import DATA, DATABASE, database_file, need_database
from polyana.store import copy_database
from polyana.store.whole_file import PRIVATE, whole_file
from polyana.web.http.identity import KEY

REPLAYS = "replays"
NO_ROOM = ("SQLITE_FULL", "SQLITE_IOERR_WRITE")
"""Of the databases concerned only the copy is written."""


def backup(
    file: Annotated[Path, typer.Argument(help="Куда: файл .tar.gz.")],
    data: Annotated[Path, typer.Option(help="Папка с данными.")] = DATA,
    database: Annotated[str, typer.Option(help="Другая база вместо файла SQLite: адрес.")] = "",
) -> None:
    """Сохранить всё, что хранит сервер, в один файл; останавливать его не нужно.

    Вернуть: распаковать файл в пустую папку данных.
    """
    need_database(data, database)
    if file.exists():
        _taken(file)
    source, has_key = database_file(data, database), (data / KEY).exists()
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # half a file is removed then, too
    try:
        with whole_file(file) as part:
            _pack(part, source, data, has_key=has_key)
    except FileExistsError:
        _taken(file)
    except OSError as error:
        if str(error.filename) == str(data / KEY):
            stop(f"Ничего не сохранено: ключ «{data / KEY}» не читается: {error.strerror}")
        _not_saved(file, str(error.strerror))
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", "") in NO_ROOM:
            _not_saved(file, "на диске нет места")
        stop(f"База не читается: {error}. Ничего не сохранено. Что с ней: polyana doctor --data {data}")
    finally:
        signal.signal(signal.SIGTERM, before)
    typer.echo(f"Сохранено: {file} ({file.stat().st_size // 1024} КБ)")
    if not has_key:
        typer.echo(f"Ключа {KEY} в папке «{data}» нет: без него прежние гости потеряют свои места.")
    if source is None:
        typer.echo(
            "Здесь только ключ и присланные партии. Саму базу сохраните её же средствами, "
            "для PostgreSQL это pg_dump."
        )


def _not_saved(file: Path, why: str) -> NoReturn:
    stop(
        f"Ничего не сохранено: файл «{file}» не пишется: {why}. "
        f"Выберите другой диск: polyana backup /другой/диск/{file.name}"
    )


def _taken(file: Path) -> NoReturn:
    stop(f"Файл «{file}» уже есть: выберите другое имя")


def _pack(part: Path, source: Path | None, data: Path, *, has_key: bool) -> None:
    """Write everything into this file; the copy of the database lies beside it, in a folder of our own."""
    with tarfile.open(part, "w:gz") as packed:
        if source is not None:
            with TemporaryDirectory(prefix=f"{part.name}.", dir=part.parent) as aside:
                copy = Path(aside) / DATABASE
                copy_database(source, copy)
                packed.add(copy, DATABASE, filter=_private)
        if has_key:
            _add(packed, KEY, (data / KEY).read_bytes())
        for path in sorted((data / REPLAYS).glob("*.txt")):
            with suppress(FileNotFoundError):  # it has been swept away since it was listed
                _add(packed, f"{REPLAYS}/{path.name}", path.read_bytes())


def _add(packed: tarfile.TarFile, name: str, content: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size, member.mode, member.mtime = len(content), PRIVATE, int(time.time())
    packed.addfile(member, io.BytesIO(content))


def _private(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.mode = PRIVATE
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member
