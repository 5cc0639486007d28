"""`polyana backup`: everything that a server keeps, in one file, while it goes on serving."""

from __future__ import annotations

import tarfile
from pathlib import Path
from sqlite3 import Error
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from polyana.cli.common import stop
from polyana.cli.serve import DATA
from polyana.store import copy_database

DATABASE = "polyana.db"
BESIDE = ("secret.key", "replays")
"""What else lies in the folder: the key of the cookies, and uploaded matches."""


def backup(
    file: Annotated[Path, typer.Argument(help="Куда: файл .tar.gz.")],
    data: Annotated[Path, typer.Option(help="Папка с данными.")] = DATA,
) -> None:
    """Сохранить всё, что хранит сервер, в один файл; останавливать его не нужно.

    Вернуть: распаковать файл в пустую папку данных.
    """
    if not (data / DATABASE).exists():
        stop(f"В папке «{data}» нет базы. Укажите ту, что у сервера: --data ПАПКА")
    try:
        with TemporaryDirectory() as aside:
            copy = Path(aside) / DATABASE
            copy_database(data / DATABASE, copy)
            with tarfile.open(file, "x:gz") as packed:
                packed.add(copy, DATABASE)
                for name in BESIDE:
                    if (data / name).exists():
                        packed.add(data / name, name)
        file.chmod(0o600)  # it holds the key that signs everybody's cookies
    except FileExistsError:
        stop(f"Файл «{file}» уже есть: выберите другое имя")
    except OSError as error:
        stop(f"Файл «{file}» не пишется: {error.strerror}")
    except Error as error:
        stop(f"База не читается: {error}. Что с ней: polyana doctor --data {data}")
    typer.echo(f"Сохранено: {file} ({file.stat().st_size // 1024} КБ)")
