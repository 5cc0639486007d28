"""Sand glasses: the arithmetic of clocks, with the time given from outside.

Questions with the same clock share one glass. It runs while an open question gives it seconds and
stands still otherwise; how much sand is left is remembered. Times are seconds on any clock that
only moves forward.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple


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


class Glasses(dict[str, Glass]):
    """All glasses of a match, by clock. Only those asked for run; how many stand still costs nothing."""

    _running: Collection[str] = ()

    def fork(self) -> Glasses:
        """Glasses that go on by themselves."""
        twin = Glasses(self)
        twin._running = self._running
        return twin

    def tend(self, asked: Iterable[tuple[str, float | None]], now: float) -> None:
        """The open questions have changed; `asked` holds the clock and seconds of each.

        A glass that has run out stays empty: a later question of the same clock gets no more time.

        >>> glasses = Glasses()
        >>> glasses.tend([("window1", 20), ("window1", 20)], now=0)
        >>> glasses.tend([("window1", None), ("vote1", 30)], now=5)
        >>> glasses["window1"], glasses["vote1"]
        (Glass(left=15, since=None), Glass(left=30, since=5))
        """
        timed = {clock: seconds for clock, seconds in asked if clock and seconds is not None}
        for clock in self._running:
            if clock not in timed:
                self[clock] = self[clock].standing(now)
        for clock, seconds in timed.items():
            self[clock] = self.get(clock, Glass(seconds)).running(now)
        self._running = timed

    def first_due(self) -> tuple[float, str] | None:
        """The moment at which the first of the running glasses will have run out, and its clock.

        >>> glasses = Glasses()
        >>> glasses.tend([("a", 20), ("b", 5)], now=3)
        >>> glasses.first_due()
        (8, 'b')
        """
        running = ((self[clock].due, clock) for clock in self._running)
        return min(((due, clock) for due, clock in running if due is not None), default=None)
