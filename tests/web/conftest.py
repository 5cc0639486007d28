"""A server on a fresh folder, opened in-process or served on a free port of this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from polyana.web.http.limits import Limits
from polyana.web.http.pace import Pace
from polyana.web.http.server import Server
from store.ready import ready
from web.serving import application_of, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    server = Server.at(ready(tmp_path))
    server.limits, server.pace = Limits(100), Pace(0)
    await server.open()
    yield server
    await server.close()


@pytest.fixture
async def client(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """Talks to the application without a network."""
    with application_of(server) as app:
        inside: Any = app
        transport = httpx.ASGITransport(inside, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://polyana.test") as client:
            yield client


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[tuple[Server, str]]:
    """A server behind a real socket; yields its address too."""
    server = Server.at(ready(tmp_path))
    server.limits, server.pace = Limits(100), Pace(0)
    async with serving(server) as address:
        yield server, address
