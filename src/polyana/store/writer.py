"""Group commit: many matches' answers share one transaction, and nobody is answered before it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from polyana.store import schema
from polyana.store.rows import LineRow


_TOUCH = (
    update(schema.tables)
    .where(schema.tables.c.code == bindparam("of"))
    .values(touched=bindparam("touched"), due=bindparam("due"), ended=bindparam("ended"))
)


class Conflict(Exception):
    """Another process has written these lines first: read them and try again."""


class Append(NamedTuple):
    """Lines of one match, and what they change about its table."""

    lines: Sequence[LineRow]
    table: dict[str, Any]
    done: asyncio.Future[None]


class Writer:
    """The one writer of a process. While a transaction commits, the next batch gathers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pending: list[Append] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def append(self, lines: Sequence[LineRow], table: dict[str, Any]) -> None:
        """Returns when the lines are on disk; raises `Conflict` if their numbers were taken."""
        done = asyncio.get_running_loop().create_future()
        self._pending.append(Append(lines, table, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        while self._pending:
            await asyncio.sleep(0.01)
        self._task.cancel()

    async def _run(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                await self._wake.wait()
                self._wake.clear()
                batch, self._pending = self._pending, []
                if batch:
                    await self._commit(connection, batch)

    async def _commit(self, connection: AsyncConnection, batch: list[Append]) -> None:
        try:
            await _write(connection, batch)
        except IntegrityError as error:
            await connection.rollback()
            if len(batch) == 1:
                batch[0].done.set_exception(Conflict(str(error.orig)))
                return
            for one in batch:  # find the one that clashes; the others must not suffer
                await self._commit(connection, [one])
            return
        except Exception as error:
            await connection.rollback()
            for one in batch:
                one.done.set_exception(error)
            return
        for one in batch:
            if not one.done.cancelled():
                one.done.set_result(None)


async def _write(connection: AsyncConnection, batch: list[Append]) -> None:
    rows = [msgspec.to_builtins(line) for one in batch for line in one.lines]
    await connection.execute(insert(schema.lines), rows)
    tables = [{"of": one.lines[0].code, **one.table} for one in batch]
    await connection.execute(_TOUCH, tables)
    await connection.commit()
