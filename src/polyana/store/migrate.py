"""Bring a database to this version's schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from polyana.store.sqlite_file import copy_database
from polyana.store.whole_file import whole_file

COPY = ".before-upgrade"
"""What is added to the name of an SQLite file for its copy of before the last upgrade."""


def migrate(connection: Connection) -> None:
    """Run every migration that this database has not seen yet: all of them, or none.

    An SQLite file is copied first.
    """
    if is_newest(revision(connection)):
        return
    if connection.dialect.name == "sqlite":
        # The driver begins no transaction for a change of the schema: each would be on disk at once, and
        # after a crash before the revision's number the same change would be tried again.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        if is_newest(revision(connection)):
            return  # another process has done it while this one waited for the lock
        _copy(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_newest(revision: str | None) -> bool:
    """Is this the revision of today's schema? Raises `CommandError` if this program has never heard of it."""
    scripts = ScriptDirectory.from_config(_config())
    if revision is not None:
        scripts.get_revision(revision)
    return revision == scripts.get_current_head()


def revision(connection: Connection) -> str | None:
    """The revision of a database's schema; None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def _copy(connection: Connection) -> None:
    """Copy what is about to be upgraded, if there is anything; the caller holds the lock."""
    name = connection.engine.url.database
    if not name or name == ":memory:" or revision(connection) is None:
        return
    file = Path(name)
    with whole_file(file.with_name(file.name + COPY), replace=True) as copy:
        copy_database(file, copy)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config
