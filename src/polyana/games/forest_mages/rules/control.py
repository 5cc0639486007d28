"""Who controls a forest. (FM-17.1)"""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.cards import Cards
from polyana.games.forest_mages.rules.table import Glade

NOBODY: Seat = -1


def counting(cards: Cards, v: Glade, forest: str) -> tuple[list[int], int]:
    """The resource dice of each seat and the element dice that count: top dice only. (FM-15.2, FM-17.6)"""
    own = [0] * v.players
    elements = 0
    for slot in cards.forests[forest].slots:
        dice = v.forest_dice[slot.id]
        if dice:
            top = dice[-1]
            if top[0] <= "9":
                own[int(top[0])] += 1
            elif top != "scorched":
                elements += 1
    return own, elements


def controller(cards: Cards, v: Glade, forest: str) -> Seat:
    """Who has more dice than each other player and than all element dice together. (FM-17.1)"""
    own, elements = counting(cards, v, forest)
    most = max(own)
    if most <= elements or own.count(most) != 1:
        return NOBODY
    return own.index(most)


def tied(cards: Cards, v: Glade, forest: str, seat: Seat) -> bool:
    """Is this seat tied for control, with players or element dice, and behind nobody? (FM-13.12)"""
    own, elements = counting(cards, v, forest)
    mine = own[seat]
    rival = max(count for other, count in enumerate(own) if other != seat)
    return mine >= 1 and mine >= rival and mine >= elements and mine in (rival, elements)
