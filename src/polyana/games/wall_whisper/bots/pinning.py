"""What pins victims down, event by event: what the killer is told of their places, and his own deeds.
(Chapters 15–19, 34, 41, 42)

For each victim a weight for every location. A weight of 0 means that the rules and all that was told exclude
the place; this part is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from polyana.core import Event
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.board import Board
from polyana.games.wall_whisper.rules.box import Box

Weights = dict[str, float]


class Pinning:
    """What one killer has been told of the victims' places."""

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
        learn = self.learners.get(event.kind)
        if learn is not None:
            learn(self, **{name: value for name, value in event.args.items() if name != "seat"})

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
        self.weights[victim] = whole(kept or dict.fromkeys(places, 1.0))

    def _on_searched(self, place: str, victims: list[str], **_: object) -> None:
        self._named([place], victims)
        self.present = victims

    def _on_detected(self, place: str, victims: list[str]) -> None:
        self._named([place], victims)

    def _on_sensed_zone(self, zone: str, victims: list[str]) -> None:
        self._named(self.board.zone(zone), victims)

    def _on_sensed_place(self, place: str, victims: list[str]) -> None:
        self._named([place], victims)

    def _on_sensed_around(self, range: int, victims: list[str], **_: object) -> None:
        self._named(self.board.within(self.killer_at, range), victims)

    def _on_panic(self, victim: str, place: str) -> None:
        self._keep(victim, {place})

    def _on_flesh_found(self, victim: str, door: str) -> None:
        link = self.board.links[door]
        self._keep(victim, {link.a, link.b})

    def _on_battle(self, place: str, **_: object) -> None:
        for victim in self.weights:
            self._keep(victim, {place})

    def _on_mutated(self, victim: str, **_: object) -> None:
        self.weights.pop(victim, None)

    def _on_fell(self, victim: str, **_: object) -> None:
        self._on_mutated(victim)

    def _on_affected(self, effect: str, victims: list[str]) -> None:
        """Victims who are struck stand in the area of the card; the others do not. (WW-7.4, WW-16.8)"""
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

    def _effects(self) -> Sequence[fx.KillerEffect]:
        """What the card or the skill says that is at work."""
        skill = self.box.killer_skills.get(self.source.removeprefix("skill-"))
        if skill is not None:
            return skill.effects
        killer = next((one for one, card in self.box.cards if card == self.source), "")
        return self.box.cards[killer, self.source].effects if killer else ()

    # --- the killer's own deeds ----------------------------------------------------------------------

    def _on_played(self, card: str, **_: object) -> None:
        self.source = card

    def _on_skill(self, skill: str, **_: object) -> None:
        self.source = f"skill-{skill}"

    def _on_skills_told(self, **_: object) -> None:
        self.skilled = True

    def _on_delayed_now(self, card: str) -> None:
        self.source = card

    def _on_programmed(self, card: str, **_: object) -> None:
        self.route = card

    def _on_vanishes(self, **_: object) -> None:
        self.lurking[self.turn] = self.source

    def _on_aimed(self, place: str) -> None:
        self.aimed = place

    def _on_begun_double(self, killers: list[str], **_: object) -> None:
        self.killers_at = dict.fromkeys(killers, self._first_at)

    def _on_killer_turn(self, **_: object) -> None:
        mine = not self.turn or (self.turn, self.route) in self.box.cards
        self.source, self.aimed, self.present = self.route if mine else "", "", []

    def _on_killer_moved(self, places: list[str], **_: object) -> None:
        self.killer_at = places[-1]

    def _on_sneaked(self, place: str, **_: object) -> None:
        self.killer_at = place

    def _on_leap(self, place: str, **_: object) -> None:
        self.killer_at = place

    def _on_shows_up(self, place: str, **_: object) -> None:
        self.killer_at, self.source = place, self.lurking.pop(self.turn, "")

    def _on_built(self, door: str) -> None:
        self.barricades.append(door)

    def _on_broken(self, door: str) -> None:
        self.barricades = [one for one in self.barricades if one != door]

    learners: ClassVar[Mapping[str, Callable[..., None]]] = {
        "searched": _on_searched,
        "detected": _on_detected,
        "sensed_zone": _on_sensed_zone,
        "sensed_place": _on_sensed_place,
        "sensed_around": _on_sensed_around,
        "panic": _on_panic,
        "flesh_found": _on_flesh_found,
        "battle": _on_battle,
        "mutated": _on_mutated,
        "fell": _on_fell,
        "affected": _on_affected,
        "played": _on_played,
        "skill": _on_skill,
        "skills_told": _on_skills_told,
        "delayed_now": _on_delayed_now,
        "programmed": _on_programmed,
        "vanishes": _on_vanishes,
        "aimed": _on_aimed,
        "begun_double": _on_begun_double,
        "killer_turn": _on_killer_turn,
        "killer_moved": _on_killer_moved,
        "sneaked": _on_sneaked,
        "leap": _on_leap,
        "shows_up": _on_shows_up,
        "built": _on_built,
        "broken": _on_broken,
        "left": _on_fell,
        "taken_back": _on_broken,
    }
    """What is learnt from each kind of event."""


def _flat(effects: Iterable[fx.KillerEffect]) -> Iterable[fx.KillerEffect]:
    for one in effects:
        yield one
        yield from _flat(fx.held_by(one))


def whole(weights: Weights) -> Weights:
    total = sum(weights.values())
    return {place: weight / total for place, weight in weights.items()}
