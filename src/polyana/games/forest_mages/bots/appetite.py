"""How much a seat wants ingredients and potions: for bots."""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.brewing import BREW_VP, berries_worth
from polyana.games.forest_mages.rules.creatures import working
from polyana.games.forest_mages.rules.dice import ALL_DICE
from polyana.games.forest_mages.rules.final_score import LEFT_OVERS
from polyana.games.forest_mages.rules.payments import missing
from polyana.games.forest_mages.rules.symbols import BERRY, CRYSTAL, HERB, MUSHROOM
from polyana.games.forest_mages.rules.table import ROUNDS, Glade

LEFT_OVER, PRICE = 1 / LEFT_OVERS, 0.6
"""What an ingredient that stays over is worth, in points; and how much more it is early in the game."""
JOKER = 1.2
"""How much more a berry is worth than an ingredient that nobody needs just now."""
EFFECTS = {"return": 2.0, "swap": 1.4, "move": 1.4, "remove": 1.1, "change": 0.4, "reroll": 0.3, "place": 0.3}
"""What a potion's effect brings at a good moment."""


def turns_left(v: Glade, seat: Seat) -> int:
    """How many turns this seat still has, unless dice come back."""
    return len(v.supply[seat]) + len(ALL_DICE) * (ROUNDS - v.round)


class Appetite:
    """What tokens and potions are worth to one seat in one position."""

    def __init__(self, box: Box, v: Glade, seat: Seat) -> None:
        self.box = box
        self.turns = turns_left(v, seat)
        self.time = max(0.0, min(1.0, (self.turns - 1) / 4))
        """How likely there is still a good moment to drink."""
        self.price = LEFT_OVER + PRICE * min(1.0, self.turns / 6)
        self.held = v.held(seat)
        self.berries = berries_worth(box, v, seat)
        self.brew_vp = BREW_VP * len(working(box, v, seat, v.active[seat], "BREW_VP"))
        self.want = [self.price, self.price, self.price, self.price * JOKER]
        self.nearest = 0.0
        """What the potion that is nearest promises beyond its ingredients."""
        self._study(v, seat)

    def _study(self, v: Glade, seat: Seat) -> None:
        """A token is wanted for the potions to which it brings one nearer."""
        price, want = self.price, self.want
        herbs, mushrooms, crystals, _ = self.held
        for potion in (*v.market, *v.reserved[seat]):
            if potion and (profit := self.profit(potion)) > 0:
                herb, mushroom, crystal = self.box.potions[potion].cost
                share = profit / (1.0 + self.missing(potion))
                if share > self.nearest:
                    self.nearest = share
                share += price
                if herb > herbs and share > want[HERB]:
                    want[HERB] = share
                if mushroom > mushrooms and share > want[MUSHROOM]:
                    want[MUSHROOM] = share
                if crystal > crystals and share > want[CRYSTAL]:
                    want[CRYSTAL] = share
        want[BERRY] = max(want[BERRY], 0.9 * max(want))

    def missing(self, potion: str) -> int:
        """How many ingredients are lacking for a potion, berries counted in."""
        return missing(self.box.potions[potion].cost, self.held, self.berries)

    def profit(self, potion: str) -> float:
        """What a potion brings beyond the worth of its ingredients."""
        card = self.box.potions[potion]
        return card.vp + EFFECTS[card.effect] * self.time + self.brew_vp - self.price * sum(card.cost)

    def tokens(self, kind: int, count: int) -> float:
        """What `count` tokens of a kind are worth; the first is wanted most."""
        return self.want[kind] + (count - 1) * (self.price + self.want[kind]) / 2

    def trading(self, times: int) -> float:
        """What it brings to trade tokens without use, `times` of them, for the one that is wanted most."""
        best = max(self.want[:BERRY])
        spare = sum(held for held, want in zip(self.held[:BERRY], self.want, strict=False) if want < best)
        return min(times, spare) * (best - self.price)
