"""Uvicorn's WebSocket protocol, but nobody can make it work or remember more than is fair.

What has arrived is parsed in small portions: the next one when the application has taken every frame of the
last, when the sender keeps to the pace, and when it reads what we send, pongs included. Until then nothing is
read from the connection, so the sender's own machine slows it down. Whoever goes on pushing is closed.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from polyana.web.http.batching import BatchingTransport
from polyana.web.http.doors import Doors, UnreadCut

PORTION_BYTES = 512
"""Parsed at once. The smallest frame has six bytes, so a portion is some eighty of them."""
PATIENCE_SECONDS = 10.0
"""Seconds of pushing after which a socket is closed."""
MAX_FRAGMENTS = 100
"""Fragments of one message; browsers send one."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket, from the handshake on."""

    def __init__(self, *args: Any, doors: Doors, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._doors = doors
        self._bucket = doors.limits.bucket("line")
        self._unparsed = bytearray()
        self._slowed: asyncio.TimerHandle | None = None
        """Runs until the frames parsed so far are within the pace."""
        self._unread = UnreadCut(doors.turned_away)
        self._pushing = 0.0
        """Seconds for which something has been waiting to be parsed, less those for which nothing was."""
        self._looked = self.loop.time()
        self._peer = ""

    # --- coming and going ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if not isinstance(transport, BatchingTransport):
            transport = cast(Any, BatchingTransport(cast(asyncio.Transport, transport), self.loop))
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        if self._slowed is not None:
            self._slowed.cancel()
        self._unread.stop()
        self._doors.leave(self._peer)
        super().connection_lost(exc)

    # --- what comes in ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._note_pushing()
        self._unparsed += data
        self._parse()

    async def receive(self) -> Any:
        """The next message for the application; others have their turn before every one."""
        await asyncio.sleep(0)
        message = await self.queue.get()
        if self.queue.empty() and not self.disconnected:
            self._parse()
        return message

    def handle_events(self) -> None:
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        super().handle_events()
        if not frames or self.disconnected:
            return
        now, client = self.loop.time(), self.scope["client"]
        wait = self._bucket.spend(frames, now)
        if client is not None:  # by now also known if a web server before us has passed it on
            wait = max(wait, self._doors.wait("line", client[0], frames, now))
        if wait and self._slowed is None:
            self._slowed = self.loop.call_later(wait, self._go_on)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_FRAGMENTS:
            self._close_pushing()

    def _go_on(self) -> None:
        self._slowed = None
        self._parse()

    def _parse(self) -> None:
        """Parse as many portions as may be parsed now; read on if none is left."""
        self._note_pushing()
        if self._pushing > PATIENCE_SECONDS:
            self._close_pushing()
        while self._unparsed and self._may_parse():
            portion = bytes(self._unparsed[:PORTION_BYTES])
            del self._unparsed[:PORTION_BYTES]
            super().data_received(portion)
        if self.disconnected or self.transport.is_closing():
            self._unparsed.clear()
            return
        pause = bool(self._unparsed) or not self._may_parse()
        if pause != self.read_paused:
            self.read_paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _may_parse(self) -> bool:
        going = not self.disconnected and not self.transport.is_closing()
        return going and self.queue.empty() and self.writable.is_set() and self._slowed is None

    def _note_pushing(self) -> None:
        now = self.loop.time()
        passed, self._looked = now - self._looked, now
        self._pushing = max(0.0, self._pushing + (passed if self._unparsed else -passed))

    def _close_pushing(self) -> None:
        if self.disconnected:
            return
        self._doors.turned_away.count("socket too fast")
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too_fast")
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.disconnected = True  # else a view that is on its way to the socket would be a fault of ours

    # --- what goes out ---------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.stop()
        if not self.disconnected:
            self._parse()
