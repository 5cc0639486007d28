"""Glasses: who is too slow is answered for, after a restart too."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from polyana.core import Refused, text_of
from polyana.games.no_words.rules.settings import Settings
from polyana.store import LineRow, Touch
from polyana.table import Tables
from table.helpers import (
    PATIENCE,
    Clock,
    answer_once,
    begun,
    opened,
    room_of,
    state,
    stored,
    until,
    wait_until_over,
)

pytestmark = pytest.mark.anyio

QUICK = Settings(window_seconds=20, turn_seconds=30)


async def awhile() -> None:
    """Let the sweeper do what it should not."""
    for _ in range(200):
        await asyncio.sleep(0.001)


async def test_a_glass_that_has_run_out_answers_the_defaults(tables: Tables, clock: Clock) -> None:
    code = await begun(tables, settings=QUICK)
    assert (await room_of(tables, code)).due == clock() + 30
    clock.time += 29.9
    tables.schedule.recheck()
    await awhile()
    room = await room_of(tables, code)
    assert room.seq == 1
    clock.leap(tables)
    await until(lambda: seq(tables, code) > 1)
    room = await room_of(tables, code)
    assert [(line.kind, line.by) for line in room.record.lines] == [("place", "clock")]
    clock.leap(tables)
    await until(lambda: seq(tables, code) > 3)
    room = await room_of(tables, code)
    assert [(line.kind, line.text, line.by) for line in room.record.lines[1:3]] == [
        ("call", "pass", "clock"),
        ("call", "pass", "clock"),
    ]
    found = await tables.store.table(code)
    assert found
    assert found[0].due == room.due


def seq(tables: Tables, code: str) -> int:
    """How many lines those see who look now."""
    place = tables.peek(code)
    assert place
    assert place.room
    return place.room.seq


async def test_a_glass_goes_on_running_while_the_server_is_down(tmp_path: Path, clock: Clock) -> None:
    first = await opened(tmp_path, clock)
    code = await begun(first, settings=QUICK)
    rng = Random(1)
    for _ in range(7):
        clock.time += 1
        await answer_once(first, code, rng)
    before = state(await room_of(first, code))
    due = (await room_of(first, code)).due
    await first.close()

    second = await opened(tmp_path, clock)
    assert state(await room_of(second, code)) == before
    assert due is not None
    clock.time = due + 3600  # nobody started the server for an hour
    second.schedule.recheck()
    room = await room_of(second, code)
    await until(lambda: room.due is not None and room.due > clock())  # the next question has its full time
    late = room.record.lines[7:]
    assert late
    assert all(line.by == "clock" for line in late)
    await second.close()


async def test_a_match_that_everybody_has_left_ends_by_its_clocks(tables: Tables, clock: Clock) -> None:
    code = await begun(tables, players=2, settings=QUICK)
    room = await wait_until_over(tables, code, clock)
    assert {line.by for line in room.record.lines} == {"clock"}
    assert state(await stored(tables, await tables.place(code))) == state(room)


async def test_the_clocks_of_a_process_that_is_no_more_are_taken_over(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polyana.table.schedule.ROUND_SECONDS", 0.05)
    survivor = await opened(tmp_path, clock)
    gone = await opened(tmp_path, clock)
    code = await begun(gone, settings=QUICK)
    await gone.close()
    clock.time += 31
    async with asyncio.timeout(PATIENCE):
        while not await survivor.store.lines(code, after=0):
            await asyncio.sleep(0.02)
    assert (await room_of(survivor, code)).record.lines[0].by == "clock"
    await survivor.close()


async def test_the_moment_noted_for_the_next_bell_is_never_late_and_rarely_written(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, rng, written, append = await begun(tables, settings=QUICK), Random(3), 0, tables.store.append

    async def counted(lines: Sequence[LineRow], touch: Touch | None = None) -> None:
        nonlocal written
        written += touch is not None
        await append(lines, touch)

    monkeypatch.setattr(tables.store, "append", counted)
    bells = set()
    for _ in range(60):
        clock.time += 1
        await answer_once(tables, code, rng)
        due, found = (await room_of(tables, code)).due, await tables.store.table(code)
        assert found
        assert due is not None
        assert found[0].due is not None
        assert clock() < found[0].due <= due
        bells.add(due)
    assert written < len(bells) / 2


async def test_a_bell_that_need_not_ring_any_more_stays_noted_until_it_would_have(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two windows no glass runs: that is not written at once, but no round looks here for ever."""
    monkeypatch.setattr("polyana.table.schedule.ROUND_SECONDS", 0.02)
    tables = await opened(tmp_path, clock)
    code = await begun(tables, settings=Settings(window_seconds=20))
    looks, look = 0, tables.schedule._check

    async def counted(code: str) -> None:
        nonlocal looks
        looks += 1
        await look(code)

    async def on_answer() -> float | None:
        found = await tables.store.table(code)
        assert found
        return found[0].due

    for _ in range(3):  # a letter, and two are silent
        match = (await room_of(tables, code)).record.match
        ask = next(ask for ask in match.open_asks() if ask.owes)
        text = text_of(ask.default_in(match.view_table(ask.seat)))
        await tables.play.answer(code, ask.seat, match.question_id(ask), text)
    assert (await room_of(tables, code)).due is None
    assert await on_answer() == clock() + 20
    monkeypatch.setattr(tables.schedule, "_check", counted)
    clock.time += 21
    async with asyncio.timeout(PATIENCE):
        while await on_answer() is not None:
            await asyncio.sleep(0.02)
    found = looks
    await awhile()
    assert looks == found
    assert len(await tables.store.lines(code)) == 1 + 3
    await tables.close()


