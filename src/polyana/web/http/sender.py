"""The half of a socket that speaks: a task of its own, which must not fall silent unnoticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

BROKEN = 1011
"""The close code after which a page comes back by itself."""

log = logging.getLogger(__name__)


@asynccontextmanager
async def telling(socket: WebSocket[Any, Any, Any], news: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Speak while the other half listens; both end when nobody is there any more."""
    teller = asyncio.create_task(_tell(socket, news))
    try:
        with suppress(WebSocketDisconnect):
            yield
    finally:
        teller.cancel()
        await asyncio.gather(teller, return_exceptions=True)


async def _tell(socket: WebSocket[Any, Any, Any], news: Coroutine[Any, Any, None]) -> None:
    try:
        await news
    except OSError:
        return  # nobody listens any more
    except Exception:
        log.exception("a view could not be told")
        with suppress(OSError, RuntimeError):
            await socket.close(code=BROKEN, reason="broken")
