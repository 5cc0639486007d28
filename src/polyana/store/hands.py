"""How a transaction is carried out. SQLite gets a thread of its own for the writer: one errand a transaction.

Over the asynchronous driver each statement, and each commit, would be an errand to a thread and back, and
every way back waits until the loop has time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeAlias

from sqlalchemy.ext.asyncio import AsyncEngine

from polyana.store.bare import Bare

Hand: TypeAlias = Callable[..., Awaitable[Any]]
"""Calls a function with a connection (and what else is given), and waits for it."""


def hand_of(engine: AsyncEngine) -> AbstractAsyncContextManager[Hand]:
    """The hand that writes to this database; it keeps one connection."""
    return _in_thread(engine) if engine.dialect.name == "sqlite" else _in_loop(engine)


@asynccontextmanager
async def _in_loop(engine: AsyncEngine) -> AsyncIterator[Hand]:
    async with engine.connect() as connection:
        yield connection.run_sync


@asynccontextmanager
async def _in_thread(engine: AsyncEngine) -> AsyncIterator[Hand]:
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1, "writer") as thread:
        bare = await loop.run_in_executor(thread, Bare, engine.url.database or "")
        try:
            await loop.run_in_executor(thread, tune, bare.connection, None)
            yield lambda do, *what: loop.run_in_executor(thread, do, bare, *what)
        finally:
            await loop.run_in_executor(thread, bare.close)


def tune(connection: Any, _: Any) -> None:
    """SQLite with WAL, and a commit that has returned is on disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
