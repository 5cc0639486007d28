"""`polyana sweep`: shows without --yes, deletes with it, and old tables only."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from polyana.cli import app
from polyana.store import SeatRow, Store, TableRow

DAY = 24 * 3600


async def lay(file: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    for code, age in (("old", 40 * DAY), ("young", 1 * DAY)):
        row = TableRow(code, "no_words", 2, "{}", False, "h", "00", 1.0, touched=time.time() - age)
        await store.add_table(row, [SeatRow(code, 0)])
    await store.close()


async def there(file: Path) -> list[str]:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    found = [code for code in ("old", "young") if await store.table(code)]
    await store.close()
    return found


@pytest.mark.parametrize(("yes", "left"), [(False, ["old", "young"]), (True, ["young"])])
def test_old_tables_are_swept_only_with_yes(tmp_path: Path, yes: bool, left: list[str]) -> None:
    file = tmp_path / "polyana.db"
    asyncio.run(lay(file))
    asked = ["sweep", "--days", "30", "--data", str(tmp_path), *(["--yes"] if yes else [])]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0
    assert "1" in done.output
    assert asyncio.run(there(file)) == left


@pytest.mark.parametrize(("yes", "left"), [(False, {"a.txt", "b.txt", "c.part"}), (True, {"b.txt"})])
def test_uploaded_matches_that_nobody_looks_at_are_swept_too(
    tmp_path: Path, yes: bool, left: set[str]
) -> None:
    asyncio.run(lay(tmp_path / "polyana.db"))
    shelf = tmp_path / "replays"
    shelf.mkdir()
    for name, age in (("a.txt", 40 * DAY), ("b.txt", 1 * DAY), ("c.part", 40 * DAY)):
        (shelf / name).write_text("")
        os.utime(shelf / name, (time.time() - age,) * 2)
    asked = ["sweep", "--days", "30", "--data", str(tmp_path), *(["--yes"] if yes else [])]
    done = CliRunner().invoke(app, asked)
    assert "записей: 2" in done.output
    assert {file.name for file in shelf.iterdir()} == left


def test_a_folder_without_a_database_is_named(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["sweep", "--days", "30", "--data", str(tmp_path)])
    assert done.exit_code == 2
    assert str(tmp_path) in done.output
    assert list(tmp_path.iterdir()) == []


def test_who_only_looks_upgrades_nothing(old: Path) -> None:
    before = old.read_bytes()
    done = CliRunner().invoke(app, ["sweep", "--days", "30", "--data", str(old.parent)])
    assert done.exit_code == 0, done.output
    assert "Столов старше 30 дн.: 1" in done.output
    assert old.read_bytes() == before
    assert [path.name for path in old.parent.iterdir()] == ["polyana.db"]


@pytest.mark.parametrize("serving", [False, True])
def test_the_file_gets_smaller_if_one_asks_for_it(tmp_path: Path, serving: bool) -> None:
    file = tmp_path / "polyana.db"
    asyncio.run(lay(file))
    with closing(sqlite3.connect(file)) as database:
        with database:
            line = "INSERT INTO lines VALUES ('old', ?, 0, 'place', ?, '[]', '', 1.0, '')"
            database.executemany(line, [(seq, os.urandom(500).hex()) for seq in range(2000)])
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if not serving:
            database.close()
        before = file.stat().st_size
        asked = ["sweep", "--days", "30", "--data", str(tmp_path), "--yes"]
        CliRunner().invoke(app, asked)
        assert file.stat().st_size >= before
        done = CliRunner().invoke(app, [*asked, "--shrink"])
    assert done.exit_code == 0, done.output
    assert "Файл базы: было" in done.output
    assert file.stat().st_size < before / 10
    assert asyncio.run(there(file)) == ["young"]


def test_a_file_that_cannot_get_smaller_now_is_left_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(lay(tmp_path / "polyana.db"))
    monkeypatch.setattr("polyana.store.sqlite_file.LOCK_SECONDS", 0.01)
    with closing(sqlite3.connect(tmp_path / "polyana.db", isolation_level=None)) as other:
        asked = ["sweep", "--days", "90", "--data", str(tmp_path), "--yes", "--shrink"]
        other.execute("BEGIN IMMEDIATE")
        done = CliRunner().invoke(app, asked)
        other.execute("ROLLBACK")
    assert done.exit_code == 2
    assert "остановите сервер" in done.output
    assert asyncio.run(there(tmp_path / "polyana.db")) == ["old", "young"]
