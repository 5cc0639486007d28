"""The sending half of a socket: a task of its own, whose failure closes the socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from polyana.store import Unavailable

BROKEN = 1011
"""The close code after which a page reconnects by itself."""

log = logging.getLogger(__name__)


@asynccontextmanager
async def sending(
    socket: WebSocket[Any, Any, Any], messages: Coroutine[Any, Any, None]
) -> AsyncIterator[None]:
    """Send while the body of the `with` receives; both end when the socket closes."""
    sender = asyncio.create_task(_send(socket, messages))
    try:
        with suppress(WebSocketDisconnect):
            yield
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], messages: Coroutine[Any, Any, None]) -> None:
    try:
        await messages
    except OSError:
        return  # the other side has gone
    except Exception as error:
        if not isinstance(error, Unavailable):  # the store has said so
            log.exception("a view could not be sent")
        with suppress(OSError, RuntimeError):
            await socket.close(code=BROKEN, reason="broken")
