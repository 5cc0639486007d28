"""The home page costs the same however many tables stand on it."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import event

from polyana import games
from polyana.web.http.server import Server

pytestmark = pytest.mark.anyio


async def test_the_home_page_asks_the_store_as_often_for_many_tables(
    client: httpx.AsyncClient, server: Server
) -> None:
    await client.get("/")
    guest = server.signer.read_guest(client.cookies["polyana"])
    assert guest
    engine, asked = server.tables.store._database._engine.sync_engine, list[str]()

    async def lay(host: str, name: str) -> None:
        settings = games.game("no_words").settings()
        await server.tables.seating.lay(
            "no_words", 2, settings, host=host, name=name, public=host != guest.id
        )

    async def questions(mine: int, public: int) -> int:
        asked.clear()
        page = (await client.get("/")).text
        assert page.count("Аня") == page.count('data-test="mine"') == mine
        assert page.count("Боря") == page.count('data-test="public"') == public
        return len(asked)

    event.listen(engine, "before_cursor_execute", lambda *said: asked.append(said[2]))
    await lay(guest.id, "Аня")
    await lay("g1", "Боря")
    few = await questions(1, 1)
    for number in range(9):
        await lay(guest.id, "Аня")
        await lay(f"g{number}", "Боря")
    assert await questions(10, 10) == few
