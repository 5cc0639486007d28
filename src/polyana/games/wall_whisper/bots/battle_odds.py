"""The chances of the final battle, as the victims see it. (Chapter 29)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from polyana.games.wall_whisper.bots import odds
from polyana.games.wall_whisper.bots.aims import Aims
from polyana.games.wall_whisper.rules import legal, manoeuvre, skills, using, victim_moves
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import BATTLE_HEALTH, KEYS, PER_VIGILANCE
from polyana.games.wall_whisper.rules.table import NO_RESCUE, Station
from polyana.games.wall_whisper.rules.victim_rows import SYMBOLS, Part

CARELESS = 0.5
"""How likely a killer who was told of a stage of the analysis still leaves his vigilance for another turn."""
HOPE, WOUND, OPEN = 0.6, 0.06, 0.2
"""How likely unhurt victims win without a battle, how much less for each wound, and more with a way out."""


def guards(stages: int, turns: int) -> tuple[float, ...]:
    """How likely 0, 1, 2 … cards of vigilance lie there after the killer's `turns` since the analysis."""
    placed = 1 - CARELESS**turns
    found = [1.0]
    for _ in range(min(stages, turns)):
        found = [
            (found[cards] * (1 - placed) if cards < len(found) else 0.0)
            + (found[cards - 1] * placed if cards else 0.0)
            for cards in range(len(found) + 1)
        ]
    return tuple(found)


def hope(v: Station) -> float:
    """How likely the victims win without a battle; with a better chance they fight."""
    wounded = sum(v.wounds[one] > 0 for one in v.in_play)
    way_out = v.rescue != NO_RESCUE or v.vehicle_ready or len(v.stand) >= KEYS
    return HOPE - WOUND * wounded + OPEN * way_out


def battle_chance(box: Box, v: Station, place: str, guarded: Sequence[float] = (1.0,)) -> float:
    """How likely the victims win if they fight in this place now."""
    chances = {round(_manoeuvre(box, v, place)): 1.0}
    for victim in v.in_play:
        rolls = odds.sums(box.faces, v.dice_of(victim))
        times, by = odds.arms(box, v, victim)
        by += skills.traits(box, v, victim).last_stand
        longer: dict[int, float] = {}
        for before, chance in chances.items():
            for roll, likely in enumerate(rolls):
                total = before + roll * times + by
                longer[total] = longer.get(total, 0.0) + chance * likely
        chances = longer
    return sum(
        guard
        * sum(chance for total, chance in chances.items() if total >= BATTLE_HEALTH + cards * PER_VIGILANCE)
        for cards, guard in enumerate(guarded)
    )


# --- the manoeuvre --------------------------------------------------------------------------------


def _manoeuvre(box: Box, v: Station, place: str) -> float:
    """What the manoeuvre brings, about."""
    return sum(_part(box, v, part, place) for part in box.analysis[v.tactic].parts) if v.tactic >= 0 else 0.0


def _part(box: Box, v: Station, part: Part, place: str) -> float:
    if not manoeuvre.met(box, v, part, place):
        return 0.0
    if part.help:
        armed = sum(bool(using.weapons(box, v, one)) for one in v.in_play)
        return part.give * armed if part.help == "armed" else 1.0
    if part.discard:
        held = [item for one in v.in_play for item in v.items[one]]
        spare = sum(not box.uses[item, "weapon"] for item in held)
        return part.give * min(part.discard, spare)
    return min(part.most, part.give * _count(box, v, part, place))


def _count(box: Box, v: Station, part: Part, place: str) -> float:
    """How many of what the part counts there are, or are to be expected."""
    if part.take:
        left = v.deck_size(part.deck)
        gone = Counter(v.discard) + Counter(item for one in v.in_play for item in v.items[one])
        wanted = max(0, box.deck(part.deck).count(part.per) - gone[part.per])
        return min(part.take, left) * wanted / max(1, left)
    if part.per == "vigilance":
        return 0.0  # nobody knows but the killer
    return manoeuvre.count(v, part.per, place) if part.per else 1.0


# --- going there ----------------------------------------------------------------------------------


class Charge:
    """All victims run to the killer and fight him, in one turn."""

    def __init__(self, box: Box, v: Station, aims: Aims, turns: int) -> None:
        self.box, self.v, self.aims, self.turns = box, v, aims, turns

    @cached_property
    def place(self) -> str:
        """Where they would fight: beside a killer whom they see and whom all can reach now; "" if nowhere."""
        v = self.v
        return next((place for place in v.figures if all(self._arrives(one, place) for one in v.in_play)), "")

    def _arrives(self, victim: str, place: str) -> bool:
        here = self.v.at[victim]
        return here == place or (
            self._free(victim) and self.aims.distance(victim, here, place) <= victim_moves.STEPS
        )

    def _free(self, victim: str) -> bool:
        """Has she her main action still before her, in this turn or in the next?"""
        return self.v.turn != "victims" or victim not in self.v.acted

    @cached_property
    def scouts(self) -> list[str]:
        """Who stands beside the killer and can begin with the analysis."""
        return [one for one in self.v.in_play if self.v.at[one] == self.place and self._free(one)]

    @cached_property
    def chance(self) -> float:
        """How likely the victims win so."""
        v = self.v
        if not self.place:
            return 0.0
        if v.analysed:
            ready = bool(legal.bearers(self.box, v))
            return battle_chance(self.box, v, self.place, guards(v.analysed, self.turns)) if ready else 0.0
        return battle_chance(self.box, v, self.place) if self.scouts and self.known > 0 else 0.0

    @cached_property
    def known(self) -> float:
        """How likely they hold what the analysis will ask for."""
        v = self.v
        held = {mark for one in v.in_play for item in v.items[one] for mark in self.box.items[item].symbols}
        return len(held) / len(SYMBOLS)

    @property
    def promising(self) -> bool:
        return self.chance > hope(self.v)
