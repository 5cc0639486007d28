"""Sand glasses: the arithmetic of clocks, with the time given from outside.

Questions with the same clock share one glass. It runs while an open question gives it seconds and
stands still otherwise; how much sand is left is remembered. Times are seconds on any clock that
only moves forward.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias


class Glass(NamedTuple):
    """A glass: the sand that was left when it was last touched, and since when it has been running."""

    left: float
    since: float | None = None

    @property
    def due(self) -> float | None:
        """When it will have run out; None while it stands still."""
        return None if self.since is None else self.since + self.left

    def sand(self, now: float) -> float:
        """How many seconds are left.

        >>> Glass(20, since=100).sand(105), Glass(20).sand(105), Glass(20, since=100).sand(130)
        (15, 20, 0)
        """
        return self.left if self.since is None else max(0, self.left - (now - self.since))

    def running(self, now: float) -> Glass:
        """The glass set upright, if it is not already."""
        return self if self.since is not None else Glass(self.left, now)

    def standing(self, now: float) -> Glass:
        """The glass laid on its side, if it is not already."""
        return self if self.since is None else Glass(self.sand(now))


Glasses: TypeAlias = Mapping[str, Glass]


def tend(glasses: Glasses, asked: Iterable[tuple[str, float | None]], now: float) -> dict[str, Glass]:
    """The glasses after the open questions have changed; `asked` holds the clock and seconds of each.

    A glass that has run out stays empty: a later question of the same clock gets no more time.

    >>> glasses = tend({}, [("window1", 20), ("window1", 20)], now=0)
    >>> glasses = tend(glasses, [("window1", None), ("vote1", 30)], now=5)
    >>> glasses["window1"], glasses["vote1"]
    (Glass(left=15, since=None), Glass(left=30, since=5))
    """
    timed = {clock: seconds for clock, seconds in asked if clock and seconds is not None}
    tended = {
        clock: glass if glass.since is None or clock in timed else glass.standing(now)
        for clock, glass in glasses.items()
    }
    for clock, seconds in timed.items():
        tended[clock] = tended.get(clock, Glass(seconds)).running(now)
    return tended


def first_due(glasses: Glasses) -> tuple[float, str] | None:
    """The moment at which the first of the running glasses will have run out, and its clock.

    >>> first_due({"a": Glass(20, since=0), "b": Glass(5, since=3), "c": Glass(1)})
    (8, 'b')
    """
    return min(
        ((due, clock) for clock, glass in glasses.items() if (due := glass.due) is not None),
        default=None,
    )
