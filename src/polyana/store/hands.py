"""How a transaction is carried out. SQLite gets a thread of its own for the writer: one errand a transaction.

Over the asynchronous driver each statement, and each commit, would be an errand to a thread and back, and
every way back waits until the loop has time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from polyana.store.bare import Bare, Change

Hand: TypeAlias = Callable[[Sequence[Change]], Awaitable[None]]
"""Makes changes in one transaction; when it has returned, they are on disk."""


def hand_of(engine: AsyncEngine) -> AbstractAsyncContextManager[Hand]:
    """The hand that writes to this database; it keeps one connection."""
    return _in_thread(engine) if engine.dialect.name == "sqlite" else _in_loop(engine)


@asynccontextmanager
async def _in_loop(engine: AsyncEngine) -> AsyncIterator[Hand]:
    async with engine.connect() as connection:
        yield lambda changes: connection.run_sync(_write, changes)


def _write(connection: Connection, changes: Sequence[Change]) -> None:
    with connection.begin():
        for statement, rows in changes:
            connection.execute(statement, rows)


@asynccontextmanager
async def _in_thread(engine: AsyncEngine) -> AsyncIterator[Hand]:
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1, "writer") as thread:
        bare = await loop.run_in_executor(thread, Bare, engine.url.database or "")
        try:
            await loop.run_in_executor(thread, tune, bare.connection, None)
            yield lambda changes: loop.run_in_executor(thread, bare.write, changes)
        finally:
            await loop.run_in_executor(thread, bare.close)


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
