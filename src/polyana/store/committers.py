"""How a transaction is carried out: on the event loop while the disk is fast, else on a thread.

The asynchronous driver sends every statement and every commit to a thread. One trip for the whole
transaction is cheaper, and none is cheaper still where the disk is fast, because the way back from a thread
waits until the loop has time. docs/performance.md has the figures.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from time import perf_counter
from typing import Any, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from polyana.store.raw_sqlite import Change, RawSqlite

Committer: TypeAlias = Callable[[Sequence[Change]], Awaitable[None]]
"""Makes changes in one transaction; when it has returned, they are on disk."""

FAST_COMMIT_SECONDS = 0.002
"""Commits that take longer on average move to the thread: on the loop all tables wait for them."""
COMMITS_AVERAGED = 16
"""Commits in the running average."""
COMMITS_ON_THREAD = 200
"""Commits on the thread before the disk is tried on the loop again."""


def committer_for(engine: AsyncEngine) -> AbstractAsyncContextManager[Committer]:
    """The committer that suits this database; it keeps its connections open."""
    return _on_sqlite_file(engine) if engine.dialect.name == "sqlite" else _over_engine(engine)


@asynccontextmanager
async def _over_engine(engine: AsyncEngine) -> AsyncIterator[Committer]:
    async with engine.connect() as connection:
        yield lambda changes: connection.run_sync(_write, changes)


def _write(connection: Connection, changes: Sequence[Change]) -> None:
    with connection.begin():
        for statement, rows in changes:
            connection.execute(statement, rows)


@asynccontextmanager
async def _on_sqlite_file(engine: AsyncEngine) -> AsyncIterator[Committer]:
    file = engine.url.database or ""
    with (
        closing(RawSqlite(file)) as on_loop,
        closing(RawSqlite(file)) as on_thread,
        ThreadPoolExecutor(1, "writer") as thread,
    ):
        yield SqliteCommitter(on_loop, on_thread, thread).commit


class SqliteCommitter:
    """Commits to an SQLite file, on the loop while its disk is fast, else on a thread."""

    def __init__(self, on_loop: RawSqlite, on_thread: RawSqlite, thread: ThreadPoolExecutor) -> None:
        for one in (on_loop, on_thread):
            tune(one.connection, None)
        on_loop.connection.execute("PRAGMA busy_timeout=0")  # the lock's holder may need the loop to let go
        self._on_loop = on_loop
        self._on_thread = on_thread
        self._thread = thread
        self._average_seconds = 0.0
        self._commits_left_on_thread = 0

    async def commit(self, changes: Sequence[Change]) -> None:
        if not self._commits_left_on_thread:
            begun = perf_counter()
            try:
                self._on_loop.write(changes)
            except sqlite3.OperationalError:
                pass  # nothing was written: the thread waits for the lock, or says what is wrong
            else:
                self._note_duration(perf_counter() - begun)
                return
        self._commits_left_on_thread = max(0, self._commits_left_on_thread - 1)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._on_thread.write, changes)

    def _note_duration(self, seconds: float) -> None:
        self._average_seconds += (seconds - self._average_seconds) / COMMITS_AVERAGED
        if self._average_seconds > FAST_COMMIT_SECONDS:
            self._average_seconds, self._commits_left_on_thread = 0.0, COMMITS_ON_THREAD


def tune(connection: Any, _: Any) -> None:
    """SQLite with WAL, and a commit that has returned is on disk."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
        "temp_store=MEMORY",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
