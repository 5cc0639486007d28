"""Where victims can be, as far as the killer has been told: help that stays honest. (Chapters 11, 23, 34)

What excludes a place is exact; how the rest is shared out is a guess with the habits below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from polyana.games.wall_whisper.bots.pinning import Pinning, Weights, whole
from polyana.games.wall_whisper.rules import victim_effects as vx
from polyana.games.wall_whisper.rules.victim_moves import STEPS
from polyana.games.wall_whisper.rules.victim_rows import DECKS

STAYS, ONE_STEP, FAR = 0.4, 0.2, 0.03
"""How often a victim stays, makes one step, or gets farther than two by a card; else she makes two."""
HEARD = 8.0
"""How much likelier a victim is where noise was heard."""
RUNS = 0.85
SKILLED_STEPS, SKILLED_FLIGHT = 2, 2
"""How many steps skills may add in a turn, and how far one runs with the right one."""
FIRST_CARDS = 2
"""From this round on victims may hold cards: adrenaline, a flashlight, a rope."""


class Belief(Pinning):
    """One killer's knowledge of the victims' places: they move unseen."""

    def _on_victims_turn(self, round: int) -> None:
        self.round = round

    def _on_cleared_by(self, victim: str, door: str) -> None:
        """At the Crossroads he hears who it was; she too may have gone on since. (WW-38.21)"""
        self._on_cleared(door)

    def _on_cleared(self, door: str) -> None:
        """Somebody stood at one end of the door and may have gone on since. (WW-26.1)"""
        self._on_broken(door)

    def _on_noise(self, places: list[str], how: str) -> None:
        """The victims' turn is over: they have moved, and where there was noise one of them may be."""
        for victim in self.weights:
            self.weights[victim] = self._moved(victim)
            if how == "places":
                louder = {p: w * (HEARD if p in places else 1.0) for p, w in self.weights[victim].items()}
                self.weights[victim] = whole(louder)

    def _on_encounter_over(self) -> None:
        """A victim who was attacked may have run a step, Kinto two. (WW-34.12, WW-34.13)"""
        for victim in self.present:
            if victim in self.weights:
                self.weights[victim] = whole(self._run(self.weights[victim], self._flees(victim)))
        self.present = []

    def _on_hero(self, victim: str, **_: object) -> None:
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
        return whole(after)

    def _extra_steps(self) -> int:
        """Cards that give a step and may be in the victims' hands by now. (WW-45.1)"""
        there_are = sum(
            item.copies[deck]
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
        """Where `steps` can lead; against arrows too, once there may be a rope. (WW-11.8, WW-13.9)"""
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

    learners: ClassVar[Mapping[str, Callable[..., None]]] = {
        **Pinning.learners,
        "victims_turn": _on_victims_turn,
        "cleared_by": _on_cleared_by,
        "cleared": _on_cleared,
        "noise": _on_noise,
        "encounter_over": _on_encounter_over,
        "hero": _on_hero,
    }


def _add(weights: Weights, place: str, weight: float) -> None:
    if weight > 0:
        weights[place] = weights.get(place, 0.0) + weight
