"""The store: SQLite in one file by default, PostgreSQL by another address; the same code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from polyana.store import schema
from polyana.store.migrate import migrate
from polyana.store.rows import ChatRow, LineRow, SeatRow, TableRow
from polyana.store.writer import Conflict, Writer

R = TypeVar("R", bound=msgspec.Struct)

__all__ = ["Conflict", "Store"]


class Store:
    """All reads and writes. Times come from the caller."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database, making or upgrading it as needed."""
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _tune)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        return cls(engine)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    # --- tables and seats ------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.tables), [msgspec.to_builtins(table)])
            await connection.execute(insert(schema.seats), [msgspec.to_builtins(seat) for seat in seats])

    async def table(self, code: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats, or None."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.code == code))
            row = found.mappings().first()
            if row is None:
                return None
            of_table = schema.seats.c.code == code
            seats = await connection.execute(
                select(schema.seats).where(of_table).order_by(schema.seats.c.seat)
            )
            return _row(TableRow, row), [_row(SeatRow, one) for one in seats.mappings()]

    async def change_table(self, code: str, **values: Any) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.code == code).values(**values)
            )

    async def put_seat(self, seat: SeatRow) -> None:
        here = (schema.seats.c.code == seat.code) & (schema.seats.c.seat == seat.seat)
        async with self._engine.begin() as connection:
            await connection.execute(update(schema.seats).where(here).values(**msgspec.to_builtins(seat)))

    async def tables_of(self, guest: str) -> list[TableRow]:
        """The tables at which a guest sits or which it hosts, the latest first."""
        sits = select(schema.seats.c.code).where(schema.seats.c.guest == guest)
        mine = (schema.tables.c.code.in_(sits)) | (schema.tables.c.host == guest)
        return await self._tables(select(schema.tables).where(mine).order_by(schema.tables.c.touched.desc()))

    async def public_tables(self, limit: int = 30) -> list[TableRow]:
        """Public tables that are not over, the latest first."""
        going = schema.tables.c.public & schema.tables.c.ended.is_(None)
        chosen = select(schema.tables).where(going).order_by(schema.tables.c.touched.desc()).limit(limit)
        return await self._tables(chosen)

    async def running(self) -> list[str]:
        """The codes of all matches that have begun and are not over."""
        going = schema.tables.c.started.is_not(None) & schema.tables.c.ended.is_(None)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.tables.c.code).where(going))
            return [str(code) for (code,) in found]

    async def overdue(self, now: float) -> list[str]:
        """The tables at which a glass has run out."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.tables.c.code).where(schema.tables.c.due <= now))
            return [str(code) for (code,) in found]

    async def untouched_since(self, moment: float) -> list[TableRow]:
        return await self._tables(select(schema.tables).where(schema.tables.c.touched < moment))

    async def delete(self, codes: Sequence[str]) -> None:
        """Remove tables with all that belongs to them."""
        async with self._engine.begin() as connection:
            for part in (schema.chat, schema.drafts, schema.lines, schema.seats, schema.tables):
                await connection.execute(delete(part).where(part.c.code.in_(codes)))

    async def count(self) -> dict[str, int]:
        """How much there is, for the metrics."""
        async with self._engine.connect() as connection:
            counts = {}
            for part in (schema.tables, schema.lines):
                counts[part.name] = int(
                    (await connection.execute(select(func.count()).select_from(part))).scalar() or 0
                )
            return counts

    # --- the log ---------------------------------------------------------------------------------

    async def lines(self, code: str, after: int = -1) -> list[LineRow]:
        """The lines of a match, from a number on."""
        chosen = select(schema.lines).where((schema.lines.c.code == code) & (schema.lines.c.seq > after))
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.order_by(schema.lines.c.seq))
            return [_row(LineRow, row) for row in found.mappings()]

    async def append(
        self, lines: Sequence[LineRow], *, touched: float, due: float | None, ended: float | None
    ) -> None:
        """Add lines to a match's log; when this returns they are on disk."""
        await self._writer.append(lines, {"touched": touched, "due": due, "ended": ended})

    # --- drafts and chat -------------------------------------------------------------------------

    async def put_draft(self, code: str, seat: int, text: str) -> None:
        here = (schema.drafts.c.code == code) & (schema.drafts.c.seat == seat)
        async with self._engine.begin() as connection:
            changed = await connection.execute(update(schema.drafts).where(here).values(text=text))
            if not changed.rowcount:
                await connection.execute(insert(schema.drafts), [{"code": code, "seat": seat, "text": text}])

    async def draft(self, code: str, seat: int) -> str:
        here = (schema.drafts.c.code == code) & (schema.drafts.c.seat == seat)
        async with self._engine.connect() as connection:
            return str((await connection.execute(select(schema.drafts.c.text).where(here))).scalar() or "")

    async def add_chat(self, row: ChatRow) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(schema.chat), [msgspec.to_builtins(row)])
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def chat(self, code: str, last: int = 100) -> list[ChatRow]:
        """The last things said, oldest first."""
        of_table = schema.chat.c.code == code
        chosen = select(schema.chat).where(of_table).order_by(schema.chat.c.seq.desc()).limit(last)
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen)
            return [_row(ChatRow, row) for row in reversed(found.mappings().all())]

    async def _tables(self, chosen: Any) -> list[TableRow]:
        async with self._engine.connect() as connection:
            return [_row(TableRow, row) for row in (await connection.execute(chosen)).mappings()]


def _row(kind: type[R], row: RowMapping) -> R:
    return kind(**{str(name): value for name, value in row.items()})


def _tune(connection: Any, _: Any) -> None:
    """WAL, and a commit that has returned is on disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
