"""Who controls a forest."""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.dice import NOBODY, owner
from polyana.games.forest_mages.rules.table import Glade


def counting(box: Box, v: Glade, forest: str) -> tuple[list[int], int]:
    """The resource dice of each seat and the element dice that count, whatever their slot: top dice only, and
    no fire tokens. (FM-5.9, FM-7.5, FM-14.5, FM-15.2, FM-15.5, FM-17.6)"""
    own = [0] * v.players
    elements = 0
    for slot in box.forests[forest].slots:
        dice = v.forest_dice.get(slot.id)
        if dice:
            seat = owner(dice[-1])
            if seat != NOBODY:
                own[seat] += 1
            else:
                elements += 1
    return own, elements


def controller(box: Box, v: Glade, forest: str) -> Seat:
    """Who has more dice than each other player and than all element dice together.
    (FM-17.1, FM-17.2, FM-17.3, FM-17.4, FM-17.5)"""
    own, elements = counting(box, v, forest)
    most = max(own)
    if most <= elements or own.count(most) != 1:
        return NOBODY
    return own.index(most)


def tied(box: Box, v: Glade, forest: str, seat: Seat) -> bool:
    """Is this seat tied for control, with players or element dice, and behind nobody? (FM-13.12, FM-13.17)"""
    own, elements = counting(box, v, forest)
    mine = own[seat]
    rival = max(count for other, count in enumerate(own) if other != seat)
    return mine >= 1 and mine >= rival and mine >= elements and mine in (rival, elements)
