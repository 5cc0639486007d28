"""Nobody is shown what is not on disk yet, and nobody who looks waits for the disk: the wait would tell."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from polyana.store import Unavailable
from polyana.web.http.server import Server
from web.players import Seated, lay, some_answer

pytestmark = pytest.mark.anyio

AT_ONCE = 30
"""Seconds: far more than a busy machine needs, and the disk of these tests takes for ever."""


class StuckDisk:
    """Lines are written when the test says so, and fail if it says so."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writing, self.go_on, self.broken = asyncio.Event(), asyncio.Event(), False
        append = server.tables.store.append

        async def stuck(*args: Any) -> None:
            self.writing.set()
            await self.go_on.wait()
            if self.broken:
                raise Unavailable("SQLITE_FULL", writing=True)
            await append(*args)

        monkeypatch.setattr(server.tables.store, "append", stuck)


async def view(client: httpx.AsyncClient, seat: Seated) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"{seat.path}/view", headers=seat.headers)).json()
    return found


async def begin_to_answer(client: httpx.AsyncClient, seats: list[Seated]) -> asyncio.Task[httpx.Response]:
    """The first seat that can answers; the others may look meanwhile."""
    for seat in seats:
        if reply := some_answer(await view(client, seat), Random(1)):
            posted = client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)
            return asyncio.create_task(posted)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("broken", [False, True])
async def test_who_looks_while_a_line_is_written_sees_what_is_on_disk_and_at_once(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    seats = await lay(client, 2)
    code, disk = seats[0].code, StuckDisk(server, monkeypatch)
    before = [await view(client, seat) for seat in seats]
    lines = (await client.get(f"/t/{code}/screen")).text.count("data-n=")
    answering = await begin_to_answer(client, seats)
    await disk.writing.wait()
    async with asyncio.timeout(AT_ONCE):
        assert [await view(client, seat) for seat in seats] == before
        for page in (f"/t/{code}", f"/t/{code}/screen"):
            assert (await client.get(page)).text.count("data-n=") == lines
        assert (await client.get(seats[0].path)).status_code == 200
        for deed, reply in (("answer", {"question": "0-place-0", "text": "К"}), ("undo", None)):
            for seat in seats:
                said = await client.post(f"{seat.path}/{deed}", headers=seat.headers, json=reply)
                assert said.status_code == 409
    assert not answering.done()
    disk.broken = broken
    disk.go_on.set()
    assert (await answering).status_code == (503 if broken else 201)
    after = [await view(client, seat) for seat in seats]
    assert (after == before) == broken


async def test_what_was_not_kept_can_be_done_again(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await lay(client, 2)
    disk = StuckDisk(server, monkeypatch)
    disk.broken = True
    disk.go_on.set()
    refused = await (await begin_to_answer(client, seats))
    assert refused.json()["refused"] == "not_kept"
    disk.broken = False
    assert (await (await begin_to_answer(client, seats))).status_code == 201
