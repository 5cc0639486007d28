"""How a killer plans his turn: where a search is worth most, and which cards bring him there.

Everything is counted in parts of a victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from itertools import combinations

import numpy as np

from polyana.games.wall_whisper.bots import odds
from polyana.games.wall_whisper.bots.footsteps import Array
from polyana.games.wall_whisper.bots.pairing import unwatched
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.rules import apart, killer_cards
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.answers import Order
from polyana.games.wall_whisper.rules.board import ZONES, Board
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.killer_rows import KillerCard
from polyana.games.wall_whisper.rules.numbers import BASIC_ACTIONS, KEYS, PANIC
from polyana.games.wall_whisper.rules.table import NO_RESCUE, Station

CARD, CLIMB = 0.004, 0.03
"""What a card on hand is worth, and a step against an arrow."""
WOUNDING = 0.42
"""What a first wound is worth to him."""
ARMED = 1.0
"""How many points weapons give to an unknown defender."""
LATER, NEARNESS, GUARD = 0.35, 0.05, 0.12
WORKSHOP = 0.03
"""What it is worth to stand where something is being repaired, for each time it was heard."""
FEAR_WORTH = 0.05
DEATHS = (0.9, 1.0, 0.4)
"""What the next death is worth after none, one and two, where it takes two."""


@cache
def _near(board: Board) -> Array:
    """How much of what is in one place is worth in another, by the steps between them."""
    steps = np.array([[board.distance(one, two) for two in board.ids] for one in board.ids])
    return np.maximum(0.0, 1 - 0.28 * steps)


@cache
def _climbs(board: Board) -> Array:
    """What a step from one place to another costs; what is no step costs everything."""
    found = np.full((len(board.ids),) * 2, np.inf)
    for one, here in enumerate(board.ids):
        for two, there in enumerate(board.ids):
            if there in board.adjacent[here]:
                found[one, two] = CLIMB if board.against(here, there) else 0.0
    return found


class Hunt:
    """One decision of a killer: what his position and his belief are worth."""

    def __init__(self, box: Box, v: Station, killer: str, tracker: Tracker) -> None:
        self.box, self.board, self.v, self.killer, self.tracker = box, box.board, v, killer, tracker
        self.hand = v.hand[killer]
        self.here = v.killer_at[killer]
        self.number = tracker.number

    # --- what places are worth -----------------------------------------------------------------------

    def price(self, victim: str) -> float:
        """What a failed defence of this victim is worth; at the Crossroads it takes two deaths. (WW-38.34)"""
        worth = odds.price(self.v, victim, WOUNDING)
        return worth * DEATHS[min(apart.kills(self.v), 2)] if self.v.settings.crossroads else worth

    def repels(self, victim: str, extra: int = 0) -> float:
        """How likely a victim repels him, with a weapon as good as most."""
        wanted = self.v.force(self.killer) + extra - round(ARMED)
        return odds.at_least(self.box.faces, self.v.dice_of(victim), wanted)

    @cached_property
    def spoils(self) -> list[float]:
        """What an encounter is worth by who is there, as `Tracker.weigh` counts them."""
        extra = max((self.blow(card) for card in set(self.hand)), default=0)
        names = self.tracker.names
        repels = {one: self.repels(one, extra) for one in names}
        prices = {one: self.price(one) for one in names}
        worth = []
        for code in range(2 ** len(names)):
            there = [one for bit, one in enumerate(names) if code >> bit & 1]
            order = odds.best_order(there, repels, prices)
            worth.append(odds.toll([(repels[one], prices[one]) for one in order]) + 0.03 * bool(there))
        return worth

    def blow(self, card: str) -> int:
        """What a card adds to one attack."""
        row = self.box.cards[self.killer, card]
        if killer_cards.no_play(self.box, self.v, self.killer, card, "attack"):
            return 0
        return sum(e.by for e in row.effects if isinstance(e, fx.Strength) and not e.given)

    @cached_property
    def prey(self) -> Array:
        """What a search of each place is worth now."""
        return self.tracker.weigh(self.spoils)

    @cached_property
    def somebody(self) -> Array:
        return self.tracker.somebody()

    @cached_property
    def prey_later(self) -> Array:
        """… and after the next turn of the victims, as far as no partner is there for it."""
        return self.tracker.after_turn().weigh(self.spoils) * unwatched(self.board, self.v, self.killer)

    @cached_property
    def outlook(self) -> Array:
        """What it is worth to stand in each place when his turn is over."""
        near = _near(self.board)
        found: Array = LATER * np.max(near * self.prey_later, axis=1) + NEARNESS * (near @ self.somebody)
        for place in self.guarded():
            found[self.number[place]] += GUARD
        for place, times in self.tracker.works.items():
            if self.v.rescue == NO_RESCUE and not self.v.vehicle_ready:
                found[self.number[place]] += WORKSHOP * min(4, times)
        return found

    def guarded(self) -> list[str]:
        """Places where victims will have to come."""
        found = self.board.with_icon("vehicle") if self.v.vehicle_ready else []
        return [*found, self.board.entrance] if len(self.v.stand) >= KEYS else found

    # --- the way of a turn -----------------------------------------------------------------------------

    def _step(self, worth: Array) -> Array:
        """The best that a step from each place leads to."""
        found: Array = np.max(worth - _climbs(self.board), axis=1)
        return found

    @cached_property
    def _turn(self) -> tuple[list[Array], list[Array]]:
        """For each place and number of actions left: the best of stage IV, and a search. (WW-32.6)

        A search is an encounter and the end of his actions, or one action less and no more searching there.
        (WW-32.2)
        """
        best, vain, search = [self.outlook], [self.outlook], [self.outlook]
        for left in range(1, BASIC_ACTIONS + 1):
            vain.append(self._step(best[left - 1]))
            search.append(self.prey + self.somebody * self.outlook + (1 - self.somebody) * vain[left - 1])
            best.append(np.maximum(vain[left], search[left]))
        return best, search

    def basic(self, here: str, actions: int) -> float:
        """The best of stage IV from here."""
        return float(self._turn[0][actions][self.number[here]])

    def search(self, here: str, actions: int) -> float:
        return float(self._turn[1][actions][self.number[here]])

    def chase(self, here: str, pursuits: int) -> float:
        """The best of stages III and IV with this number of cards that move him."""
        best = worth = self._turn[0][BASIC_ACTIONS]
        for _ in range(pursuits):
            worth = np.maximum(best, self._step(worth) - CARD)
        return float(worth[self.number[here]])

    def moves(self, kinds: Sequence[str] = ("instant",)) -> int:
        """How many cards on hand move him at once."""
        return sum(
            any(isinstance(e, fx.Move) for e in self.card(one).effects)
            for one in self.hand
            if self.card(one).kind in kinds
        )

    def card(self, id_: str) -> KillerCard:
        return self.box.cards[self.killer, id_]

    def action(self, action: Order, actions: int) -> float:
        """What an action of stage IV is worth."""
        match action:
            case ("search",):
                return self.search(self.here, actions)
            case "move", there:
                climb = CLIMB if self.board.against(self.here, there) else 0.0
                return self.basic(there, actions - 1) - climb
        return self.boost(*action.objects)

    # --- cards -----------------------------------------------------------------------------------------

    def boost(self, id_: str) -> float:
        """What a boost card is worth instead of two actions."""
        row = self.card(id_)
        rest = float(self.outlook[self.number[self.here]]) - CARD * (1 + row.cost)
        for effect in row.effects:
            if isinstance(effect, fx.Stealth):
                return self.ambush(effect.most) - CARD * (1 + row.cost)
            if isinstance(effect, fx.Aim):
                return rest + max(self.harm(there) for there in self.board.adjacent[self.here])
            if isinstance(effect, fx.Control):
                return rest + self.leap_worth()
            if isinstance(effect, fx.Program):
                return rest + 0.03
        return rest

    def ambush(self, most: int) -> float:
        """He vanishes, and searches first thing in his next turn."""
        return max(self.lurk(place) for place in self.sneaks(most))

    def sneaks(self, most: int) -> list[str]:
        return self.board.within(self.here, most)

    def lurk(self, place: str) -> float:
        """What it is worth to come to light here next time."""
        number = self.number[place]
        return 0.85 * float(self.prey_later[number]) + float(self.outlook[number])

    def harm(self, place: str) -> float:
        """What a sure wound for everybody in a place is worth."""
        number = self.number[place]
        alone = {one: float(self.tracker.alone(one)[number]) for one in self.tracker.names}
        return sum(chance * self.price(one) for one, chance in alone.items())

    def leap_worth(self) -> float:
        """All droids look about, and he appears at one of them to search."""
        seen = [self.number[self.board.next_in_zone(one)] for one in self.v.droids]
        return sum(float(self.prey[one]) for one in seen)

    def fright(self, distance: int) -> float:
        """What fear for everybody within a range is worth; names are told with it."""
        area = [self.number[one] for one in self.board.within(self.here, distance)]
        return FEAR_WORTH * sum(
            float(self.tracker.alone(one)[area].sum())
            for one in self.tracker.names
            if self.v.fear[one] < PANIC - 1 or self.somebody[area].sum() < 1
        )

    # --- knowledge -------------------------------------------------------------------------------------

    def best(self) -> float:
        return self.chase(self.here, self.moves())

    def sense_gain(self, zone: str) -> float:
        return self.look_gain(self.board.zone(zone))

    def look_gain(self, places: Sequence[str]) -> float:
        """How much better the turn becomes by knowing who is in these places. (WW-15.1)"""
        names = self.tracker.names
        value = 0.0
        for size in range(len(names) + 1):
            for victims in combinations(names, size):
                mass, known = self.tracker.given(places, victims)
                if mass > 0.01:
                    informed = Hunt(self.box, self.v, self.killer, known)
                    informed.outlook, informed.spoils = self.outlook, self.spoils
                    value += mass * informed.best()
        return value - self.best()

    def control_gain(self, zone: str) -> float:
        """What the droids of a zone will tell: the names in each place that they look at. (WW-41.5)"""
        seen = set()
        for droid in self.v.droids:
            if self.board.places[droid].zone == zone:
                seen |= {droid, self.board.next_in_zone(droid)}
        unsure = [one for one in self.board.in_order(seen) if 0.02 < self.somebody[self.number[one]] < 0.98]
        return sum(self.look_gain([one]) for one in unsure)

    def zones(self) -> tuple[str, ...]:
        return ZONES

    def late(self) -> bool:
        """Is there little time left for him?"""
        return self.v.rescue != NO_RESCUE or self.v.vehicle_ready or len(self.v.stand) >= KEYS - 1
