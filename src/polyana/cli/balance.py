"""The balance report of `polyana simulate --report`: many matches at tables of every size, as one page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from polyana import games
from polyana.bots.balance import Findings, Match, Thing, findings
from polyana.bots.charts import Dot, bars, dots
from polyana.bots.series import Job, do_all, play_job, reported
from polyana.cli.common import with_bar
from polyana.core import Game
from polyana.core.speech import Speech
from polyana.games import with_bots

OWN = "polyana.cli"


def has_study(game: str) -> bool:
    """Does the game say something about its matches?"""
    return games.folder(game).balance() is not None


def studied(job: Job) -> Match:
    """Play a match, and let the game tell about it."""
    played, balance = play_job(job), games.folder(job.game).balance()
    assert balance is not None
    return Match(reported(job, played), balance.study(played.record))


def tell(
    game: Game[Any], bot: str, players: int, matches: int, workers: int, settings: Any, seed: str
) -> Findings:
    """Play the matches of one size of table."""
    bots = (bot,) * players
    jobs = [Job(with_bots, game.name, bots, settings, f"{seed}/{players}/{n}") for n in range(matches)]
    return findings(with_bar(do_all(studied, jobs, workers), matches, f"Партии на {players}"))


def write(folder: Path, game: Game[Any], bot: str, told: Sequence[Findings], language: str) -> Path:
    """Write the page, and say where."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game.name}.{language}.html"
    path.write_text(Page(game, language).html(bot, told), "utf-8")
    return path


def figure(number: float, digits: int = 1) -> str:
    """A number as people write it.

    >>> figure(-1.25), figure(-0.001, 2), figure(7, 0)
    ('−1.2', '0.00', '7')
    """
    return f"{round(number, digits) + 0.0:.{digits}f}".replace("-", "−")


class Page:
    """The report in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self.own = Speech(OWN, language)
        self.theirs = Speech(games.package(game.name), language)
        self.environment = Environment(
            loader=PackageLoader(OWN, ""), autoescape=True, undefined=StrictUndefined, trim_blocks=True
        )

    def html(self, bot: str, told: Sequence[Findings]) -> str:
        template = self.environment.get_template("balance.html")
        say: Callable[..., str] = self.own.say
        return template.render(
            language=self.language,
            say=say,
            theirs=self.theirs.say,
            name=self.name,
            figure=figure,
            title=self.theirs.say("title"),
            bot=bot,
            told=told,
            page=self,
        )

    def name(self, thing: str) -> str:
        """What a thing is called, with its id if that is something else."""
        said = self.theirs.say("balance-thing", thing=thing)
        return said if said == thing else f"{said} ({thing})"

    def sources(self, one: Findings) -> Markup:
        """Where the points come from."""
        parts = [self.theirs.say(f"balance-source-{source}") for source in one.sources]
        rows = [
            (self.own.say("balance-everybody"), one.everybody),
            (self.own.say("balance-winners"), one.winners),
        ]
        return Markup(bars(self.own.say("balance-sources"), parts, rows))

    def places(self, one: Findings) -> Markup:
        """What it is worth to begin."""
        rows = [
            Dot(self.own.say("balance-place", number=number), *ahead)
            for number, ahead in enumerate(one.ahead, 1)
        ]
        return Markup(dots(self.own.say("balance-ahead"), rows, digits=1))

    def winning(self, group: str, things: Sequence[Thing]) -> Markup:
        """How using each thing and winning go together, the strongest first."""
        ranked = sorted(things, key=lambda thing: -thing.winning.value)
        rows = [Dot(self.theirs.say("balance-thing", thing=one.name), *one.winning) for one in ranked]
        return Markup(dots(self.own.say("balance-correlation"), rows, digits=2))
