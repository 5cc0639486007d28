"""Roboeye: droids, CONTROL and PROGRAM. (Chapter 41)"""

from __future__ import annotations

from polyana.core import Flow, Next, phase
from polyana.games.wall_whisper.rules import effects as fx
from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.base import yes_no
from polyana.games.wall_whisper.rules.board import ZONES, Path
from polyana.games.wall_whisper.rules.effecting import Effecting, Way
from polyana.games.wall_whisper.rules.kinds import CONTROL, DROID, LEAP, NONE, ROUTE, Words
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.table import Station


class Droids(Effecting):
    """Droids and routes lie open on both boards. (WW-41.2, WW-41.19)"""

    # --- droids ------------------------------------------------------------------------------------

    def do_killer_droid(self, t: Station, killer: str, card: str, way: Way, e: fx.Droid) -> Flow[Next]:
        """A droid goes to a location of the range that has none; with all five placed one may be moved
        instead. (WW-12.3, WW-41.3, WW-41.4)"""
        distance = e.ranges[min(t.level, len(e.ranges)) - 1]
        supply = self.box.killers[killer].droids

        def options(view: Station) -> list[Words]:
            near = self.board.within(view.killer_at[killer], distance)
            free = [place for place in near if place not in view.droids]
            if len(view.droids) < supply:
                return [(place,) for place in free] or [(NONE,)]
            return [(NONE,), *((droid, place) for droid in view.droids for place in free)]

        def why(view: Station, words: Words) -> str:
            if words[-1] in view.droids:
                return "WW-41.4"
            known = words[-1] in self.board.places
            near = known and self.board.distance(view.killer_at[killer], words[-1]) <= distance
            return "WW-12.3" if known and not near else ""

        ask = t.ask(t.killer_seat(killer), DROID, Offers(options, why), default=lambda v: options(v)[0])
        answer = yield from self.asked(t, ask)
        words: Words = answer.value
        if words == (NONE,):
            t.reveal("no_droid", "WW-41.3")
        else:
            t.droids = self.board.in_order([*(one for one in t.droids if one not in words[:-1]), words[-1]])
            t.reveal("droid", "WW-41.2", place=words[-1], moved=yes_no(len(words) > 1))
        return None

    def do_killer_control(self, t: Station, killer: str, card: str, way: Way, e: fx.Control) -> Flow[Next]:
        """CONTROL: the droids of a zone name whom they see, go on by number, and name again.
        (WW-41.5–41.10)"""
        if e.zones == "all":
            self.control(t, list(ZONES))
            return None
        ask = t.ask(t.killer_seat(killer), CONTROL, list(ZONES), default=ZONES[0])
        zone = (yield from self.asked(t, ask)).value
        t.tell("controls", "WW-41.5", zone=zone)
        self.control(t, [zone])
        return None

    def control(self, t: Station, zones: list[str]) -> None:
        active = [one for one in t.droids if self.board.places[one].zone in zones]
        self.detect(t, active)
        moved = [self.board.next_in_zone(one) for one in active]
        t.droids = self.board.in_order([*(one for one in t.droids if one not in active), *moved])
        if active:
            t.tell("droids_moved", "WW-41.5", places=t.droids)
        self.detect(t, self.board.in_order(moved))

    def detect(self, t: Station, places: list[str]) -> None:
        """For each droid the victims there are named; no encounter follows. (WW-41.7, WW-41.8)"""
        for place in places:
            names = self.victims_in(t, [place])
            t.reveal("detected", "WW-41.8", place=place, victims=names)
            self.trace(t, names, place)

    def do_killer_teleport(self, t: Station, killer: str, card: str, way: Way, e: fx.Teleport) -> Flow[Next]:
        """He may appear at a droid, told at once; barricades stay. (WW-17.9)"""
        ask = t.ask(t.killer_seat(killer), LEAP, lambda v: [NONE, *v.droids], default=NONE)
        place = (yield from self.asked(t, ask)).value
        if place == NONE:
            t.reveal("stays_put", "WW-33.6", killer=killer)
            return None
        self.surface(t, killer)
        t.reveal("leap", "WW-17.9", killer=killer, place=place)
        self.put_killer(t, killer, place)
        return self.steps_for(killer, card, way)

    # --- routes ------------------------------------------------------------------------------------

    def do_killer_program(self, t: Station, killer: str, card: str, way: Way, e: fx.Program) -> Flow[Next]:
        """PROGRAM: delayed tokens on a route of adjacent locations, which begins where the last one ends.
        (WW-41.11, WW-41.12, WW-41.17, WW-41.18, WW-41.24)"""
        most = min(e.most, self.free_tokens(t, killer))
        if not most:
            t.reveal("no_token", "WW-41.24")
            return None

        def options(view: Station) -> list[Words]:
            return list(self.free_routes(view, killer, most)) or [(NONE,)]

        seat = t.killer_seat(killer)
        answer = yield from self.asked(t, t.ask(seat, ROUTE, options, default=lambda v: options(v)[0]))
        if answer.value != (NONE,):
            t.routes = [*t.routes, (card, way[0], answer.value)]
            t.tell("programmed", "WW-41.19", card=card, places=list(answer.value))
        else:
            t.reveal("no_token", "WW-41.24")
        return None

    def free_routes(self, v: Station, killer: str, most: int) -> list[Path]:
        """Routes without gaps, repeats or crossings. (WW-41.12)"""
        here = v.killer_at[killer]
        taken = [here, *(place for _, _, way in v.routes for place in way)]
        found: list[Path] = []
        edge: list[Path] = [()]
        for _ in range(most):
            edge = [
                (*path, there)
                for path in edge
                for there in self.board.adjacent[path[-1] if path else taken[-1]]
                if there not in taken and there not in path
            ]
            found += edge
        return found

    def end_routes(self, t: Station) -> None:
        t.routes = []
        t.tell("routes_end", "WW-41.16")

    @phase
    def march(self, t: Station, killer: str) -> Next:
        """Stage II: Roboeye goes along the tokens and applies the card's effect after every MOVE; where he
        cannot pay or cannot go, all routes end. (WW-41.13, WW-41.16, WW-41.20–41.23)"""
        card, number, route = t.routes[0]
        here, there = t.killer_at[killer], route[0]
        if there not in self.board.adjacent[here]:
            self.end_routes(t)
            return None
        purse = len(t.hand[killer]) + skills.free_climbs(self.box, t, killer)
        if self.board.against(here, there) and not purse:
            t.reveal("cannot_pay", "WW-41.16")
            self.end_routes(t)
            return None
        t.routes = [(card, number, route[1:]), *t.routes[1:]] if route[1:] else t.routes[1:]
        each = self.steps_for(killer, card, (number,))
        return [*self.set_out(t, killer, (there,)), *each]
