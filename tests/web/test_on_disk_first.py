"""Nobody is shown what is not on disk yet."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from polyana.web.http.server import Server
from table.helpers import until
from web.players import Seated, lay, some_answer

pytestmark = pytest.mark.anyio


async def answer(client: httpx.AsyncClient, seat: Seated) -> httpx.Response | None:
    view = (await client.get(f"{seat.path}/view", headers=seat.headers)).json()
    reply = some_answer(view, Random(1))
    return await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply) if reply else None


async def test_a_page_opened_while_an_answer_is_written_does_not_show_it(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await lay(client, 2)
    code, store = seats[0].code, server.tables.store
    place = await server.tables.place(code)
    assert place.room
    room, chat = place.room, store.chat
    before = (await client.get(f"/t/{code}/screen")).text.count("data-n=")
    full, answers = asyncio.Event(), list[asyncio.Task[httpx.Response | None]]()

    async def writing(*_: object) -> None:
        await full.wait()
        raise OSError("disk full")

    async def reading(*args: object) -> object:
        """Somebody answers while the page is still being put together."""
        answers.extend(asyncio.create_task(answer(client, seat)) for seat in seats)
        await until(lambda: room.seq > 1)
        asyncio.get_running_loop().call_later(0.2, full.set)
        return await chat(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "append", writing)
    monkeypatch.setattr(store, "chat", reading)
    page = await client.get(f"/t/{code}")
    said = [await one for one in answers]
    assert 500 in [one.status_code for one in said if one]
    assert page.text.count("data-n=") == before
