"""What threatens the victims where they stand, and what it would cost them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from polyana.games.wall_whisper.bots import odds
from polyana.games.wall_whisper.bots.aims import LATER, Aims
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.rules import using
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.table import Station

REACH = (1.0, 0.92, 0.55, 0.28, 0.1, 0.03)
"""How likely the killer can search a place in his next turn, by the steps to it."""
HEARD, WATCHED, UNSUSPECTED = 0.95, 0.6, 0.1
"""How likely he tries: after noise, where victims may well be, where they hardly are."""
ELSEWHERE = 0.6
"""How much less, if there is noise in another place."""
WON, FIRST_WOUND = 1.0, 0.26
"""What an open exit is worth, and what a first wound costs; who fears it too much gets nothing done."""
BORNE = 0.3
"""How much of a toll a team bears on its way out."""


class Habits(NamedTuple):
    """What a level of play thinks of."""

    focused: bool = True
    """Work for the nearest way out."""
    suspicious: bool = True
    """Imagine what the killer suspects."""
    together: bool = True
    """Share items, drown each other's noise, and wait for each other at the exit."""


class Danger:
    """What victims have to fear in one position, and to hope for."""

    def __init__(self, box: Box, v: Station, tracker: Tracker, habits: Habits, aims: Aims) -> None:
        self.box, self.board, self.v, self.tracker = box, box.board, v, tracker
        self.habits, self.aims = habits, aims
        self._stands: dict[tuple[str, str, bool], float] = {}

    @cached_property
    def threat(self) -> dict[str, float]:
        """How likely the killer can come to each place and search it."""
        v, found = self.v, dict.fromkeys(self.board.ids, 0.0)
        for killer in v.killers:
            around = [v.seen_at[killer]]
            if killer in v.hidden:
                around = self.board.within(v.seen_at[killer], 2)
            for place in self.board.ids:
                steps = [self.board.distance(start, place) for start in around]
                comes = sum(REACH[one] if one < len(REACH) else 0.01 for one in steps) / len(around)
                found[place] += (1 - found[place]) * comes
        return found

    @cached_property
    def suspicion(self) -> dict[str, float]:
        """How much the killer will think of each place, from 0 to 1."""
        if not self.habits.suspicious:
            return dict.fromkeys(self.board.ids, 0.6)
        heat = self.tracker.after_turn().somebody() if self.v.turn == "victims" else self.tracker.somebody()
        top = float(np.max(heat)) or 1.0
        return {place: float(one) / top for place, one in zip(self.board.ids, heat, strict=True)}

    def of(self, place: str, *, noisy: bool = False) -> float:
        """How likely an encounter here is."""
        noise = self.v.noise
        if noisy or place in noise:
            return self.threat[place] * HEARD
        tried = UNSUSPECTED + (WATCHED - UNSUSPECTED) * self.suspicion[place]
        return self.threat[place] * tried * (ELSEWHERE if noise else 1.0)

    @cached_property
    def repels(self) -> dict[str, float]:
        v = self.v
        return {
            one: odds.stands(self.box, v, one, using.weapons(self.box, v, one), self.feared)
            for one in v.in_play
        }

    @cached_property
    def feared(self) -> int:
        """The strength to reckon with: he may have a card."""
        return self.strength() + 1

    def toll(self, group: Sequence[str]) -> float:
        """What an encounter with these costs."""
        prices = {one: odds.price(self.v, one, FIRST_WOUND) for one in group}
        order = odds.best_order(group, self.repels, prices)
        return odds.toll([(self.repels[one], prices[one]) for one in order])

    def peril(self, victim: str, place: str, *, noisy: bool = False) -> float:
        """What this victim's presence costs her side, by the danger of the place. To stand together is no
        shelter: a victim who is named beside others is attacked as well."""
        return self.of(place, noisy=noisy) * self.tolls[victim]

    @cached_property
    def tolls(self) -> dict[str, float]:
        """What an encounter costs each victim alone."""
        return {one: self.toll([one]) for one in self.v.in_play}

    def stand(self, victim: str, place: str, *, noisy: bool = False) -> float:
        """What it is worth to end the turn here."""
        known = self._stands.get((victim, place, noisy))
        if known is None:
            known = self._stands[victim, place, noisy] = self._stand(victim, place, noisy)
        return known

    def _stand(self, victim: str, place: str, noisy: bool) -> float:
        won = self.escape(place, noisy=noisy) if self.aims.go and place == self.aims.exit else 0.0
        return won + LATER * self.aims.prospect(victim, place) - self.peril(victim, place, noisy=noisy)

    def escape(self, place: str, *, noisy: bool) -> float:
        """What it is worth that those who want out wait at the exit, if the killer comes before them. A team
        bears more than one alone."""
        borne = 0.0 if len(self.aims.who) == 1 else BORNE
        lost = self.of(place, noisy=noisy) * max(0.0, self.toll(self.aims.who) - borne)
        return WON * (1 - min(1.0, lost))

    def strength(self) -> int:
        """The killer who attacks; in the victims' own turn the stronger of two."""
        v = self.v
        return v.force(v.turn) if v.turn in v.killers else max(v.force(one) for one in v.killers)
