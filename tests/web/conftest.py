"""A server on a fresh folder, opened in-process or served on a free port of this machine."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from polyana.table import replay_worker
from polyana.web.http import logs
from polyana.web.http.limits import Limits
from polyana.web.http.pace import Pace
from polyana.web.http.server import Server
from store.ready import ready
from web.serving import application_of, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class KeptPool:
    """A process that outlives the servers that use it: to start one takes longer than most tests."""

    def __init__(self) -> None:
        self.pool = replay_worker.new_pool()
        self.submit = self.pool.submit

    def shutdown(self, **_: Any) -> None:
        """Other tests need it still."""


@pytest.fixture(scope="session")
def replay_process() -> Iterator[KeptPool]:
    kept = KeptPool()
    yield kept
    kept.pool.shutdown(wait=False)


@pytest.fixture(autouse=True)
def one_replay_process(replay_process: KeptPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_worker, "new_pool", lambda: replay_process)


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


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[tuple[Server, str]]:
    """The same with the limits that it has in earnest."""
    server = Server.at(ready(tmp_path))
    async with serving(server) as address:
        yield server, address


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged meanwhile."""
    root, requests = logging.getLogger(), logs.REQUESTS
    before = root.handlers[:], root.level, requests.level
    stream = io.StringIO()
    logs.set_up(stream)
    yield stream
    root.handlers = before[0]
    root.setLevel(before[1])
    requests.setLevel(before[2])
