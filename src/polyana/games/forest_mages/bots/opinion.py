"""What a seat thinks of its options, in points: the judgement of the stronger bots.

Everything is a function of what the seat sees, worked out at most once per position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from polyana.core import Seat
from polyana.games.forest_mages.bots.companions import ability_worth
from polyana.games.forest_mages.bots.gains import ANOTHER_TURN, Gains
from polyana.games.forest_mages.rules.effects import changes
from polyana.games.forest_mages.rules.evening import BERRY_SALES, SET_SALES
from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.kinds import TIE_PRICE
from polyana.games.forest_mages.rules.symbols import BERRY, KIND
from polyana.games.forest_mages.rules.table import Glade

USUAL = 2.0
"""What a die brings on average."""
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


class Opinion(Gains):
    """The judgement of one seat in one position."""

    def __init__(self, rules: ForestMages, v: Glade, seat: Seat) -> None:
        super().__init__(rules, v, seat)
        self._effects: dict[str, float] = {}

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

    def _release(self, option: str) -> float:
        return -ability_worth(self.cards, self.v, self.seat, option)

    def _reserve(self, option: str) -> float:
        return self.appetite.profit(option) / (1 + self.appetite.missing(option))

    def _trade(self, option: str) -> float:
        given, _, taken = option.partition(">")
        return self.appetite.want[KIND[taken]] - self.appetite.want[KIND[given]] if taken else 0.1

    def _exchange(self, option: str) -> float:
        return float(option == "exchange")

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
