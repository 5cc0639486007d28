"""What places, actions and creatures are worth to a seat, in points.

Everything is a function of what the seat sees, worked out at most once per position.
"""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.bots.appetite import Appetite
from polyana.games.forest_mages.bots.companions import creature_worth
from polyana.games.forest_mages.bots.prospects import ELEMENTAL, Prospects
from polyana.games.forest_mages.bots.stirring import Stirring
from polyana.games.forest_mages.rules import answers
from polyana.games.forest_mages.rules.answers import NONE, Target, read_target
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.creatures import BERRY_INSTEAD, limit, working
from polyana.games.forest_mages.rules.dice import owner
from polyana.games.forest_mages.rules.die_in_forest import helped_seasons, helping, trains, yielded
from polyana.games.forest_mages.rules.die_in_village import ALL_FORESTS
from polyana.games.forest_mages.rules.kinds import MOVE
from polyana.games.forest_mages.rules.places import creature_of, empty_slots, forest_of, in_forest
from polyana.games.forest_mages.rules.placing_a_die import price
from polyana.games.forest_mages.rules.rows import Ability, Action
from polyana.games.forest_mages.rules.symbols import BERRY, KIND, RESOURCES, Face
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.targets import targets

ANOTHER_TURN = 1.9
"""What a die that comes back is worth: one more placement."""
RESERVED, SCORCH = 0.4, 0.3
"""What it brings to reserve a potion, and to scorch a slot."""


class Gains:
    """What one seat could gain in one position."""

    def __init__(self, box: Box, v: Glade, seat: Seat) -> None:
        self.box = box
        self.v = v
        self.seat = seat
        self.appetite = Appetite(box, v, seat)
        self.prospects = Prospects(box, v, seat)
        self.stirring = Stirring(v, seat, self.prospects)
        self._training: float | None = None
        self._slots: dict[str, float] = {}
        self._best: dict[Face, float] = {}
        self._helped: list[str] | None = None
        """As `helped_seasons` finds them."""

    def best_target(self, shown: Face) -> float:
        """What the best place for a die brings."""
        found = self._best.get(shown)
        if found is None:
            everywhere = targets(self.box, self.v, self.seat, shown)
            found = self._best[shown] = max(self.target(shown, one) for one in everywhere)
        return found

    def target(self, shown: Face, option: str) -> float:
        """What placing a die there brings: a better hold of the forest, and what is gathered."""
        target = read_target(option)
        place = target.place
        slot = self.box.slots.get(place)
        if slot is None:
            return self.special(place)
        forest, change = slot.forest, self.prospects.change
        match target.how:
            case answers.PLAIN:
                gain = change(forest, self.seat if shown in RESOURCES else ELEMENTAL, 1)
            case answers.OVER:
                gain = change(forest, ELEMENTAL, 1, owner(self.v.forest_dice[place][-1]), -1)
            case answers.BACK:
                gain = change(forest, ELEMENTAL, 1, self.seat, -1) + ANOTHER_TURN
            case answers.TOWER:
                below = owner(self.v.forest_dice[place][-1])
                return change(forest, self.seat, 1, below, -1) - self.paid(target)
            case _:
                return change(forest, self.seat, 1) - self.paid(target)
        if trains(slot, target):
            return gain + self.training - self.paid(target)
        return gain + self.gathering(forest, slot.kind, shown)

    def paid(self, target: Target) -> float:
        """What is given for placing a die this way."""
        want, usual = self.appetite.want, self.appetite.price
        return sum(
            count * (want[BERRY] if kind == BERRY else usual)
            for kind, count in price(self.v.settings, target)
        )

    def gathering(self, forest: str, kind: int, shown: Face) -> float:
        """What an ingredient slot yields, with water and the creatures of the season."""
        if self._helped is None:
            self._helped = helped_seasons(self.box, self.v, self.seat)
        helpers = helping(self.box, forest, self._helped) if self._helped else 0
        return self.appetite.tokens(kind, yielded(shown, helpers))

    def special(self, place: str) -> float:
        """What a slot of the village or of a creature does for this seat."""
        found = self._slots.get(place)
        if found is None:
            village = self.box.village.get(place)
            does = village.does if village else self.box.creatures[creature_of(place)].does
            found = sum(self.action(one) for one in does)
            if village and self._has("PLACE_VILLAGE_PLUS"):
                found += max(self.appetite.want[:BERRY])
            self._slots[place] = found
        return found

    def action(self, action: Action) -> float:
        """What one special action is worth."""
        want = self.appetite.want
        match action.verb:
            case "gain":
                return self.appetite.tokens(KIND[action.what], action.amount)
            case "gather" if action.what == "different":
                return sum(sorted(want[:BERRY])[-action.amount :])
            case "gather":
                return max(self.appetite.tokens(kind, action.amount) for kind in range(BERRY))
            case "train":
                return self.training
            case "clear":
                return max(0.0, *(self.clear(forest) for forest in self.v.row))
            case "move":
                return max(0.0, self.stirring.best(MOVE.name))
            case "trade":
                return self.appetite.trading(action.amount)
            case "reserve":
                return min(1.0, self.appetite.turns / 6) * (RESERVED + self.appetite.nearest / 4)
            case _:  # scorch
                return max(0.0, *(self.scorch(slot) for slot in empty_slots(self.v)), SCORCH)

    @property
    def training(self) -> float:
        """What the best of the visible creatures is worth."""
        if self._training is None:
            tops = [top for top in self.v.tops.values() if top]
            self._training = max(map(self.train, tops), default=0.0)
        return self._training

    def _has(self, ability: Ability) -> bool:
        return bool(working(self.box, self.v, self.seat, self.v.active[self.seat], ability))

    def train(self, option: str) -> float:
        """What an answer to an offered training is worth."""
        if option in self.box.creatures:
            most = limit(self.box, self.v, self.seat)
            return creature_worth(self.box, self.v, self.seat, option, most)
        return self.appetite.want[BERRY] if option == BERRY_INSTEAD else 0.0

    def clear(self, option: str) -> float:
        """What it changes if the element dice of a forest go."""
        if option == NONE:
            return 0.0
        forests = self.v.row if option == ALL_FORESTS else [option]
        return sum(self.prospects.change(one, ELEMENTAL, -self.prospects.counts(one)[1]) for one in forests)

    def scorch(self, option: str) -> float:
        """Where this seat leads, fewer slots are safer; where it lags, it needs them."""
        if not in_forest(option):
            return 0.0
        own, elements = self.prospects.counts(forest_of(option))
        rivals = max(elements, *(count for seat, count in enumerate(own) if seat != self.seat))
        berry = not self.v.scorched and self._has("FIRST_SCORCH_BERRY")
        return SCORCH * (own[self.seat] - rivals) + self.appetite.want[BERRY] * berry
