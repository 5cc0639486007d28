"""`polyana sweep`: shows without --yes, deletes with it, and old tables only."""

from __future__ import annotations

import asyncio
import os
import time
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
