"""The connections to a database, with limits on how long anybody waits for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from polyana.store.availability import Availability
from polyana.store.committers import tune

CONNECT_SECONDS = 5
STATEMENT_SECONDS = 10
"""Seconds after which a statement has failed; SQLite waits for a lock half as long (`tune`)."""


def make_engine(url: str) -> AsyncEngine:
    """An engine whose connections are tuned."""
    address = make_url(url)
    engine = create_async_engine(address, **engine_options(address))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", tune)
    return engine


def engine_options(address: URL) -> dict[str, Any]:
    """Without them, a database that is stopped or cut off holds every request for ever."""
    options: dict[str, Any] = {"pool_timeout": CONNECT_SECONDS}
    if address.get_backend_name() != "sqlite":
        options["pool_pre_ping"] = True  # a connection that was cut is replaced before it is used
    if address.get_driver_name() == "asyncpg":
        options["connect_args"] = {"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS}
    return options


class Database:
    """Reads and transactions. They raise `Unavailable` when the database cannot do its part."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._availability = Availability()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._availability.reading():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        with self._availability.writing():
            async with self._engine.begin() as connection:
                yield connection

    def watched(self) -> AbstractContextManager[None]:
        """For writing by other connections than the engine's."""
        return self._availability.writing()

    async def close(self) -> None:
        await self._engine.dispose()
