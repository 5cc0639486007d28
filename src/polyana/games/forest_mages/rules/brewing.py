"""Potions: the market, brewing, reserving, and the deck that renews itself. (FM-9.1–9.23)"""

from __future__ import annotations

from polyana.core import EVERYBODY, Flow, Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.kinds import PAY, RESERVE
from polyana.games.forest_mages.rules.payments import payments, spent
from polyana.games.forest_mages.rules.symbols import KINDS
from polyana.games.forest_mages.rules.table import Glade


class Brewing(Box):
    """From the deck to the hand."""

    def brewable(self, v: Glade, seat: Seat) -> list[str]:
        """The potions of the market and the own reserved ones that this seat can pay for. (FM-9.1)"""
        herbs, mushrooms, crystals, berries = v.held(seat)
        if berries and self.power(v, seat) == "double":
            berries += 1
        found: list[str] = []
        if herbs + mushrooms + crystals + berries < self.cards.cheapest:
            return found
        potions = self.cards.potions
        for one in (*v.market, *v.reserved[seat]):
            if one:
                herb, mushroom, crystal = potions[one].cost
                missing = herb - herbs if herb > herbs else 0
                if mushroom > mushrooms:
                    missing += mushroom - mushrooms
                if crystal > crystals:
                    missing += crystal - crystals
                if missing <= berries:
                    found.append(one)
        return found

    def brew(self, t: Glade, seat: Seat, potion: str) -> Flow[None]:
        """Pay exactly, take the card into the hand; the market fills up again. (FM-9.2, FM-9.3, FM-9.8)"""
        cost, double = self.cards.potions[potion].cost, self.power(t, seat) == "double"
        ways = payments(cost, t.held(seat), double)
        paid = ways[0]
        if len(ways) > 1:
            paid = yield from self.choose(
                t, seat, PAY, lambda v: payments(cost, v.held(seat), double), ways[0], {"card": potion}
            )
        t.brewed, t.turned = True, ()
        for kind, count in enumerate(paid):
            t.gain(seat, kind, -count)
        t.hands[seat] += (potion,)
        t.tell("brewed", "FM-9.2", seat=seat, card=potion, paid=[KINDS[kind] for kind in spent(paid)])
        for _ in self.still(t, seat, t.active[seat], "BREW_VP"):
            self.points(t, seat, 1, "FM-12.22")
        if potion in t.market:
            t.market[t.market.index(potion)] = ""
            self.fill_market(t)
        else:
            t.reserved[seat] = tuple(one for one in t.reserved[seat] if one != potion)

    def fill_market(self, t: Glade) -> None:
        """Gaps are filled from the left while there are potions to reveal. (FM-9.3, FM-9.20)"""
        while "" in t.market and (potion := self.draw_potion(t)):
            t.market[t.market.index("")] = potion
            t.reveal("market", "FM-9.3", card=potion)

    def draw_potion(self, t: Glade) -> str:
        """The next potion; an empty deck is renewed first. Empty: there is none at all. (FM-9.17, FM-9.20)"""
        if not t.potion_deck:
            self.renew(t)
        return t.dice.draw(t.potion_deck, to=EVERYBODY) if t.potion_deck else ""

    def renew(self, t: Glade) -> None:
        """Everybody hands back the drunk potions for tokens of their worth. (FM-9.17–9.19)"""
        if not any(t.drunk.values()):
            return
        t.returned = t.drunk.copy()
        for seat, cards in t.returned.items():
            if cards:
                worth = sum(self.cards.potions[one].vp for one in cards)
                t.vp[seat] += worth
                t.reveal("renewed", "FM-9.17", seat=seat, cards=sorted(cards), count=worth)
                t.potion_deck += sorted(cards)
        t.drunk = dict.fromkeys(t.seats, ())

    def reserve(self, t: Glade, seat: Seat) -> Flow[None]:
        """A potion is revealed first, then it or one of the market is reserved.
        (FM-9.12, FM-9.13, FM-9.23)"""
        self.fill_market(t)
        t.revealed = self.draw_potion(t)
        if t.revealed:
            t.reveal("revealed", "FM-9.12", card=t.revealed)
        offers = reservable(t)
        if not offers:
            return
        taken = offers[0]
        if len(offers) > 1:
            taken = yield from self.choose(t, seat, RESERVE, reservable, lambda v: reservable(v)[0])
        if taken != t.revealed:
            t.market[t.market.index(taken)] = t.revealed
        t.revealed = ""
        t.reserved[seat] += (taken,)
        t.tell("reserved", "FM-9.12", seat=seat, card=taken)


def reservable(v: Glade) -> list[str]:
    """The revealed potion and those of the market. (FM-9.12)"""
    return [one for one in (v.revealed, *v.market) if one]
