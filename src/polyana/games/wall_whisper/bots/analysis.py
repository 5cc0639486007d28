"""After the match: what the killer could believe about the victims' places, and where they really were.

Both sides' secrets lie side by side here: nothing of this may be shown before the match is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from polyana.bots.charts import lines
from polyana.core import Happened, Record, heard, read
from polyana.games.folder import Say
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.table import Station

TOP = 3
LEFT, CELL, ROW, HEAD = 150, 40, 26, 26


class Guess(NamedTuple):
    """What was believed of one victim at a moment: the likeliest places, and the true one."""

    victim: str
    likeliest: tuple[tuple[str, int], ...]
    """Places and percents."""
    true: str
    right: int
    """How many percents the true place had."""


class Sight(NamedTuple):
    """The board at a moment: belief and truth."""

    some: tuple[float, ...]
    """By place: how likely anybody was there."""
    guesses: tuple[Guess, ...]
    at: dict[str, str]
    killers: tuple[str, ...]


class Column(NamedTuple):
    """The moment of a round when the noise had been reported."""

    moment: int
    round: int
    sight: Sight


@dataclass(frozen=True, slots=True)
class Analysis:
    """The killer's belief over time."""

    places: tuple[str, ...]
    sights: tuple[Sight, ...]
    """One for each moment."""
    columns: tuple[Column, ...]

    def at(self, moment: int) -> Sight:
        return self.sights[moment]

    def course(self, say: Say) -> str:
        """How well the killer could know the victims' places, as a drawing."""
        series = [
            (say(f"victim-{victim}"), [float(_right(sight, victim)) for sight in self.sights])
            for victim in self.sights[0].at
        ]
        return lines(say("belief-course"), series, [(one.moment, str(one.round)) for one in self.columns])

    def map(self, say: Say) -> str:
        """The belief of every round: darker is likelier; dots are victims, rings the killer."""
        width = LEFT + CELL * len(self.columns) + 12
        height = HEAD + ROW * len(self.places) + 8
        drawn = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            'fill="currentColor" stroke="none" font-size="13">',
            f"<title>{escape(say('belief-map'))}</title>",
        ]
        for number, place in enumerate(self.places):
            y = HEAD + ROW * number + 18
            name = escape(say(f"place-{place}"))
            drawn.append(f'<text x="{LEFT - 8}" y="{y}" text-anchor="end">{name}</text>')
        for number, column in enumerate(self.columns):
            drawn += self._column(LEFT + CELL * number, column, say)
        return "\n".join([*drawn, "</svg>"]) + "\n"

    def _column(self, x: int, column: Column, say: Say) -> list[str]:
        drawn = [f'<text x="{x + CELL / 2:g}" y="17" text-anchor="middle">{column.round}</text>']
        for number, (place, chance) in enumerate(zip(self.places, column.sight.some, strict=True)):
            y = HEAD + ROW * number
            there = [victim for victim, at in column.sight.at.items() if at == place]
            said = say("belief-cell", place=say(f"place-{place}"), percent=round(100 * chance))
            drawn.append(
                f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{ROW - 2}" '
                f'fill-opacity="{0.05 + 0.55 * chance:.2f}"><title>{escape(said)}</title></rect>'
            )
            for spot, victim in enumerate(there):
                name = escape(say(f"victim-{victim}"))
                spot_x, spot_y = x + 9 + 11 * spot, y + ROW // 2
                drawn.append(f'<circle cx="{spot_x}" cy="{spot_y}" r="4.5"><title>{name}</title></circle>')
            if place in column.sight.killers:
                drawn.append(
                    f'<rect x="{x + 3}" y="{y + 3}" width="{CELL - 6}" height="{ROW - 6}" rx="8" fill="none" '
                    'stroke="currentColor" stroke-width="2"/>'
                )
        return drawn


def _right(sight: Sight, victim: str) -> int:
    """How many percents a victim's true place had; none any more once she has mutated."""
    return next((guess.right for guess in sight.guesses if guess.victim == victim), 0)


def analyse(record: Record[Station]) -> Analysis:
    """Play the match once more, and believe with the killer."""
    study = Study(record)
    read(record.game, record.text(), study.see)
    return Analysis(study.tracker.places, tuple(study.sights), tuple(study.columns))


class Study:
    """Looks on while a match is played, with the killer's ears."""

    def __init__(self, record: Record[Station]) -> None:
        game = record.game
        assert isinstance(game, WallWhisper)
        table = record.match.table
        self.seat = table.killer_seats[table.killers[0]]
        self.tracker = Tracker(game.box, table.victims, game.box.board.exit)
        self.sights: list[Sight] = []
        self.columns: list[Column] = []
        self._some: tuple[object, tuple[float, ...]] = (None, ())

    def see(self, record: Record[Station], happened: Happened | None) -> None:
        """One moment of the match."""
        t = record.match.table
        reported = None
        for event in heard(happened.events, self.seat) if happened else ():
            self.tracker.hear(event)
            if event.kind == "noise":
                reported = self._sight(t)
        self.sights.append(self._sight(t))
        if reported:
            self.columns.append(Column(len(self.sights) - 1, t.round, reported))

    def _sight(self, t: Station) -> Sight:
        joint, some = self._some
        if joint is not self.tracker.joint:
            some = tuple(float(one) for one in self.tracker.somebody())
            self._some = self.tracker.joint, some
        guesses = tuple(self._guess(victim, t.at[victim]) for victim in t.in_play)
        return Sight(some, guesses, dict(t.at), tuple(t.killer_at[one] for one in t.killers))

    def _guess(self, victim: str, true: str) -> Guess:
        chances = dict(zip(self.tracker.places, self.tracker.alone(victim), strict=True))
        ranked = sorted(chances, key=lambda place: -chances[place])[:TOP]
        likeliest = tuple((place, round(100 * float(chances[place]))) for place in ranked)
        return Guess(victim, likeliest, true, round(100 * float(chances[true])))
