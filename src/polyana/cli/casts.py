"""`polyana simulate --casts`: who wins against whom, a cell for each choice of people that a game offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from polyana import games
from polyana.bots.balance import FAIR, Cast, Cell, weighed
from polyana.bots.series import Job, play_all
from polyana.cli.common import with_bar
from polyana.core import Game
from polyana.core.speech import Speech
from polyana.games import with_bots


def casts_of(game: str, settings: Any, players: int) -> list[Cast]:
    """The choices of people whose chances are worth comparing; none if the game names none."""
    balance = games.folder(game).balance()
    return list(balance.casts(settings, players)) if balance and balance.casts else []


def cells(
    game: Game[Any], casts: Sequence[Cast], bots: tuple[str, ...], matches: int, workers: int, seed: str
) -> list[Cell]:
    """Play so many matches of each."""
    jobs = [
        Job(with_bots, game.name, bots, cast.settings, f"{seed}/{cast.row}/{cast.column}/{number}")
        for cast in casts
        for number in range(matches)
    ]
    reports = with_bar(play_all(jobs, workers), len(jobs), "Партии")
    return weighed(casts, reports)


def table(game: Game[Any], found: Sequence[Cell]) -> Table:
    """Part of the victories with its interval; what lies outside the fair range is marked."""
    say = Speech(games.package(game.name), "ru").say
    rows = list(dict.fromkeys(cell.row for cell in found))
    won = {(cell.row, cell.column): _shown(cell) for cell in found}
    low, high = (f"{100 * bound:.0f}" for bound in FAIR)
    shown = Table("", *map(say, rows), title=f"Доля побед, %; * вне {low}–{high}")
    for column in dict.fromkeys(cell.column for cell in found):
        shown.add_row(", ".join(map(say, column)), *(won[row, column] for row in rows))
    return shown


def _shown(cell: Cell) -> str:
    value, low, high = (f"{100 * one:.0f}" for one in cell.won)
    return f"{value} ({low}–{high}){'' if cell.fair else ' *'}"
