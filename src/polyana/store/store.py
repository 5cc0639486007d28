"""The store: SQLite in one file by default, PostgreSQL by another address; the same code."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Column, ColumnElement, delete, exists, func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from polyana.core.record import Line
from polyana.core.save import frozen
from polyana.store import schema
from polyana.store.database import Database, make_engine
from polyana.store.migrate import migrate, revision
from polyana.store.rows import ChatRow, LineRow, SeatRow, TableRow, Touch
from polyana.store.writer import Conflict, Writer

R = TypeVar("R", bound=msgspec.Struct)

__all__ = ["Conflict", "Store"]

TABLES_PER_DELETE = 500
"""Tables deleted in one transaction; SQLite takes no endless lists."""


class Store:
    """All reads and writes. Times come from the caller.

    They raise `Unavailable` when the database cannot do its part: then nothing has been changed.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, url: str, *, upgrade: bool = True) -> Store:
        """Open the database, making or upgrading it as needed; without `upgrade` it stays as it is."""
        engine = make_engine(url)
        try:
            if upgrade:
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    # --- tables and seats ------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.tables), [msgspec.to_builtins(table)])
            await connection.execute(insert(schema.seats), [msgspec.to_builtins(seat) for seat in seats])

    async def table(self, code: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats, or None."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.code == code))
            row = found.mappings().first()
            if row is None:
                return None
            of_table = schema.seats.c.code == code
            seats = await connection.execute(
                select(schema.seats).where(of_table).order_by(schema.seats.c.seat)
            )
            return _row(TableRow, row), [_row(SeatRow, one) for one in seats.mappings()]

    async def with_seats(self, tables: Sequence[TableRow]) -> list[tuple[TableRow, list[SeatRow]]]:
        """These tables with their seats, in the same order; those without seats are left out."""
        of_tables = schema.seats.c.code.in_([table.code for table in tables])
        seats: dict[str, list[SeatRow]] = {}
        async with self._database.reading() as connection:
            found = await connection.execute(
                select(schema.seats).where(of_tables).order_by(schema.seats.c.seat)
            )
            for row in found.mappings():
                seats.setdefault(str(row["code"]), []).append(_row(SeatRow, row))
        return [(table, seats[table.code]) for table in tables if table.code in seats]

    async def add_rematch(self, code: str, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Lay a table after this one; raises `Conflict` if another process has already laid it."""
        first = (schema.tables.c.code == code) & (schema.tables.c.rematch == "")
        async with self._database.writing() as connection:
            marked = await connection.execute(update(schema.tables).where(first).values(rematch=table.code))
            if not marked.rowcount:
                raise Conflict("there is a rematch already")
            await connection.execute(insert(schema.tables), [msgspec.to_builtins(table)])
            await connection.execute(insert(schema.seats), [msgspec.to_builtins(seat) for seat in seats])

    async def put_seat(self, before: SeatRow, after: SeatRow) -> None:
        """Change a seat; raises `Conflict` if another process has changed it since it was read."""
        here = [schema.seats.c[name] == value for name, value in msgspec.to_builtins(before).items()]
        async with self._database.writing() as connection:
            changed = update(schema.seats).where(*here).values(**msgspec.to_builtins(after))
            if not (await connection.execute(changed)).rowcount:
                raise Conflict("somebody else has changed this seat")

    async def put_marks(self, code: str, before: str, after: str) -> None:
        """Change colours and signs; raises `Conflict` if another process has changed them since."""
        await self._exchange(code, schema.tables.c.marks, before, after)

    async def put_host(self, code: str, before: str, after: str) -> None:
        """Another host; raises `Conflict` if another process has found one first."""
        await self._exchange(code, schema.tables.c.host, before, after)

    async def _exchange(self, code: str, column: Column[str], before: str, after: str) -> None:
        here = (schema.tables.c.code == code) & (column == before)
        async with self._database.writing() as connection:
            changed = await connection.execute(update(schema.tables).where(here).values({column: after}))
            if not changed.rowcount:
                raise Conflict("somebody else has chosen at the same moment")

    async def move_guest(self, before: str, after: str, new_token: Callable[[], str]) -> list[str]:
        """Give all seats and tables of a guest to another, the seats with new tokens; the tables' codes."""
        sits, hosts = schema.seats.c.guest == before, schema.tables.c.host == before
        async with self._database.writing() as connection:
            seats = (
                await connection.execute(select(schema.seats.c.code, schema.seats.c.seat).where(sits))
            ).all()
            for code, seat in seats:
                here = (schema.seats.c.code == code) & (schema.seats.c.seat == seat) & sits
                await connection.execute(
                    update(schema.seats).where(here).values(guest=after, token=new_token())
                )
            tables = (await connection.execute(select(schema.tables.c.code).where(hosts))).all()
            await connection.execute(update(schema.tables).where(hosts).values(host=after))
        return sorted({str(code) for code, *_ in (*seats, *tables)})

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

    async def moving(self) -> list[str]:
        """The running matches that go on by themselves: somebody plays there, and a glass runs or a bot sits
        there."""
        going = schema.tables.c.started.is_not(None) & schema.tables.c.ended.is_(None) & _somebody_plays()
        has_bot = exists().where((schema.seats.c.code == schema.tables.c.code) & (schema.seats.c.bot != ""))
        moves = schema.tables.c.due.is_not(None) | has_bot
        return await self._codes(select(schema.tables.c.code).where(going & moves))

    async def overdue(self, now: float) -> list[str]:
        """The tables at which somebody plays and a glass has run out."""
        late = schema.tables.c.due <= now
        return await self._codes(select(schema.tables.c.code).where(late & _somebody_plays()))

    async def put_due(self, code: str, due: float | None) -> None:
        """Note when the next glass runs out at a table."""
        async with self._database.writing() as connection:
            changed = update(schema.tables).where(schema.tables.c.code == code).values(due=due)
            await connection.execute(changed)

    async def untouched_since(self, moment: float) -> list[str]:
        """The codes of the tables that nobody has touched since then; any version's schema can tell."""
        return await self._codes(select(schema.tables.c.code).where(schema.tables.c.touched < moment))

    async def last_touched(self) -> float:
        """The latest time that any table knows of."""
        async with self._database.reading() as connection:
            return float((await connection.execute(select(func.max(schema.tables.c.touched)))).scalar() or 0)

    async def delete(self, codes: Sequence[str]) -> None:
        """Remove tables with all that belongs to them."""
        for first in range(0, len(codes), TABLES_PER_DELETE):
            some = codes[first : first + TABLES_PER_DELETE]
            async with self._database.writing() as connection:
                for part in (schema.chat, schema.drafts, schema.lines, schema.seats, schema.tables):
                    await connection.execute(delete(part).where(part.c.code.in_(some)))

    # --- facts about the store itself --------------------------------------------------------------

    async def revision(self) -> str | None:
        """The revision of the schema; None if there is none yet."""
        async with self._database.reading() as connection:
            return await connection.run_sync(revision)

    async def fact(self, name: str) -> str:
        """What is noted under this name; empty if nothing is."""
        here = schema.facts.c.name == name
        async with self._database.reading() as connection:
            return str((await connection.execute(select(schema.facts.c.value).where(here))).scalar() or "")

    async def put_fact(self, name: str, value: str) -> None:
        here = schema.facts.c.name == name
        async with self._database.writing() as connection:
            changed = await connection.execute(update(schema.facts).where(here).values(value=value))
            if not changed.rowcount:
                await connection.execute(insert(schema.facts), [{"name": name, "value": value}])

    async def probe(self) -> None:
        """Write something; raises `Unavailable` if that cannot be done.

        It differs each time: SQLite writes no page whose bytes stay the same.
        """
        await self.put_fact("probe", secrets.token_hex(8))

    # --- the log ---------------------------------------------------------------------------------

    async def lines(self, code: str, after: int = -1) -> list[LineRow]:
        """The lines of a match, from a number on."""
        chosen = select(schema.lines).where((schema.lines.c.code == code) & (schema.lines.c.seq > after))
        async with self._database.reading() as connection:
            found = await connection.execute(chosen.order_by(schema.lines.c.seq))
            return [_line(row) for row in found.mappings()]

    async def waits(self, codes: Sequence[str]) -> dict[str, list[int]]:
        """The seats that owe an answer at each of these tables, by their last lines."""
        lines = schema.lines.c
        last = (
            select(lines.code, func.max(lines.seq).label("seq"))
            .where(lines.code.in_(codes))
            .group_by(lines.code)
            .subquery()
        )
        here = (lines.code == last.c.code) & (lines.seq == last.c.seq)
        async with self._database.reading() as connection:
            found = await connection.execute(select(lines.code, lines.waits).join(last, here))
            return {str(code): [int(seat) for seat in waits.split()] for code, waits in found}

    async def append(self, lines: Sequence[LineRow], touch: Touch | None = None) -> None:
        """Add lines to a match's log; when this returns they are on disk."""
        with self._database.watched():
            await self._writer.append(lines, touch)

    async def begin(self, lines: Sequence[LineRow], *, rules: str, now: float, due: float | None) -> None:
        """Write the first line of a match, and in the same transaction that it has begun."""
        with self._database.watched():
            await self._writer.append(lines, Touch(now, due), {"started": now, "rules": rules})

    # --- drafts and chat -------------------------------------------------------------------------

    async def put_draft(self, code: str, seat: int, text: str) -> None:
        here = (schema.drafts.c.code == code) & (schema.drafts.c.seat == seat)
        async with self._database.writing() as connection:
            changed = await connection.execute(update(schema.drafts).where(here).values(text=text))
            if not changed.rowcount:
                await connection.execute(insert(schema.drafts), [{"code": code, "seat": seat, "text": text}])

    async def draft(self, code: str, seat: int) -> str:
        here = (schema.drafts.c.code == code) & (schema.drafts.c.seat == seat)
        async with self._database.reading() as connection:
            return str((await connection.execute(select(schema.drafts.c.text).where(here))).scalar() or "")

    async def drafts(self, code: str) -> dict[int, str]:
        """The drafts at a table, by seat."""
        chosen = select(schema.drafts.c.seat, schema.drafts.c.text).where(schema.drafts.c.code == code)
        async with self._database.reading() as connection:
            return {int(seat): str(text) for seat, text in await connection.execute(chosen)}

    async def drop_draft(self, code: str, seat: int) -> None:
        here = (schema.drafts.c.code == code) & (schema.drafts.c.seat == seat)
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.drafts).where(here))

    async def add_chat(self, row: ChatRow) -> None:
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(schema.chat), [msgspec.to_builtins(row)])
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def chat(self, code: str, last: int = 100) -> list[ChatRow]:
        """The last messages, oldest first: the last `last` to everybody, and as many within each side."""
        of_table, side = schema.chat.c.code == code, schema.chat.c.side
        found: list[ChatRow] = []
        async with self._database.reading() as connection:
            for (one,) in await connection.execute(select(side).where(of_table).distinct()):
                newest = (
                    select(schema.chat).where(of_table & (side == one)).order_by(schema.chat.c.seq.desc())
                )
                rows = await connection.execute(newest.limit(last))
                found += [_row(ChatRow, row) for row in rows.mappings()]
        return sorted(found, key=lambda row: row.seq)

    async def _codes(self, chosen: Any) -> list[str]:
        async with self._database.reading() as connection:
            return [str(code) for (code,) in await connection.execute(chosen)]

    async def _tables(self, chosen: Any) -> list[TableRow]:
        async with self._database.reading() as connection:
            return [_row(TableRow, row) for row in (await connection.execute(chosen)).mappings()]


def _somebody_plays() -> ColumnElement[bool]:
    """Does anybody but bots play at a table?"""
    return exists().where((schema.seats.c.code == schema.tables.c.code) & (schema.seats.c.bot == ""))


def _line(row: RowMapping) -> LineRow:
    outcomes = frozen(msgspec.json.decode(row["outcomes"]))
    line = Line(row["seat"], row["kind"], row["text"], outcomes, row["by"])
    return LineRow(row["code"], row["seq"], line, row["at"], row["waits"])


def _row(kind: type[R], row: RowMapping) -> R:
    return kind(**{str(name): value for name, value in row.items()})
