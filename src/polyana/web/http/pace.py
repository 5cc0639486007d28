"""Looks at a table, and refusals there, are answered at the ticks of a slow clock.

Whoever asks all the time would otherwise see in the milliseconds how busy the server is, and so the moment at
which somebody at a quiet table does something in secret.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom

from litestar.types import ASGIApp, Message, Receive, Scope, Send

TICK_SECONDS = 0.05
"""No person feels it; what an answer costs the server is a small part of it."""
BLUR = 0.4
"""How long the moment after a tick may be, in ticks."""
OF_A_TABLE = ("/t/", "/api/tables/")
LOOKS = ("GET", "HEAD")
chance = SystemRandom()


class Pace:
    """The slow clock of a server. All who wait for a tick are answered together, a moment after it.

    What happens between two ticks does not show in the time of an answer. What happens at one is lost in the
    moment: nobody can foretell how long it is, nor measure it by asking many times at once.
    """

    def __init__(self, seconds: float = TICK_SECONDS) -> None:
        self._seconds = seconds
        self._tick = 0
        """The number of the next tick."""
        self._moment = 0.0

    async def tick(self) -> None:
        """Wait for the next tick."""
        if not self._seconds:
            return
        now = asyncio.get_running_loop().time()
        tick = int(now / self._seconds) + 1
        if tick != self._tick:
            self._tick, self._moment = tick, chance.random() * BLUR * self._seconds
        await asyncio.sleep(tick * self._seconds + self._moment - now)


class Paced:
    """ASGI middleware: everything that can be asked again and again without changing anything."""

    def __init__(self, app: ASGIApp, pace: Pace) -> None:
        self._app = app
        self._pace = pace

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope.get("path", "").startswith(OF_A_TABLE):  # the application's own start has none
            await self._app(scope, receive, send)
            return
        looks = scope.get("method") in LOOKS

        async def send_paced(message: Message) -> None:
            status = 0
            if message["type"] == "http.response.start" or message["type"] == "websocket.http.response.start":
                status = message["status"]  # the second: a socket that is refused
            if status and (looks or status >= 400):
                await self._pace.tick()
            await send(message)

        await self._app(scope, receive, send_paced)
