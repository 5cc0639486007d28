"""What a seat thinks of its options, in points: the judgement of the stronger bots.

Everything is a function of what the seat sees, worked out at most once per position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyana.bots import Option
from polyana.core import About, Seat
from polyana.games.forest_mages.bots.companions import ability_worth
from polyana.games.forest_mages.bots.gains import ANOTHER_TURN, Gains
from polyana.games.forest_mages.rules.acts import Brew, Drink, EndTurn, PlaceDie, TurnDie, read_act
from polyana.games.forest_mages.rules.answers import (
    FINISH,
    NONE,
    STOP,
    SellBerries,
    SellSet,
    read_change,
    read_deal,
    read_trade,
)
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.claiming import TIE_PRICE
from polyana.games.forest_mages.rules.deals import BERRY_SALES, SET_SALES
from polyana.games.forest_mages.rules.kinds import (
    ACT,
    CHANGE,
    CLEAR,
    DIE,
    EVENING,
    EXCHANGE,
    PAY,
    PICK,
    RELEASE,
    REROLL,
    RESERVE,
    SCORCH,
    STAND_IN,
    TARGET,
    TIE,
    TRADE,
    TRAIN,
)
from polyana.games.forest_mages.rules.potion_effects import changes
from polyana.games.forest_mages.rules.symbols import BERRY, KIND
from polyana.games.forest_mages.rules.table import Glade

DIE_WORTH = 2.0
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
"""A potion is kept for a better moment until its effect brings this much; towards the end, less will do."""
BREW, BEFORE, IDLE = 20.0, 10.0, -0.5
"""What comes first in a turn: brewing that pays, then what makes the placement better; the rest can wait."""


class Opinion:
    """The judgement of one seat in one position."""

    def __init__(self, box: Box, v: Glade, seat: Seat) -> None:
        self.box = box
        self.v = v
        self.seat = seat
        self.gains = Gains(box, v, seat)
        self._effects: dict[str, float] = {}

    def values(self, kind: str, about: About, options: Sequence[Option]) -> list[float]:
        """What each answer to a question is worth."""
        if kind == TARGET.name:
            shown = str(about["die"])
            return [self.gains.target(shown, option) for option in options]
        if kind in self.gains.stirring.judges:
            stirs = self.gains.stirring.judges[kind]
            return [stirs(option, about) for option in options]
        judge = JUDGES.get(kind)
        return [judge(self, option) for option in options] if judge else [0.0] * len(options)

    # --- the turn ------------------------------------------------------------------------------------

    def _act(self, option: str) -> float:
        match read_act(option):
            case PlaceDie(die):
                return self.gains.best_target(die)
            case Brew(potion):
                profit = self.gains.appetite.profit(potion)
                return BREW + profit if profit > 0 else profit - 1
            case Drink(potion):
                gain = self.effect(self.box.potions[potion].effect)
                return BEFORE + gain if gain >= 0 else IDLE + gain
            case TurnDie(old, new):
                gain = self.gains.best_target(new) - self.gains.best_target(old)
                return BEFORE + gain if gain > 0 else IDLE + gain
            case EndTurn():
                return IDLE
        return 2 * IDLE  # creatures find their forests by themselves at the end

    def first_act(self, options: Sequence[str]) -> str:
        """The best thing to do now. Dice are looked at only if nothing comes before them."""
        for sorts in (Brew, (Drink, TurnDie)):
            some = [one for one in options if isinstance(read_act(one), sorts)]
            if some:
                best = max(some, key=self._act)
                if self._act(best) >= BEFORE:
                    return best
        return max(options, key=self._act)

    def effect(self, effect: str) -> float:
        """What drinking would bring now, less what it must bring to be worth while."""
        found = self._effects.get(effect)
        if found is None:
            least = PATIENCE[effect] * min(1.0, self.gains.appetite.turns / 8)
            found = self._effects[effect] = self._stirs(effect) - least
        return found

    def _stirs(self, effect: str) -> float:
        supply = self.v.supply[self.seat]
        if effect == "place":
            return 0.1
        if effect == "change":
            return max(map(self._change, changes(supply)))
        if effect == "reroll":
            return sum(max(0.0, DIE_WORTH - self.gains.best_target(one)) for one in supply)
        if effect == "return":
            return self.gains.stirring.best("return") + ANOTHER_TURN
        return self.gains.stirring.best(effect)

    # --- the smaller questions -----------------------------------------------------------------------

    def _die(self, option: str) -> float:
        return self.gains.best_target(option)

    def _pick(self, option: tuple[str, ...]) -> float:
        if len(set(option)) == 1:
            return self.gains.appetite.tokens(KIND[option[0]], len(option))
        return sum(self.gains.appetite.want[KIND[kind]] for kind in option)

    def _release(self, option: str) -> float:
        return -ability_worth(self.box, self.v, self.seat, option)

    def _reserve(self, option: str) -> float:
        return self.gains.appetite.profit(option) / (1 + self.gains.appetite.missing(option))

    def _trade(self, option: str) -> float:
        if option == STOP:
            return 0.1
        want, trade = self.gains.appetite.want, read_trade(option)
        return want[KIND[trade.taken]] - want[KIND[trade.given]]

    def _exchange(self, option: str) -> float:
        return float(option == "exchange")

    def _pay(self, option: tuple[int, ...]) -> float:
        return -sum(count * want for count, want in zip(option, self.gains.appetite.want, strict=True))

    def _change(self, option: str) -> float:
        change = read_change(option)
        return self.gains.best_target(change.new) - self.gains.best_target(change.old)

    def _reroll(self, option: tuple[str, ...]) -> float:
        return sum(DIE_WORTH - self.gains.best_target(die) for die in option)

    def _tie(self, option: str) -> float:
        if option == NONE:
            return 0.0
        return self.gains.prospects.prize(option) - TIE_PRICE * self.gains.appetite.want[BERRY]

    def _evening(self, option: str) -> float:
        """Sales that bring more than the tokens are worth; berries are gathered before."""
        if option == FINISH:
            return 0.0
        match read_deal(option):
            case SellBerries(_, count):
                return BERRY_SALES[count] - count * self.gains.appetite.price * 1.2
            case SellSet(_, kind, count):
                return SET_SALES[count] - count * self.gains.appetite.want[KIND[kind]]
        return BEFORE

    def _stand_in(self, option: int) -> float:
        return -float(option)


JUDGES: dict[str, Callable[[Opinion, Option], float]] = {
    ACT.name: Opinion._act,
    DIE.name: Opinion._die,
    PICK.name: Opinion._pick,
    TRAIN.name: lambda self, option: self.gains.train(option),
    RELEASE.name: Opinion._release,
    RESERVE.name: Opinion._reserve,
    TRADE.name: Opinion._trade,
    EXCHANGE.name: Opinion._exchange,
    CLEAR.name: lambda self, option: self.gains.clear(option),
    SCORCH.name: lambda self, option: self.gains.scorch(option),
    PAY.name: Opinion._pay,
    CHANGE.name: Opinion._change,
    REROLL.name: Opinion._reroll,
    TIE.name: Opinion._tie,
    EVENING.name: Opinion._evening,
    STAND_IN.name: Opinion._stand_in,
}
"""By kind of question."""
