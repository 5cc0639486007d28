"""Where victims can be, as far as the killer has been told: help that stays honest.

For each victim a weight for every location. A weight of 0 means that the rules and all that was told exclude
the place; this part is exact. How the rest is shared out is a guess with the habits below.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from polyana.core import Event
from polyana.games.wall_whisper import effects as fx
from polyana.games.wall_whisper import victim_effects as vx
from polyana.games.wall_whisper.board import Board
from polyana.games.wall_whisper.cards import Box
from polyana.games.wall_whisper.moving import STEPS
from polyana.games.wall_whisper.victim_cards import DECKS

STAYS, ONE_STEP, FAR = 0.4, 0.2, 0.03
"""How often a victim stays, makes one step, or gets farther than two by a card; else she makes two."""
HEARD = 8.0
"""How much likelier a victim is where noise was heard."""
RUNS = 0.85
SKILLED_STEPS, SKILLED_FLIGHT = 2, 2
"""How many steps skills may add in a turn, and how far one runs with the right one."""
FIRST_CARDS = 2
"""From this round on victims may hold cards: adrenaline, a flashlight, a rope."""

Weights = dict[str, float]


class Belief:
    """One killer's knowledge of the victims' places, event by event."""

    def __init__(self, box: Box, victims: Sequence[str], killer_at: str) -> None:
        self.box = box
        self.board: Board = box.board
        self.weights: dict[str, Weights] = {one: {self.board.entrance: 1.0} for one in victims}
        self.barricades: list[str] = []
        self.round = 0
        self.turn = ""
        self.killers_at: dict[str, str] = {}
        self._first_at = killer_at
        self.source = ""
        self.route = ""
        self.lurking: dict[str, str] = {}
        self.aimed = ""
        self.present: list[str] = []
        self.skilled = False
        """Do victims have skills? Then they may do more than their boards say."""

    def hear(self, event: Event) -> None:
        """Learn from one event that the killer's seat has heard."""
        if event.kind == "killer_turn":
            self.turn = event.args.get("killer", "")
        learn = getattr(self, f"_on_{event.kind}", None)
        if learn is not None:
            learn(**{name: value for name, value in event.args.items() if name != "seat"})

    @property
    def killer_at(self) -> str:
        """Where the killer is whose turn it is, or was: only he moves. (WW-39.6)"""
        return self.killers_at.get(self.turn, self._first_at)

    @killer_at.setter
    def killer_at(self, place: str) -> None:
        self.killers_at[self.turn] = place

    def chance(self, victim: str, place: str) -> float:
        return self.weights.get(victim, {}).get(place, 0.0)

    # --- what pins victims down ----------------------------------------------------------------------

    def _named(self, places: Iterable[str], victims: Sequence[str]) -> None:
        """Exactly these victims are in these places. (WW-15.1, WW-45.8)"""
        area = set(places)
        for victim in self.weights:
            self._keep(victim, area if victim in victims else set(self.board.ids) - area)

    def _keep(self, victim: str, places: set[str]) -> None:
        before = self.weights.get(victim)
        if before is None:
            return
        kept = {place: weight for place, weight in before.items() if place in places}
        self.weights[victim] = _whole(kept or dict.fromkeys(places, 1.0))

    def _on_searched(self, place: str, victims: list[str], **_: Any) -> None:
        self._named([place], victims)
        self.present = victims

    def _on_detected(self, place: str, victims: list[str]) -> None:
        self._named([place], victims)

    def _on_sensed_zone(self, zone: str, victims: list[str]) -> None:
        self._named(self.board.zone(zone), victims)

    def _on_sensed_place(self, place: str, victims: list[str]) -> None:
        self._named([place], victims)

    def _on_sensed_around(self, range: int, victims: list[str], **_: Any) -> None:
        self._named(self.board.within(self.killer_at, range), victims)

    def _on_panic(self, victim: str, place: str) -> None:
        self._keep(victim, {place})

    def _on_flesh_found(self, victim: str, door: str) -> None:
        link = self.board.links[door]
        self._keep(victim, {link.a, link.b})

    def _on_battle(self, place: str, **_: Any) -> None:
        for victim in self.weights:
            self._keep(victim, {place})

    def _on_mutated(self, victim: str, **_: Any) -> None:
        self.weights.pop(victim, None)

    def _on_fell(self, victim: str, **_: Any) -> None:
        self._on_mutated(victim)

    _on_left = _on_fell

    def _on_affected(self, effect: str, victims: list[str]) -> None:
        """Who is struck stands in the area of the card that strikes; the others do not. (WW-7.4, WW-16.8)"""
        area = self._area(effect)
        if area:
            self._named(area, victims)

    def _area(self, effect: str) -> list[str]:
        if effect == "infect":
            return []
        wanted = fx.Fear if effect == "fear" else fx.Wound
        found = next((one for one in _flat(self._effects()) if isinstance(one, wanted)), None)
        if found is None or found.whom in ("all", "present", "named", "chosen"):
            return []
        if found.whom == "aimed":
            return [self.aimed] if self.aimed else []
        return self.board.within(self.killer_at, found.range if found.whom == "range" else 0)

    def _effects(self) -> Iterable[Any]:
        """What the card or the skill says that is at work."""
        skill = self.box.killer_skills.get(self.source.removeprefix("skill-"))
        if skill is not None:
            return skill.effects
        killer = next((one for one, card in self.box.cards if card == self.source), "")
        return self.box.cards[killer, self.source].effects if killer else ()

    # --- the killer's own deeds ----------------------------------------------------------------------

    def _on_played(self, card: str, **_: Any) -> None:
        self.source = card

    def _on_skill(self, skill: str, **_: Any) -> None:
        self.source = f"skill-{skill}"

    def _on_skills_told(self, **_: Any) -> None:
        self.skilled = True

    def _on_delayed_now(self, card: str) -> None:
        self.source = card

    def _on_programmed(self, card: str, **_: Any) -> None:
        self.route = card

    def _on_vanishes(self, **_: Any) -> None:
        self.lurking[self.turn] = self.source

    def _on_aimed(self, place: str) -> None:
        self.aimed = place

    def _on_begun_double(self, killers: list[str], **_: Any) -> None:
        self.killers_at = dict.fromkeys(killers, self._first_at)

    def _on_killer_turn(self, **_: Any) -> None:
        mine = not self.turn or (self.turn, self.route) in self.box.cards
        self.source, self.aimed, self.present = self.route if mine else "", "", []

    def _on_killer_moved(self, places: list[str], **_: Any) -> None:
        self.killer_at = places[-1]

    def _on_sneaked(self, place: str, **_: Any) -> None:
        self.killer_at = place

    def _on_leap(self, place: str, **_: Any) -> None:
        self.killer_at = place

    def _on_shows_up(self, place: str, **_: Any) -> None:
        self.killer_at, self.source = place, self.lurking.pop(self.turn, "")

    def _on_built(self, door: str) -> None:
        self.barricades.append(door)

    def _on_broken(self, door: str) -> None:
        self.barricades = [one for one in self.barricades if one != door]

    _on_taken_back = _on_broken

    # --- moving unseen -------------------------------------------------------------------------------

    def _on_victims_turn(self, round: int) -> None:
        self.round = round

    def _on_cleared_by(self, victim: str, door: str) -> None:
        """На распутье he hears who it was; she too may have gone on since. (WW-38.21)"""
        self._on_cleared(door)

    def _on_cleared(self, door: str) -> None:
        """Somebody stood at one end of the door; whoever it was may have gone on since. (WW-26.1)"""
        self._on_broken(door)

    def _on_noise(self, places: list[str], how: str) -> None:
        """The victims' turn is over: they have moved, and where there was noise one of them may be."""
        for victim in self.weights:
            self.weights[victim] = self._moved(victim)
            if how == "places":
                louder = {p: w * (HEARD if p in places else 1.0) for p, w in self.weights[victim].items()}
                self.weights[victim] = _whole(louder)

    def _on_encounter_over(self) -> None:
        """Whoever was attacked may have run a step, Kinto two. (WW-34.12, WW-34.13)"""
        for victim in self.present:
            if victim in self.weights:
                self.weights[victim] = _whole(self._run(self.weights[victim], self._flees(victim)))
        self.present = []

    def _on_hero(self, victim: str, **_: Any) -> None:
        """The others have slipped away, as far as they could have run. (WW-34.17)"""
        present, self.present = self.present, [one for one in self.present if one != victim]
        self._on_encounter_over()
        self.present = [one for one in present if one == victim]

    def _flees(self, victim: str) -> int:
        """How far she may have run, a skill of hers included."""
        return max(self.box.victims[victim].traits.flees, SKILLED_FLIGHT if self.skilled else 1)

    def _run(self, before: Weights, steps: int) -> Weights:
        after: Weights = {}
        for place, weight in before.items():
            _add(after, place, weight * (1 - RUNS))
            reached = [one for one in self._reach(place, steps, tunnels=False) if one != place]
            for there in reached:
                _add(after, there, weight * RUNS / len(reached))
        return after

    def _moved(self, victim: str) -> Weights:
        """The weights after a turn of this victim."""
        tunnels = self.box.victims[victim].traits.passage
        cards = self._with_cards
        after: Weights = {}
        for place, weight in self.weights[victim].items():
            near = [one for one in self._reach(place, 1, tunnels) if one != place]
            usual = [one for one in self._reach(place, STEPS, tunnels) if one != place and one not in near]
            far = self._reach(place, STEPS + self._extra_steps(), True) if cards else []
            farther = [one for one in far if one != place and one not in near and one not in usual]
            shares = [(near, ONE_STEP), (usual, 1 - STAYS - ONE_STEP), (farther, FAR)]
            _add(after, place, weight * STAYS)
            for places, share in shares:
                for there in places:
                    _add(after, there, weight * share / len(places))
        return _whole(after)

    def _extra_steps(self) -> int:
        """Cards that give a step and may be in the victims' hands by now. (WW-45.1)"""
        there_are: int = sum(
            getattr(item, deck)
            for item in self.box.items.values()
            for deck in DECKS
            if any(isinstance(one, vx.Step) for use in item.uses for one in use.effects)
        )
        return min(there_are, 3 * (self.round - 1)) + (SKILLED_STEPS if self.skilled else 0)

    @property
    def _with_cards(self) -> bool:
        """May victims hold something by now that takes them farther, or against an arrow?"""
        return self.skilled or self.round >= FIRST_CARDS

    def _reach(self, place: str, steps: int, tunnels: bool) -> list[str]:
        """Where so many steps can lead; against arrows too, once there may be a rope. (WW-11.8, WW-13.9)"""
        ropes = self.board.arrows if self._with_cards else ()
        found, edge = [place], [place]
        for _ in range(steps):
            reached = (
                there
                for here in edge
                for there in self.board.victim_steps(here, self.barricades, ropes, passage=tunnels)
            )
            edge = [one for one in dict.fromkeys(reached) if one not in found]
            found += edge
        return found


def _flat(effects: Iterable[Any]) -> Iterable[Any]:
    for one in effects:
        yield one
        for name in ("effects", "revealed", "each"):
            yield from _flat(getattr(one, name, ()))


def _add(weights: Weights, place: str, weight: float) -> None:
    if weight > 0:
        weights[place] = weights.get(place, 0.0) + weight


def _whole(weights: Weights) -> Weights:
    total = sum(weights.values())
    return {place: weight / total for place, weight in weights.items()}
