"""Frames written in one turn of the event loop go out in one write.

Every write to a socket is a system call and may wake the reader. So writes wait for the end of the turn: a
view and the reply after it become one, and the views of a whole table leave together when all are made.
"""

from __future__ import annotations

import asyncio
from typing import Any

CLOSING_SECONDS = 5.0
"""Seconds that the last bytes get to leave before a closed connection is cut."""


class BatchingTransport:
    """A transport that collects writes until the end of the turn, and closes even if nobody reads."""

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
        if self._transport.is_closing():
            return
        self._transport.close()
        if self._transport.get_write_buffer_size():  # else a reader that stands still would hold it open
            self._loop.call_later(CLOSING_SECONDS, self._transport.abort)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
