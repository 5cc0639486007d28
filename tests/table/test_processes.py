"""Two processes on one file: whoever comes second is told so, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from polyana.core import Refused, random_answer, text_of
from polyana.store import Conflict
from polyana.table import Tables
from table.helpers import (
    UNTIMED,
    Clock,
    answer_once,
    begun,
    opened,
    play_out,
    refusal,
    room_of,
    state,
    stored,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(tmp_path: Path, clock: Clock, tables: Tables) -> AsyncIterator[Tables]:
    other = await opened(tmp_path, clock)
    yield other
    await other.close()


async def test_the_second_process_is_refused_as_stale_and_then_goes_on(tables: Tables, other: Tables) -> None:
    code, rng = await begun(tables), Random(1)
    await other.place(code)
    await answer_once(tables, code, rng)
    with pytest.raises(Refused) as error:
        await answer_once(other, code, Random(2))
    assert refusal(error) == "stale"
    assert state(await room_of(other, code)) == state(await room_of(tables, code))
    await answer_once(other, code, rng)
    assert len(await tables.store.lines(code)) == 3


async def test_two_processes_play_one_match_to_its_end(tables: Tables, other: Tables) -> None:
    code, rng, stale = await begun(tables), Random(3), 0
    while not (await room_of(tables, code)).record.match.over:
        one = rng.choice((tables, other))
        try:
            await answer_once(one, code, rng)
        except Refused as refused:
            stale += refused.code == "stale"
    assert stale
    rebuilt = await stored(tables, await tables.place(code))
    assert state(rebuilt) == state(await room_of(tables, code))


async def test_a_seat_taken_in_another_process_is_not_taken_twice(tables: Tables, other: Tables) -> None:
    code = (await tables.seating.lay("no_words", 2, UNTIMED, host="g0", name="Аня")).code
    await other.place(code)
    await tables.seating.sit(code, "g1", "Боря")
    with pytest.raises(Refused) as error:
        await other.seating.sit(code, "g2", "Вера")
    assert refusal(error) == "stale"
    with pytest.raises(Refused) as error:
        await other.seating.sit(code, "g2", "Вера")
    assert refusal(error) == "no_seat"


async def test_a_match_begins_once(tables: Tables, other: Tables) -> None:
    code = (await tables.seating.lay("no_words", 2, UNTIMED, host="g0", name="Аня")).code
    await tables.seating.sit(code, "g1", "Боря")
    await other.place(code)
    done = await asyncio.gather(
        tables.seating.start(code, "g0"), other.seating.start(code, "g0"), return_exceptions=True
    )
    assert sorted(map(str, done)) == ["None", "stale"]
    assert state(await room_of(other, code)) == state(await room_of(tables, code))


async def test_a_rematch_is_laid_once(tables: Tables, other: Tables) -> None:
    code = await begun(tables, players=2)
    await play_out(tables, code, Random(1))
    await other.place(code)
    after = await tables.seating.rematch(code, "g0")
    with pytest.raises(Refused) as error:
        await other.seating.rematch(code, "g1")
    assert refusal(error) == "stale"
    assert await other.seating.rematch(code, "g1") == after


async def test_many_answers_at_once_are_taken_one_by_one(tables: Tables) -> None:
    """Double clicks, two tabs: exactly one counts, the others are told that it is too late."""
    code = await begun(tables)
    match = (await room_of(tables, code)).record.match
    ask = match.open_asks()[0]
    question, text = match.question_id(ask), text_of(random_answer(match, ask, Random(1)))
    clicks = (tables.play.answer(code, ask.seat, question, text) for _ in range(20))
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(one is None for one in done) == 1
    assert {one.code for one in done if isinstance(one, Refused)} <= {"stale", "not_asked"}
    assert len(await tables.store.lines(code)) == 2


async def test_when_writing_fails_the_memory_is_read_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await begun(tables)
    before = state(await room_of(tables, code))

    async def broken(*_: object, **__: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "append", broken)
        with pytest.raises(OSError, match="disk full"):
            await answer_once(tables, code, Random(1))
    assert state(await room_of(tables, code)) == before
    await answer_once(tables, code, Random(1))


async def test_a_table_swept_away_under_the_players(tables: Tables) -> None:
    code = await begun(tables)
    await tables.store.delete([code])
    with pytest.raises(Refused) as error:
        await answer_once(tables, code, Random(1))
    assert refusal(error) == "stale"
    with pytest.raises(Refused) as error:
        await tables.place(code)
    assert refusal(error) == "no_table"
    assert code not in tables.registry._locks


def test_a_conflict_is_no_refusal() -> None:
    assert not issubclass(Conflict, Refused)
