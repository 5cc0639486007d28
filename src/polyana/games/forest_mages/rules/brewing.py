"""Potions: the market, brewing, reserving, and the deck that renews itself."""

from __future__ import annotations

from polyana.core import EVERYBODY, Flow, Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.characters import power
from polyana.games.forest_mages.rules.creatures import working
from polyana.games.forest_mages.rules.kinds import PAY, RESERVE
from polyana.games.forest_mages.rules.payments import lacking, payments, spent, worth
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.symbols import BERRY, KINDS
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.tokens import award

MARKET = 4
"""How many potions lie in the market. (FM-2.5)"""
BREW_VP = 1
"""What a creature of the kind BREW_VP brings. (FM-12.22)"""


# --- brewing -----------------------------------------------------------------------------------------


def brewable(box: Box, v: Glade, seat: Seat) -> list[str]:
    """The potions that this seat can pay for: those of the market and the own reserved ones, one that was
    reserved in this turn included. (FM-9.1, FM-9.11)"""
    held = herbs, mushrooms, crystals, _ = v.held(seat)
    berries = berries_worth(box, v, seat)
    most = herbs + mushrooms + crystals + berries
    found = []
    for one in (*v.market, *v.reserved[seat]):
        if one:
            potion = box.potions[one]
            if potion.tokens <= most and lacking(potion.cost, held) <= berries:
                found.append(one)
    return found


def berries_worth(box: Box, v: Glade, seat: Seat) -> int:
    """For how many ingredients the berries of a seat stand in. (FM-9.7, FM-13.14)"""
    berries = v.has(seat, BERRY)
    return worth(berries, power(box, v, seat) == "double") if berries else 0


def brew(box: Box, t: Glade, seat: Seat, potion: str) -> Flow[None]:
    """Pay exactly, take the card into the hand, where others only count it, however many there are; the
    market fills up again, unless the potion was a reserved one. (FM-9.2, FM-9.3, FM-9.4, FM-9.5, FM-9.8,
    FM-9.22)"""
    cost, double = box.potions[potion].cost, power(box, t, seat) == "double"
    ways = payments(cost, t.held(seat), double)
    paid = ways[0]
    if len(ways) > 1:
        paid = yield from choose(
            t, seat, PAY, lambda v: payments(cost, v.held(seat), double), ways[0], {"card": potion}
        )
    t.brewed, t.turned = True, ()
    for kind, count in enumerate(paid):
        t.gain(seat, kind, -count)
    t.hands[seat] += (potion,)
    t.tell("brewed", "FM-9.2", seat=seat, card=potion, paid=[KINDS[kind] for kind in spent(paid)])
    for _ in working(box, t, seat, t.active[seat], "BREW_VP"):
        award(t, seat, BREW_VP, "FM-12.22")
    if potion in t.market:
        t.market[t.market.index(potion)] = ""
        fill_market(box, t)
    else:
        t.reserved[seat] = tuple(one for one in t.reserved[seat] if one != potion)


# --- market and deck ---------------------------------------------------------------------------------


def fill_market(box: Box, t: Glade) -> None:
    """Gaps are filled from the left while there are potions to reveal; nobody takes back what led to that.
    (FM-4.14, FM-9.3, FM-9.20)"""
    while "" in t.market and (potion := draw_potion(box, t)):
        t.market[t.market.index("")] = potion
        t.reveal("market", "FM-9.3", card=potion)


def draw_potion(box: Box, t: Glade) -> str:
    """The next potion; an empty deck is renewed first, not before. Empty: there is none at all. Nobody knows
    the order of the deck: it is a bag from which chance draws. (FM-0.8, FM-9.17, FM-9.18, FM-9.20,
    FM-9.21)"""
    if not t.potion_deck:
        renew(box, t)
    return t.dice.draw(t.potion_deck, to=EVERYBODY) if t.potion_deck else ""


def renew(box: Box, t: Glade) -> None:
    """Everybody hands back the drunk potions for tokens of their worth, but no others; the one that is being
    drunk is not among them yet. (FM-9.17, FM-9.19)"""
    if not any(t.drunk.values()):
        return
    t.returned = t.drunk.copy()
    for seat, cards in t.returned.items():
        if cards:
            value = sum(box.potions[one].vp for one in cards)
            t.vp[seat] += value
            t.reveal("renewed", "FM-9.17", seat=seat, cards=sorted(cards), count=value)
            t.potion_deck += sorted(cards)
    t.drunk = dict.fromkeys(t.seats, ())


# --- reserving ---------------------------------------------------------------------------------------


def reserve(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """A potion is revealed first, then it or one of the market is reserved, besides any others.
    (FM-9.12, FM-9.13, FM-9.15, FM-9.23)"""
    fill_market(box, t)
    t.revealed = draw_potion(box, t)
    if t.revealed:
        t.reveal("revealed", "FM-9.12", card=t.revealed)
    offers = reservable(t)
    if not offers:
        return
    taken = offers[0]
    if len(offers) > 1:
        taken = yield from choose(t, seat, RESERVE, reservable, lambda v: reservable(v)[0])
    if taken != t.revealed:
        t.market[t.market.index(taken)] = t.revealed
    t.revealed = ""
    t.reserved[seat] += (taken,)
    t.tell("reserved", "FM-9.12", seat=seat, card=taken)


def reservable(v: Glade) -> list[str]:
    """The revealed potion and those of the market. (FM-9.12)"""
    return [one for one in (v.revealed, *v.market) if one]


# --- refusals ----------------------------------------------------------------------------------------


def why_not_brewed(v: Glade, potion: str) -> str:
    """Brewed already, reserved by somebody else, or beyond the seat's tokens."""
    if v.brewed:
        return "FM-3.8"
    rivals = (cards for seat, cards in v.reserved.items() if seat != v.turn)
    return "FM-9.14" if any(potion in cards for cards in rivals) else "FM-9.2"


def why_not_paid(box: Box, v: Glade, seat: Seat) -> str:
    """Wren's first berry stands in for two ingredients; the surplus would be hers."""
    return "FM-13.15" if power(box, v, seat) == "double" else ""
