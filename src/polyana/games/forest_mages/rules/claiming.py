"""Claiming: controlled forests go to their mages, ties are bought, the rest is discarded."""

from __future__ import annotations

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules.answers import NONE
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.characters import power
from polyana.games.forest_mages.rules.control import controller, tied
from polyana.games.forest_mages.rules.creatures import working
from polyana.games.forest_mages.rules.dice import NOBODY
from polyana.games.forest_mages.rules.kinds import TIE
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.symbols import BERRY
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.tokens import award

CLAIM_VP = 2
"""What a creature of the kind CLAIM_SEASON_VP brings. (FM-12.21)"""
TIE_PRICE = 2
"""How many berries a tied forest costs. (FM-13.7)"""


def claim_row(box: Box, t: Glade) -> Flow[None]:
    """Everybody claims the forests they control; those who may buy a tie are asked; the rest is discarded.
    (FM-16.1, FM-17.7, FM-17.8, FM-17.10, FM-13.13)"""
    for forest in t.row[:]:
        seat = controller(box, t, forest)
        if seat != NOBODY:
            take(box, t, seat, forest, "FM-17.7")
    for seat in t.seats:
        if power(box, t, seat) == "tie" and ties(box, t, seat):
            yield from buy_tie(box, t, seat)
    for forest in t.row[:]:
        leave_row(box, t, forest)
        t.discarded.append(forest)
        t.tell("discarded", "FM-17.10", forest=forest)


def buy_tie(box: Box, t: Glade, seat: Seat) -> Flow[None]:
    """One forest in which the seat is tied, for two berries, before creatures bring more of them.
    (FM-13.7, FM-13.8)"""
    forest = yield from choose(t, seat, TIE, lambda v: [NONE, *ties(box, v, seat)], NONE)
    if forest != NONE:
        t.gain(seat, BERRY, -TIE_PRICE)
        t.tell("bought", "FM-13.7", seat=seat, forest=forest, count=TIE_PRICE)
        take(box, t, seat, forest, "FM-13.7")


def ties(box: Box, v: Glade, seat: Seat) -> list[str]:
    """The forests that this seat could buy. (FM-13.7, FM-13.12)"""
    if v.has(seat, BERRY) < TIE_PRICE:
        return []
    return [forest for forest in v.row if tied(box, v, forest, seat)]


def take(box: Box, t: Glade, seat: Seat, forest: str, clause: str) -> None:
    """A forest is claimed; each creature that rejoices in it brings points at once.
    (FM-12.21, FM-17.7, FM-17.12)"""
    leave_row(box, t, forest)
    t.claimed[seat] += (forest,)
    t.tell("claimed", clause, seat=seat, forest=forest, count=box.forests[forest].vp)
    for _ in range(rejoicing(box, t, seat, forest)):
        award(t, seat, CLAIM_VP, "FM-12.21")


def rejoicing(box: Box, v: Glade, seat: Seat, forest: str) -> int:
    """How many creatures of the seat rejoice when it claims this forest. (FM-12.21)"""
    crew = working(box, v, seat, v.active[seat], "CLAIM_SEASON_VP")
    return sum(one.of in box.forests[forest].seasons for one in crew)


def leave_row(box: Box, t: Glade, forest: str) -> None:
    """Its dice are set aside, its fire tokens return to the supply. (FM-14.7, FM-16.11)"""
    t.row.remove(forest)
    slots = [slot.id for slot in box.forests[forest].slots]
    for slot in slots:
        t.aside += t.forest_dice.pop(slot, ())
    t.scorched_slots = tuple(slot for slot in t.scorched_slots if slot not in slots)
