"""The arena: every bot meets every other, and the ratings follow."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from itertools import combinations
from typing import Any, NamedTuple

from polyana.bots.series import Job, Loader, Report
from polyana.bots.stats import Estimate, elo, wilson


class Pair(NamedTuple):
    """How two bots did against each other."""

    first: str
    second: str
    played: int
    won: float
    """The victories of the first; shared ones count as parts."""

    @property
    def share(self) -> Estimate:
        return wilson(self.won, self.played)


class Standings(NamedTuple):
    """What came out of an arena."""

    bots: tuple[str, ...]
    pairs: list[Pair]
    overall: dict[str, Estimate]
    ratings: dict[str, Estimate]

    def csv(self) -> str:
        """All figures as a table: pairs, then each bot against all others, then ratings."""
        out = StringIO()
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["what", "bot", "against", "matches", "value", "low", "high"])
        for pair in self.pairs:
            rows.writerow(["pair", pair.first, pair.second, pair.played, *_digits(pair.share, 4)])
        for bot, share in self.overall.items():
            played = sum(pair.played for pair in self.pairs if bot in (pair.first, pair.second))
            rows.writerow(["overall", bot, "", played, *_digits(share, 4)])
        for bot, rating in self.ratings.items():
            rows.writerow(["elo", bot, "", "", *_digits(rating, 1)])
        return out.getvalue()


def _digits(estimate: Estimate, digits: int) -> list[float]:
    return [round(one, digits) for one in estimate]


def round_robin(
    load: Loader, game: str, bots: Sequence[str], settings: Any, matches: int, seats: int, seed: str
) -> list[Job]:
    """The matches of all pairs. The two alternate around the table and change places every match."""
    jobs = []
    for pair in combinations(bots, 2):
        for number in range(matches):
            seated = tuple(pair[(seat + number) % 2] for seat in range(seats))
            jobs.append(Job(load, game, seated, settings, f"{seed}/{'/'.join(pair)}/{number}"))
    return jobs


def standings(bots: Sequence[str], matches: int, reports: Iterable[Report]) -> Standings:
    """Count the victories of a round robin (the reports in the order of its jobs)."""
    place = {bot: number for number, bot in enumerate(bots)}
    won = [[0.0] * len(bots) for _ in bots]
    coming = iter(reports)
    for pair in combinations(bots, 2):
        for _, report in zip(range(matches), coming, strict=False):
            for seat in report.winners:
                winner = report.bots[seat]
                loser = pair[1] if winner == pair[0] else pair[0]
                won[place[winner]][place[loser]] += report.share(seat)
    pairs = [Pair(a, b, matches, won[place[a]][place[b]]) for a, b in combinations(bots, 2)]
    meetings = matches * (len(bots) - 1)
    overall = {bot: wilson(sum(won[place[bot]]), meetings) for bot in bots}
    ratings = dict(zip(bots, elo(won), strict=True))
    return Standings(tuple(bots), pairs, overall, ratings)
