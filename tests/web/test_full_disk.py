"""The disk is full: everybody is told that nothing was kept, nothing spins, and then the match goes on."""

from __future__ import annotations

import asyncio
import html
import json
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import httpx
import pytest

from web.full_disk import at_the_page, full_disk, notice, processor_seconds
from web.players import Seated, lay, some_answer
from web.process import ServerProcess
from web.serving import caller

pytestmark = pytest.mark.anyio

FULL_SECONDS = 6.0
CALM = 0.2
"""Of a core: what tables whose bots and glasses wait for the disk may take."""
LOG_LINES = 5
ANSWER = re.compile(r'\{"question": ?"[^"]+", ?"text": ?"[^"]+"\}')
"""What a button of the page sends."""
PATIENCE = 120


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path, subprocess.PIPE)
    server.start()
    yield server
    server.kill()
    assert server.process
    assert server.process.stderr
    server.process.stderr.close()


async def reply_of(client: httpx.AsyncClient, seat: Seated) -> dict[str, str] | None:
    return some_answer((await client.get(f"{seat.path}/view", headers=seat.headers)).json(), Random(1))


async def answers(client: httpx.AsyncClient, seat: Seated) -> httpx.Response:
    async with asyncio.timeout(PATIENCE):
        while (reply := await reply_of(client, seat)) is None:
            await asyncio.sleep(0.05)
    return await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)


async def lines(client: httpx.AsyncClient, seat: Seated) -> int:
    view: dict[str, Any] = (await client.get(f"{seat.path}/view", headers=seat.headers)).json()
    return len(view["log"])


async def test_programs_are_told_and_can_try_again(server: ServerProcess) -> None:
    async with caller(server.address) as client:
        seats = await lay(client, 2)
        before = await lines(client, seats[0])
        mover = seats[0] if await reply_of(client, seats[0]) else seats[1]
        with full_disk(server):
            for language, word in (("ru", "Не сохранилось"), ("en", "Not kept")):
                client.headers["Accept-Language"] = language
                client.cookies.clear()
                refused = await answers(client, mover)
                assert refused.status_code == 503
                assert refused.json()["refused"] == "not_kept"
                assert word in refused.json()["text"]
            assert (await client.post("/api/tables", json={})).status_code == 503
            assert (await client.get("/t/nowhere")).status_code == 404, "it can read"
            assert await lines(client, seats[0]) == before
        assert (await answers(client, mover)).status_code == 201


async def test_health_says_so_while_it_lasts(server: ServerProcess) -> None:
    async with caller(server.address) as client:
        assert (await client.get("/health")).json() == {"ok": True}
        with full_disk(server):
            await asyncio.sleep(1.1)  # so long the last answer is good
            ill = await client.get("/health")
            assert (ill.status_code, ill.json()) == (503, {"ok": False})
        await asyncio.sleep(1.1)
        assert (await client.get("/health")).status_code == 200


@pytest.mark.parametrize(("language", "word"), [("ru", "Не сохранилось"), ("en", "Not kept")])
async def test_a_page_is_told_and_stays_open(server: ServerProcess, language: str, word: str) -> None:
    async with caller(server.address) as client, at_the_page(client, language) as (program, page):
        if await reply_of(client, program):
            await answers(client, program)  # now it is the page that is asked
        found = ANSWER.search(html.unescape((await client.get(f"/t/{program.code}")).text))
        assert found
        deeds = [{"do": "chat", "text": "привет"}, {"do": "draft", "text": "кот"}, json.loads(found[0])]
        with full_disk(server):
            for deed in deeds:
                said = await notice(page, **deed)
                assert word in said
                assert 'class="refused"' in said
        for deed in deeds:
            if deed.get("do") != "draft":  # one that is kept is not answered
                assert "refused" not in await notice(page, **deed)


async def test_a_locked_database_is_told_of_too_and_holds_up_nobody_who_looks(server: ServerProcess) -> None:
    async with caller(server.address) as client:
        seats = await lay(client, 2)
        mover = seats[0] if await reply_of(client, seats[0]) else seats[1]
        with closing(sqlite3.connect(server.folder / "polyana.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answering = asyncio.create_task(answers(client, mover))
            await asyncio.sleep(1.1)
            assert (await client.get("/health")).status_code == 503
            assert (await client.get(f"/t/{mover.code}")).status_code == 200
            assert await lines(client, mover) >= 0
            assert not answering.done(), "it waits a while for the lock"
            assert (await answering).json()["refused"] == "not_kept"
            other.execute("ROLLBACK")
        assert (await answers(client, mover)).status_code == 201


async def test_bots_and_glasses_wait_without_spinning_and_go_on(server: ServerProcess) -> None:
    quick = {"turn_seconds": 5, "window_seconds": 5, "next_seconds": 5}
    async with caller(server.address) as client:
        seats = [(await lay(client, 3, ["random", "random"], quick))[0] for _ in range(4)]
        with full_disk(server):
            sleep(1.0)
            spent = await asyncio.to_thread(processor_seconds, server, FULL_SECONDS)
            stood = [await lines(client, seat) for seat in seats]
        async with asyncio.timeout(PATIENCE):
            for seat, before in zip(seats, stood, strict=True):
                while await lines(client, seat) <= before:
                    await asyncio.sleep(0.2)
    assert spent < CALM * FULL_SECONDS
    assert server.process
    server.process.terminate()
    _, log = server.process.communicate()
    assert "the database cannot be written" in log
    assert len(log.splitlines()) <= LOG_LINES, log
