"""The page of a game drawn from a match, without a server."""

from __future__ import annotations

from typing import Any

import msgspec

from polyana.core import Event, Match, Seat
from polyana.core.record import Header
from polyana.table import Place
from polyana.table.room import HeardEvent
from polyana.web.http.identity import Guest
from polyana.web.render.context import SeatContext, seat_context
from polyana.web.render.drawing import Blocks
from polyana.web.render.regions import GAME_REGIONS
from polyana.web.replay.room import ReplayRoom, replay_place
from polyana.web.testing import bare_server


def context(
    match: Match[Any], seat: Seat, language: str = "ru", *heard: Event, code: str = ""
) -> SeatContext:
    """What the blocks of the page get; `heard` is what this seat has been told so far."""
    place = place_of(match, *heard, code=code)
    return seat_context(bare_server(), place, Guest("", "", "", language), seat)


def place_of(match: Match[Any], *heard: Event, code: str = "") -> Place:
    """The table at which a match is played."""
    names = tuple(f"Игрок{one}" for one in match.table.seats)
    header = Header(match.game.name, "", match.table.players, match.table.settings, names)
    room = ReplayRoom(match, lambda seat: [HeardEvent(0, 0.0, one) for one in heard])
    place = replay_place(header, room)
    place.table = msgspec.structs.replace(place.table, code=code)
    return place


def regions(match: Match[Any], seat: Seat, language: str = "ru", *heard: Event) -> dict[str, str]:
    """The regions that the game draws, as this seat sees them."""
    made = context(match, seat, language, *heard).variables()
    return {name: Blocks(match.game.name, made)[name] for name in ("personal", *GAME_REGIONS)}
