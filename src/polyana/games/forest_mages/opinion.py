"""What a seat thinks of its options, in points: the judgement of the stronger bots.

Everything is a function of what the seat sees, worked out at most once per position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from polyana.core import Seat
from polyana.games.forest_mages.appetite import Appetite
from polyana.games.forest_mages.companions import ability_worth, creature_worth
from polyana.games.forest_mages.effects import changes
from polyana.games.forest_mages.evening import BERRY_SALES, SET_SALES
from polyana.games.forest_mages.kinds import TIE_PRICE, WATER
from polyana.games.forest_mages.places import empty_slots
from polyana.games.forest_mages.prospects import ELEMENTAL, Prospects
from polyana.games.forest_mages.rows import Action
from polyana.games.forest_mages.rules import ForestMages
from polyana.games.forest_mages.stirring import Stirring, who
from polyana.games.forest_mages.symbols import BERRY, CREATURE, KIND, RESOURCES, Face
from polyana.games.forest_mages.table import Glade
from polyana.games.forest_mages.targets import targets

ANOTHER_TURN = 1.9
"""What a die that comes back is worth: one more placement."""
USUAL = 2.0
"""What a die brings on average."""
RESERVED, SCORCHED = 0.4, 0.3
PATIENCE = {
    "return": 1.2,
    "swap": 1.6,
    "move": 1.4,
    "remove": 1.3,
    "change": 0.7,
    "reroll": 0.8,
    "place": 0.15,
}
"""A potion is kept for a better moment until its effect brings so much; less so towards the end."""
BREW, BEFORE, IDLE = 20.0, 10.0, -0.5
"""What comes first in a turn: brewing that pays, then what makes the placement better; the rest can wait."""


class Opinion:
    """The judgement of one seat in one position."""

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
        self._effects: dict[str, float] = {}
        self._plus: list[str] | None = None

    def values(self, kind: str, about: Mapping[str, str | int], options: Sequence[Any]) -> list[float]:
        """What each answer to a question is worth."""
        if kind == "target":
            shown = str(about["die"])
            return [self.target(shown, option) for option in options]
        if kind in self.stirring.judges:
            stirs = self.stirring.judges[kind]
            return [stirs(option, about) for option in options]
        judge = JUDGES.get(kind)
        return [judge(self, option) for option in options] if judge else [0.0] * len(options)

    # --- placing -------------------------------------------------------------------------------------

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

    # --- the turn ------------------------------------------------------------------------------------

    def _act(self, option: str) -> float:
        verb, _, what = option.partition(" ")
        if verb == "place":
            return self.best_target(what)
        if verb == "brew":
            profit = self.appetite.profit(what)
            return BREW + profit if profit > 0 else profit - 1
        if verb == "drink":
            gain = self.effect(self.cards.potions[what].effect)
            return BEFORE + gain if gain >= 0 else IDLE + gain
        if verb == "turn":
            old, new = what.split()
            gain = self.best_target(new) - self.best_target(old)
            return BEFORE + gain if gain > 0 else IDLE + gain
        return IDLE if verb == "end" else 2 * IDLE  # creatures find their forests by themselves at the end

    def first_act(self, options: Sequence[str]) -> str:
        """The best thing to do now. Dice are looked at only if nothing comes before them."""
        for verbs in (("brew",), ("drink", "turn")):
            some = [one for one in options if one.startswith(verbs)]
            if some:
                best = max(some, key=self._act)
                if self._act(best) >= BEFORE:
                    return best
        return max(options, key=self._act)

    def effect(self, effect: str) -> float:
        """What drinking would do now, beyond what it should before it is worth while."""
        found = self._effects.get(effect)
        if found is None:
            least = PATIENCE[effect] * min(1.0, self.appetite.turns / 8)
            found = self._effects[effect] = self._stirs(effect) - least
        return found

    def _stirs(self, effect: str) -> float:
        supply = self.v.supply[self.seat]
        if effect == "place":
            return 0.1
        if effect == "change":
            return max(map(self._change, changes(supply)))
        if effect == "reroll":
            return sum(max(0.0, USUAL - self.best_target(one)) for one in supply)
        if effect == "return":
            return self.stirring.best("return") + ANOTHER_TURN
        return self.stirring.best(effect)

    # --- the smaller questions -----------------------------------------------------------------------

    def _die(self, option: str) -> float:
        return self.best_target(option)

    def _pick(self, option: tuple[str, ...]) -> float:
        if len(set(option)) == 1:
            return self.appetite.tokens(KIND[option[0]], len(option))
        return sum(self.appetite.want[KIND[kind]] for kind in option)

    def _train(self, option: str) -> float:
        if option in self.cards.creatures:
            limit = self.rules.limit(self.v, self.seat)
            return creature_worth(self.cards, self.v, self.seat, option, limit)
        return self.appetite.want[BERRY] if option == "berry" else 0.0

    def _release(self, option: str) -> float:
        return -ability_worth(self.cards, self.v, self.seat, option)

    def _reserve(self, option: str) -> float:
        return self.appetite.profit(option) / (1 + self.appetite.missing(option))

    def _trade(self, option: str) -> float:
        given, _, taken = option.partition(">")
        return self.appetite.want[KIND[taken]] - self.appetite.want[KIND[given]] if taken else 0.1

    def _exchange(self, option: str) -> float:
        return float(option == "exchange")

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

    def _pay(self, option: tuple[int, ...]) -> float:
        return -sum(count * want for count, want in zip(option, self.appetite.want, strict=True))

    def _change(self, option: str) -> float:
        old, _, new = option.partition(">")
        return self.best_target(new) - self.best_target(old)

    def _reroll(self, option: tuple[str, ...]) -> float:
        return sum(USUAL - self.best_target(die) for die in option)

    def _tie(self, option: str) -> float:
        return (
            0.0 if option == "none" else self.prospects.prize(option) - TIE_PRICE * self.appetite.want[BERRY]
        )

    def _evening(self, option: str) -> float:
        """Sales that bring more than the tokens are worth; berries are gathered before."""
        _, *how = option.split()
        if not how:
            return 0.0 if option == "finish" else BEFORE
        if len(how) == 1:
            return BERRY_SALES[int(how[0])] - int(how[0]) * self.appetite.price * 1.2
        return SET_SALES[int(how[1])] - int(how[1]) * self.appetite.want[KIND[how[0]]]

    def _stand_in(self, option: int) -> float:
        return -float(option)


JUDGES: dict[str, Callable[[Opinion, Any], float]] = {
    "act": Opinion._act,
    "die": Opinion._die,
    "pick": Opinion._pick,
    "train": Opinion._train,
    "release": Opinion._release,
    "reserve": Opinion._reserve,
    "trade": Opinion._trade,
    "exchange": Opinion._exchange,
    "clear": Opinion._clear,
    "scorch": Opinion._scorch,
    "pay": Opinion._pay,
    "change": Opinion._change,
    "reroll": Opinion._reroll,
    "tie": Opinion._tie,
    "evening": Opinion._evening,
    "stand_in": Opinion._stand_in,
}
"""By kind of question."""
