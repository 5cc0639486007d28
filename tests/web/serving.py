"""A real server in the test's own loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from random import randrange
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from polyana.web.app import application, guarded
from polyana.web.http.listening import uvicorn_settings
from polyana.web.http.server import Server

_unused: list[tuple[Litestar, list[Server]]] = []
"""Applications that are of no server at present: building one costs more than most tests."""


def free_port() -> int:
    """Below those that clients are given: whoever knocks at a dead one of these may reach themselves."""
    while True:
        port = randrange(20_000, 30_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


def caller(address: str, timeout: float = 20) -> httpx.AsyncClient:
    """A client of a server on this machine; reading in the world's certificates would take it longest."""
    return httpx.AsyncClient(base_url=f"http://{address}", timeout=timeout, verify=False)


STRANGER = "127.0.0.2"
"""Another address of this machine, for which there are limits."""


def from_stranger(address: str) -> httpx.AsyncClient:
    """A client from elsewhere."""
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER, verify=False)
    return httpx.AsyncClient(transport=transport, base_url=f"http://{address}", timeout=20)


@contextmanager
def application_of(server: Server) -> Iterator[ASGIApp]:
    """The application of a server, and of no other until this one is left."""
    inside, houses = _unused.pop() if _unused else _built()
    houses.append(server)
    yield guarded(inside, server)
    houses.clear()
    _unused.append((inside, houses))


def _built() -> tuple[Litestar, list[Server]]:
    houses: list[Server] = []
    return application(lambda: houses[0]), houses


@asynccontextmanager
async def serving(server: Server) -> AsyncIterator[str]:
    """Serve on a free port; yields `127.0.0.1:PORT`."""
    port = free_port()
    with application_of(server) as app:
        config = uvicorn.Config(
            app,
            host="127.0.0.1",
            port=port,
            timeout_graceful_shutdown=1,
            **uvicorn_settings(server),
        )
        running: Any = uvicorn.Server(config)
        running.capture_signals = nullcontext  # the test runner keeps its own
        task = asyncio.create_task(running.serve())
        while not running.started:
            await asyncio.sleep(0.01)
        try:
            yield f"127.0.0.1:{port}"
        finally:
            running.should_exit = True
            await task
