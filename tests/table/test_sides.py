"""Sides of a game have talk of their own, which the other side never hears."""

from __future__ import annotations

import pytest

from polyana.core import Refused
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.table import Tables
from table.helpers import begun, refusal

pytestmark = pytest.mark.anyio


async def hunt(tables: Tables) -> str:
    """A killer in seat 0 and three people who play a victim each."""
    code = (await tables.seating.lay("wall_whisper", 4, Settings(), host="g0", name="Убийца")).code
    for seat in range(1, 4):
        await tables.seating.sit(code, f"g{seat}", f"Гость {seat}")
    await tables.seating.start(code, "g0")
    return code


async def heard(tables: Tables, code: str, seat: int) -> list[str]:
    place = await tables.place(code)
    return [one.text for one in place.heard(await tables.chat.last(code), seat)]


@pytest.mark.rule("WW-21.1")
async def test_victims_whisper_and_the_killer_hears_nothing_of_it(tables: Tables) -> None:
    code = await hunt(tables)
    await tables.chat.post(code, "g1", "встретимся на складе", to_side=True)
    await tables.chat.post(code, "g2", "не найдёшь!")
    for seat in (1, 2, 3):
        assert await heard(tables, code, seat) == ["встретимся на складе", "не найдёшь!"]
    for seat in (-1, 0):
        assert await heard(tables, code, seat) == ["не найдёшь!"]
    place = await tables.place(code)
    assert [place.has_company(seat) for seat in range(-1, 4)] == [False, False, True, True, True]


async def test_whispers_push_nothing_out_that_others_hear(tables: Tables) -> None:
    code = await hunt(tables)
    await tables.chat.post(code, "g0", "ау!")
    for number in range(60):
        await tables.chat.post(code, "g1", str(number), to_side=True)
    assert await heard(tables, code, 0) == ["ау!"]
    assert len(await heard(tables, code, 1)) == 51
    tables.registry.forget(code)
    assert await heard(tables, code, 0) == ["ау!"]
    assert (await heard(tables, code, 1))[-1] == "59"


@pytest.mark.rule("WW-42.40")
async def test_a_carrier_who_has_mutated_talks_with_the_killer(tables: Tables) -> None:
    code = await hunt(tables)
    place = await tables.place(code)
    assert place.room
    place.room.record.match.table.mutated = "evelyn"
    await tables.chat.post(code, "g1", "вот и я", to_side=True)
    await tables.chat.post(code, "g2", "бежим", to_side=True)
    assert await heard(tables, code, 0) == await heard(tables, code, 1) == ["вот и я"]
    assert await heard(tables, code, 3) == ["бежим"]
    assert place.has_company(0)


async def test_without_sides_there_is_only_one_talk(tables: Tables) -> None:
    code = await begun(tables)
    with pytest.raises(Refused) as error:
        await tables.chat.post(code, "g1", "тсс", to_side=True)
    assert refusal(error) == "no_side"
    assert not await tables.chat.last(code)
