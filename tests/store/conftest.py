from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from polyana.store import Store
from polyana.store.migrate import _config
from store.ready import OLD, ready


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return ready(tmp_path) / "polyana.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    yield store
    await store.close()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of an older version, with a table and a line in it."""
    file = tmp_path / "polyana.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, OLD)
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES "
            "('abc', 'no_words', 2, '{}', 0, 'h', '00', 1.0, '', 1.0, NULL, 1.0, NULL, '', '012345')"
        )
        connection.exec_driver_sql("INSERT INTO lines VALUES ('abc', 0, -1, 'begin', '', '[]', '', 1.0)")
    engine.dispose()
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=WAL")
    return file
