"""An upgrade happens as a whole or not at all, whatever cuts it off; what was there is copied first."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from alembic import op

from polyana.store import Store
from polyana.store.migrate import is_newest
from store.ready import OLD


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def opened_and_closed(file: Path) -> int:
    """How many lines a server finds."""
    store = await Store.open(url(file))
    lines = await store.lines("abc")
    await store.close()
    return len(lines)


def stands(file: Path) -> tuple[str, bool]:
    """The revision's number, and whether the first change of the newer schema is there."""
    with closing(sqlite3.connect(file)) as database:
        ((revision,),) = database.execute("SELECT version_num FROM alembic_version")
        columns = [row[1] for row in database.execute("PRAGMA table_info(lines)")]
    return revision, "waits" in columns


def upgrade_until_killed(file: Path) -> None:
    """The power fails between the change of the schema and the revision's number."""
    add = op.add_column

    def then_dark(*args: Any, **kwargs: Any) -> None:
        add(*args, **kwargs)
        os._exit(9)

    op.add_column = then_dark
    asyncio.run(opened_and_closed(file))


def test_a_server_killed_in_the_middle_of_an_upgrade_can_be_started_again(old: Path) -> None:
    process = get_context("spawn").Process(target=upgrade_until_killed, args=(old,))
    process.start()
    process.join()
    assert process.exitcode == 9
    assert stands(old) == (OLD, False)
    assert asyncio.run(opened_and_closed(old)) == 1
    assert is_newest(stands(old)[0])


def test_an_upgrade_that_fails_leaves_the_old_state(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("in the last step")

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_table", broken)
        with pytest.raises(RuntimeError, match="last step"):
            asyncio.run(opened_and_closed(old))
    assert stands(old) == (OLD, False)
    assert asyncio.run(opened_and_closed(old)) == 1


def test_what_was_there_before_is_copied_first(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = old.with_name("polyana.db.before-upgrade")
    assert asyncio.run(opened_and_closed(old)) == 1
    assert stands(copy) == (OLD, False)
    assert copy.stat().st_mode & 0o077 == 0
    before = copy.stat().st_mtime_ns
    assert asyncio.run(opened_and_closed(old)) == 1
    assert copy.stat().st_mtime_ns == before, "nothing was upgraded"


def test_without_room_for_the_copy_nothing_is_upgraded(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("polyana.store.migrate.copy_database", full)
    with pytest.raises(OSError, match="No space"):
        asyncio.run(opened_and_closed(old))
    assert stands(old) == (OLD, False)
    assert {path.name for path in old.parent.iterdir()} <= {"polyana.db", "polyana.db-wal", "polyana.db-shm"}


def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    asyncio.run(opened_and_closed(tmp_path / "polyana.db"))
    assert [path.name for path in tmp_path.iterdir()] == ["polyana.db"]


def test_many_who_start_at_once_upgrade_once(old: Path) -> None:
    async def all_at_once() -> list[int]:
        return await asyncio.gather(*(opened_and_closed(old) for _ in range(4)))

    assert asyncio.run(all_at_once()) == [1] * 4
    assert stands(old.with_name("polyana.db.before-upgrade")) == (OLD, False)


def test_a_database_that_is_only_looked_at_stays_as_it_is(old: Path) -> None:
    async def look() -> list[str]:
        store = await Store.open(url(old), upgrade=False)
        found = await store.untouched_since(2.0)
        await store.close()
        return found

    assert asyncio.run(look()) == ["abc"]
    assert stands(old) == (OLD, False)
