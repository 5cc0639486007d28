"""The exact filter of the bots: how likely every arrangement of the victims is, from what the killer heard.

The habits of victims below are guesses of somebody who knows the game; what the rules exclude stays excluded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import ClassVar

import numpy as np

from polyana.core import Event
from polyana.games.wall_whisper.bots.belief import Belief
from polyana.games.wall_whisper.bots.footsteps import FARTHER, Array, footsteps, occupied, steps, together
from polyana.games.wall_whisper.rules.board import REPAIRS
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import KEYS

PULL = {"keys": 3.0, "transmitter": 3.0, "vehicle": 2.0, "medicine": 1.0, "weapons": 1.0}
"""How much victims are drawn to a place, beside 0.6 for any."""
ANYWHERE, AWAITED = 0.6, 9.0
AFRAID = (0.08, 0.3, 0.75)
"""How much less they like a place that is 0, 1, 2 steps from the killer."""
LOUD = {"keys": 0.45, "transmitter": 0.7, "vehicle": 0.7, "medicine": 0.35, "weapons": 0.35}
QUIET, DECOY, BLUNT = 0.12, 0.015, 3.0
"""How likely noise is where victims are (by what can be done there), and where nobody is."""


class Tracker(Belief):
    """A belief over all arrangements of the victims at once: it can think «one of them is there»."""

    def __init__(self, box: Box, victims: Sequence[str], killer_at: str, *, keen: bool = True) -> None:
        super().__init__(box, victims, killer_at)
        self.keen = keen
        """Does it think of what victims want and of what makes noise?"""
        self.names = list(victims)
        self.places = self.board.ids
        self.number = {place: number for number, place in enumerate(self.places)}
        self.joint: Array = np.zeros((len(self.places),) * len(self.names))
        self.joint[(self.number[self.board.entrance],) * len(self.names)] = 1.0
        self.unseen: set[str] = set()
        """The killers in STEALTH."""
        self.works: dict[str, int] = {}
        """How often noise was heard where something can be repaired."""
        self.analysed, self.warned = False, 0
        """Was the killer analysed, and how many turns has he had since?"""
        self.awaited: set[str] = set()
        self.resting: set[str] = set()
        self.beside: list[set[str]] = []
        """Sets of places in one of which somebody worked in this turn of the victims."""
        self._next: Tracker | None = None
        self._grouped: tuple[Array, Array] = (np.zeros(0), np.zeros(0))

    # --- asking --------------------------------------------------------------------------------------

    def chance(self, victim: str, place: str) -> float:
        if victim not in self.names:
            return 0.0
        return float(self.alone(victim)[self.number[place]])

    def alone(self, victim: str) -> Array:
        """How likely one victim is in each place."""
        axis = self.names.index(victim)
        others = tuple(one for one in range(self.joint.ndim) if one != axis)
        found: Array = self.joint.sum(axis=others)
        return found

    def weigh(self, worth: Sequence[float]) -> Array:
        """For each place the mean of a worth that depends on who is there (bit by bit)."""
        if not self.names:
            return np.zeros(len(self.places))
        found: Array = np.asarray(worth) @ self._groups()
        return found

    def _groups(self) -> Array:
        """For each group of victims (bit by bit) and each place: how likely exactly these are there."""
        joint = self.joint
        if self._grouped[0] is not joint:  # it is replaced and never changed
            sums, exact = together(joint.ndim)
            least = [np.full(len(self.places), joint.sum()), *(np.einsum(one, joint) for one in sums)]
            self._grouped = joint, exact @ np.array(least)
        return self._grouped[1]

    def somebody(self) -> Array:
        """How likely anybody is in each place."""
        return self.weigh([0.0] + [1.0] * (2**self.joint.ndim - 1))

    def given(self, places: Sequence[str], victims: Sequence[str]) -> tuple[float, Tracker]:
        """How likely exactly these victims are there, and what would be believed then."""
        twin = copy(self)
        twin._next = None
        mass = twin._restrict(places, victims)
        return mass, twin

    def after_turn(self) -> Tracker:
        """What will be believed after a turn of the victims about whose noise nothing is known."""
        if self._next is None:
            self._next = copy(self)
            self._next._walk()
        return self._next

    def hear(self, event: Event) -> None:
        if event.kind in self.learners:
            self._next = None
        super().hear(event)

    # --- learning ------------------------------------------------------------------------------------

    def _restrict(self, places: Sequence[str], victims: Sequence[str]) -> float:
        inside = np.array([float(place in places) for place in self.places])
        for axis, victim in enumerate(self.names):
            self._scale(axis, inside if victim in victims else 1 - inside)
        return self._norm()

    def _scale(self, axis: int, by: Array) -> None:
        shape = [1] * self.joint.ndim
        shape[axis] = len(by)
        self.joint = self.joint * by.reshape(shape)

    def _norm(self) -> float:
        total = float(self.joint.sum())
        if total > 0:
            self.joint = self.joint / total
        return total

    def _named(self, places: Iterable[str], victims: Sequence[str]) -> None:
        before = self.joint
        area = list(places)
        if self._restrict(area, victims) <= 0:
            self.joint = np.ones_like(before)
            self._restrict(area, victims)

    def _keep(self, victim: str, places: set[str]) -> None:
        if victim not in self.names:
            return
        before = self.joint
        inside = np.array([float(place in places) for place in self.places])
        self._scale(self.names.index(victim), inside)
        if self._norm() <= 0:
            self.joint = before
            self._spread(victim, np.tile(inside / inside.sum(), (len(self.places), 1)))

    def _spread(self, victim: str, moves: Array) -> None:
        """One victim goes from place to place by these chances."""
        axis = self.names.index(victim)
        self.joint = np.moveaxis(np.moveaxis(self.joint, axis, -1) @ moves, -1, axis)

    def _on_mutated(self, victim: str, **_: object) -> None:
        super()._on_mutated(victim)
        if victim in self.names:
            self.joint = self.joint.sum(axis=self.names.index(victim))
            self.names.remove(victim)

    # --- the victims' turn ---------------------------------------------------------------------------

    def _on_victims_turn(self, round: int) -> None:
        super()._on_victims_turn(round)
        self.resting, self.beside = set(), []

    def _on_calm(self, victim: str, **_: object) -> None:
        self.resting.add(victim)

    def _on_cleared(self, door: str) -> None:
        super()._on_cleared(door)
        link = self.board.links[door]
        self.beside.append({link.a, link.b})

    def _on_killer_turn(self, **_: object) -> None:
        super()._on_killer_turn()
        self.warned += self.analysed

    def _on_analysis(self, stage: int, **_: object) -> None:
        self.analysed = True
        if stage == 1:
            self.beside.append({one for at in self.in_sight() for one in self.board.within(at, 1)})

    def _on_key(self, count: int, **_: object) -> None:
        if count >= KEYS:
            self.awaited.add(self.board.entrance)

    def _on_vehicle_ready(self, **_: object) -> None:
        self.awaited.update(self.board.with_icon("vehicle"))

    def _on_vanishes(self, **_: object) -> None:
        super()._on_vanishes()
        self.unseen.add(self.turn)

    def _on_shows_up(self, place: str, **_: object) -> None:
        super()._on_shows_up(place)
        self.unseen.discard(self.turn)

    def in_sight(self) -> list[str]:
        """Where victims see a killer. (WW-19.7, WW-39.19)"""
        known = self.killers_at or {self.turn: self._first_at}
        return [place for killer, place in known.items() if killer not in self.unseen]

    def _on_noise(self, places: list[str], how: str) -> None:
        for place in places:
            if set(self.board.places[place].icons) & set(REPAIRS):
                self.works[place] = self.works.get(place, 0) + 1
        self._walk()
        before = self.joint
        for work in self.beside:
            self._scale_some([3.0 if place in work else 1.0 for place in self.places])
        if how != "everywhere":
            self._scale_some([self._telling(place, place in places) for place in self.places])
        if self._norm() <= 0:
            self.joint = before

    def _telling(self, place: str, noisy: bool) -> float:
        """How much likelier what was heard of a place is with somebody there than without."""
        if not self.keen:
            return BLUNT if noisy else 1.0
        loud = max((LOUD.get(icon, QUIET) for icon in self.board.places[place].icons), default=QUIET)
        return loud / DECOY if noisy else (1 - loud) / (1 - DECOY)

    def _scale_some(self, by: Sequence[float]) -> None:
        """Weigh arrangements by the places that are occupied, each counted once."""
        total = np.log(by) @ occupied(len(self.places), self.joint.ndim)
        self.joint = self.joint * np.exp(total).reshape(self.joint.shape)

    def _walk(self) -> None:
        """Every victim makes her turn."""
        made: dict[bool, Array] = {}
        for victim in self.names:
            if victim in self.resting:
                continue
            tunnels = self.box.victims[victim].traits.passage
            if tunnels not in made:
                made[tunnels] = self._habits(tunnels)
            self._spread(victim, made[tunnels])

    def _habits(self, tunnels: bool) -> Array:
        """Where victims go from each place in a turn."""
        cards = self._with_cards
        ropes = self.board.arrows if cards else ()
        gladly, carried = footsteps(self.board, tuple(self.barricades), ropes, tunnels, cards)
        moves = gladly * np.array([self._pull(place) for place in self.places])
        moves *= (1 - FARTHER * cards) / moves.sum(axis=1, keepdims=True)
        found: Array = moves + carried
        return found

    def _reach(self, place: str, most: int, tunnels: bool) -> list[str]:
        """As the page counts it, nearest first, from a table that is made once."""
        ropes = self.board.arrows if self._with_cards else ()
        known = steps(self.board, tuple(self.barricades), ropes, tunnels)
        return [there for there, count in known[place].items() if count <= most]

    def _pull(self, place: str) -> float:
        if not self.keen:
            return 1.0
        pull = ANYWHERE + sum(PULL.get(icon, 0.0) for icon in self.board.places[place].icons)
        if place in self.awaited:
            pull = AWAITED
        for killer_at in self.in_sight():
            steps = self.board.distance(place, killer_at)
            pull *= AFRAID[steps] if steps < len(AFRAID) else 1.0
        return pull

    def _on_encounter_over(self) -> None:
        """A victim who was attacked may have run, mostly away from the killer. (WW-34.12)"""
        for victim in self.present:
            if victim in self.names:
                steps = self._flees(victim)
                moves = np.eye(len(self.places)) * 0.1
                for here, row in zip(self.places, moves, strict=True):
                    for there in self._reach(here, steps, tunnels=False)[1:]:
                        row[self.number[there]] = 1.0
                    row /= row.sum()
                self._spread(victim, moves)
        self.present = []

    learners: ClassVar[Mapping[str, Callable[..., None]]] = {
        **Belief.learners,
        "mutated": _on_mutated,
        "victims_turn": _on_victims_turn,
        "calm": _on_calm,
        "cleared": _on_cleared,
        "killer_turn": _on_killer_turn,
        "analysis": _on_analysis,
        "key": _on_key,
        "vehicle_ready": _on_vehicle_ready,
        "vanishes": _on_vanishes,
        "shows_up": _on_shows_up,
        "noise": _on_noise,
        "encounter_over": _on_encounter_over,
    }
