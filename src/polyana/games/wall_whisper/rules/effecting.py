"""The keywords of killer cards, one by one. (Chapters 12, 15–18, WW-44.11)"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyana.core import Flow, Next, phase, step
from polyana.games.wall_whisper.rules import effects as fx
from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.base import yes_no
from polyana.games.wall_whisper.rules.board import REPAIRS, ZONES
from polyana.games.wall_whisper.rules.kinds import (
    AIM,
    BARRICADES,
    DOOR,
    FLESH,
    FRIGHTENED,
    SENSE,
    TAKE_BACK,
    Words,
)
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.playing import Playing
from polyana.games.wall_whisper.rules.table import Station

Way = tuple[int, ...]


class Effecting(Playing):
    """What each keyword does; Roboeye's own are in `droids`."""

    @phase
    def effect(self, t: Station, killer: str, card: str, way: Way) -> Flow[Next] | Next:
        """The effects of a killer card are applied from top to bottom, all that are possible. (WW-33.6)"""
        effect = self.looked_up(killer, card, way)
        keyword = type(effect).__name__.lower()
        apply: Callable[..., Flow[Next] | Next] = getattr(self, f"do_killer_{keyword}")
        return apply(t, killer, card, way, effect)

    # --- moving, hiding, looking -------------------------------------------------------------------

    def do_killer_move(self, t: Station, killer: str, card: str, way: Way, e: fx.Move) -> Flow[Next]:
        delayed = len(way) > 1 and isinstance(self.looked_up(killer, card, way[:-1]), fx.Delay)
        return self.travel(t, killer, e.least, e.most, delayed=delayed)

    def do_killer_stealth(self, t: Station, killer: str, card: str, way: Way, e: fx.Stealth) -> Next:
        self.vanish(t, killer, card)
        return step(self.sneak, killer, e.most)

    def do_killer_search(self, t: Station, killer: str, card: str, way: Way, e: fx.Search) -> Next:
        return step(self.search, killer)

    @phase
    def search(self, t: Station, killer: str) -> Next:
        """SEARCH: are there victims in the killer's location? Those present are named, and he attacks.
        (WW-15.5–15.7, WW-34.1)"""
        self.surface(t, killer)
        place = t.killer_at[killer]
        names = self.victims_in(t, [place])
        t.reveal("searched", "WW-15.6" if names else "WW-15.7", killer=killer, place=place, victims=names)
        self.trace(t, names, place)
        return step(self.encounter, killer) if names else None

    def do_killer_sense(self, t: Station, killer: str, card: str, way: Way, e: fx.Sense) -> Flow[Next]:
        """SENSE: the victims in the area are named, in roof order. (WW-15.1–15.4, WW-19.16)"""
        if e.area == "range":
            around = "hidden" if killer in t.hidden else t.killer_at[killer]
            names = self.victims_in(t, self.board.within(t.killer_at[killer], e.range))
            t.reveal("sensed_around", "WW-15.1", place=around, range=e.range, victims=names)
            return self.after_sense(t, killer, names)
        areas = list(ZONES) if e.area == "zone" else self.sensible(t, e.among)
        ask = t.ask(t.killer_seat(killer), SENSE, areas, default=areas[0])
        area = (yield from self.asked(t, ask)).value
        names = self.victims_in(t, self.board.zone(area) if e.area == "zone" else [area])
        t.reveal(f"sensed_{e.area}", "WW-15.1", **{e.area: area}, victims=names)
        if e.area == "place":
            self.trace(t, names, area)
        return self.after_sense(t, killer, names)

    def sensible(self, t: Station, among: str) -> Sequence[str]:
        """The locations among which a SENSE may choose."""
        if among == "noisy":
            return skills.noisy_places(self.box, t)
        if among == "repairs":
            return self.board.in_order(place for kind in REPAIRS for place in self.board.with_icon(kind))
        return self.board.ids

    def after_sense(self, t: Station, killer: str, names: list[str]) -> Next:
        """A SENSE that names somebody is the moment of some skills."""
        return self.moments(t, killer, "sensed", names) if names else None

    def victims_in(self, t: Station, places: list[str]) -> list[str]:
        """Who is there, in the fixed order of the roof. (WW-15.3)"""
        return [one for one in t.in_play if t.at[one] in places]

    # --- hurting -----------------------------------------------------------------------------------

    def targets(self, t: Station, killer: str, whom: str, distance: int) -> Sequence[str]:
        if whom == "present":
            return [one for one in t.present if one in t.in_play]
        if whom == "all":
            return t.in_play
        if whom in ("named", "chosen"):
            return [one for one in t.named if one in t.in_play]
        here = t.killer_at[killer]
        places = {"here": [here], "aimed": [t.aimed], "range": self.board.within(here, distance)}[whom]
        return self.victims_in(t, places)

    def do_killer_aim(self, t: Station, killer: str, card: str, way: Way, e: fx.Aim) -> Flow[Next]:
        """An adjacent location, whatever lies between. (WW-5.5, WW-17.7)"""
        ask = t.ask(
            t.killer_seat(killer),
            AIM,
            lambda v: list(self.board.adjacent[v.killer_at[killer]]),
            default=lambda v: self.board.adjacent[v.killer_at[killer]][0],
        )
        t.aimed = (yield from self.asked(t, ask)).value
        t.reveal("aimed", "WW-33.6", place=t.aimed)
        return None

    def do_killer_fear(self, t: Station, killer: str, card: str, way: Way, e: fx.Fear) -> Flow[Next]:
        """FEAR in roof order; the killer learns who got it, not where they stand. (WW-16.8)"""
        if e.whom == "chosen":
            offers = t.in_play
            ask = t.ask(t.killer_seat(killer), FRIGHTENED, offers, default=offers[0])
            t.named = [(yield from self.asked(t, ask)).value]
        hit = self.targets(t, killer, e.whom, e.range)
        t.reveal("affected", "WW-16.8", effect="fear", victims=hit)
        if e.whom == "aimed" or (e.whom == "here" and killer not in t.hidden):
            self.trace(t, hit, t.aimed if e.whom == "aimed" else t.killer_at[killer])
        for victim in hit:
            self.frighten(t, victim)
        return None

    def do_killer_wound(self, t: Station, killer: str, card: str, way: Way, e: fx.Wound) -> Next:
        """WOUND: names are told, places only as far as the effect itself says. (WW-7.4)"""
        hit = self.targets(t, killer, e.whom, e.range)
        t.reveal("affected", "WW-7.4", effect="wound", victims=hit)
        if e.whom == "here" and killer not in t.hidden:
            self.trace(t, hit, t.killer_at[killer])
        how = "onset" if e.whom == "present" else "area"
        wounds = [step(self.wound, victim, how, killer) for victim in hit]
        return [*wounds, *self.moments(t, killer, "wounded")]

    def do_killer_infect(self, t: Station, killer: str, card: str, way: Way, e: fx.Infect) -> Next:
        hit = self.targets(t, killer, e.whom, e.range)
        t.reveal("affected", "WW-42.13", effect="infect", victims=hit)
        return step(self.contaminate, killer, tuple(hit))

    def contaminate(self, t: Station, killer: str, victims: tuple[str, ...]) -> Flow[Next]:
        raise NotImplementedError

    # --- barricades --------------------------------------------------------------------------------

    def do_killer_barricade(self, t: Station, killer: str, card: str, way: Way, e: fx.Barricade) -> Next:
        return [step(self.build, killer, e.where, number > 0) for number in range(e.count)]

    def free_doors(self, v: Station, killer: str, where: str) -> list[str]:
        """Doors without a barricade: of his location, or of the whole board. (WW-17.6, WW-17.10, WW-17.12)"""
        doors = self.board.doors if where == "any" else self.board.doors_of(v.killer_at[killer])
        return [door for door in doors if door not in v.barricades]

    @phase
    def build(self, t: Station, killer: str, where: str, may_stop: bool) -> Flow[Next]:
        """A barricade goes on a door and is told at once; with all seven placed, one is taken back first.
        (WW-17.1–17.6, WW-17.11, WW-17.12, WW-2.11)"""
        seat = t.killer_seat(killer)
        if not self.free_doors(t, killer, where):
            t.reveal("no_door", "WW-17.11")
            return None
        if len(t.barricades) >= BARRICADES:
            taken = yield from self.asked(
                t, t.ask(seat, TAKE_BACK, lambda v: v.barricades, default=lambda v: v.barricades[0])
            )
            self.remove_barricade(t, taken.value)
            t.reveal("taken_back", "WW-17.5", door=taken.value)
            return step(self.build, killer, where, may_stop)

        def options(view: Station) -> list[str]:
            doors = self.free_doors(view, killer, where)
            return [*doors, "none"] if may_stop else doors

        def why(view: Station, words: Words) -> str:
            if words[0] in view.barricades:
                return "WW-17.6"
            return "WW-17.12" if words[0] in self.board.doors else ""

        ask = t.ask(seat, DOOR, Offers(options, why), default=lambda v: options(v)[0])
        answer = yield from self.asked(t, ask)
        if answer.value != "none":
            t.barricades = [door for door in self.board.doors if door in (*t.barricades, answer.value)]
        t.reveal("built", "WW-17.2", door=answer.value)
        return None

    def do_killer_flesh(self, t: Station, killer: str, card: str, way: Way, e: fx.Flesh) -> Flow[Next]:
        """The flesh token goes secretly on a placed barricade, or stays on its own. (WW-42.3, WW-42.5,
        WW-42.61)"""
        if not t.barricades:
            return None
        ask = t.ask(
            t.killer_seat(killer),
            FLESH,
            lambda v: v.barricades,
            default=lambda v: v.flesh or v.barricades[0],
        )
        t.flesh = (yield from self.asked(t, ask)).value
        return None

    # --- strength and cards ------------------------------------------------------------------------

    def do_killer_strength(self, t: Station, killer: str, card: str, way: Way, e: fx.Strength) -> Next:
        """For good, for the turn or for this attack; never more than 10. (WW-6.3, WW-6.6, WW-34.11)"""
        if e.given == "droid_here" and t.killer_at[killer] not in t.droids:
            return None
        if e.lasting == "good":
            t.strength[killer] = max(0, min(10, t.strength[killer] + e.by))
        elif e.lasting == "turn" and t.double and t.turn != killer:
            t.promised[killer] = t.promised.get(killer, 0) + e.by
        elif e.lasting == "turn":
            t.boost += e.by
        else:
            t.edge += e.by
        told = {"by": e.by, "lasting": e.lasting, "strength": t.force(killer), **self.whose(t, killer)}
        t.reveal("strength", "WW-6.6", **told)
        return None

    def do_killer_draw(self, t: Station, killer: str, card: str, way: Way, e: fx.Draw) -> Next:
        return self.owe(t, killer, draws=e.count)

    def do_killer_discard(self, t: Station, killer: str, card: str, way: Way, e: fx.Discard) -> Next:
        return self.owe(t, killer, discards=e.count)

    def do_killer_failed(self, t: Station, killer: str, card: str, way: Way, e: fx.Failed) -> Next:
        """Waits for a failed defence; the encounter asks for it."""
        return None

    # --- delayed effects ---------------------------------------------------------------------------

    def free_tokens(self, t: Station, killer: str) -> int:
        """Delayed tokens that are not on the board. (WW-18.11, WW-41.18)"""
        tokens = sum(one == killer for one, _, _ in t.delayed)
        tokens += sum(len(way) for card, _, way in t.routes if self.owns(killer, card))
        return self.box.killers[killer].delayed - tokens

    def do_killer_delay(self, t: Station, killer: str, card: str, way: Way, e: fx.Delay) -> Next:
        """A token in his location carries the effect; a hidden killer's token does not tell where.
        (WW-18.1, WW-18.9, WW-18.11)"""
        if not self.free_tokens(t, killer):
            t.reveal("no_token", "WW-18.11")
            return None
        place = t.killer_at[killer]
        t.delayed.append((killer, card, way[0]))
        t.delayed_at.append(place)
        t.delayed_seen.append("" if killer in t.hidden else place)
        hidden = yes_no(killer in t.hidden)
        t.reveal("delayed", "WW-18.1", card=card, place=t.delayed_seen[-1], hidden=hidden)
        return None
