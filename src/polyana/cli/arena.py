"""`polyana arena`: which bot is the strongest?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

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
from polyana.bots.charts import Dot, dots
from polyana.bots.series import play_all
from polyana.bots.stats import Estimate
from polyana.bots.teams import Team, as_csv, team_results, team_tables
from polyana.cli.common import bots_named, game_named, settings_of, stop, with_bar
from polyana.core import Game
from polyana.core.speech import Speech
from polyana.games import package, with_bots


def arena(
    game: Annotated[str, typer.Argument(metavar="ИГРА", help="Кодовое имя игры.")],
    bots: Annotated[
        list[str], typer.Argument(metavar="БОТ…", help="Два бота или больше; где играют сообща — хоть один.")
    ],
    matches: Annotated[int, typer.Option("-n", min=1, help="Партий на каждую пару (команду).")] = 400,
    seats: Annotated[
        list[int] | None,
        typer.Option(help="Мест за столом, можно несколько раз; два бота сидят через одного."),
    ] = None,
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
    """Турнир ботов: каждый с каждым; доли побед и рейтинг Эло с интервалами 95 %.

    Если игра общая, за стол садятся боты одного уровня, и сравниваются итоги команд.
    """
    rules = game_named(game)
    names = bots_named(rules, bots)
    if len(set(names)) < len(names) or (len(names) < 2 and not rules.team):
        stop("Для турнира нужны хотя бы два бота, каждый назван один раз.")
    out.mkdir(parents=True, exist_ok=True)
    for count in seats or [rules.players.start]:
        agreed = settings_of(rules, settings or (), count)
        stem, title = out / f"{game}-{count}", f"{game}, мест: {count}"
        if side is not None or against is not None:
            found = play_side(rules, names, side, against, agreed, matches, count, workers, seed)
            show_side(found, stem.with_name(f"{stem.name}-{side}"))
            continue
        draw = team_tables if rules.team else round_robin
        jobs = draw(with_bots, game, names, agreed, matches, count, seed)
        reports = with_bar(play_all(jobs, workers), len(jobs), "Партии")
        if rules.team:
            keep_teams(rules, team_results(reports), stem, title)
        else:
            keep(standings(names, matches, reports), stem, title)
        typer.echo(f"{stem}.csv, {stem}.svg")


def play_side(
    rules: Game[Any],
    names: Sequence[str],
    side: str | None,
    against: str | None,
    settings: Any,
    matches: int,
    seats: int,
    workers: int,
    seed: str,
) -> SideStandings:
    """Let every bot in turn take the seats of a side, all against the same others."""
    known = sides(rules, settings, seats)
    if side not in known or against is None:
        stop(f"Нужны --side ({', '.join(name or 'сторон нет' for name in known)}) и --against.")
    bots_named(rules, [against])
    own = known[side]
    jobs = one_side(with_bots, rules.name, names, own, against, settings, matches, seats, seed)
    reports = with_bar(play_all(jobs, workers), len(jobs), "Партии")
    return side_standings(side, own, against, names, matches, reports)


def keep(found: Standings, stem: Path, title: str) -> None:
    """Print the standings of rivals, and write table and drawing."""
    show(found)
    stem.with_suffix(".csv").write_text(found.csv(), "utf-8")
    rows = [Dot(bot, *rating) for bot, rating in ranked(found)]
    drawn = dots(f"{title}. Эло, 95 %, по {found.pairs[0].played} партий на пару", rows)
    stem.with_suffix(".svg").write_text(drawn, "utf-8")


def keep_teams(rules: Game[Any], teams: Sequence[Team], stem: Path, title: str) -> None:
    """Print the results of teams, and write table and drawing."""
    Console().print(team_table(rules, teams))
    stem.with_suffix(".csv").write_text(as_csv(rules.team, teams), "utf-8")
    rows = [Dot(team.bot, *team.figures[0]) for team in teams]
    drawn = dots(f"{title}. {team_names(rules)[0]}, 95 %, по {teams[0].played} партий", rows, digits=1)
    stem.with_suffix(".svg").write_text(drawn, "utf-8")


def team_names(rules: Game[Any]) -> list[str]:
    """What the figures of a team are called."""
    speech = Speech(package(rules.name))
    return [speech.say(f"team-{name}") for name in rules.team]


def team_table(rules: Game[Any], teams: Sequence[Team]) -> Table:
    """What teams have achieved, one row each."""
    table = Table("бот", "мест", "партий", *team_names(rules), title="Команды: среднее (95 %)")
    for team in teams:
        figures = (f"{one.value:.3g} ({one.low:.3g} … {one.high:.3g})" for one in team.figures)
        table.add_row(team.bot, str(team.seats), str(team.played), *figures)
    return table


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
