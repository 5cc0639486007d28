"""Fair shares: the requests of one network wait for each other, so that nobody else has to.

A network may be a whole club. So what comes too often waits at first, and is refused only if that would take
long.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, nullcontext

from litestar.types import Scope

from polyana.core import Refused
from polyana.web.http.limits import LOOPBACK, Limits, network_of

MAX_WAIT_SECONDS = 2.0
AT_ONCE = 4
"""Pages of one network that are made at a time; between any two others have their turn."""


class TooFast(Exception):
    """A request that would have to wait too long."""


class FairShare:
    """Who is being answered at present, by network."""

    def __init__(self) -> None:
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._asking: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, limits: Limits, scope: Scope, now: float) -> AsyncIterator[None]:
        """The turn of a request; raises `TooFast` if it would have to wait long."""
        client = scope["client"]
        who = network_of(client[0]) if client else ""
        if who and who not in LOOPBACK:
            stream = scope["path"].startswith("/api/") and scope["path"].endswith("/events")
            with ExitStack() as held:
                try:
                    wait = limits.wait(_limit(scope), who, now, MAX_WAIT_SECONDS)
                    if stream:
                        held.enter_context(limits.connection(who, now))
                except Refused:
                    raise TooFast from None
                await asyncio.sleep(wait)
                async with self._one_of_few(who) if _is_made(scope) and not stream else nullcontext():
                    yield
        else:
            yield

    @asynccontextmanager
    async def _one_of_few(self, who: str) -> AsyncIterator[None]:
        turns = self._turns.setdefault(who, asyncio.Semaphore(AT_ONCE))
        self._asking[who] = self._asking.get(who, 0) + 1
        try:
            async with turns:
                yield
        finally:
            self._asking[who] -= 1
            if not self._asking[who]:
                del self._asking[who], self._turns[who]


def _limit(scope: Scope) -> str:
    """Which limit holds for a request."""
    path = scope["path"]
    if path.startswith("/static/"):
        return "all static"
    if path.startswith("/api/"):  # what programs change is limited by seat, too
        return "all api"
    return "all post" if scope.get("method") == "POST" else "all page"


def _is_made(scope: Scope) -> bool:
    """Is the response made at once, by us alone? A change waits for the disk."""
    return scope.get("method") != "POST" and not scope["path"].startswith("/static/")
