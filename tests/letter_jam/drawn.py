"""The page of «Букводжем» drawn from a match, without a server."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from letter_jam.jam import GAME
from polyana import games
from polyana.core import Match, Seat
from polyana.core.speech import Speech
from polyana.games.letter_jam.table import Jam
from polyana.table import Place
from polyana.table.replay import Replay
from polyana.web.drawing import block
from polyana.web.house import House
from polyana.web.identity import Guest
from polyana.web.regions import OF_GAME, _options, table_context
from polyana.web.still import place_of

NAME = "letter_jam"


class Plain:
    """As much of a house as a page needs."""

    tables = SimpleNamespace(now=lambda: 0.0)

    def speech(self, place: Place, language: str) -> Speech:
        return Speech(games.package(NAME), language, place.names())


def context(match: Match[Jam], seat: Seat, language: str = "ru") -> dict[str, Any]:
    """What the blocks of the page get."""
    names = [f"Игрок{one}" for one in match.table.seats]
    header = SimpleNamespace(
        game=NAME, players=match.table.players, settings=match.table.settings, names=names
    )
    replay = cast(Replay, SimpleNamespace(game=GAME, record=SimpleNamespace(header=header)))
    place = place_of(replay, match)
    place.table = msgspec.structs.replace(place.table, code="running")
    return table_context(cast(House, Plain()), place, Guest("", "", "", language), seat)


def regions(match: Match[Jam], seat: Seat, language: str = "ru") -> dict[str, str]:
    """The regions that the game draws, and the list of options, as this seat sees them."""
    made = context(match, seat, language) | {"may_undo": False}  # no fact of the table
    drawn = {name: block(NAME, name, made) for name in OF_GAME}
    return drawn | {"options": _options(made, drawn["own"] + drawn["board"])}
