"""Looks at a table and refusals are answered together at the next tick; what was done is answered at once."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from polyana.web.http.pace import BLUR, Pace
from polyana.web.http.server import Server
from web.full_disk import at_the_page, notice
from web.players import lay
from web.serving import caller

pytestmark = pytest.mark.anyio

TICK = 2.0


def time() -> float:
    return asyncio.get_running_loop().time()


async def shortly_after_a_tick() -> float:
    """When the next one comes."""
    await asyncio.sleep(TICK - time() % TICK)
    return (time() // TICK + 1) * TICK


async def test_who_asks_between_two_ticks_is_answered_at_the_second(
    client: httpx.AsyncClient, server: Server
) -> None:
    first, second = await lay(client, 2)
    wrong = {"question": "0-place-0", "text": "К"}
    slow = [
        ("GET", f"{first.path}/view", 200),
        ("GET", f"/t/{first.code}", 200),
        ("GET", first.path, 200),
        ("GET", f"/t/{first.code}/screen", 200),
        ("POST", f"{second.path}/answer", 409),
        ("POST", f"{second.path}/undo", 409),
        ("GET", "/api/tables/nowhere", 404),
    ]

    async def later(number: int) -> float:
        await asyncio.sleep(number * TICK / 20)
        method, path, status = slow[number]
        reply = wrong if path.endswith("answer") else None
        found = await client.request(method, path, headers=second.headers, json=reply)
        assert found.status_code == status
        return time()

    await asyncio.gather(*map(later, range(len(slow))))  # what is made once is made now
    server.pace._seconds = TICK
    next_tick = await shortly_after_a_tick()
    ended = await asyncio.gather(*map(later, range(len(slow))))
    assert min(ended) >= next_tick
    assert max(ended) < next_tick + TICK * (1 + BLUR), "at this tick, and not at the one after it"


async def test_other_things_do_not_wait(client: httpx.AsyncClient, server: Server) -> None:
    server.pace._seconds = 3600.0
    async with asyncio.timeout(60):
        seats = await lay(client, 2)
        assert (await client.get("/")).status_code == 200
        assert (await client.get("/health")).status_code == 200
        assert (await client.get("/api/games")).status_code == 200
    assert len(seats) == 2


async def test_over_a_socket_refusals_wait_too(served: tuple[Server, str]) -> None:
    server, address = served
    async with caller(address) as client, at_the_page(client, "ru") as (_, page):
        server.pace._seconds = TICK
        next_tick = await shortly_after_a_tick()
        assert "refused" in await notice(page, do="answer", question="0-place-0", text="К")
        assert time() >= next_tick
        server.pace._seconds = 3600.0
        async with asyncio.timeout(60):
            assert "refused" not in await notice(page, do="chat", text="привет")


async def test_all_who_wait_for_one_tick_are_answered_together() -> None:
    pace, ended = Pace(0.2), list[float]()

    async def wait() -> None:
        await pace.tick()
        ended.append(pace._moment)

    await asyncio.sleep(0.2 - time() % 0.2)
    await asyncio.gather(*(wait() for _ in range(50)))
    assert len(set(ended)) == 1
    await wait()
    assert len(set(ended)) == 2, "nobody can foretell the moment"
