"""A copy of the SQLite file while the server writes to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def copy_database(file: Path, to: Path) -> None:
    """A consistent copy of a database that may be in use.

    The source is opened for writing, though nothing is written: a reader would leave its side files behind.
    """
    with (
        closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)) as source,
        closing(sqlite3.connect(to)) as target,
    ):
        source.backup(target)
