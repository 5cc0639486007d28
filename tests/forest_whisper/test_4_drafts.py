"""«Шёпот леса», chapter 4 on the server: drafts are kept while they are written, and count at the bell."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from polyana.games.forest_whisper.rules.settings import Settings
from polyana.table import Room, Tables
from table.helpers import Clock, opened, room_of, state, stored

Story = Callable[[Tables, Clock, str], Awaitable[None]]


def told(folder: Path, story: Story) -> None:
    """Tell a story at a table of two whose minute has just begun."""

    async def run() -> None:
        clock = Clock()
        tables = await opened(folder, clock)
        try:
            await story(tables, clock, await begun(tables))
        finally:
            await tables.close()

    asyncio.run(run())


async def begun(tables: Tables) -> str:
    place = await tables.seating.lay("forest_whisper", 2, Settings(first=0), host="g0", name="Аня")
    await tables.seating.sit(place.code, "g1", "Боря")
    await tables.seating.start(place.code, "g0")
    return place.code


async def answer(tables: Tables, code: str, seat: int, kind: str, text: str) -> None:
    await tables.play.answer(code, seat, await question(tables, code, seat, kind), text)


async def question(tables: Tables, code: str, seat: int, kind: str) -> str:
    match = (await room_of(tables, code)).record.match
    return next(one.id for one in match.questions(seat) if one.kind == kind)


async def bell(tables: Tables, clock: Clock, code: str) -> Room:
    """The sand runs through."""
    room = await room_of(tables, code)
    assert room.due is not None
    clock.time = room.due
    await tables.play.run_out(code)
    return await room_of(tables, code)


async def write_draft(tables: Tables, code: str, seat: int, text: str) -> None:
    await tables.play.put_draft(code, seat, text, await question(tables, code, seat, "write"))


@pytest.mark.rule("FW-4.26")
def test_the_last_draft_before_the_bell_is_the_word(tmp_path: Path) -> None:
    async def story(tables: Tables, clock: Clock, code: str) -> None:
        for text in ("л", "ле", "лес"):
            await write_draft(tables, code, 0, text)
        assert await tables.store.draft(code, 0) == "лес"  # a reload shows it again
        room = await bell(tables, clock, code)
        assert room.record.match.table.words == {0: "лес", 1: ""}
        assert [(line.text, line.by) for line in room.record.lines[-2:]] == [("лес", "clock"), ("", "clock")]
        assert state(await stored(tables, await tables.place(code))) == state(room)

    told(tmp_path, story)


@pytest.mark.rule("FW-4.26")
def test_a_draft_outlives_the_server(tmp_path: Path) -> None:
    async def story(tables: Tables, clock: Clock, code: str) -> None:
        await write_draft(tables, code, 1, "сон")
        await tables.close()
        again = await opened(tmp_path, clock)
        room = await bell(again, clock, code)
        assert room.record.match.table.words[1] == "сон"
        await again.close()

    told(tmp_path, story)


@pytest.mark.rule("FW-4.26")
def test_a_draft_reaches_nobody_else(tmp_path: Path) -> None:
    """Whoever looks at the table is not even woken, and sees the same bytes."""

    async def story(tables: Tables, clock: Clock, code: str) -> None:
        match = (await room_of(tables, code)).record.match
        before = [match.view(seat).encode() for seat in (-1, 0, 1)]
        async with tables.watch(code, "g1") as changed:
            changed.clear()
            await write_draft(tables, code, 0, "лес")
            assert not changed.is_set()
        match = (await room_of(tables, code)).record.match
        assert [match.view(seat).encode() for seat in (-1, 0, 1)] == before

    told(tmp_path, story)


@pytest.mark.rule("FW-4.26")
def test_a_draft_belongs_to_its_round(tmp_path: Path) -> None:
    """What was drafted for one word does not stand on the next sheet, and what comes too late is not kept."""

    async def story(tables: Tables, clock: Clock, code: str) -> None:
        old = await question(tables, code, 0, "write")
        await tables.play.put_draft(code, 0, "лес", old)
        await answer(tables, code, 0, "write", "лес")
        await tables.play.put_draft(code, 0, "лес", old)  # the page was slow
        await answer(tables, code, 1, "write", "")
        while (await room_of(tables, code)).record.match.step.phase != "write":
            match = (await room_of(tables, code)).record.match
            ask = match.open_asks()[0]
            text = str(ask.default_in(match.view_table(ask.seat)))
            await tables.play.answer(code, ask.seat, match.question_id(ask), text)
        assert await tables.store.drafts(code) == {}
        await tables.play.put_draft(code, 0, "лес", old)
        await tables.play.put_draft(code, 0, "лес")
        assert await tables.store.drafts(code) == {}
        room = await bell(tables, clock, code)
        assert room.record.match.table.words[0] == ""

    told(tmp_path, story)


@pytest.mark.rule("FW-4.26")
def test_whoever_takes_up_the_pencil_again_goes_on_from_the_sheet(tmp_path: Path) -> None:
    async def story(tables: Tables, clock: Clock, code: str) -> None:
        for seat, text in ((0, "лес"), (1, "сон")):
            await write_draft(tables, code, seat, "половина")
            if seat == 1:
                break
            await answer(tables, code, seat, "write", text)
            await answer(tables, code, seat, "withdraw", "withdraw")
        room = await bell(tables, clock, code)
        assert room.record.match.table.words == {0: "лес", 1: "половина"}

    told(tmp_path, story)
