"""What is done to an SQLite file as a whole: copied, examined, shrunk. A server may write to it meanwhile."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

DAMAGE_SHOWN = 3
LOCK_SECONDS = 5.0
"""Seconds that it is waited for a lock."""
LOG, SHARED = "-wal", "-shm"
"""What is added to the name of the file for what belongs to it while it is in use."""


def copy_database(file: Path, to: Path) -> None:
    """A consistent copy of a database that may be in use, from a disk that may be read-only."""
    try:
        _copy(file, to, "rw")  # nothing is written, but a reader would leave its side files behind
    except sqlite3.OperationalError:
        if not _is_read_only(file):
            raise
        if _side_file(file, SHARED).exists():  # a server that may write there has it open
            _copy(file, to, "ro")
        else:
            _copy_whole(file, to)


def damage(file: Path) -> list[str]:
    """What is wrong with a database, at most a few things of each kind. Nothing is changed."""
    with closing(_opened(file, "rw")) as connection:
        found = connection.execute(f"PRAGMA integrity_check({DAMAGE_SHOWN})").fetchall()
        if found != [("ok",)]:
            return [line for (line,) in found]
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'lines'").fetchone():
            return []  # nothing has been laid out yet
        orphans = connection.execute("PRAGMA foreign_key_check").fetchmany(DAMAGE_SHOWN)
        torn = connection.execute(
            "SELECT code FROM lines GROUP BY code HAVING count(*) != max(seq) + 1 OR min(seq) != 0 "
            "UNION SELECT code FROM tables WHERE started IS NOT NULL AND code NOT IN (SELECT code FROM lines)"
        ).fetchmany(DAMAGE_SHOWN)
    return [f"{name} {row} → {of}" for name, row, of, _ in orphans] + [f"lines: {code}" for (code,) in torn]


def shrink_database(file: Path) -> None:
    """Give back to the disk what was deleted. Nobody else can write meanwhile."""
    with closing(_opened(file, "rw")) as connection:
        connection.isolation_level = None
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _copy(file: Path, to: Path, mode: str) -> None:
    with closing(_opened(file, mode)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def _copy_whole(file: Path, to: Path) -> None:
    """Copy a database that nobody has open, with the log that was left beside it."""
    beside = _side_file(file, LOG)
    shutil.copyfile(file, to)
    if beside.exists():
        shutil.copyfile(beside, _side_file(to, LOG))
    with closing(_opened(to, "rw")) as copy:  # takes the log in
        copy.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _opened(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", timeout=LOCK_SECONDS, uri=True)


def _side_file(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _is_read_only(file: Path) -> bool:
    return not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK))
