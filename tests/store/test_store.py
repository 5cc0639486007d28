"""The store: what is acknowledged is on disk, and nobody suffers for another's clash."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from threading import current_thread
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from polyana.core.record import Line
from polyana.store import (
    ChatRow,
    Conflict,
    LineRow,
    SeatRow,
    Store,
    TableRow,
    Touch,
    Unavailable,
    committers,
    raw_sqlite,
    writer,
)
from polyana.store.migrate import migrate
from polyana.store.raw_sqlite import RawSqlite
from polyana.store.schema import metadata

pytestmark = pytest.mark.anyio


def a_table(code: str, **values: Any) -> TableRow:
    return TableRow(code, "no_words", 2, "{}", False, "host", "00", 1.0, **values)


def line(code: str, seq: int) -> LineRow:
    return LineRow(code, seq, Line(0, "place", "К"), float(seq))


async def lay(store: Store, *codes: str) -> None:
    for code in codes:
        await store.add_table(a_table(code), [SeatRow(code, 0, token="t0"), SeatRow(code, 1, token="t1")])


async def put(store: Store, *lines: LineRow) -> None:
    await store.append(lines, Touch(lines[-1].at))


async def test_a_table_comes_back_as_it_was_laid(store: Store) -> None:
    await lay(store, "a")
    assert await store.table("a") == (
        a_table("a"),
        [SeatRow("a", 0, token="t0"), SeatRow("a", 1, token="t1")],
    )
    assert await store.table("b") is None


async def test_an_appended_line_is_on_disk_when_the_call_returns(store: Store, file: Path) -> None:
    await lay(store, "a")
    await put(store, line("a", 0), line("a", 1))
    with sqlite3.connect(file) as other:  # as another process would read it
        assert other.execute("SELECT seq, text FROM lines ORDER BY seq").fetchall() == [(0, "К"), (1, "К")]
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
    assert [one.seq for one in await store.lines("a", after=0)] == [1]


async def test_a_commit_waits_for_the_disk(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, found = "PRAGMA synchronous", []
    monkeypatch.setattr(
        RawSqlite, "write", lambda raw, _: found.append(raw.connection.execute(wanted).fetchone()[0])
    )
    monkeypatch.setattr(
        committers, "_write", lambda tooled, _: found.append(tooled.exec_driver_sql(wanted).scalar())
    )
    monkeypatch.setattr(committers, "FAST_COMMIT_SECONDS", -1.0)
    for way, times in ((committers._on_sqlite_file, 2), (committers._over_engine, 1)):
        async with way(store._writer._engine) as commit:
            for _ in range(times):
                await commit([])
    assert found == [2, 2, 2], "FULL: or an acknowledged answer could be lost with the power"


async def test_a_slow_disk_is_waited_for_by_a_thread_until_it_is_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[str] = []
    seconds = iter(
        [
            0.0,
            committers.FAST_COMMIT_SECONDS / 2,
            0.0,
            committers.FAST_COMMIT_SECONDS * committers.COMMITS_AVERAGED * 2,
            0.0,
            0.0,
        ]
    )
    monkeypatch.setattr(RawSqlite, "write", lambda *_: where.append(current_thread().name.partition("_")[0]))
    monkeypatch.setattr(committers, "perf_counter", lambda: next(seconds))
    monkeypatch.setattr(committers, "COMMITS_ON_THREAD", 3)
    async with committers._on_sqlite_file(store._writer._engine) as commit:
        for _ in range(6):
            await commit([])
    assert where == ["MainThread"] * 2 + ["writer"] * 3 + ["MainThread"]


async def test_while_another_holds_the_lock_the_server_does_not_stand_still(store: Store, file: Path) -> None:
    await lay(store, "a")
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(put(store, line("a", 0)))
        begun = asyncio.get_running_loop().time()
        await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() - begun < 2, "not the patience of a connection"
        assert not waiting.done()
        other.execute("ROLLBACK")
    other.close()
    await waiting
    assert [one.seq for one in await store.lines("a")] == [0]


@pytest.fixture(params=["on the loop", "on the thread", "over the engine"])
def every_committer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test runs over every committer."""
    monkeypatch.setattr(committers, "FAST_COMMIT_SECONDS", -1.0 if request.param == "on the thread" else 60.0)
    if request.param == "over the engine":
        monkeypatch.setattr(writer, "committer_for", committers._over_engine)


@pytest.mark.usefixtures("every_committer")
async def test_a_taken_number_is_a_conflict_and_hurts_nobody_else(store: Store) -> None:
    codes = [f"t{i}" for i in range(8)]
    await lay(store, *codes)
    await put(store, line("t3", 0))
    done = await asyncio.gather(*(put(store, line(code, 0)) for code in codes), return_exceptions=True)
    assert [type(one) for one in done] == [Conflict if code == "t3" else type(None) for code in codes]
    assert [len(await store.lines(code)) for code in codes] == [1] * 8


@pytest.mark.usefixtures("every_committer")
async def test_many_answers_share_a_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = [f"t{i}" for i in range(100)]
    await lay(store, *codes)
    batches: list[int] = []
    changes = writer._changes

    def count(batch: Any) -> list[Any]:
        batches.append(len(batch))
        return list(changes(batch))

    monkeypatch.setattr(writer, "_changes", count)
    await asyncio.gather(*(put(store, line(code, 0)) for code in codes))
    assert sum(batches) == 100
    assert len(batches) <= 3


