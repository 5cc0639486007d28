"""The page of «Маги леса» drawn from a match, without a server."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from forest_mages.glade import GAME
from polyana import games
from polyana.core import Match, Seat
from polyana.core.speech import Speech
from polyana.games.forest_mages.table import Glade
from polyana.table import Place
from polyana.table.replay import Replay
from polyana.web.drawing import block
from polyana.web.house import House
from polyana.web.identity import Guest
from polyana.web.regions import OF_GAME, table_context
from polyana.web.still import place_of


class Plain:
    """As much of a house as a page needs."""

    tables = SimpleNamespace(now=lambda: 0.0)

    def speech(self, place: Place, language: str) -> Speech:
        return Speech(games.package(GAME.name), language, place.names())


def context(match: Match[Glade], seat: Seat, language: str = "ru") -> dict[str, Any]:
    """What the blocks of the page get."""
    names = [f"Игрок{one}" for one in match.table.seats]
    header = SimpleNamespace(
        game=GAME.name, players=match.table.players, settings=match.table.settings, names=names
    )
    replay = cast(Replay, SimpleNamespace(game=GAME, record=SimpleNamespace(header=header)))
    return table_context(cast(House, Plain()), place_of(replay, match), Guest("", "", "", language), seat)


def regions(match: Match[Glade], seat: Seat, language: str = "ru") -> dict[str, str]:
    """The regions that the game draws, as this seat sees them."""
    made = context(match, seat, language)
    return {name: block(GAME.name, name, made) for name in ("personal", *OF_GAME)}
