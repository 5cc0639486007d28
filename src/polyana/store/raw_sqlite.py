"""SQLite without the toolkit's layers: the writer's few statements, compiled once.

A transaction of one answer costs a fifth of what it costs through SQLAlchemy. After each statement a thread
has to wait for a busy loop, so rows that are inserted together go in as one statement, and a single
statement is a transaction by itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.expression import Insert, Update

DIALECT = sqlite.dialect()
ROWS_PER_STATEMENT = 1_000
"""SQLite limits the number of parameters of a statement."""

Change: TypeAlias = tuple[Insert | Update, Sequence[Mapping[str, Any]]]
"""A statement, and the rows that it inserts or changes."""


class Compiled(NamedTuple):
    """A statement as text, and the names of its parameters in order."""

    text: str
    names: tuple[str, ...]


class RawSqlite:
    """The writer's connection to an SQLite file."""

    def __init__(self, file: str) -> None:
        # Opened in one thread and used in another, but never in two at the same time.
        self.connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self._compiled: dict[int, Compiled] = {}

    def write(self, changes: Sequence[Change]) -> None:
        """One transaction, all or nothing."""
        portions = [
            (statement, rows[first : first + ROWS_PER_STATEMENT])
            for statement, rows in changes
            for first in range(0, len(rows), ROWS_PER_STATEMENT)
        ]
        with self._transaction() if len(portions) > 1 else nullcontext():
            for statement, rows in portions:
                self._execute(statement, rows)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def _execute(self, statement: Insert | Update, rows: Sequence[Mapping[str, Any]]) -> None:
        text, names = self._compile(statement)
        values = [[row[name] for name in names] for row in rows]
        try:
            if isinstance(statement, Insert):
                head, into, group = text.partition(" VALUES ")
                text = head + into + ", ".join([group] * len(rows))
                self.connection.execute(text, [value for row in values for value in row])
            else:
                self.connection.executemany(text, values)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(text, None, error) from error

    def _compile(self, statement: Insert | Update) -> Compiled:
        found = self._compiled.get(id(statement))
        if found is None:
            made = statement.compile(dialect=DIALECT)
            found = self._compiled[id(statement)] = Compiled(str(made), tuple(made.positiontup or ()))
        return found

    def close(self) -> None:
        self.connection.close()
