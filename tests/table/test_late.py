"""Whatever arrives after the sand has run out comes behind the bell, though no sweeper has come by yet."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from polyana import games
from polyana.core import Refused, text_of
from polyana.core.speech import Speech
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.store import Store
from polyana.table import Tables
from table.helpers import Clock, opened, refusal, room_of, state, stored

pytestmark = pytest.mark.anyio


async def writing(tables: Tables, **settings: Any) -> tuple[str, str, float]:
    """A table at which two write a word: its code, the question to the first, and when the bell rings."""
    agreed = Settings(first=0, **settings)
    code = (await tables.seating.lay("forest_whisper", 2, agreed, host="g0", name="Аня")).code
    await tables.seating.sit(code, "g1", "Боря")
    await tables.seating.start(code, "g0")
    room = await room_of(tables, code)
    assert room.due is not None
    return code, room.record.match.questions(0)[0].id, room.due


async def words(tables: Tables, code: str) -> dict[int, str]:
    """The words that were turned up; a new process would find the same."""
    room = await room_of(tables, code)
    assert state(room) == state(await stored(tables, await tables.place(code)))
    return dict(room.record.match.table.words)


@pytest.mark.rule("FW-4.20")
async def test_an_answer_after_the_bell_is_too_late(tables: Tables, clock: Clock) -> None:
    code, question, due = await writing(tables)
    clock.time = due + 0.01
    with pytest.raises(Refused) as refused:
        await tables.play.answer(code, 0, question, "лес")
    assert refusal(refused) == "stale"
    assert await words(tables, code) == {0: "", 1: ""}


@pytest.mark.rule("FW-4.20")
async def test_an_answer_before_the_bell_counts(tables: Tables, clock: Clock) -> None:
    code, question, due = await writing(tables)
    clock.time = due - 0.01
    await tables.play.answer(code, 0, question, "лес")
    assert await words(tables, code) == {}
    clock.time = due
    await tables.play.run_out(code)
    assert await words(tables, code) == {0: "лес", 1: ""}


@pytest.mark.rule("FW-4.26")
async def test_a_draft_after_the_bell_is_too_late(tables: Tables, clock: Clock) -> None:
    code, question, due = await writing(tables)
    await tables.play.put_draft(code, 0, "ле", question)
    clock.time = due + 0.01
    await tables.play.put_draft(code, 0, "лес", question)
    await tables.play.run_out(code)
    assert await words(tables, code) == {0: "ле", 1: ""}


@pytest.mark.rule("FW-4.21")
async def test_a_word_cannot_be_withdrawn_after_the_bell(tables: Tables, clock: Clock) -> None:
    code, question, due = await writing(tables)
    await tables.play.answer(code, 0, question, "лес")
    withdraw = (await room_of(tables, code)).record.match.questions(0)[0].id
    clock.time = due + 0.01
    with pytest.raises(Refused):
        await tables.play.answer(code, 0, withdraw, "withdraw")
    assert await words(tables, code) == {0: "лес", 1: ""}


async def test_nothing_is_taken_back_from_under_the_bell(tables: Tables, clock: Clock) -> None:
    """A card is picked, and while its place is thought about the time runs out: it lies in the first one."""
    code, _, _ = await writing(tables, lay_seconds=60)
    while (match := (await room_of(tables, code)).record.match).open_asks()[0].kind.name != "spot":
        ask = next(ask for ask in match.open_asks() if ask.owes)
        text = text_of(ask.default_in(match.view_table(ask.seat)))
        await tables.play.answer(code, ask.seat, match.question_id(ask), text)
    assert match.may_undo(0)
    clock.time += 60.01
    with pytest.raises(Refused) as refused:
        await tables.play.undo(code, 0)
    assert refusal(refused) == "no_undo"
    last = (await room_of(tables, code)).record.lines[-1]
    assert (last.kind, last.by) == ("spot", "clock")


async def test_whoever_gets_up_or_talks_late_comes_behind_the_bell_too(tables: Tables, clock: Clock) -> None:
    """The seat that becomes a bot's has been answered for; what is said is said in the next phase."""
    deeds: list[Callable[[str], Awaitable[None]]] = [
        lambda code: tables.seating.stand_up(code, "g1"),
        lambda code: tables.seating.set_bot(code, "g0", 1, "novice"),
        lambda code: tables.chat.post(code, "g1", "успел?"),
    ]
    for late in deeds:
        code, _, due = await writing(tables)
        clock.time = due + 0.01
        await late(code)
        assert await words(tables, code) == {0: "", 1: ""}


