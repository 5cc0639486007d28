"""How often somebody may do something: token buckets, kept in memory, with the time given from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address

from polyana.core import Refused

KEPT = 10_000
MOST_LINES = 300
"""Pages that one place may keep up to date: a whole club has one address. All are drawn at every answer."""
HERE = ("127.0.0.1", "::/64")
"""This machine, as a neighbourhood: whoever runs it, or a web server that does not say for whom it speaks."""
NETWORK = 64
"""So many bits of an IPv6 address say where it is from; the others are free to whoever lives there."""


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second after that.

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
    """A bucket for every visitor and every kind of deed."""

    RATES = {  # noqa: RUF012
        "lay": (10, 0.1),
        "all lay": (100, 0.5),
        "join": (20, 0.5),
        "post": (100, 2.0),
        "chat": (5, 0.5),
        "line": (300, 10.0),
        "frame": (60, 30.0),
        "answer": (300, 100.0),
        "upload": (5, 0.05),
        "all upload": (20, 0.1),
    }
    """Together, `all`, those may do more who come from the same place."""

    def __init__(self, times: float = 1.0) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._lines: Counter[str] = Counter()
        self._times = times
        """How much more is allowed than usual: for measuring."""

    @contextmanager
    def line(self, who: str, now: float) -> Iterator[None]:
        """One more line kept open from a place; refused if there are too many, or too many new ones."""
        if who not in HERE:
            self.check("line", who, now)
            if self._lines[who] >= MOST_LINES * self._times:
                raise Refused("too_fast")
        self._lines[who] += 1
        try:
            yield
        finally:
            self._lines[who] -= 1
            if not self._lines[who]:
                del self._lines[who]

    def check(self, deed: str, who: str, now: float) -> None:
        """Refuse what comes too often."""
        bucket = self._buckets.pop((deed, who), None)
        if bucket is None:
            most, per_second = self.RATES[deed]
            bucket = Bucket(most * self._times, per_second * self._times)
        self._buckets[deed, who] = bucket  # at the end: whoever was not seen for longest goes first
        while len(self._buckets) > KEPT:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take(now):
            raise Refused("too_fast")


def neighbourhood(address: str) -> str:
    """Those whom one limit binds: an address, or all of a house that has more of them than it can count.

    >>> neighbourhood("192.168.1.5"), neighbourhood("2001:db8:1:2:a:b:c:d"), neighbourhood("::ffff:10.0.0.1")
    ('192.168.1.5', '2001:db8:1:2::/64', '10.0.0.1')
    """
    try:
        found = ip_address(address)
    except ValueError:  # a name that a web server before us has made up
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((found, NETWORK), strict=False))
