"""The lobby: who sits where before a match begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from polyana import games
from polyana.core import Game, Seat
from polyana.table import Place
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.messages import UI_TEXTS, sayer, title
from polyana.web.render.drawing import SIGNS, environment
from polyana.web.render.settings import settings_form


def bot_levels(game: str) -> list[str]:
    """The bots that people may choose, weakest first."""
    known = list(games.bots(game))
    return known[1:] or known  # the first one answers at random


def default_players(rules: Game[Any]) -> int:
    """How many sit down if nobody says otherwise."""
    return min(max(3, rules.players.start), rules.players.stop - 1)


def lobby_context(server: Server, place: Place, guest: Guest) -> dict[str, Any]:
    """What the lobby shows, the live part and the rest."""
    rules = games.game(place.table.game)
    package = games.package(place.table.game)
    settings = msgspec.json.decode(place.table.settings, type=rules.settings)
    say = sayer(package, guest.language)
    warnings = rules.warnings(settings, place.table.players)
    seat, names = place.seat_of(guest.id), place.names(guest.language)
    return {
        "game": place.table.game,
        "code": place.code,
        "seat": seat,
        "own_name": names[seat] if seat >= 0 else "",
        "seats": lobby_seats(place, names, parts_of(place.table.game, say, settings, place.table.players)),
        "free": bool(place.empty()),
        "host": place.is_host(guest.id),
        "host_name": next((names[one.seat] for one in place.seats if place.is_host(one.guest)), ""),
        "host_away": place.host_away(server.tables.now()),
        "levels": bot_levels(place.table.game),
        "title": title(place.table.game, guest.language),
        "agreed": [one for one in settings_form(rules, guest.language, settings) if one.changed],
        "marks": mark_choices(place, guest),
        "warnings": [say(f"event-warning_{code}") for code, _ in warnings],
    }


def parts_of(game: str, say: Any, settings: Any, players: int) -> list[str]:
    """Whom each seat will play, if the settings say so: a game's page knows."""
    page = games.page(game)
    part = page.part if page else None
    return [part(say, settings, players, seat) if part else "" for seat in range(players)]


class LobbySeat(NamedTuple):
    """A seat before the match, as everybody sees it."""

    seat: Seat
    mark: int
    name: str
    """Empty if the seat is."""
    person: bool
    bot: str
    part: str
    """Whom the seat will play."""


def lobby_seats(place: Place, names: Sequence[str], parts: Sequence[str]) -> list[LobbySeat]:
    return [
        LobbySeat(one.seat, place.mark(one.seat) % len(SIGNS), name, bool(one.guest), one.bot, part)
        for one, name, part in zip(place.seats, names, parts, strict=True)
    ]


class MarkChoice(NamedTuple):
    """A colour with its sign, as somebody may choose it."""

    mark: int
    title: str
    yours: bool
    taken: bool
    """By another person; bots and empty seats give way."""


def mark_choices(place: Place, guest: Guest) -> list[MarkChoice]:
    """All colours and signs, and who has them."""
    say = sayer(UI_TEXTS, guest.language)
    people = {place.mark(one.seat): one.guest for one in place.seats if one.guest}
    return [
        MarkChoice(
            mark, say(f"mark-{sign}"), people.get(mark) == guest.id, people.get(mark, guest.id) != guest.id
        )
        for mark, sign in enumerate(SIGNS)
    ]


def lobby_region(server: Server, place: Place, guest: Guest) -> str:
    """The part of the lobby that changes while people sit down."""
    context = lobby_context(server, place, guest)
    template = environment().get_template("regions/lobby.html")
    return template.render(guest=guest.reader, ui=sayer(UI_TEXTS, guest.language), **context)


def screen_lobby(place: Place, guest: Guest) -> str:
    """The part of a screen that changes while people sit down."""
    seats = lobby_seats(place, place.names(guest.language), [""] * len(place.seats))
    template = environment().get_template("regions/screen_lobby.html")
    return template.render(seats=seats, free=bool(place.empty()), ui=sayer(UI_TEXTS, guest.language))