async def test_a_batch_too_large_for_one_statement_is_still_one_transaction(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(raw_sqlite, "ROWS_PER_STATEMENT", 3)
    await lay(store, "a", "b")
    await put(store, *(line("a", seq) for seq in range(10)))
    assert len(await store.lines("a")) == 10
    await put(store, line("b", 9))
    with pytest.raises(Conflict):
        await put(store, *(line("b", seq) for seq in range(10)))
    assert [one.seq for one in await store.lines("b")] == [9]


async def test_lines_of_a_table_that_was_swept_away_are_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await put(store, line("gone", 0))


async def test_a_caller_that_goes_away_does_not_stop_the_writer(store: Store) -> None:
    await lay(store, "a", "b")
    await put(store, line("a", 0))
    for clash in (line("a", 0), line("a", 1)):
        waiting = asyncio.create_task(put(store, clash))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    await asyncio.wait_for(put(store, line("b", 0)), 60)
    assert [one.seq for one in await store.lines("a")] == [0, 1]


async def test_a_broken_disk_is_said_and_does_not_stop_the_writer(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lay(store, "a")

    def broken(*_: Any) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr("polyana.store.writer._changes", broken)
        with pytest.raises(Unavailable):
            await put(store, line("a", 0))
    await asyncio.wait_for(put(store, line("a", 0)), 60)


async def test_closing_writes_what_is_waiting(file: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await lay(store, "a")
    waiting = asyncio.create_task(put(store, line("a", 0)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    with pytest.raises(RuntimeError):
        await put(store, line("a", 1))


async def test_a_match_has_begun_if_and_only_if_its_first_line_is_there(store: Store) -> None:
    await lay(store, "a")
    await put(store, line("a", 0))
    with pytest.raises(Conflict):
        await store.begin([line("a", 0)], rules="r", now=2.0, due=None)
    found = await store.table("a")
    assert found
    assert found[0].started is None
    await lay(store, "b")
    await store.begin([line("b", 0)], rules="r", now=2.0, due=9.0)
    found = await store.table("b")
    assert found
    assert (found[0].started, found[0].rules, found[0].due) == (2.0, "r", 9.0)


async def test_a_seat_that_was_changed_meanwhile_is_a_conflict(store: Store) -> None:
    await lay(store, "a")
    before = SeatRow("a", 0, token="t0")
    await store.put_seat(before, msgspec.structs.replace(before, guest="anna"))
    with pytest.raises(Conflict):
        await store.put_seat(before, msgspec.structs.replace(before, guest="boris"))
    found = await store.table("a")
    assert found
    assert found[1][0].guest == "anna"


async def test_only_one_rematch_is_laid(store: Store) -> None:
    await lay(store, "a")
    await store.add_rematch("a", a_table("b"), [SeatRow("b", 0)])
    with pytest.raises(Conflict):
        await store.add_rematch("a", a_table("c"), [SeatRow("c", 0)])
    assert await store.table("c") is None


async def test_which_matches_go_on_by_themselves(store: Store) -> None:
    await lay(store, "clock", "bot", "people", "over", "laid")
    for code in ("clock", "bot", "people", "over"):
        await store.begin([line(code, 0)], rules="r", now=2.0, due=9.0 if code == "clock" else None)
    seat = SeatRow("bot", 1, token="t1")
    await store.put_seat(seat, msgspec.structs.replace(seat, bot="player"))
    await store.append([line("over", 1)], Touch(3.0, ended=3.0))
    assert sorted(await store.moving()) == ["bot", "clock"]
    assert await store.overdue(9.0) == ["clock"]
    assert await store.overdue(8.9) == []


async def test_the_last_line_of_each_match_says_who_is_waited_for(store: Store) -> None:
    await lay(store, "a", "b", "c")
    await put(store, line("a", 0), msgspec.structs.replace(line("a", 1), waits="0 2"))
    await put(store, msgspec.structs.replace(line("b", 0), waits="1"), line("b", 1))
    assert await store.waits(["a", "b", "c", "nowhere"]) == {"a": [0, 2], "b": []}
    assert await store.waits([]) == {}


async def test_drafts_and_chat(store: Store) -> None:
    await lay(store, "a")
    assert await store.draft("a", 0) == ""
    await store.put_draft("a", 0, "ко")
    await store.put_draft("a", 0, "кот")
    assert await store.draft("a", 0) == "кот"
    for seq in range(3):
        await store.add_chat(ChatRow("a", seq, 0, "Аня", f"{seq}", 1.0))
    assert [one.text for one in await store.chat("a", last=2)] == ["1", "2"]
    with pytest.raises(Conflict):
        await store.add_chat(ChatRow("a", 2, 0, "Аня", "!", 1.0))
    for seq in range(3, 9):
        await store.add_chat(ChatRow("a", seq, 1, "Борис", f"{seq}", 1.0, "victims"))
    found = await store.chat("a", last=2)
    assert [(one.text, one.side) for one in found] == [
        ("1", ""),
        ("2", ""),
        ("7", "victims"),
        ("8", "victims"),
    ]


async def test_deleting_takes_everything_with_it(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polyana.store.store.TABLES_PER_DELETE", 2)
    codes = [f"t{i}" for i in range(5)]
    for code in codes:
        await store.add_table(a_table(code), [SeatRow(code, 0)])
    await put(store, line("t0", 0))
    await store.put_draft("t0", 0, "к")
    await store.add_chat(ChatRow("t0", 0, 0, "Аня", "привет", 1.0))
    await store.delete(codes)
    with sqlite3.connect(file) as other:
        for name in metadata.tables:
            assert other.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,), name
    other.close()


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'fresh.db'}")
    with engine.begin() as connection:
        migrate(connection)
        migrate(connection)  # and nothing happens the second time
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert not found
