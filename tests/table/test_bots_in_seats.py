"""Bots in seats: they play to the end, take over and give back, and never hold up a table."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from polyana.bots import Choice
from polyana.core import Event, Refused, View
from polyana.games.no_words.rules.settings import Settings
from polyana.games.worker import Sitting
from polyana.table import Tables
from polyana.table.bot_worker import BotWorker
from polyana.table.names import new_key
from polyana.table.room import HeardEvent
from polyana.table.schedule import BOT_PATIENCE_SECONDS, fallback
from table.helpers import (
    PATIENCE,
    UNTIMED,
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

ONE_CALL = Settings(window_seconds=20)
TIMED = Settings(turn_seconds=30)


async def test_bots_play_to_the_end_with_nobody_else(tables: Tables, clock: Clock) -> None:
    place = await tables.seating.lay(
        "no_words", 3, ONE_CALL, host="g0", name="", bots=["novice", "player", "random"], host_sits=False
    )
    await tables.seating.start(place.code, "g0")
    room = await wait_until_over(tables, place.code, clock)
    assert {line.by for line in room.record.lines} <= {"bot", "clock"}
    assert state(await stored(tables, await tables.place(place.code))) == state(room)


async def test_a_bot_takes_over_and_gives_back_at_any_decision(tables: Tables, clock: Clock) -> None:
    code, rng = await begun(tables, players=2, settings=Settings(window_seconds=None)), Random(1)
    for turn in range(10):
        people = [0] if turn % 2 == 0 else [0, 1]
        await tables.seating.set_bot(code, "g0", 1, "random" if turn % 2 == 0 else "")
        room = await room_of(tables, code)
        goal = room.seq + 4
        async with asyncio.timeout(60):
            while (room := await room_of(tables, code)).seq < goal and not room.record.match.over:
                asks = [ask for ask in room.record.match.open_asks() if ask.seat in people and ask.owes]
                if asks:
                    await answer_once_of(tables, code, asks[0].seat, rng)
                await asyncio.sleep(0.001)
                clock.leap(tables)
    bot_lines = [line for line in room.record.lines if line.by == "bot"]
    assert bot_lines
    assert {line.seat for line in bot_lines} == {1}


async def answer_once_of(tables: Tables, code: str, seat: int, rng: Random) -> None:
    match = (await room_of(tables, code)).record.match
    for question in match.questions(seat):
        if question.texts:
            with suppress(Refused):  # the bot that gives the seat back may have been about to answer
                await tables.play.answer(code, seat, question.id, rng.choice(question.texts))
            return


async def test_bots_go_on_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    first = await opened(tmp_path, clock)
    settings = Settings(turn_seconds=30, games=3)
    code = await begun(first, players=2, settings=settings, bots=["random"])
    await reaches(first, code, clock, 2)
    await first.close()
    second = await opened(tmp_path, clock)
    async with asyncio.timeout(PATIENCE):
        while "bot" not in [line.by for line in (await room_of(second, code)).record.lines[2:]]:
            await asyncio.sleep(0.05)
            clock.leap(second)
    await second.close()


async def test_bots_among_themselves_play_while_somebody_watches(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever lays tables and leaves keeps the processor busy for days. A clock does not run either."""
    monkeypatch.setattr("polyana.table.schedule.ROUND_SECONDS", 0.02)
    tables = await opened(tmp_path, clock)
    place = await tables.seating.lay(
        "no_words", 2, TIMED, host="g0", name="", bots=["random", "random"], host_sits=False
    )
    code = place.code
    await tables.seating.start(code, "g0")

    async def stands_still(tables: Tables) -> None:
        seq = len(await tables.store.lines(code))
        for _ in range(20):
            await asyncio.sleep(0.01)
            clock.time += 20
            clock.leap(tables)
        assert len(await tables.store.lines(code)) <= seq + 1, "what was under way"
        assert not (await room_of(tables, code)).over

    await stands_still(tables)
    async with tables.watch(code, ""):
        await reaches(tables, code, clock, 10)
    await asyncio.sleep(0.1)
    await stands_still(tables)
    await tables.close()
    again = await opened(tmp_path, clock)
    await stands_still(again)
    await wait_until_over(again, code, clock)
    await again.close()


async def reaches(tables: Tables, code: str, clock: Clock, seq: int) -> None:
    """The match goes on by itself up to a line."""
    async with asyncio.timeout(PATIENCE):
        while (await room_of(tables, code)).seq < seq:
            await asyncio.sleep(0.001)
            clock.leap(tables)


