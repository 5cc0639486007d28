"""The doors of the server: how many connections may be open, and what is done about those refused.

What stands here is asked before a request has been read, so it costs next to nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Container

from polyana.core import Refused
from polyana.web.http.limits import LOOPBACK, Limits, network_of, wider_network
from polyana.web.http.metrics import Metrics

log = logging.getLogger(__name__)

LOG_SECONDS = 60.0
UNREAD_SECONDS = 30.0
"""Seconds after which a connection is cut that reads nothing, although much is waiting to be sent."""


class TurnedAway:
    """Counts what is refused at the doors: in the metrics at once, in the log once a minute."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._since: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def count(self, reason: str) -> None:
        self._metrics.turned_away(reason)
        self._since[reason] += 1
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LOG_SECONDS, self.write)

    def write(self) -> None:
        """Write down what has been counted, and wait for the next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._since:
            log.warning("turned away", extra={"fields": {"counts": dict(self._since)}})
            self._since.clear()


class UnreadCut:
    """Cuts one connection if it reads nothing for long."""

    def __init__(self, turned_away: TurnedAway) -> None:
        self._turned_away = turned_away
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Much is waiting to be sent."""
        self._timer = asyncio.get_running_loop().call_later(UNREAD_SECONDS, self._cut, transport)

    def stop(self) -> None:
        """It has been read, or the connection has ended."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self, transport: asyncio.Transport) -> None:
        self._turned_away.count("connection that does not read")
        transport.abort()


class Doors:
    """Counts connections, in all and by network. Web servers before us bring everybody's, so they are
    counted in all only."""

    def __init__(
        self,
        limits: Limits,
        turned_away: TurnedAway,
        most: int,
        most_of_one: int,
        proxies: Container[str] = (),
    ) -> None:
        self.limits = limits
        self.turned_away = turned_away
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = proxies
        self._all = 0
        self._of: Counter[str] = Counter()

    def enter(self, address: str, now: float) -> bool:
        """One more connection from an address; False if there are too many. Either way it must `leave`."""
        who = network_of(address)
        wide = wider_network(who)
        self._all += 1
        self._of[wide] += 1
        if self._all > self._most:
            self.turned_away.count("connections")
            return False
        if who in LOOPBACK or address in self._proxies:
            return True
        if self._of[wide] > self._most_of_one:
            self.turned_away.count("connections of one network")
            return False
        try:
            self.limits.check("all connect", who, now)
        except Refused:
            self.turned_away.count("new connections of one network")
            return False
        return True

    def leave(self, address: str) -> None:
        wide = wider_network(network_of(address))
        self._all -= 1
        self._of[wide] -= 1
        if not self._of[wide]:
            del self._of[wide]

    def wait(self, action: str, address: str, count: int, now: float) -> float:
        """The seconds that all of one network must wait after doing so much."""
        who = network_of(address)
        return 0.0 if who in LOOPBACK else self.limits.wait(f"all {action}", who, now, count=count)
