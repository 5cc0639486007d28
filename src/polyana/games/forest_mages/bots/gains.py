"""What places, actions and creatures are worth to a seat, in points.

Everything is a function of what the seat sees, worked out at most once per position.
"""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.bots.appetite import Appetite
from polyana.games.forest_mages.bots.companions import creature_worth
from polyana.games.forest_mages.bots.prospects import ELEMENTAL, Prospects
from polyana.games.forest_mages.bots.stirring import Stirring, who
from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.kinds import WATER
from polyana.games.forest_mages.rules.places import empty_slots
from polyana.games.forest_mages.rules.rows import Action
from polyana.games.forest_mages.rules.symbols import BERRY, CREATURE, KIND, RESOURCES, Face
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.targets import targets

ANOTHER_TURN = 1.9
"""What a die that comes back is worth: one more placement."""
RESERVED, SCORCHED = 0.4, 0.3


class Gains:
    """What one seat could gain in one position."""

    def __init__(self, rules: ForestMages, v: Glade, seat: Seat) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.v = v
        self.seat = seat
        self.appetite = Appetite(rules.cards, v, seat)
        self.prospects = Prospects(rules.cards, v, seat)
        self.stirring = Stirring(v, seat, self.prospects)
        self._training: float | None = None
        self._slots: dict[str, float] = {}
        self._best: dict[Face, float] = {}
        self._plus: list[str] | None = None

    def best_target(self, shown: Face) -> float:
        """What the best place for a die brings."""
        found = self._best.get(shown)
        if found is None:
            everywhere = targets(self.cards, self.v, self.seat, shown)
            found = self._best[shown] = max(self.target(shown, one) for one in everywhere)
        return found

    def target(self, shown: Face, target: str) -> float:
        """What placing a die there brings: a better hold of the forest, and what is gathered."""
        place, _, mode = target.partition(" ")
        if "." not in place:
            return self.special(place)
        slot = self.cards.slots[place]
        forest, want, change = slot.forest, self.appetite.want, self.prospects.change
        if not mode:
            gain = change(forest, self.seat if shown in RESOURCES else ELEMENTAL, 1)
        elif mode in KIND:
            price = want[BERRY] if mode == "berry" else self.appetite.price * self.v.settings.force_price
            return change(forest, self.seat, 1) - price
        elif mode == "tower":
            return change(forest, self.seat, 1, who(self.v.forest_dice[place][-1]), -1) - want[BERRY]
        elif mode.startswith("over"):
            gain = change(forest, ELEMENTAL, 1, who(self.v.forest_dice[place][-1]), -1)
        elif mode.startswith("back"):
            gain = change(forest, ELEMENTAL, 1, self.seat, -1) + ANOTHER_TURN
        else:  # an ingredient slot that is made a creature slot
            gain = change(forest, self.seat if shown in RESOURCES else ELEMENTAL, 1)
        if mode.endswith(CREATURE):
            return gain + self.training - want[BERRY]
        if slot.yields == CREATURE:
            return gain + self.training
        return gain + self.gathering(forest, KIND[slot.yields], shown)

    def gathering(self, forest: str, kind: int, shown: Face) -> float:
        """What an ingredient slot yields, with water and the creatures of the season."""
        if self._plus is None:
            crew = [self.cards.creatures[one] for one in self.v.active[self.seat]]
            self._plus = [one.of for one in crew if one.ability == "GATHER_SEASON_PLUS"]
        count = 1 + WATER * (shown == "water")
        if self._plus:
            seasons = self.cards.forests[forest].seasons
            count += sum(season in seasons for season in self._plus)
        return self.appetite.tokens(kind, count)

    def special(self, place: str) -> float:
        """What a slot of the village or of a creature does for this seat."""
        found = self._slots.get(place)
        if found is None:
            village = self.cards.village.get(place)
            does = village.does if village else self.cards.creatures[place.partition("@")[0]].does
            found = sum(self.action(one) for one in does)
            if village and self._has("PLACE_VILLAGE_PLUS"):
                found += max(self.appetite.want[:BERRY])
            self._slots[place] = found
        return found

    def action(self, action: Action) -> float:
        """What one special action is worth."""
        want = self.appetite.want
        if action.verb == "gain":
            return self.appetite.tokens(KIND[action.what], action.amount)
        if action.verb == "gather":
            if action.what == "different":
                return sum(sorted(want[:BERRY])[-action.amount :])
            return max(self.appetite.tokens(kind, action.amount) for kind in range(BERRY))
        if action.verb == "train":
            return self.training
        if action.verb == "clear":
            return max(0.0, *(self._clear(forest) for forest in self.v.row))
        if action.verb == "move":
            return max(0.0, self.stirring.best("move"))
        if action.verb == "trade":
            return self.appetite.trading(action.amount)
        if action.verb == "reserve":
            return min(1.0, self.appetite.turns / 6) * (RESERVED + self.appetite.nearest / 4)
        return max(0.0, *(self._scorch(slot) for slot in empty_slots(self.v)), SCORCHED)

    @property
    def training(self) -> float:
        """What the best of the visible creatures is worth."""
        if self._training is None:
            tops = [top for top in self.v.tops.values() if top]
            self._training = max(map(self._train, tops), default=0.0)
        return self._training

    def _has(self, ability: str) -> bool:
        return any(self.cards.creatures[one].ability == ability for one in self.v.active[self.seat])

    def _train(self, option: str) -> float:
        if option in self.cards.creatures:
            limit = self.rules.limit(self.v, self.seat)
            return creature_worth(self.cards, self.v, self.seat, option, limit)
        return self.appetite.want[BERRY] if option == "berry" else 0.0

    def _clear(self, option: str) -> float:
        if option == "none":
            return 0.0
        forests = self.v.row if option == "all" else [option]
        return sum(self.prospects.change(one, ELEMENTAL, -self.prospects.counts(one)[1]) for one in forests)

    def _scorch(self, option: str) -> float:
        """Where this seat leads, fewer slots are safer; where it lags, it needs them."""
        if "." not in option:
            return 0.0
        own, elements = self.prospects.counts(option.partition(".")[0])
        rivals = max(elements, *(count for seat, count in enumerate(own) if seat != self.seat))
        berry = not self.v.scorched and self._has("FIRST_SCORCH_BERRY")
        return SCORCHED * (own[self.seat] - rivals) + self.appetite.want[BERRY] * berry