async def test_a_bot_that_crashes_does_what_a_clock_would_do(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def crash(*_: Any) -> Choice | None:
        raise ValueError("my hand is К О Т")

    monkeypatch.setattr(tables.bot_worker, "choose", crash)
    place = await tables.seating.lay(
        "no_words", 2, UNTIMED, host="g0", name="", bots=["player", "player"], host_sits=False
    )
    await tables.seating.start(place.code, "g0")
    await wait_until_over(tables, place.code, clock)
    assert "a bot could not think" in caplog.text


async def test_a_bot_that_answers_nonsense_holds_up_nobody_for_ever(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nonsense(who: Sitting, owner: str, alone: bool, view: View[Any], heard: Any) -> Choice | None:
        return Choice(view.questions[0].id, "Щ" * 500, 0.0)

    monkeypatch.setattr(tables.bot_worker, "choose", nonsense)
    code = await begun(tables, players=2, settings=Settings(turn_seconds=30), bots=["player"])
    room = await wait_until_over(tables, code, clock)
    assert {line.by for line in room.record.lines} == {"clock"}


async def test_killing_the_bots_process_is_survived(
    tables: Tables, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    place = await tables.seating.lay(
        "no_words", 2, ONE_CALL, host="g0", name="", bots=["random", "random"], host_sits=False
    )
    code = place.code
    await tables.seating.start(code, "g0")
    async with tables.watch(code, ""):
        await reaches(tables, code, clock, 6)
    for process in list((tables.bot_worker._pool._processes or {}).values()):
        assert process.pid
        os.kill(process.pid, signal.SIGKILL)
    await wait_until_over(tables, code, clock)
    assert 1 <= caplog.text.count("a bot could not think") <= 4, "there is a new worker"


async def test_a_bot_is_told_anew_after_something_was_taken_back() -> None:
    """Its worker must not believe in what never happened."""
    bot_worker = BotWorker()
    told: list[tuple[int, int]] = []

    async def think(who: Sitting, alone: bool, view: Any, heard: list[Event], before: int) -> None:
        told.append((before, len(heard)))

    bot_worker._think = think  # type: ignore[method-assign]
    who = Sitting("code", "no_words", 0, "player", "")
    log = [HeardEvent(number, 0.0, Event(str(number), "")) for number in range(5)]
    view: Any = None
    await bot_worker.choose(who, "g0", False, view, log[:3])
    await bot_worker.choose(who, "g0", False, view, log[:4])
    bot_worker.forget("code")
    await bot_worker.choose(who, "g0", False, view, log)
    assert told == [(0, 3), (3, 1), (0, 5)]
    bot_worker.close()


async def test_nobody_can_foretell_a_bot_from_what_they_know(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that it does by chance follows from the secret key of its match."""
    asked: list[Sitting] = []

    async def note(who: Sitting, owner: str, alone: bool, view: View[Any], heard: Any) -> None:
        asked.append(who)

    monkeypatch.setattr(tables.bot_worker, "choose", note)
    code = await begun(tables, players=2, settings=Settings(first=1), bots=["random"])
    await until(lambda: asked)
    who = asked[0]
    assert who.seed == (await tables.place(code)).table.key
    assert who.rng().random() == who._replace(code="elsewhere").rng().random()
    assert who.rng().random() != who._replace(seed=new_key()).rng().random()


def test_keys_of_matches_cannot_be_told_beforehand() -> None:
    assert len({new_key() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_key())) == 16


async def test_answers_of_people_do_not_wait_for_bots(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = asyncio.Event()

    async def forever(*_: object) -> None:
        thinks.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(tables.bot_worker, "choose", forever)
    code, rng = await begun(tables, players=3, bots=["master"]), Random(1)
    async with asyncio.timeout(60):
        while not thinks.is_set():
            await answer_once_of(tables, code, (await room_of(tables, code)).record.match.waiting()[0], rng)
        await answer_once(tables, code, rng)


@pytest.mark.parametrize(("urged", "taken"), [(True, BOT_PATIENCE_SECONDS), (False, 40.0)])
async def test_bots_that_alone_are_waited_for_hurry_where_nobody_needs_the_time(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch, urged: bool, taken: float
) -> None:
    async def slow(who: Sitting, owner: str, alone: bool, view: View[Any], heard: Any) -> Choice | None:
        choice = fallback(view)
        return choice and Choice(choice.question, choice.text, 40.0, urged)

    monkeypatch.setattr(tables.bot_worker, "choose", slow)
    code, rng = await begun(tables, players=2, bots=["player"]), Random(1)
    while (room := await room_of(tables, code)).record.match.waiting() != [1] or not room.moved:
        await answer_once_of(tables, code, 0, rng)
        await asyncio.sleep(0.001)
        clock.leap(tables)
    since, lines = room.moved, room.seq
    while (room := await room_of(tables, code)).seq == lines:
        await asyncio.sleep(0.05)
        clock.leap(tables)
    assert room.record.lines[-1].by == "bot"
    assert room.moved - since == pytest.approx(taken, abs=0.5)
