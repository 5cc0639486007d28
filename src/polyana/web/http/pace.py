"""Looks at a table, and refusals there, are answered at the ticks of a slow clock.

Whoever asks all the time would otherwise see in the milliseconds how busy the server is, and so the moment at
which somebody at a quiet table does something in secret.
"""

from __future__ import annotations

import asyncio

from litestar.types import ASGIApp, Message, Receive, Scope, Send

TICK_SECONDS = 0.05
"""No person feels it; what an answer costs the server is a small part of it."""
OF_A_TABLE = ("/t/", "/api/tables/")
LOOKS = ("GET", "HEAD")


class Pace:
    """The slow clock of a server."""

    def __init__(self, seconds: float = TICK_SECONDS) -> None:
        self._seconds = seconds

    async def tick(self) -> None:
        """Wait for the next tick."""
        if self._seconds:
            now = asyncio.get_running_loop().time()
            await asyncio.sleep(self._seconds - now % self._seconds)


class Paced:
    """ASGI middleware: everything that can be asked again and again without changing anything."""

    def __init__(self, app: ASGIApp, pace: Pace) -> None:
        self._app = app
        self._pace = pace

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = scope.get("method")
        if method is None or not scope["path"].startswith(OF_A_TABLE):  # a socket has no method
            await self._app(scope, receive, send)
            return
        looks = method in LOOKS

        async def send_paced(message: Message) -> None:
            if message["type"] == "http.response.start" and (looks or message["status"] >= 400):
                await self._pace.tick()
            await send(message)

        await self._app(scope, receive, send_paced)
