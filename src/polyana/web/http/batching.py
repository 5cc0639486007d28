"""Frames written in one turn of the event loop go out in one write.

Every write to a socket is a system call and may wake the reader. So writes wait for the end of the turn: a
view and the reply after it become one, and the views of a whole table leave together when all are made.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class BatchingTransport:
    """A transport that collects writes until the end of the turn."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)

    def close(self) -> None:
        """Send what is collected, then close."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class BatchingSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol over such a transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathering: Any = BatchingTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(gathering)
