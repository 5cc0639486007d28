"""Frames that are ready together go out together.

Every write to a socket is a call of the system, and each may wake whoever reads. So what is written during a
turn of the loop waits for its end: a view and the reply after it become one write, and the views of a whole
table leave one after the other, when all of them are made.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathering:
    """A transport whose writes wait for the end of the turn."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(data)

    def close(self) -> None:
        """The last words still go out."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class GatheringSocket(WebSocketsSansIOProtocol):
    """The server's half of a socket, over such a transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathering: Any = Gathering(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(gathering)
