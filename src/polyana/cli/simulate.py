"""`polyana simulate`: how long matches are, and whether all seats are alike."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from polyana.bots.series import Job, Report, play_all
from polyana.bots.stats import mean, quantile, wilson
from polyana.bots.teams import team_of
from polyana.cli.arena import percents, team_table
from polyana.cli.balance import has_study, tell, write
from polyana.cli.casts import casts_of, cells, table
from polyana.cli.common import Language, bots_named, figure, game_named, settings_of, stop, with_bar
from polyana.core import Game, Refused
from polyana.games import with_bots


def simulate(
    game: Annotated[str, typer.Argument(metavar="ИГРА", help="Кодовое имя игры.")],
    matches: Annotated[int, typer.Option("-n", min=1, help="Сколько партий сыграть.")] = 1000,
    seats: Annotated[int, typer.Option(help="Мест за столом.")] = 4,
    bots: Annotated[
        str,
        typer.Option(
            help="Бот для всех мест или список через запятую, по одному на место.",
            show_default="random, для отчёта player",
        ),
    ] = "",
    report: Annotated[
        bool, typer.Option("--report", help="Отчёт о балансе: страница с рисунками, столы всех размеров.")
    ] = False,
    casts: Annotated[
        bool,
        typer.Option(
            "--casts", help="Таблица: кто против кого, по -n партий на клетку (для игр со сторонами)."
        ),
    ] = False,
    language: Annotated[Language, typer.Option(help="Язык отчёта.")] = Language.ru,
    out: Annotated[Path, typer.Option(help="Куда положить отчёт.")] = Path("balance"),
    workers: Annotated[int, typer.Option("-j", min=1, help="Сколько процессов играет.")] = 1,
    settings: Annotated[
        list[str] | None, typer.Option(metavar="ИМЯ=ЗНАЧЕНИЕ", help="Настройка стола.")
    ] = None,
    seed: Annotated[str, typer.Option(help="То же зерно — те же партии.")] = "0",
) -> None:
    """Сыграть много партий ботами: длина партии, итоги по местам, скорость; или отчёт о балансе."""
    rules = game_named(game)
    chosen = settings or ()
    if report:
        tell_balance(rules, bots or "player", matches, workers, chosen, seed, language, out)
        return
    agreed = settings_of(rules, chosen, seats)
    names = bots_named(rules, (bots or "random").split(","))
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        stop(f"Ботов названо {len(names)}, а мест {seats}: назовите одного для всех или по одному на место.")
    if casts:
        show_casts(rules, names, matches, workers, agreed, seed)
        return
    jobs = [Job(with_bots, game, tuple(names), agreed, f"{seed}/{number}") for number in range(matches)]
    begun = perf_counter()
    reports = with_bar(play_all(jobs, workers), matches, "Партии")
    show(reports, perf_counter() - begun)
    if rules.team:
        team = team_of(reports)._replace(bot=", ".join(dict.fromkeys(names)))
        Console().print(team_table(rules, [team]))


def tell_balance(
    rules: Game[Any],
    named: str,
    matches: int,
    workers: int,
    settings: Sequence[str],
    seed: str,
    language: Language,
    out: Path,
) -> None:
    """Play at tables of all sizes, and write the report."""
    if not has_study(rules.name):
        stop(f"Игра «{rules.name}» ничего не рассказывает для отчёта: нет её balance.py.")
    (bot,) = bots_named(rules, [named])
    told = [
        tell(rules, bot, players, matches, workers, settings_of(rules, settings, players), seed)
        for players in sizes(rules, settings)
    ]
    typer.echo(write(out, rules, bot, told, language.value))


def show_casts(
    rules: Game[Any], bots: Sequence[str], matches: int, workers: int, settings: Any, seed: str
) -> None:
    """Print who does how well against whom."""
    found = casts_of(rules.name, settings, len(bots)) if has_study(rules.name) else []
    if not found:
        stop(f"В игре «{rules.name}» некого сравнивать: у всех мест одни и те же роли.")
    Console().print(table(rules, cells(rules, found, tuple(bots), matches, workers, seed)))


def sizes(game: Game[Any], settings: Sequence[str]) -> list[int]:
    """The tables that these settings can be played at; some may be too large or too small for them."""
    smallest = next(iter(game.players))
    agreed = settings_of(game, settings, smallest)
    found = []
    for players in game.players:
        with suppress(Refused):
            game.check_settings(agreed, players)
            found.append(players)
    return found


def show(reports: Sequence[Report], seconds: float) -> None:
    """Print what was found."""
    console = Console()
    lengths = Table("длина партии", "среднее", "10 % … 90 %", title=f"Партий: {len(reports)}")
    for what, values in (
        ("ответов", [float(one.answers) for one in reports]),
        ("минут за столом", [one.seconds / 60 for one in reports]),
    ):
        tenth, ninth = quantile(values, 0.1), quantile(values, 0.9)
        lengths.add_row(what, figure(mean(values).value), f"{figure(tenth)} … {figure(ninth)}")
    places = Table("место", "бот", "доля побед", "95 %", "очки", "95 %", title="По местам")
    for seat, bot in enumerate(reports[0].bots):
        share = wilson(sum(one.share(seat) for one in reports), len(reports))
        points = mean([float(one.scores[seat]) for one in reports])
        value, low, high = (figure(one, 2) for one in points)
        places.add_row(str(seat + 1), bot, *percents(share), value, f"{low} … {high}")
    answers = sum(one.answers for one in reports)
    console.print(lengths, places)
    speed = figure(answers / seconds, 0), figure(len(reports) / seconds)
    console.print("{} ответов/с, {} партий/с".format(*speed))
