"""The end of a round: forests are claimed, creatures of the evening do their work. (FM-16, FM-17)"""

from __future__ import annotations

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.forest_mages.rules.control import NOBODY, controller, tied
from polyana.games.forest_mages.rules.drinking import Drinking
from polyana.games.forest_mages.rules.kinds import CLAIM_VP, EVENING, FINISH, NONE, STAND_IN, TIE, TIE_PRICE
from polyana.games.forest_mages.rules.rows import Creature
from polyana.games.forest_mages.rules.symbols import BERRY, CHOICE, KIND, KINDS, SCORCHED
from polyana.games.forest_mages.rules.table import Glade

BERRY_SALES = {1: 2, 2: 4}
SET_SALES = {2: 2, 3: 4}
"""How many tokens bring how many points. (FM-12.23, FM-12.24)"""


class Evening(Drinking):
    """Steps 1 and 2 of the end of a round."""

    def check_end(self, t: Glade) -> Next:
        """What follows the evening."""
        raise NotImplementedError

    @phase
    def claim(self, t: Glade) -> Flow[Next]:
        """Everybody claims the forests they control; who may buy a tie is asked; the rest is discarded.
        (FM-16.1, FM-17.7, FM-17.8, FM-17.10, FM-13.7, FM-13.13)"""
        t.turns += 1  # the evening has glasses of its own
        for forest in t.row[:]:
            seat = controller(self.cards, t, forest)
            if seat != NOBODY:
                self.take(t, seat, forest, "FM-17.7")
        for seat in t.seats:
            if self.power(t, seat) == "tie" and self.ties(t, seat):
                yield from self.buy_tie(t, seat)
        for forest in t.row[:]:
            self.leave_row(t, forest)
            t.discarded.append(forest)
            t.tell("discarded", "FM-17.10", forest=forest)
        around = [(t.first_player + number) % t.players for number in t.seats]
        return [*(step(self.evening, seat) for seat in around), step(self.check_end)]

    def buy_tie(self, t: Glade, seat: Seat) -> Flow[None]:
        """One forest in which the seat is tied, for two berries. (FM-13.7)"""
        forest = yield from self.choose(t, seat, TIE, lambda v: [NONE, *self.ties(v, seat)], NONE)
        if forest != NONE:
            t.gain(seat, BERRY, -TIE_PRICE)
            t.tell("bought", "FM-13.7", seat=seat, forest=forest, count=TIE_PRICE)
            self.take(t, seat, forest, "FM-13.7")

    def ties(self, v: Glade, seat: Seat) -> list[str]:
        """The forests that this seat could buy. (FM-13.12)"""
        if v.has(seat, BERRY) < TIE_PRICE:
            return []
        return [forest for forest in v.row if tied(self.cards, v, forest, seat)]

    def take(self, t: Glade, seat: Seat, forest: str, clause: str) -> None:
        """A forest is claimed; creatures that rejoice in it bring points. (FM-17.7, FM-17.12, FM-12.21)"""
        self.leave_row(t, forest)
        t.claimed[seat] += (forest,)
        t.tell("claimed", clause, seat=seat, forest=forest, count=self.cards.forests[forest].vp)
        for creature in self.still(t, seat, t.active[seat], "CLAIM_SEASON_VP"):
            if creature.of in self.cards.forests[forest].seasons:
                self.points(t, seat, CLAIM_VP, "FM-12.21")

    def leave_row(self, t: Glade, forest: str) -> None:
        """Its dice are set aside, its fire tokens return to the supply. (FM-14.7, FM-16.11)"""
        t.row.remove(forest)
        for slot in self.cards.forests[forest].slots:
            dice = t.forest_dice.pop(slot.id)
            if dice != SCORCHED:
                t.aside += dice

    @phase
    def evening(self, t: Glade, seat: Seat) -> Flow[Next]:
        """The seat's end-of-round abilities, each once, in the order it likes.
        (FM-16.2, FM-16.3, FM-16.12)"""
        t.used = ()
        while self.can_sell(t, seat):
            chosen = yield from self.choose(
                t, seat, EVENING, lambda v: [FINISH, *self.sales(v, seat)], FINISH
            )
            if chosen == FINISH:
                break
            card, *how = chosen.split()
            t.used += (card,)
            if not how:
                self.berries(t, seat, self.cards.creatures[card])
            elif len(how) == 1:
                self.sell_berries(t, seat, int(how[0]))
            else:
                yield from self.sell_set(t, seat, how[0], int(how[1]))
        for creature in self.unused(t, seat, "EOR_BERRY_PER"):
            self.berries(t, seat, creature)
        t.used = ()
        return None

    def unused(self, v: Glade, seat: Seat, ability: str) -> list[Creature]:
        """The seat's creatures with this ability that have not been used in this round."""
        active = self.still(v, seat, v.active[seat], ability)
        return [one for one in active if one.id not in v.used] if v.used else active

    def count_of(self, v: Glade, seat: Seat, season: str) -> int:
        """How many active creatures of a season a seat has. (FM-12.11)"""
        return sum(self.cards.creatures[one].season == season for one in v.active[seat])

    def can_sell(self, v: Glade, seat: Seat) -> bool:
        """Could the seat pay for a sale, the berries of its own evening counted in? (FM-16.12)"""
        berry_sale, set_sale = self.unused(v, seat, "EOR_BERRY_VP"), self.unused(v, seat, "EOR_SET_VP")
        if not berry_sale and not set_sale:
            return False
        held = v.held(seat)
        berries = held[BERRY] + sum(
            self.count_of(v, seat, one.of) for one in self.unused(v, seat, "EOR_BERRY_PER")
        )
        most = berries + max(held[:BERRY])
        return bool(berry_sale and berries >= min(BERRY_SALES)) or bool(set_sale and most >= min(SET_SALES))

    def sales(self, v: Glade, seat: Seat) -> list[str]:
        """«SP1» gathers berries, «WI8 2» sells two berries, «WI9 herb 3» a set of three herbs."""
        held = v.held(seat)
        found = [one.id for one in self.unused(v, seat, "EOR_BERRY_PER") if self.count_of(v, seat, one.of)]
        for one in self.unused(v, seat, "EOR_BERRY_VP"):
            found += [f"{one.id} {count}" for count in BERRY_SALES if held[BERRY] >= count]
        for one in self.unused(v, seat, "EOR_SET_VP"):
            for kind in KINDS:
                found += [f"{one.id} {kind} {count}" for count in SET_SALES if stand_ins(held, kind, count)]
        return found

    def berries(self, t: Glade, seat: Seat, creature: Creature) -> None:
        """EOR_BERRY_PER: a berry for each active creature of the season. (FM-12.11)"""
        if count := self.count_of(t, seat, creature.of):
            self.collect(t, seat, BERRY, count, "FM-12.11")

    def sell_berries(self, t: Glade, seat: Seat, count: int) -> None:
        """EOR_BERRY_VP. (FM-12.23)"""
        t.gain(seat, BERRY, -count)
        t.tell("sold", "FM-12.23", seat=seat, what="berry", count=count)
        self.points(t, seat, BERRY_SALES[count], "FM-12.23")

    def sell_set(self, t: Glade, seat: Seat, kind: str, count: int) -> Flow[None]:
        """EOR_SET_VP: identical ingredients, for which berries may stand in. (FM-12.24)"""
        ways = stand_ins(t.held(seat), kind, count)
        berries = ways[0]
        if len(ways) > 1:
            berries = yield from self.choose(
                t,
                seat,
                STAND_IN,
                lambda v: stand_ins(v.held(seat), kind, count),
                berries,
                {"what": kind, "count": count},
            )
        t.gain(seat, KIND[kind], berries - count)
        t.gain(seat, BERRY, -berries)
        t.tell("sold", "FM-12.24", seat=seat, what=kind, count=count)
        self.points(t, seat, SET_SALES[count], "FM-12.24")


def stand_ins(held: list[int], kind: str, count: int) -> list[int]:
    """How many berries may stand in for a set of a kind; fewest first. Berries alone are a kind themselves.

    >>> stand_ins([2, 0, 0, 2], "herb", 3), stand_ins([0, 0, 0, 2], "herb", 2)
    ([1, 2], [])
    >>> stand_ins([0, 0, 0, 2], "berry", 2)
    [0]
    """
    if kind not in CHOICE:
        return [0] if held[BERRY] >= count else []
    return list(range(max(0, count - held[KIND[kind]]), min(held[BERRY], count - 1) + 1))
