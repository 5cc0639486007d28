"""`polyana arena`: which bot is the strongest?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from polyana.bots.arena import (
    SideStandings,
    Standings,
    one_side,
    round_robin,
    side_standings,
    sides,
    standings,
)
from polyana.bots.series import play_all
from polyana.bots.stats import Estimate
from polyana.charts import Dot, dots
from polyana.cli.common import bots_named, game_named, settings_of, stop, with_bar
from polyana.games import with_bots


def arena(
    game: Annotated[str, typer.Argument(metavar="ИГРА", help="Кодовое имя игры.")],
    bots: Annotated[list[str], typer.Argument(metavar="БОТ…", help="Два бота или больше.")],
    matches: Annotated[int, typer.Option("-n", min=1, help="Партий на каждую пару.")] = 400,
    seats: Annotated[int, typer.Option(help="Мест за столом; два бота сидят через одного.")] = 2,
    workers: Annotated[int, typer.Option("-j", min=1, help="Сколько процессов играет.")] = 2,
    settings: Annotated[
        list[str] | None, typer.Option(metavar="ИМЯ=ЗНАЧЕНИЕ", help="Настройка стола.")
    ] = None,
    side: Annotated[
        str | None, typer.Option(help="Сторона, которую боты занимают по очереди (для игр со сторонами).")
    ] = None,
    against: Annotated[str | None, typer.Option(help="Бот на всех местах другой стороны.")] = None,
    seed: Annotated[str, typer.Option(help="То же зерно — те же партии.")] = "0",
    out: Annotated[Path, typer.Option(help="Куда положить таблицу и рисунок.")] = Path("arena"),
) -> None:
    """Турнир ботов: каждый с каждым; доли побед и рейтинг Эло с интервалами 95 %."""
    rules = game_named(game)
    names = bots_named(rules, bots)
    if len(set(names)) < max(2, len(names)):
        stop("Для турнира нужны хотя бы два бота, каждый назван один раз.")
    agreed = settings_of(rules, settings or (), seats)
    if side is not None or against is not None:
        known = sides(rules, agreed, seats)
        if side not in known or against is None:
            stop(f"Нужны --side ({', '.join(name or 'сторон нет' for name in known)}) и --against.")
        bots_named(rules, [against])
        own = known[side]
        jobs = one_side(with_bots, game, names, own, against, agreed, matches, seats, seed)
        reports = with_bar(play_all(jobs, workers), len(jobs), "Партии")
        show_side(side_standings(side, own, against, names, matches, reports), out / f"{game}-{seats}-{side}")
        return
    jobs = round_robin(with_bots, game, names, agreed, matches, seats, seed)
    reports = with_bar(play_all(jobs, workers), len(jobs), "Партии")
    found = standings(names, matches, reports)
    show(found)
    out.mkdir(parents=True, exist_ok=True)
    stem = out / f"{game}-{seats}"
    stem.with_suffix(".csv").write_text(found.csv(), "utf-8")
    rows = [Dot(bot, *rating) for bot, rating in ranked(found)]
    title = f"{game}, мест: {seats}. Эло, 95 %, по {matches} партий на пару"
    stem.with_suffix(".svg").write_text(dots(title, rows), "utf-8")
    typer.echo(f"{stem}.csv, {stem}.svg")


def ranked(found: Standings) -> list[tuple[str, Estimate]]:
    """The bots with their ratings, strongest first."""
    return sorted(found.ratings.items(), key=lambda pair: -pair[1].value)


def show(found: Standings) -> None:
    """Print the standings."""
    console = Console()
    pairs = Table("пара", "партий", "доля побед первого", "95 %", title="Пары")
    for pair in found.pairs:
        pairs.add_row(f"{pair.first} — {pair.second}", str(pair.played), *percents(pair.share))
    total = Table("бот", "доля побед", "95 %", "Эло", "95 %", title="Итог")
    for bot, rating in ranked(found):
        interval = f"{rating.low:+.0f} … {rating.high:+.0f}"
        total.add_row(bot, *percents(found.overall[bot]), f"{rating.value:+.0f}", interval)
    console.print(pairs, total)


def show_side(found: SideStandings, stem: Path) -> None:
    """Print how the bots did on one side, and write table and drawing."""
    title = f"Сторона «{found.side}» против «{found.against}»"
    shown = Table("бот", "партий", "доля побед", "95 %", title=title)
    for bot, share in found.shares.items():
        shown.add_row(bot, str(found.played), *percents(share))
    Console().print(shown)
    stem.parent.mkdir(parents=True, exist_ok=True)
    stem.with_suffix(".csv").write_text(found.csv(), "utf-8")
    rows = [Dot(bot, *(100 * one for one in share)) for bot, share in found.shares.items()]
    drawn = dots(f"{stem.name}: победы против «{found.against}», 95 %", rows, unit=" %")
    stem.with_suffix(".svg").write_text(drawn, "utf-8")
    typer.echo(f"{stem}.csv, {stem}.svg")


def percents(share: Estimate) -> tuple[str, str]:
    """A share and its interval, as people read them."""
    return f"{share.value:.1%}", f"{share.low:.1%} … {share.high:.1%}"
