"""Disks with which something is wrong."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest


@contextmanager
def mounted(at: Path, megabytes: int = 64) -> Iterator[Path]:
    """A small disk of its own. Only root can mount one; in CI, root must be able to."""
    at.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "tmpfs", str(at)],
        capture_output=True,
        text=True,
    )
    if made.returncode:
        must = os.environ.get("CI") == "true" and os.geteuid() == 0
        (pytest.fail if must else pytest.skip)(f"no disk can be mounted here: {made.stderr}")
    try:
        yield at
    finally:
        subprocess.run(["umount", "--lazy", str(at)], check=True)


@contextmanager
def read_only(data: Path, at: Path, *, crashed: bool = False) -> Iterator[Path]:
    """A data folder on a read-only disk; `crashed`: with lines that are in the log of the database alone."""
    with mounted(at) as disk:
        shutil.copytree(data, disk, dirs_exist_ok=True)
        if crashed:
            leave_a_log(disk / "polyana.db")
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        yield disk


def leave_a_log(file: Path) -> None:
    """As after a power cut: the last line is in the log beside the file."""
    saved = file.with_name("saved")
    saved.mkdir()
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_autocheckpoint = 0")
        with database:
            database.execute("INSERT INTO facts VALUES ('late', '1')")
        for name in (file.name, f"{file.name}-wal"):
            shutil.copy(file.with_name(name), saved / name)
    for path in saved.iterdir():
        path.replace(file.with_name(path.name))
    saved.rmdir()