@pytest.mark.parametrize("deed", ["answer", "draft"])
async def test_whoever_watches_is_told_of_the_bell_whatever_becomes_of_the_deed(
    tables: Tables, clock: Clock, deed: str
) -> None:
    code, question, due = await writing(tables)
    async with tables.watch(code, "g1") as changed:
        changed.clear()
        clock.time = due + 0.01
        with suppress(Refused):
            if deed == "answer":
                await tables.play.answer(code, 0, question, "лес")
            else:
                await tables.play.put_draft(code, 0, "лес", question)
        assert changed.is_set()
    assert await words(tables, code) == {0: "", 1: ""}


async def test_what_arrived_before_the_bell_counts_however_long_the_disk_took(
    tables: Tables, clock: Clock
) -> None:
    """Somebody else's line is being written while the last grain falls."""
    code, question, due = await writing(tables)
    clock.time = due - 0.01
    async with tables.registry.lock(code):
        arriving = asyncio.create_task(tables.play.answer(code, 0, question, "лес"))
        await asyncio.sleep(0)
        clock.time = due + 1
    await arriving
    await tables.play.run_out(code)
    assert await words(tables, code) == {0: "лес", 1: ""}


@pytest.mark.rule("FW-4.20")
async def test_nobody_is_shown_a_question_whose_time_is_up(tables: Tables, clock: Clock) -> None:
    code, question, due = await writing(tables)
    clock.time = due
    room = await room_of(tables, code)
    assert question not in [one.id for one in room.record.match.questions(0)]
    assert await words(tables, code) == {0: "", 1: ""}


@pytest.mark.rule("FW-4.20")
async def test_after_a_restart_the_bell_comes_before_the_late_answer(tmp_path: Path, clock: Clock) -> None:
    """The sand ran out while the server was down; the sweeper of the new process has not begun."""
    first = await opened(tmp_path, clock)
    code, question, due = await writing(first)
    await first.play.put_draft(code, 1, "ель", question)
    await first.close()
    clock.time = due + 3600
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'polyana.db'}")
    second = Tables(store, clock)
    with pytest.raises(Refused) as refused:
        await second.play.answer(code, 0, question, "лес")
    assert refusal(refused) == "stale"
    assert await words(second, code) == {0: "", 1: "ель"}
    await second.close()


async def test_the_bell_is_on_disk_before_what_came_behind_it(tables: Tables, clock: Clock) -> None:
    """The question that the bell opened is answered at once."""
    code, _, due = await writing(tables)
    before = len(await tables.store.lines(code))
    clock.time = due + 0.01
    match = (await room_of(tables, code)).record.match
    ask = next(ask for ask in match.open_asks() if ask.owes)
    text = text_of(ask.default_in(match.view_table(ask.seat)))
    await tables.play.answer(code, ask.seat, match.question_id(ask), text)
    written = (await tables.store.lines(code))[before:]
    assert [one.line.by for one in written] == ["clock"] * (len(written) - 1) + [""]
    assert len(written) > 1


@pytest.mark.parametrize("rings", ["sweeper", "answer"])
@pytest.mark.parametrize(("language", "word"), [("ru", "Поздно"), ("en", "Too late")])
async def test_a_late_answer_is_told_so_whoever_rang(
    tables: Tables, clock: Clock, rings: str, language: str, word: str
) -> None:
    code, question, due = await writing(tables)
    clock.time = due + 0.01
    if rings == "sweeper":
        await tables.play.run_out(code)
    with pytest.raises(Refused) as refused:
        await tables.play.answer(code, 0, question, "лес")
    assert word in Speech(games.package("forest_whisper"), language).refusal(refused.value)
