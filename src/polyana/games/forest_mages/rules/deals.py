"""What creatures do in the evening: they gather berries, and sell ingredients for points."""

from __future__ import annotations

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules.answers import Deal, GatherBerries, SellBerries, SellSet
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.creatures import working
from polyana.games.forest_mages.rules.kinds import STAND_IN
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.rows import Ability, Creature
from polyana.games.forest_mages.rules.symbols import BERRY, CHOICE, KIND, KINDS
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.tokens import award, collect

BERRY_SALES = {1: 2, 2: 4}
SET_SALES = {2: 2, 3: 4}
"""How many tokens bring how many points. (FM-12.23, FM-12.24)"""


def unused(box: Box, v: Glade, seat: Seat, ability: Ability) -> list[Creature]:
    """The seat's creatures with this ability that have not been used in this round: each serves once.
    (FM-12.25, FM-16.3)"""
    active = working(box, v, seat, v.active[seat], ability)
    return [one for one in active if one.id not in v.used] if v.used else active


def count_of(box: Box, v: Glade, seat: Seat, season: str) -> int:
    """How many active creatures of a season a seat has. (FM-12.11)"""
    return sum(box.creatures[one].season == season for one in v.active[seat])


def can_sell(box: Box, v: Glade, seat: Seat) -> bool:
    """Could the seat pay for a sale, the berries of its own evening counted in? (FM-16.12)"""
    berry_sale, set_sale = unused(box, v, seat, "EOR_BERRY_VP"), unused(box, v, seat, "EOR_SET_VP")
    if not berry_sale and not set_sale:
        return False
    held = v.held(seat)
    due = sum(count_of(box, v, seat, one.of) for one in unused(box, v, seat, "EOR_BERRY_PER"))
    berries = held[BERRY] + due
    most = berries + max(held[:BERRY])
    return bool(berry_sale and berries >= min(BERRY_SALES)) or bool(set_sale and most >= min(SET_SALES))


def deals(box: Box, v: Glade, seat: Seat) -> list[Deal]:
    """What the seat's creatures could do now."""
    held = v.held(seat)
    found: list[Deal] = [
        GatherBerries(one.id)
        for one in unused(box, v, seat, "EOR_BERRY_PER")
        if count_of(box, v, seat, one.of)
    ]
    for one in unused(box, v, seat, "EOR_BERRY_VP"):
        found += [SellBerries(one.id, count) for count in BERRY_SALES if held[BERRY] >= count]
    for one in unused(box, v, seat, "EOR_SET_VP"):
        for kind in KINDS:
            found += [SellSet(one.id, kind, count) for count in SET_SALES if stand_ins(held, kind, count)]
    return found


def make_deal(box: Box, t: Glade, seat: Seat, deal: Deal) -> Flow[None]:
    """A creature does its work; it counts as used once everybody has heard of it. (FM-16.3)"""
    match deal:
        case GatherBerries(creature):
            gather_berries(box, t, seat, box.creatures[creature])
        case SellBerries(_, count):
            sell_berries(t, seat, count)
        case SellSet(_, kind, count):
            yield from sell_set(t, seat, kind, count)
    t.used += (deal.creature,)


def gather_berries(box: Box, t: Glade, seat: Seat, creature: Creature) -> None:
    """EOR_BERRY_PER: a berry for each active creature of the season. (FM-12.11)"""
    if count := count_of(box, t, seat, creature.of):
        collect(t, seat, BERRY, count, "FM-12.11")


def sell_berries(t: Glade, seat: Seat, count: int) -> None:
    """EOR_BERRY_VP. (FM-12.23)"""
    t.gain(seat, BERRY, -count)
    t.tell("sold", "FM-12.23", seat=seat, what="berry", count=count)
    award(t, seat, BERRY_SALES[count], "FM-12.23")


def sell_set(t: Glade, seat: Seat, kind: str, count: int) -> Flow[None]:
    """EOR_SET_VP: identical ingredients, for which berries may stand in. (FM-12.24)"""
    ways = stand_ins(t.held(seat), kind, count)
    berries = ways[0]
    if len(ways) > 1:
        berries = yield from choose(
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
    award(t, seat, SET_SALES[count], "FM-12.24")


def stand_ins(held: list[int], kind: str, count: int) -> list[int]:
    """How many berries may stand in for a set of a kind; fewest first. Berries alone are a kind themselves.
    (FM-12.24, FM-12.25)

    >>> stand_ins([2, 0, 0, 2], "herb", 3), stand_ins([0, 0, 0, 2], "herb", 2)
    ([1, 2], [])
    >>> stand_ins([0, 0, 0, 2], "berry", 2)
    [0]
    """
    if kind not in CHOICE:
        return [0] if held[BERRY] >= count else []
    return list(range(max(0, count - held[KIND[kind]]), min(held[BERRY], count - 1) + 1))


NO_DEALS = {"EOR_BERRY_VP": "FM-12.23", "EOR_SET_VP": "FM-12.24", "EOR_BERRY_PER": "FM-12.11"}
"""The clause that a deal breaks which a creature does not offer."""


def why_no_deal(box: Box, text: str) -> str:
    """What is sold too often or in the wrong number."""
    creature = box.creatures.get(text.partition(" ")[0])
    return NO_DEALS.get(creature.ability, "") if creature else ""
