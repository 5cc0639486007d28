"""What it would bring to move, swap, remove or take back dice that lie on the table: for bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from polyana.core import Seat
from polyana.games.forest_mages.bots.prospects import ELEMENTAL, Prospects
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.effects import swappable
from polyana.games.forest_mages.rules.symbols import Die
from polyana.games.forest_mages.rules.table import Glade

About = Mapping[str, str | int]
NOTHING: About = {}


def who(die: Die) -> Seat:
    """Whose side a placed die is on."""
    return int(die[0]) if die[0] <= "9" else ELEMENTAL


class Stirring:
    """The named questions of potions and slots that stir placed dice, as one seat judges them."""

    def __init__(self, v: Glade, seat: Seat, prospects: Prospects) -> None:
        self.v = v
        self.seat = seat
        self.prospects = prospects
        self.judges: dict[str, Callable[[str, About], float]] = {
            "move": self.move,
            "move_to": self.move_to,
            "swap": self.swap,
            "swap_with": self.swap_with,
            "remove": self.remove,
            "return": self.remove,
        }
        """By kind of question."""
        self._arrivals: dict[Seat, float] = {}

    def best(self, kind: str) -> float:
        """What the best answer to a question of this kind would bring."""
        v = self.v
        if kind == "swap":
            return max((self.swap(one) for one in swappable(v)), default=0.0)
        if kind == "remove":
            return max((self.remove(one) for one, _ in places.placed(v)), default=0.0)
        seat = self.seat if kind == "return" else None
        judge = self.remove if kind == "return" else self.move
        return max((judge(one) for one in places.placed_resources(v, seat)), default=0.0)

    def remove(self, address: str, about: About = NOTHING) -> float:
        """A die that counted goes, and the one below it counts instead."""
        place, height = places.split(address)
        if "." not in place:
            return 0.0
        dice = self.v.forest_dice[place]
        if height != len(dice) - 1:
            return 0.0
        forest = place.partition(".")[0]
        if height:
            return self.prospects.change(forest, who(dice[-1]), -1, who(dice[-2]), 1)
        return self.prospects.change(forest, who(dice[-1]), -1)

    def move(self, address: str, about: About = NOTHING) -> float:
        """It goes from here, and to where it does this seat most good."""
        if address == "none":
            return 0.0
        return self.remove(address) + self._arrival(who(places.at(self.v, address)))

    def move_to(self, place: str, about: About) -> float:
        owner = who(places.at(self.v, str(about["die"])))
        return self.prospects.change(place.partition(".")[0], owner, 1) if "." in place else 0.0

    def swap(self, address: str, about: About = NOTHING) -> float:
        partners = places.partners(self.v, address)
        return max((self._pair(address, one) for one in partners), default=0.0)

    def swap_with(self, address: str, about: About) -> float:
        return self._pair(str(about["die"]), address)

    def _pair(self, one: str, other: str) -> float:
        """Two dice change places: each counts where the other did."""
        first, second = places.split(one)[0].partition(".")[0], places.split(other)[0].partition(".")[0]
        if first == second:
            return 0.0
        owners = who(places.at(self.v, one)), who(places.at(self.v, other))
        found = 0.0
        for address, forest, (goes, comes) in ((one, first, owners), (other, second, owners[::-1])):
            place, height = places.split(address)
            if "." in place and height == len(self.v.forest_dice[place]) - 1:
                found += self.prospects.change(forest, goes, -1, comes, 1)
        return found

    def _arrival(self, owner: Seat) -> float:
        """What it brings at best if one more die of this owner comes to a forest with room."""
        found = self._arrivals.get(owner)
        if found is None:
            roomy = dict.fromkeys(slot.partition(".")[0] for slot in places.empty_slots(self.v))
            found = max((self.prospects.change(forest, owner, 1) for forest in roomy), default=0.0)
            self._arrivals[owner] = found
        return found
