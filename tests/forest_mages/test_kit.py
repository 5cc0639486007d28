"""«Маги леса» holds the properties that every game must hold."""

from __future__ import annotations

from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.settings import Settings
from polyana.testing import Laid
from polyana.web.testing import PageKit


class TestForestMages(PageKit):
    game = ForestMages()
    tables = [  # noqa: RUF012
        *(Laid(players, Settings()) for players in (2, 3, 4)),
        *(Laid(players, Settings(abilities=True)) for players in (2, 3, 4)),
        Laid(2, Settings(move_target="any", d3_scope="all", force_price=2)),
        Laid(3, Settings(abilities=True, characters="choose", first=1, turn_seconds=60)),
        Laid(4, Settings(abilities=True, move_target="any", d3_scope="all", characters="choose")),
    ]
    matches = 12
