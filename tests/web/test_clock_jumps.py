"""Somebody puts the clock of the server's machine an hour forward or back: no glass takes notice."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from polyana.web.http.server import Server
from store.ready import ready
from web.players import lay
from web.serving import application_of

pytestmark = pytest.mark.anyio

HOUR = 3600.0
GLASS = 120
TOLERANCE = 100.0
"""Seconds that this may take on a busy machine."""


async def sand(server: Server, code: str) -> float:
    """How many seconds are left, and nobody has answered for whoever has them."""
    room = (await server.tables.place(code)).room
    assert room
    assert room.due is not None
    assert not room.record.lines
    return room.due - server.tables.now()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_glass_runs_as_if_nothing_had_happened_even_over_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    server, right = Server.at(ready(tmp_path)), time.time
    await server.open()
    with application_of(server) as app:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://polyana.test") as client:
            (seat, _) = await lay(client, 2, settings={"turn_seconds": GLASS})
    assert await sand(server, seat.code) == pytest.approx(GLASS, abs=TOLERANCE)
    monkeypatch.setattr(time, "time", lambda: right() + jump)
    server.tables.schedule.recheck()
    assert await sand(server, seat.code) == pytest.approx(GLASS, abs=TOLERANCE)
    await server.close()
    again = Server.at(tmp_path)
    await again.open()
    assert await sand(again, seat.code) == pytest.approx(GLASS, abs=TOLERANCE)
    assert again.tables.now() == pytest.approx(right(), abs=TOLERANCE)
    await again.close()
