"""One line of the benchmark's table, or a remark below it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A figure, and where there is one the peer measured in the same run and the target.

    >>> Row("words", "all, 16 letters", 70.0, "µs", peer="DAWG2", peer_value=9000.0).ratio
    128.57142857142858
    """

    group: str
    name: str
    value: float
    unit: str
    peer: str = ""
    peer_value: float | None = None
    target: str = ""
    met: bool | None = None
    more_is_better: bool = False

    @property
    def ratio(self) -> float | None:
        """How many times better than the peer we are."""
        if self.peer_value is None or not self.value or not self.peer_value:
            return None
        return self.value / self.peer_value if self.more_is_better else self.peer_value / self.value


class Note(str):
    """Something to know about the figures: what they were measured on, what is missing and why."""

    __slots__ = ()
