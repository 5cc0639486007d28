"""Group commit: many matches' answers share one transaction, and nobody is answered before it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from polyana.store import schema
from polyana.store.committers import Committer, committer_for
from polyana.store.raw_sqlite import Change
from polyana.store.rows import LineRow, Touch

_ADD = insert(schema.lines)
_TABLE = schema.tables.c.code == bindparam("of")
_TOUCH = (
    update(schema.tables)
    .where(_TABLE)
    .values(touched=bindparam("touched"), due=bindparam("due"), ended=bindparam("ended"))
)
_BEGIN = update(schema.tables).where(_TABLE).values(started=bindparam("started"), rules=bindparam("rules"))


class Conflict(Exception):
    """Another process has written here first: read what it wrote and try again."""


class Append(NamedTuple):
    """Lines of one match, and what they change about its table."""

    lines: Sequence[LineRow]
    touch: Touch | None
    begin: dict[str, Any] | None
    """Set by the lines that begin a match: a match has begun if and only if its first line is there."""
    done: asyncio.Future[None]

    def resolve(self, error: Exception | None = None) -> None:
        """End the wait of the caller, who may have gone away."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """The one writer of a process. While a transaction commits, the next batch gathers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pending: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(
        self, lines: Sequence[LineRow], touch: Touch | None, begin: dict[str, Any] | None = None
    ) -> None:
        """Returns when the lines are on disk; raises `Conflict` if their numbers were taken."""
        if self._closing:
            raise RuntimeError("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._pending.append(Append(lines, touch, begin, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._pending or not self._closing:
            await self._wake.wait()
            try:
                async with committer_for(self._engine) as commit:
                    await self._write_all(commit)
            except Exception as error:  # without a connection nobody must wait for ever
                batch, self._pending = self._pending, []
                for one in batch:
                    one.resolve(error)
                if not self._closing:
                    self._wake.clear()

    async def _write_all(self, commit: Committer) -> None:
        while self._pending or not self._closing:
            await self._wake.wait()
            await asyncio.sleep(0)  # answers that have arrived by now join this transaction
            self._wake.clear()
            batch, self._pending = self._pending, []
            if batch:
                await self._commit(commit, batch)
            if self._closing:
                self._wake.set()

    async def _commit(self, commit: Committer, batch: list[Append]) -> None:
        try:
            await commit(_changes(batch))
        except IntegrityError as error:
            if len(batch) == 1:
                batch[0].resolve(Conflict(str(error.orig)))
                return
            for one in batch:  # find the one that clashes; the others are written
                await self._commit(commit, [one])
        except Exception as error:
            for one in batch:
                one.resolve(error)
        else:
            for one in batch:
                one.resolve()


def _columns(row: LineRow) -> dict[str, Any]:
    line = row.line
    return {
        "code": row.code,
        "seq": row.seq,
        "seat": line.seat,
        "kind": line.kind,
        "text": line.text,
        "outcomes": msgspec.json.encode(line.outcomes).decode(),
        "by": line.by,
        "at": row.at,
        "waits": row.waits,
    }


def _changes(batch: Sequence[Append]) -> list[Change]:
    changes: list[Change] = [(_ADD, [_columns(row) for one in batch for row in one.lines])]
    if touched := [{"of": one.lines[0].code, **one.touch._asdict()} for one in batch if one.touch]:
        changes.append((_TOUCH, touched))
    if begun := [{"of": one.lines[0].code, **one.begin} for one in batch if one.begin]:
        changes.append((_BEGIN, begun))
    return changes
