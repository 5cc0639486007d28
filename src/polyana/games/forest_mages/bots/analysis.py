"""After the match: where everybody's points came from, moment by moment.

Hands are counted in from the moment of brewing: nothing of this may be shown before the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from polyana.bots.charts import bars, lines
from polyana.core import Happened, Record, Seat, read
from polyana.games.folder import Say
from polyana.games.forest_mages.bots.balance import SOURCES
from polyana.games.forest_mages.rules.final_score import Points, points
from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.table import Glade

BEST = 3


class Leap(NamedTuple):
    """An answer of a player that brought points at once, and from where most of them came."""

    at: int
    gain: int
    source: str


@dataclass(frozen=True, slots=True)
class Analysis:
    """The score sheet of every moment."""

    moments: tuple[tuple[Points, ...], ...]
    """At each moment, for each seat: what it would score if the game ended there."""
    rounds: tuple[int, ...]
    """The moments at which the rounds began."""
    leaps: tuple[tuple[Leap, ...], ...]
    """The best answers of each seat, the best first."""

    @property
    def sources(self) -> tuple[str, ...]:
        return SOURCES

    def at(self, moment: int) -> tuple[Points, ...]:
        return self.moments[moment]

    def course(self, names: Sequence[str], say: Say) -> str:
        """The totals over time, as a drawing."""
        series = [
            (name, [float(sum(sheets[seat])) for sheets in self.moments]) for seat, name in enumerate(names)
        ]
        marks = [(at, say("points-round", round=number)) for number, at in enumerate(self.rounds, 1)]
        return lines(say("points-course"), series, marks)

    def shares(self, names: Sequence[str], say: Say) -> str:
        """The final scores by source, as a drawing."""
        rows = [(name, self.moments[-1][seat]) for seat, name in enumerate(names)]
        return bars(say("points-sources"), [say(f"balance-source-{one}") for one in SOURCES], rows)


def analyse(record: Record[Glade]) -> Analysis:
    """Play the match once more, and count at every moment."""
    study = Study()
    read(record.game, record.text(), study.see)
    return study.result()


def brewed(t: Glade, seat: Seat) -> list[str]:
    """All potions of a seat, the one that it is drinking included."""
    return [*t.hands[seat], *t.drunk[seat], *([t.drinking] if t.drinking and t.turn == seat else [])]


class Study:
    """Looks on while a match is played, and takes notes."""

    def __init__(self) -> None:
        self.moments: list[tuple[Points, ...]] = []
        self.movers: list[Seat] = []
        self.rounds: list[int] = []

    def see(self, record: Record[Glade], happened: Happened | None) -> None:
        """One moment of the match."""
        game, t = record.game, record.match.table
        assert isinstance(game, ForestMages)
        sheets = t.sheet or [points(game.box, t, seat, brewed(t, seat)) for seat in t.seats]
        self.moments.append(tuple(sheets))
        self.movers.append(happened.answer.seat if happened else -1)
        if t.round > len(self.rounds):
            self.rounds.append(len(self.moments) - 1)

    def result(self) -> Analysis:
        seats = range(len(self.moments[0]))
        return Analysis(tuple(self.moments), tuple(self.rounds), tuple(map(self._leaps, seats)))

    def _leaps(self, seat: Seat) -> tuple[Leap, ...]:
        found = []
        for at in range(1, len(self.moments)):
            before, now = self.moments[at - 1][seat], self.moments[at][seat]
            gains = [new - old for old, new in zip(before, now, strict=True)]
            if self.movers[at] == seat and sum(gains) > 0:
                found.append(Leap(at, sum(gains), SOURCES[gains.index(max(gains))]))
        return tuple(sorted(found, key=lambda leap: (-leap.gain, leap.at))[:BEST])
