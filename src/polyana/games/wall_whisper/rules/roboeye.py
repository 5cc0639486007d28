"""Roboeye: droids, CONTROL and PROGRAM. (Chapter 41)

Droids and routes lie open on both boards. (WW-41.2, WW-41.19)
"""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Flow, Next, Step, phase
from polyana.games.wall_whisper.rules import (
    delayed,
    keywords,
    killer_moves,
    questions,
    skills,
    stealth,
    whereabouts,
)
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.answers import NOWHERE, Placed
from polyana.games.wall_whisper.rules.board import ZONES
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import CONTROL, DROID, LEAP, NONE, ROUTE, Words
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.records import Route
from polyana.games.wall_whisper.rules.saying import yes_no
from polyana.games.wall_whisper.rules.table import Station

# --- droids ---------------------------------------------------------------------------------------


def place_droid(box: Box, t: Station, killer: str, e: fx.Droid) -> Flow[Next]:
    """A droid goes to a location of the range that has none; with all five placed one may be moved
    instead. (WW-12.3, WW-41.1, WW-41.2, WW-41.3, WW-41.4)"""
    distance = e.ranges[min(t.level, len(e.ranges)) - 1]
    supply = box.killers[killer].droids

    def options(view: Station) -> list[Placed]:
        near = box.board.within(view.killer_at[killer], distance)
        free = [place for place in near if place not in view.droids]
        if len(view.droids) < supply:
            return [Placed.of(place) for place in free] or [NOWHERE]
        return [NOWHERE, *(Placed.of(droid, place) for droid in view.droids for place in free)]

    def why(view: Station, words: Words) -> str:
        place = words[-1]
        if place in view.droids:
            return "WW-41.4"
        far = place in box.board.places and box.board.distance(view.killer_at[killer], place) > distance
        return "WW-12.3" if far else ""

    ask = t.ask(t.killer_seat(killer), DROID, Offers(options, why), default=lambda v: options(v)[0])
    chosen: Placed = (yield from questions.asked(box, t, ask)).value
    if chosen == NOWHERE:
        t.reveal("no_droid", "WW-41.3")
    else:
        others = [one for one in t.droids if one != chosen.droid]
        t.droids = box.board.in_order([*others, chosen.place])
        t.reveal("droid", "WW-41.2", place=chosen.place, moved=yes_no(chosen.droid))
    return None


def control(box: Box, t: Station, killer: str, e: fx.Control) -> Flow[Next]:
    """CONTROL in one zone or in all. (WW-41.5)"""
    zones: Sequence[str] = ZONES
    if e.zones == "one":
        ask = t.ask(t.killer_seat(killer), CONTROL, ZONES, default=ZONES[0])
        zone = (yield from questions.asked(box, t, ask)).value
        t.tell("controls", "WW-41.5", zone=zone)
        zones = (zone,)
    _patrol(box, t, zones)
    return None


def _patrol(box: Box, t: Station, zones: Sequence[str]) -> None:
    """The droids of these zones name whom they see, go on by number all at once, whatever is in their way,
    and name again. (WW-41.5, WW-41.6, WW-41.9, WW-41.10)"""
    active = [one for one in t.droids if box.board.places[one].zone in zones]
    _detect(t, active)
    moved = [box.board.next_in_zone(one) for one in active]
    t.droids = box.board.in_order([*(one for one in t.droids if one not in active), *moved])
    if active:
        t.tell("droids_moved", "WW-41.5", places=t.droids)
    _detect(t, box.board.in_order(moved))


def _detect(t: Station, places: Sequence[str]) -> None:
    """For each droid the victims there are named; no encounter follows. (WW-41.7, WW-41.8)"""
    for place in places:
        names = whereabouts.victims_in(t, [place])
        t.reveal("detected", "WW-41.8", place=place, victims=names)
        whereabouts.trace(t, names, place)


def teleport(box: Box, t: Station, killer: str, then: list[Step]) -> Flow[Next]:
    """He may appear at a droid, told at once; barricades stay. (WW-17.9)"""
    ask = t.ask(t.killer_seat(killer), LEAP, lambda v: [NONE, *v.droids], default=NONE)
    place = (yield from questions.asked(box, t, ask)).value
    if place == NONE:
        t.reveal("stays_put", "WW-33.6", killer=killer)
        return None
    stealth.surface(box, t, killer)
    t.reveal("leap", "WW-17.9", killer=killer, place=place)
    whereabouts.put_killer(t, killer, place)
    return then


# --- routes ---------------------------------------------------------------------------------------


def program(box: Box, t: Station, killer: str, card: str, number: int, most: int) -> Flow[Next]:
    """PROGRAM: delayed tokens on a route of adjacent locations, which begins where the last one ends.
    (WW-41.11, WW-41.12, WW-41.17, WW-41.18, WW-41.24)"""
    most = min(most, delayed.free_tokens(box, t, killer))
    if not most:
        t.reveal("no_token", "WW-41.24")
        return None

    def options(view: Station) -> list[Words]:
        return list(_free_routes(box, view, killer, most)) or [(NONE,)]

    ask = t.ask(t.killer_seat(killer), ROUTE, options, default=lambda v: options(v)[0])
    route = (yield from questions.asked(box, t, ask)).value
    if route != (NONE,):
        t.routes = [*t.routes, Route(card, number, route)]
        t.tell("programmed", "WW-41.19", card=card, places=list(route))
    else:
        t.reveal("no_token", "WW-41.24")
    return None


def _free_routes(box: Box, v: Station, killer: str, most: int) -> list[Words]:
    """Routes without gaps, repeats or crossings. (WW-41.12)"""
    here = v.killer_at[killer]
    taken = [here, *(place for one in v.routes for place in one.places)]
    found: list[Words] = []
    edge: list[Words] = [()]
    for _ in range(most):
        edge = [
            (*path, there)
            for path in edge
            for there in box.board.adjacent[path[-1] if path else taken[-1]]
            if there not in taken and there not in path
        ]
        found += edge
    return found


@phase
def march(box: Box, t: Station, killer: str) -> Next:
    """Stage II: Roboeye goes along the tokens, route by route, pays while he can, and applies the card's
    effect after every MOVE; where he cannot pay or cannot go, all routes end. (WW-41.13, WW-41.14, WW-41.15,
    WW-41.16, WW-41.20, WW-41.21, WW-41.22, WW-41.23)"""
    route, *later = t.routes
    there, *farther = route.places
    here = t.killer_at[killer]
    if there not in box.board.adjacent[here]:
        _end_routes(t)
        return None
    purse = len(t.hand[killer]) + skills.free_climbs(box, t, killer)
    if box.board.against(here, there) and not purse:
        t.reveal("cannot_pay", "WW-41.16")
        _end_routes(t)
        return None
    t.routes = [route._replace(places=tuple(farther)), *later] if farther else later
    each = keywords.steps_for(box, killer, route.card, (route.effect,))
    return [*killer_moves.set_out(box, t, killer, (there,)), *each]


def _end_routes(t: Station) -> None:
    """All tokens of all routes leave the board. (WW-41.16)"""
    t.routes = []
    t.tell("routes_end", "WW-41.16")
