"""How often somebody may do something: token buckets, kept in memory, with the time given from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address

from polyana.core import Refused

MAX_BUCKETS = 10_000
MAX_SOCKETS = 300
"""Open sockets per network. A whole club may share one address; every page is drawn at every answer."""
LOOPBACK = ("127.0.0.1", "::/64")
"""This machine, as `network_of` names it: its user, or a reverse proxy that forwards no addresses."""
NETWORK_BITS = 64
"""The bits of an IPv6 address that name a network; its owner chooses the others freely."""


@dataclass(slots=True)
class Bucket:
    """A token bucket: `most` at once, then `per_second`.

    >>> bucket = Bucket(most=2, per_second=1.0)
    >>> [bucket.take(now) for now in (0, 0, 0, 1)]
    [True, True, False, True]
    """

    most: float
    per_second: float
    left: float = -1.0
    at: float = 0.0

    def take(self, now: float) -> bool:
        if self.left < 0:
            self.left, self.at = self.most, now
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """A bucket for every visitor and every kind of action."""

    RATES = {  # noqa: RUF012
        "lay": (10, 0.1),
        "all lay": (100, 0.5),
        "join": (20, 0.5),
        "post": (100, 2.0),
        "chat": (5, 0.5),
        "socket": (300, 10.0),
        "frame": (60, 30.0),
        "answer": (300, 100.0),
        "upload": (5, 0.05),
        "all upload": (20, 0.1),
    }
    """Rates that begin with `all` are for everybody in one network together."""

    def __init__(self, times: float = 1.0) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._connections: Counter[str] = Counter()
        self._times = times
        """A factor on all limits, for tests and measurements."""

    @contextmanager
    def connection(self, who: str, now: float) -> Iterator[None]:
        """One more open socket from a network; refused if there are too many, or too many new ones."""
        if who not in LOOPBACK:
            self.check("socket", who, now)
            if self._connections[who] >= MAX_SOCKETS * self._times:
                raise Refused("too_fast")
        self._connections[who] += 1
        try:
            yield
        finally:
            self._connections[who] -= 1
            if not self._connections[who]:
                del self._connections[who]

    def check(self, action: str, who: str, now: float) -> None:
        """Refuse what comes too often."""
        bucket = self._buckets.pop((action, who), None)
        if bucket is None:
            most, per_second = self.RATES[action]
            bucket = Bucket(most * self._times, per_second * self._times)
        self._buckets[action, who] = bucket  # at the end: the first is the one not used for longest
        while len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take(now):
            raise Refused("too_fast")


def network_of(address: str) -> str:
    """Who shares one limit: an IPv4 address, or an IPv6 network.

    >>> network_of("192.168.1.5"), network_of("2001:db8:1:2:a:b:c:d"), network_of("::ffff:10.0.0.1")
    ('192.168.1.5', '2001:db8:1:2::/64', '10.0.0.1')
    """
    try:
        found = ip_address(address)
    except ValueError:  # a name that a web server before us has made up
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((found, NETWORK_BITS), strict=False))
