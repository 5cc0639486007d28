"""How often somebody may do something: token buckets, kept in memory, with the time given from outside."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import ClassVar

from polyana.core import Refused

MAX_BUCKETS = 10_000
MAX_SOCKETS = 300
"""Open sockets per network. A whole club may share one address; every page is drawn at every answer."""
LOOPBACK = ("127.0.0.1", "::/64")
"""This machine, as `network_of` names it: its user, or a reverse proxy that forwards no addresses."""
NETWORK_BITS, WIDER_BITS = 64, 48
"""The bits of an IPv6 address that name a network, whose owner chooses the others freely, and those that name
a customer of a provider, who may own all networks within."""
WIDER_TIMES = 8
"""How much more than one network all within the wider one may do together."""


@dataclass(slots=True)
class Bucket:
    """A token bucket: `most` at once, then `per_second`.

    >>> bucket = Bucket(most=2, per_second=1.0)
    >>> [bucket.take(now) for now in (0, 0, 0, 1)]
    [True, True, False, True]
    """

    most: float
    per_second: float
    left: float = 0.0
    at: float | None = None

    def take(self, now: float) -> bool:
        """Take one if there is one."""
        self._fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, count: int, now: float, longest: float = math.inf) -> float:
        """Take so many even if there are fewer; the seconds after which the debt is paid. If that would take
        longer than `longest`, nothing is taken.

        >>> bucket = Bucket(most=2, per_second=1.0)
        >>> [bucket.spend(2, now) for now in (0, 0, 4)], bucket.spend(9, 5, longest=3), bucket.left
        ([0.0, 2.0, 0.0], 8.0, 1.0)
        """
        self._fill(now)
        wait = max(0.0, (count - self.left) / self.per_second)
        if wait <= longest:
            self.left -= count
        return wait

    def _fill(self, now: float) -> None:
        if self.at is None:
            self.left, self.at = self.most, now
        # Whoever sets the clock back must not be locked out until it is that late again.
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.per_second)
        self.at = now


class Limits:
    """A bucket for every visitor and every kind of action."""

    RATES: ClassVar = {
        "lay": (10, 0.1),
        "all lay": (100, 0.5),
        "join": (20, 0.5),
        "all connect": (600, 100.0),
        "all post": (100, 2.0),
        "all page": (200, 20.0),
        "all api": (300, 50.0),
        "all static": (3000, 300.0),
        "chat": (5, 0.5),
        "socket": (300, 10.0),
        "line": (300, 100.0),
        "all line": (1500, 300.0),
        "frame": (60, 30.0),
        "answer": (300, 100.0),
        "upload": (5, 0.05),
        "all upload": (20, 0.1),
        "all replay": (10, 0.1),
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
        wide = wider_network(who)
        if who not in LOOPBACK:
            self.check("socket", who, now)
            most = MAX_SOCKETS * self._times
            if self._connections[who] >= most or self._connections[wide] >= most * WIDER_TIMES:
                raise Refused("too_fast")
        with self._counted(who), self._counted(wide) if wide != who else nullcontext():
            yield

    @contextmanager
    def _counted(self, who: str) -> Iterator[None]:
        self._connections[who] += 1
        try:
            yield
        finally:
            self._connections[who] -= 1
            if not self._connections[who]:
                del self._connections[who]

    def check(self, action: str, who: str, now: float) -> None:
        """Refuse what comes too often."""
        if not all(bucket.take(now) for bucket in self._buckets_of(action, who)):
            raise Refused("too_fast")

    def wait(self, action: str, who: str, now: float, longest: float = math.inf, count: int = 1) -> float:
        """The seconds that what comes too often must wait; refused if that is longer than `longest`."""
        wait = max(bucket.spend(count, now, longest) for bucket in self._buckets_of(action, who))
        if wait > longest:
            raise Refused("too_fast")
        return wait

    def bucket(self, action: str, times: float = 1.0) -> Bucket:
        """A new bucket, for whoever keeps it."""
        most, per_second = self.RATES[action]
        return Bucket(most * self._times * times, per_second * self._times * times)

    def _buckets_of(self, action: str, who: str) -> list[Bucket]:
        """The buckets that an action is taken from: an IPv6 network has also that of the one around it."""
        if who.endswith(f"/{NETWORK_BITS}"):
            return [self._kept(action, who), self._kept(action, wider_network(who), WIDER_TIMES)]
        return [self._kept(action, who)]

    def _kept(self, action: str, who: str, times: float = 1.0) -> Bucket:
        bucket = self._buckets.pop((action, who), None) or self.bucket(action, times)
        self._buckets[action, who] = bucket  # at the end: the first is the one not used for longest
        while len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


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


def wider_network(who: str) -> str:
    """The IPv6 network around another; anybody else stands alone.

    >>> wider_network("2001:db8:1:2::/64"), wider_network("10.0.0.1")
    ('2001:db8:1::/48', '10.0.0.1')
    """
    return str(IPv6Network(who).supernet(new_prefix=WIDER_BITS)) if who.endswith(f"/{NETWORK_BITS}") else who
