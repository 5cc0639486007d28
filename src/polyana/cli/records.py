"""`polyana doctor` looks at what the server keeps: is the database whole, and is its key the right one?"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import NamedTuple

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from polyana.cli.database import cause, database_file, database_url
from polyana.cli.finding import Finding, Health
from polyana.store import Store, Unavailable, damage
from polyana.store.migrate import is_newest
from polyana.web.http.identity import KEY, SECRET_LENGTH, Signer

BROKEN = "Верните её из резервной копии или отложите файл в сторону."
LOST = "Верните secret.key из резервной копии, иначе все, кто сидит за столами, потеряют свои места."


class Contents(NamedTuple):
    """What a database says of itself."""

    tables: int
    revision: str | None
    key: str
    """The fingerprint of the key that it has lived with; empty if it has noted none."""


def database_is_whole(data: Path, database: str) -> Finding:
    """Look at every page of the file; merely looking must not upgrade anything."""
    file = database_file(data, database)
    if file is not None and not file.exists():
        return Finding(Health.WELL, "База: появится с первым столом")
    try:
        if file is not None and (wrong := damage(file)):
            return Finding(Health.ILL, f"База повреждена: {'; '.join(wrong)}", BROKEN)
        found = asyncio.run(_contents(database_url(data, database)))
        newest = is_newest(found.revision)
    except ImportError as error:
        return Finding(Health.ILL, f"База: нет драйвера {error.name}", f"pip install {error.name}")
    except CommandError as error:
        return Finding(Health.ILL, f"База записана другой версией программы: {error}", "Обновите Поляну.")
    except (sqlite3.Error, SQLAlchemyError, OSError, Unavailable) as error:
        return Finding(Health.ILL, f"База не открывается: {cause(error)}", BROKEN)
    later = "" if newest else "; при запуске она обновится, а копия прежней ляжет рядом"
    return Finding(Health.WELL, f"База: столов {found.tables}{later}")


def key_is_whole(data: Path, database: str) -> Finding:
    """The key must be there if there is a database, and must be the one that it has lived with."""
    path, file = data / KEY, database_file(data, database)
    if not path.exists():
        if file is not None and not file.exists():
            return Finding(Health.WELL, "Ключ: появится при первом запуске")
        return Finding(Health.ILL, f"Ключа «{path}» нет", LOST)
    try:
        signer = Signer.read(path)
    except OSError as error:
        return Finding(Health.ILL, f"Ключ «{path}» не годится: {error.strerror}", LOST)
    known = ""
    with suppress(ImportError, SQLAlchemyError, OSError, Unavailable):  # said of the database already
        if file is None or file.exists():
            known = asyncio.run(_contents(database_url(data, database))).key
    if known and known != signer.fingerprint:
        return Finding(Health.ILL, f"Ключ «{path}» — не тот, с которым жила эта база", LOST)
    if path.stat().st_mode & 0o077:
        return Finding(Health.POOR, f"Ключ «{path}» могут прочесть другие", f"chmod 600 {path}")
    if path.stat().st_size != SECRET_LENGTH:
        return Finding(Health.POOR, f"Ключ «{path}» не такой длины, какой делает сервер")
    return Finding(Health.WELL, "Ключ на месте")


async def _contents(url: str) -> Contents:
    store = await Store.open(url, upgrade=False)
    try:
        revision = await store.revision()
        if revision is None:
            return Contents(0, None, "")
        key = ""
        with suppress(Unavailable):  # older schemas have no place for it
            key = await store.fact("key")
        return Contents(len(await store.untouched_since(inf)), revision, key)
    finally:
        await store.close()
