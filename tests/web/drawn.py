"""The page of a game drawn from a match, without a server."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from polyana import games
from polyana.core import Event, Match, Seat
from polyana.core.speech import Speech
from polyana.table import Place
from polyana.table.replay import Replay
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.render.drawing import Blocks
from polyana.web.render.regions import GAME_REGIONS, table_context
from polyana.web.replay.moment import replay_place


class Plain:
    """As much of a server as a page needs."""

    tables = SimpleNamespace(now=lambda: 0.0)

    def speech(self, place: Place, language: str) -> Speech:
        return Speech(games.package(place.table.game), language, place.names())


def context(
    match: Match[Any], seat: Seat, language: str = "ru", *heard: Event, code: str = ""
) -> dict[str, Any]:
    """What the blocks of the page get; `heard` is what this seat has been told so far."""
    names = [f"Игрок{one}" for one in match.table.seats]
    header = SimpleNamespace(
        game=match.game.name, players=match.table.players, settings=match.table.settings, names=names
    )
    replay = SimpleNamespace(
        game=match.game,
        record=SimpleNamespace(header=header),
        log=lambda at, eyes: [SimpleNamespace(event=one) for one in heard],
    )
    place = replay_place(cast(Replay, replay), match, 0)
    place.table = msgspec.structs.replace(place.table, code=code)
    return table_context(cast(Server, Plain()), place, Guest("", "", "", language), seat)


def regions(match: Match[Any], seat: Seat, language: str = "ru", *heard: Event) -> dict[str, str]:
    """The regions that the game draws, as this seat sees them."""
    made = context(match, seat, language, *heard)
    return {name: Blocks(match.game.name, made)[name] for name in ("personal", *GAME_REGIONS)}
