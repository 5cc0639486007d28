"""A real server in the test's own loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from random import randrange
from typing import Any

import uvicorn

from polyana.web.app import create_app
from polyana.web.house import House


def free_port() -> int:
    """Below those that clients are given: whoever knocks at a dead one of these may reach themselves."""
    while True:
        port = randrange(20_000, 30_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


@asynccontextmanager
async def serving(house: House) -> AsyncIterator[str]:
    """Serve a house on a free port; yields `127.0.0.1:PORT`."""
    port = free_port()
    config = uvicorn.Config(
        create_app(house),
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server: Any = uvicorn.Server(config)
    server.capture_signals = nullcontext  # the test runner keeps its own
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task
