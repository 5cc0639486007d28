"""«Шёпот леса» holds the properties that every game must hold."""

from __future__ import annotations

from polyana.core import Flow, Next, Open, Step
from polyana.games.forest_whisper.rules.checking_control import turn_down
from polyana.games.forest_whisper.rules.field import column_of
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.setting_up import set_up
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.games.forest_whisper.rules.table import Forest
from polyana.testing import Laid
from polyana.web.testing import PageKit


class TestForestWhisper(PageKit):
    game = ForestWhisper()
    matches = 6
    tables = [  # noqa: RUF012
        Laid(2, Settings()),
        Laid(3, Settings(scoring="points")),
        Laid(2, Settings(judge="vote")),
        Laid(3, Settings(judge="vote")),
        Laid(2, Settings(starting=12, deck=94)),
        Laid(3, Settings(starting=0, deck=9)),
    ]
    hidden_from_all = frozenset({"down"})
    told_only = {"votes": Open}  # noqa: RUF012


class TestManyPlayers(PageKit):
    """Five random players need long until all are content with their words, so a few matches must do."""

    game = ForestWhisper()
    matches = 4
    tables = [  # noqa: RUF012
        Laid(4, Settings(deck=30)),
        Laid(4, Settings(judge="vote", deck=20)),
        Laid(5, Settings(scoring="points", deck=25)),
        Laid(5, Settings(judge="vote", deck=12)),
    ]
    hidden_from_all = frozenset({"down"})
    told_only = {"votes": Open}  # noqa: RUF012


class OldForest(ForestWhisper):
    """Half of the field lies face down already, with cubes on it: time for Elders and for closing up."""

    def enter(self, table: Forest, at: Step) -> Flow[Next] | Next:
        entered = super().enter(table, at)
        if at.phase == set_up.__name__:
            grow_old(table)
        return entered


def grow_old(t: Forest) -> None:
    by_column = sorted(t.up, key=lambda cell: (column_of(cell), cell))
    for number, cell in enumerate(by_column[: -2 * t.players]):
        turn_down(t, cell)
        if number % 4:
            t.put_cube(number // 4 % t.players, cell)


class TestOldForest(PageKit):
    game = OldForest()
    matches = 4
    tables = [  # noqa: RUF012
        *(Laid(players, Settings()) for players in (2, 3)),
        Laid(4, Settings(deck=12)),
        Laid(5, Settings(deck=3, scoring="points")),
    ]
    hidden_from_all = frozenset({"down"})
