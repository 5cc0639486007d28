"""Is a game fair? What many matches tell about seats, sources of points and the use of single things.

A game adds what it knows about its matches by `study(record)` in its `balance.py`, and by `casts(settings,
players)` whom it would like to see compared.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from polyana.bots.series import Report
from polyana.bots.stats import Estimate, correlation, mean, quantile, wilson
from polyana.core import Seat

RARE, COMMON, DECIDES, AHEAD = 0.05, 0.95, 0.25, 3.0
"""What is worth a remark: taken too seldom, too often, too closely bound to winning, points too far apart."""
OFTEN = 0.8
"""In a group that is taken more often than this on average, a thing that is always taken is no remark."""


FAIR = (0.35, 0.65)
"""Shares of victory that leave either side its chance, the lowest and the highest."""


class Cast(NamedTuple):
    """Who plays against whom."""

    row: str
    column: tuple[str, ...]
    """Messages of the game that name them."""
    settings: Any
    seats: tuple[Seat, ...]
    """The side whose victories are counted."""


class Cell(NamedTuple):
    """How often that side has won."""

    row: str
    column: tuple[str, ...]
    won: Estimate

    @property
    def fair(self) -> bool:
        return FAIR[0] <= self.won.value <= FAIR[1]


def weighed(casts: Sequence[Cast], reports: Sequence[Report]) -> list[Cell]:
    """The same number of matches for each cast, in their order."""
    each = len(reports) // len(casts)
    return [
        Cell(cast.row, cast.column, _victories(cast, reports[number * each : (number + 1) * each]))
        for number, cast in enumerate(casts)
    ]


def _victories(cast: Cast, reports: Sequence[Report]) -> Estimate:
    return wilson(sum(not set(cast.seats).isdisjoint(one.winners) for one in reports), len(reports))


class Studied(NamedTuple):
    """What a game says about one match."""

    first: Seat
    """Who began."""
    sources: dict[str, tuple[int, ...]]
    """Where the points of each seat came from."""
    uses: dict[str, dict[str, tuple[int, ...]]]
    """By group, for everything that could be used in this match: how often each seat used it."""


class Match(NamedTuple):
    """A match as it is counted."""

    report: Report
    studied: Studied


class Thing(NamedTuple):
    """How a card or a place did."""

    name: str
    offered: int
    """In how many matches it could be used."""
    taken: float
    """In which part of these anybody did."""
    times: float
    """How often in a match, on average."""
    winning: Estimate
    """How closely using it and winning go together: the correlation over the seats."""
    usual: float
    """How often the things of its group are taken, on average."""

    @property
    def lopsided(self) -> bool:
        """Is it never taken, or always though its group is not? Is it clearly bound to victory or defeat?"""
        always = self.taken > COMMON and self.usual < OFTEN
        low, high = self.winning.low, self.winning.high
        return always or self.taken < RARE or low > DECIDES or high < -DECIDES


class Findings(NamedTuple):
    """What the matches of one size of table tell."""

    players: int
    matches: int
    answers: tuple[float, float, float]
    minutes: tuple[float, float, float]
    """Mean, tenth and ninetieth of a hundred."""
    sources: tuple[str, ...]
    everybody: list[float]
    winners: list[float]
    """Mean points by source, of all seats and of those who won."""
    ahead: list[Estimate]
    """By place in the order of the first round: how many points above the table's mean."""
    won: list[Estimate]
    groups: dict[str, list[Thing]]

    @property
    def unfair(self) -> bool:
        """Is a place in the order worth more than a few points?"""
        return any(place.low > AHEAD or place.high < -AHEAD for place in self.ahead)


def findings(matches: Sequence[Match]) -> Findings:
    """Count what came out."""
    reports = [one.report for one in matches]
    players = len(reports[0].scores)
    sources = tuple(matches[0].studied.sources)
    return Findings(
        players,
        len(matches),
        _spread([float(one.answers) for one in reports]),
        _spread([one.seconds / 60 for one in reports]),
        sources,
        [fmean(_points(matches, source, winners=False)) for source in sources],
        [fmean(_points(matches, source, winners=True)) for source in sources],
        [mean([_above(one, place) for one in matches]) for place in range(players)],
        [
            wilson(sum(one.report.share(_seat(one, place)) for one in matches), len(matches))
            for place in range(players)
        ],
        _groups(matches),
    )


def _spread(values: list[float]) -> tuple[float, float, float]:
    return fmean(values), quantile(values, 0.1), quantile(values, 0.9)


def _points(matches: Sequence[Match], source: str, *, winners: bool) -> list[float]:
    return [
        float(points)
        for one in matches
        for seat, points in enumerate(one.studied.sources[source])
        if not winners or seat in one.report.winners
    ]


def _seat(match: Match, place: int) -> Seat:
    """Who sat `place` seats after the one who began."""
    return (match.studied.first + place) % len(match.report.scores)


def _above(match: Match, place: int) -> float:
    scores = match.report.scores
    return scores[_seat(match, place)] - fmean(scores)


def _groups(matches: Sequence[Match]) -> dict[str, list[Thing]]:
    seen: dict[tuple[str, str], list[tuple[Report, tuple[int, ...]]]] = defaultdict(list)
    for report, studied in matches:
        for group, things in studied.uses.items():
            for name, counts in things.items():
                seen[group, name].append((report, counts))
    found: dict[str, list[Thing]] = {}
    for (group, name), used in sorted(seen.items()):
        found.setdefault(group, []).append(_thing(name, used))
    for group, these in found.items():
        usual = fmean(one.taken for one in these)
        found[group] = [one._replace(usual=usual) for one in these]
    return found


def _thing(name: str, used: Sequence[tuple[Report, tuple[int, ...]]]) -> Thing:
    pairs = [(count, report.share(seat)) for report, own in used for seat, count in enumerate(own)]
    return Thing(
        name,
        len(used),
        sum(any(own) for _, own in used) / len(used),
        sum(sum(own) for _, own in used) / len(used),
        correlation([float(count) for count, _ in pairs], [share for _, share in pairs]),
        usual=0.0,
    )
