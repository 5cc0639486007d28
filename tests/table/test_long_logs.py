"""A long match is read again while others play."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from polyana.table import Tables
from polyana.table.room import LINES_AT_ONCE
from table.helpers import begun, play_out, room_of, state

pytestmark = pytest.mark.anyio


async def test_others_have_their_turn_while_a_match_is_rebuilt(tables: Tables) -> None:
    code = await begun(tables)
    before = state(await play_out(tables, code, Random(1)))
    rows = await tables.store.lines(code)
    tables.registry.forget(code)
    rooms, turns = [], 0
    lines = tables.store.lines

    async def read(code: str) -> object:
        nonlocal turns
        found = await lines(code)
        turns = 0  # from here on there is nothing left to wait for
        return found

    tables.store.lines = read  # type: ignore[method-assign,assignment]
    asked = asyncio.create_task(room_of(tables, code))
    asked.add_done_callback(lambda done: rooms.append(done.result()))
    while not rooms:
        turns += 1
        await asyncio.sleep(0)
    assert turns >= len(rows) // LINES_AT_ONCE > 2
    assert state(rooms[0]) == before
