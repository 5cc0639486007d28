"""The arena of a co-operative game: every bot sits at a table with its like, and the tables are compared."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Any, NamedTuple

from polyana.bots.series import Job, Loader, Report
from polyana.bots.stats import Estimate, mean


class Team(NamedTuple):
    """How tables with one kind of bot did."""

    bot: str
    seats: int
    played: int
    figures: tuple[Estimate, ...]


def team_tables(
    load: Loader, game: str, bots: Sequence[str], settings: Any, matches: int, seats: int, seed: str
) -> list[Job]:
    """The matches of all teams. Every team gets the same cards, so that luck falls on all alike."""
    return [
        Job(load, game, (bot,) * seats, settings, f"{seed}/{seats}/{number}")
        for bot in bots
        for number in range(matches)
    ]


def team_results(reports: Iterable[Report]) -> list[Team]:
    """The average of every figure, team by team."""
    by_bot: dict[str, list[Report]] = {}
    for report in reports:
        by_bot.setdefault(report.bots[0], []).append(report)
    return [team_of(found) for found in by_bot.values()]


def team_of(reports: Sequence[Report]) -> Team:
    """The averages of one table's matches."""
    figures = tuple(mean(values) for values in zip(*(one.team for one in reports), strict=True))
    return Team(reports[0].bots[0], len(reports[0].bots), len(reports), figures)


def as_csv(names: Sequence[str], teams: Iterable[Team]) -> str:
    """All figures as a table."""
    out = StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["bot", "seats", "matches", "what", "value", "low", "high"])
    for team in teams:
        for name, figure in zip(names, team.figures, strict=True):
            rows.writerow([team.bot, team.seats, team.played, name, *(round(one, 3) for one in figure)])
    return out.getvalue()
