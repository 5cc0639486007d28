"""A socket as a load needs it: the protocol by `websockets`, the bytes by asyncio, no task in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class Connection(asyncio.Protocol):
    """One open socket; `hear` gets every text that comes in."""

    def __init__(self, uri: str, headers: Mapping[str, str], hear: Callable[[str], None]) -> None:
        self._uri = parse_uri(uri)
        self._headers = headers
        self._hear = hear
        self._protocol = ClientProtocol(self._uri, max_size=None)
        self._transport: Any = None
        self._closing = False
        self.received = 0
        """Bytes so far."""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        """Returns when the server has accepted."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self._uri.host, self._uri.port)
        await self._open

    def send(self, text: str) -> None:
        self._protocol.send_text(text.encode())
        self._flush()

    def close(self) -> None:
        self._closing = True
        self._transport.abort()

    # --- what asyncio calls ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        request = self._protocol.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._answered(event)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data).decode())
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        lost = error or ConnectionError("the server hung up")
        if not self._open.done():
            self._open.set_exception(lost)
        elif not self._closing:
            raise lost

    def _answered(self, response: Response) -> None:
        if response.status_code == 101:
            self._open.set_result(None)
        else:
            self._open.set_exception(ConnectionError(f"the server answers {response.status_code}"))

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._transport.write(data)
