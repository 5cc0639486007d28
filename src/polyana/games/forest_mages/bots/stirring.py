"""What it would bring to move, swap, remove or take back dice that lie on the table: for bots."""

from __future__ import annotations

from collections.abc import Callable

from polyana.core import NOTHING, About, Seat
from polyana.games.forest_mages.bots.prospects import Prospects
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.answers import NONE
from polyana.games.forest_mages.rules.dice import owner
from polyana.games.forest_mages.rules.kinds import MOVE, MOVE_TO, REMOVE, RETURN, SWAP, SWAP_WITH
from polyana.games.forest_mages.rules.potion_effects import swappable
from polyana.games.forest_mages.rules.table import Glade


class Stirring:
    """The named questions of potions and slots that stir placed dice, as one seat judges them."""

    def __init__(self, v: Glade, seat: Seat, prospects: Prospects) -> None:
        self.v = v
        self.seat = seat
        self.prospects = prospects
        self.judges: dict[str, Callable[[str, About], float]] = {
            MOVE.name: self.move,
            MOVE_TO.name: self.move_to,
            SWAP.name: self.swap,
            SWAP_WITH.name: self.swap_with,
            REMOVE.name: self.remove,
            RETURN.name: self.remove,
        }
        """By kind of question."""
        self._arrivals: dict[Seat, float] = {}

    def best(self, kind: str) -> float:
        """What the best answer to a question of this kind would bring."""
        v = self.v
        if kind == SWAP.name:
            return max((self.swap(one) for one in swappable(v)), default=0.0)
        if kind == REMOVE.name:
            return max((self.remove(one) for one, _ in places.placed(v)), default=0.0)
        if kind == RETURN.name:
            return max((self.remove(one) for one in places.placed_of(v, self.seat)), default=0.0)
        return max((self.move(one) for one in places.placed_resources(v)), default=0.0)

    def remove(self, address: str, about: About = NOTHING) -> float:
        """A die that counted goes, and the one below it counts instead."""
        place, height = places.split(address)
        if not places.in_forest(place):
            return 0.0
        dice = self.v.forest_dice[place]
        if height != len(dice) - 1:
            return 0.0
        forest = places.forest_of(place)
        if height:
            return self.prospects.change(forest, owner(dice[-1]), -1, owner(dice[-2]), 1)
        return self.prospects.change(forest, owner(dice[-1]), -1)

    def move(self, address: str, about: About = NOTHING) -> float:
        """It goes from here, and to where it does this seat most good."""
        if address == NONE:
            return 0.0
        return self.remove(address) + self._arrival(owner(places.at(self.v, address)))

    def move_to(self, place: str, about: About) -> float:
        who = owner(places.at(self.v, str(about["die"])))
        return self.prospects.change(places.forest_of(place), who, 1) if places.in_forest(place) else 0.0

    def swap(self, address: str, about: About = NOTHING) -> float:
        partners = places.partners(self.v, address)
        return max((self._pair(address, one) for one in partners), default=0.0)

    def swap_with(self, address: str, about: About) -> float:
        return self._pair(str(about["die"]), address)

    def _pair(self, one: str, other: str) -> float:
        """Two dice change places: each counts where the other did."""
        first, second = places.forest_of(one), places.forest_of(other)
        if first == second:
            return 0.0
        owners = owner(places.at(self.v, one)), owner(places.at(self.v, other))
        found = 0.0
        for address, forest, (goes, comes) in ((one, first, owners), (other, second, owners[::-1])):
            place, height = places.split(address)
            if places.in_forest(place) and height == len(self.v.forest_dice[place]) - 1:
                found += self.prospects.change(forest, goes, -1, comes, 1)
        return found

    def _arrival(self, who: Seat) -> float:
        """What it brings at best if one more die of this owner comes to a forest with room."""
        found = self._arrivals.get(who)
        if found is None:
            roomy = dict.fromkeys(places.forest_of(slot) for slot in places.empty_slots(self.v))
            found = max((self.prospects.change(forest, who, 1) for forest in roomy), default=0.0)
            self._arrivals[who] = found
        return found
