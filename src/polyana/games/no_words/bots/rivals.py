"""What a bot comes to believe about the others at the table, from what they call and overlook."""

from __future__ import annotations

from collections.abc import Mapping

from polyana.core import Seat
from polyana.games.no_words.bots.word_risk import UNKNOWN, Belief, Risk

CALLS: dict[str, tuple[float, ...]] = {
    "novice": (0.05, 0.6, 0.33, 0.01, 0.01),
    "player": (0.05, 0.4, 0.3, 0.24, 0.01),
    "master": (0.05, 0.3, 0.25, 0.2, 0.2),
}
"""How often somebody of a level calls a word of each grade; the first figure: a word outside the list."""


class Rivals:
    """A belief about every other seat."""

    def __init__(self) -> None:
        self._beliefs: dict[Seat, Belief] = {}

    def of(self, seat: Seat) -> Belief:
        return self._beliefs.get(seat, UNKNOWN)

    def likeliest(self, seat: Seat) -> str:
        """The level that a seat most likely has."""
        belief = self.of(seat)
        return max(belief, key=lambda name: belief[name])

    def called(self, seat: Seat, grade: int) -> None:
        """A seat has called a word of this grade (those beyond 4 count as 4)."""
        self._learn(seat, {name: often[min(grade, 4)] for name, often in CALLS.items()})

    def overlooked(self, seat: Seat, risk: Risk) -> None:
        """A seat with every reason to call has let these words pass."""
        self._learn(seat, {name: max(part, 0.05) for name, part in risk.missed.items()})

    def _learn(self, seat: Seat, likely: Mapping[str, float]) -> None:
        found = {name: part * likely[name] for name, part in self.of(seat).items()}
        whole = sum(found.values())
        self._beliefs[seat] = {name: part / whole for name, part in found.items()}
