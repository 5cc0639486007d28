"""Uvicorn's HTTP protocol with deadlines and sizes, so that nobody holds a connection for nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from polyana.web.http.batching import BatchingTransport
from polyana.web.http.doors import Doors, UnreadCut

HEAD_SECONDS = 10.0
"""Seconds in which the head of a request must have come."""
MIN_BYTES_PER_SECOND = 50_000
"""The slowest upload; a small body has no longer than a head."""
MAX_BODY_SECONDS = 100.0
LINGER_SECONDS = 2.0
"""Seconds in which a response can be read whose request has been refused before all of it has come."""
MAX_HEAD_BYTES = 32_000
MAX_PIPELINED = 8
"""Requests sent before the answer to the first; browsers send one at a time."""

QUIET = logging.getLogger("polyana.protocol")
"""Errors only: uvicorn warns of every malformed request, and those are counted instead."""
QUIET.setLevel(logging.ERROR)


class TooMuch(Exception):
    """The request is larger than any of ours. From the parser it comes back as a malformed one."""


class RequestProtocol(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket or ends."""

    def __init__(self, *args: Any, doors: Doors, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = QUIET
        self._doors = doors
        self._deadline: asyncio.TimerHandle | None = None
        self._unread = UnreadCut(doors.turned_away)
        self._head_bytes = 0
        self._in_head = False
        self._peer = ""

    # --- coming and going ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        batching: Any = BatchingTransport(transport, self.loop)
        super().connection_made(batching)
        self._peer = self.client[0] if self.client else ""
        if self._doors.enter(self._peer, self.loop.time()):
            self._expect(HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._unread.stop()
        self._doors.leave(self._peer)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()  # from now on the socket's protocol hears of the connection, also of its end
        super().handle_websocket_upgrade()

    # --- what comes in ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(HEAD_SECONDS)
        begun = self._in_head
        super().data_received(data)
        if begun and self._in_head and not self.transport.is_closing():
            try:
                self._measure_head(len(data))
            except TooMuch:
                self.send_400_response("The head of the request is too long.")

    def send_400_response(self, msg: str) -> None:
        self._doors.turned_away.count("malformed request")
        super().send_400_response(msg)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head_bytes = True, 0
        if len(self.pipeline) >= MAX_PIPELINED:
            raise TooMuch
        if self._deadline is None:
            self._expect(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure_head(len(name) + len(value))
        super().on_header(name, value)

    def _measure_head(self, more: int) -> None:
        self._head_bytes += more
        if self._head_bytes > MAX_HEAD_BYTES:
            raise TooMuch

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()
        length = next((value for name, value in self.headers if name == b"content-length"), b"")
        seconds = int(length) / MIN_BYTES_PER_SECOND if length.isdigit() else 0.0
        self._expect(min(HEAD_SECONDS + seconds, MAX_BODY_SECONDS))

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        unread = self.cycle.more_body
        super().on_response_complete()
        if unread and not self.transport.is_closing():  # refused by its head: what follows is not even parsed
            self.flow.pause_reading()
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _expect(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        self._doors.turned_away.count("request too slow")
        self.transport.abort()

    # --- what goes out ---------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()
