"""How a transaction is carried out. On a quick disk it is waited for on the spot, on a slow one by a thread.

Over the asynchronous driver each statement, and each commit, would be an errand to a thread and back. Even
one errand a transaction costs more than a good disk takes: every way back waits until the loop has time.
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

from polyana.store.bare import Bare, Change

Hand: TypeAlias = Callable[[Sequence[Change]], Awaitable[None]]
"""Makes changes in one transaction; when it has returned, they are on disk."""

QUICK = 0.002
"""Seconds for which the whole house may stand still for the disk, on average."""
LATELY = 16
"""So many transactions make the average."""
ASIDE = 200
"""So many go by the thread before the disk is tried again."""


def hand_of(engine: AsyncEngine) -> AbstractAsyncContextManager[Hand]:
    """The hand that writes to this database; it keeps its connections."""
    return _on_file(engine) if engine.dialect.name == "sqlite" else _in_loop(engine)


@asynccontextmanager
async def _in_loop(engine: AsyncEngine) -> AsyncIterator[Hand]:
    async with engine.connect() as connection:
        yield lambda changes: connection.run_sync(_write, changes)


def _write(connection: Connection, changes: Sequence[Change]) -> None:
    with connection.begin():
        for statement, rows in changes:
            connection.execute(statement, rows)


@asynccontextmanager
async def _on_file(engine: AsyncEngine) -> AsyncIterator[Hand]:
    file = engine.url.database or ""
    with closing(Bare(file)) as here, closing(Bare(file)) as aside, ThreadPoolExecutor(1, "writer") as thread:
        yield FileHand(here, aside, thread).write


class FileHand:
    """Writes to an SQLite file, here or aside, as quick as its disk is."""

    def __init__(self, here: Bare, aside: Bare, thread: ThreadPoolExecutor) -> None:
        for one in (here, aside):
            tune(one.connection, None)
        here.connection.execute("PRAGMA busy_timeout=0")  # whoever holds the lock may need the loop to let go
        self._here = here
        self._aside = aside
        self._thread = thread
        self._lately = 0.0
        self._errands = 0
        """How many more transactions go by the thread."""

    async def write(self, changes: Sequence[Change]) -> None:
        if not self._errands:
            begun = perf_counter()
            try:
                self._here.write(changes)
            except sqlite3.OperationalError:
                pass  # nothing was written: the thread has the patience, or says what is wrong
            else:
                self._note(perf_counter() - begun)
                return
        self._errands = max(0, self._errands - 1)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._aside.write, changes)

    def _note(self, took: float) -> None:
        self._lately += (took - self._lately) / LATELY
        if self._lately > QUICK:
            self._lately, self._errands = 0.0, ASIDE


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
