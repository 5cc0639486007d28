"""The arena: every bot meets every other, and the ratings follow."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from itertools import combinations
from typing import Any, NamedTuple

from polyana.bots.series import Job, Loader, Report
from polyana.bots.stats import Estimate, elo, wilson
from polyana.core import Game, Seat


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


# --- games with sides -----------------------------------------------------------------------------


class SideStandings(NamedTuple):
    """How bots did on one side of a game, all against the same other side."""

    side: str
    against: str
    played: int
    shares: dict[str, Estimate]

    def csv(self) -> str:
        """The shares as a table."""
        out = StringIO()
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["side", "bot", "against", "matches", "value", "low", "high"])
        for bot, share in self.shares.items():
            rows.writerow([self.side, bot, self.against, self.played, *_digits(share, 4)])
        return out.getvalue()


def sides(game: Game[Any], settings: Any, seats: int) -> dict[str, list[Seat]]:
    """The sides of a game as the table is laid, and who sits on which."""
    table = game.lay(seats, settings)
    found: dict[str, list[Seat]] = {}
    for seat in range(seats):
        found.setdefault(table.side(seat), []).append(seat)
    return found


def one_side(
    load: Loader,
    game: str,
    bots: Sequence[str],
    own: Sequence[Seat],
    against: str,
    settings: Any,
    matches: int,
    seats: int,
    seed: str,
) -> list[Job]:
    """Every bot in turn takes the seats of a side; the other side and the chances are the same for all."""
    return [
        Job(
            load,
            game,
            tuple(bot if seat in own else against for seat in range(seats)),
            settings,
            f"{seed}/{number}",
        )
        for bot in bots
        for number in range(matches)
    ]


def side_standings(
    side: str,
    own: Sequence[Seat],
    against: str,
    bots: Sequence[str],
    matches: int,
    reports: Iterable[Report],
) -> SideStandings:
    """Count the victories of the side (the reports in the order of `one_side`)."""
    won = dict.fromkeys(bots, 0)
    for report in reports:
        won[report.bots[own[0]]] += any(seat in report.winners for seat in own)
    shares = {bot: wilson(count, matches) for bot, count in won.items()}
    return SideStandings(side, against, matches, shares)