async def test_a_match_that_cannot_go_on_is_tried_once_and_not_at_every_round(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an upgrade there may be hundreds of them, each with a bell that will never ring."""
    monkeypatch.setattr("polyana.table.schedule.ROUND_SECONDS", 0.02)
    first = await opened(tmp_path, clock)
    code = await begun(first, settings=QUICK)
    await first.close()
    tried = 0

    def other_rules(*_: object) -> None:
        nonlocal tried
        tried += 1
        raise Refused("version")

    monkeypatch.setattr("polyana.table.registry.Room.rebuilding", other_rules)
    clock.time += 1000
    second = await opened(tmp_path, clock)
    await until(lambda: tried > 0)
    await asyncio.sleep(0.3)
    assert tried == 1
    with pytest.raises(Refused, match="version"):
        await second.place(code)
    await second.close()


async def test_looks_at_a_table_do_not_pile_up_until_its_bell(tables: Tables, clock: Clock) -> None:
    """Every word in the chat lets bots look up; the bell in half a minute is one bell all the same."""
    code = await begun(tables, settings=QUICK)
    await tables.seating.set_bot(code, "g0", 0, "novice")
    for number in range(30):
        await tables.chat.post(code, "g1", str(number))
        await until(lambda: tables.schedule._next.get(code, 0.0) > clock())
    assert len(tables.schedule._heap) < 5


async def test_tables_that_nobody_uses_leave_the_memory(tables: Tables, clock: Clock) -> None:
    code, watched = await begun(tables), await begun(tables)
    before = state(await room_of(tables, code))
    async with tables.watch(watched, "g1"):
        clock.time += 1000
        await tables.place(watched)
        clock.time += 1000
        assert tables.registry.evict_idle() == [code]
        assert tables.registry.counts() == {"tables": 1, "sockets": 1}
    assert state(await room_of(tables, code)) == before
    clock.time += 1000
    gone: list[str] = []

    def both_are_gone() -> bool:
        gone.extend(tables.registry.evict_idle())
        return sorted(gone) == sorted([code, watched])

    await until(both_are_gone)
    assert tables.registry.counts() == {"tables": 0, "sockets": 0}
    assert not tables.registry._locks
    assert not tables.registry._watchers
    assert not tables.registry._online


async def test_nobody_sees_what_is_not_on_disk_yet(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await begun(tables)
    room = await room_of(tables, code)
    begun_to_write, slow, append = asyncio.Event(), asyncio.Event(), tables.store.append

    async def slowly(*args: object, **kwargs: object) -> None:
        begun_to_write.set()
        await slow.wait()
        await append(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(tables.store, "append", slowly)
    answering = asyncio.create_task(answer_once(tables, code, Random(1)))
    await begun_to_write.wait()
    assert (await asyncio.wait_for(tables.place(code), 1)).room is room, "it waits for nothing"
    assert room.seq == seq(tables, code) == 1
    slow.set()
    await answering
    assert seq(tables, code) == 2
    assert len(await tables.store.lines(code)) == 2


async def test_closing_never_hangs_however_much_is_going_on(tmp_path: Path, clock: Clock) -> None:
    for number in range(20):
        tables = await opened(tmp_path, clock)
        code = await begun(tables, settings=QUICK)
        for _ in range(number % 4):
            await answer_once(tables, code, Random(number))
            await asyncio.sleep(0)
        tables.schedule.wake(code)
        await asyncio.wait_for(tables.close(), PATIENCE)


async def test_a_table_that_is_cleared_away_leaves_nothing_in_memory(tables: Tables) -> None:
    code = await begun(tables, settings=QUICK)
    await tables.seating.set_bot(code, "g0", 0, "random")
    while code not in tables.schedule._plans:
        await asyncio.sleep(0.001)
    await tables.registry.delete(code)
    tables.schedule.wake(code)
    await until(lambda: code not in tables.schedule._plans)
    assert tables.registry.counts()["tables"] == 0
    assert not tables.registry._locks
