"""Creatures: training, the limit, release, and the forests in which they live."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import EVERYBODY, Flow, Seat
from polyana.games.forest_mages.rules.answers import NONE
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.characters import power
from polyana.games.forest_mages.rules.kinds import RELEASE, TRAIN
from polyana.games.forest_mages.rules.places import card_slot
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.rows import Ability, Creature
from polyana.games.forest_mages.rules.symbols import BERRY
from polyana.games.forest_mages.rules.table import Cards, Glade
from polyana.games.forest_mages.rules.tokens import award, collect

LIMIT = 3
"""Active creatures; one character may have one more. (FM-11.4, FM-13.11)"""
TRAIN_VP = 1
"""What a creature of the kind TRAIN_VP brings. (FM-12.22)"""
BERRY_INSTEAD = "berry"
"""The answer of those who take a berry instead of a creature. (FM-12.13)"""


def limit(box: Box, v: Glade, seat: Seat) -> int:
    """How many active creatures a seat may have. (FM-11.4, FM-13.11)"""
    return LIMIT + (power(box, v, seat) == "convert")


def working(box: Box, t: Glade, seat: Seat, crew: Sequence[str], ability: Ability) -> list[Creature]:
    """The creatures with an ability that took part from the start (`crew`) and are still active; equal ones
    add up. (FM-4.12, FM-11.1, FM-12.4)"""
    found = []
    for one in crew:
        creature = box.creatures[one]
        if creature.ability == ability and one in t.active[seat]:
            found.append(creature)
    return found


# --- training ----------------------------------------------------------------------------------------


def train(box: Box, t: Glade, seat: Seat, crew: Cards) -> Flow[None]:
    """One of the visible creatures, of any season; or a berry with CREATURE_SLOT_BERRY, even if no creature
    is left; or nothing. (FM-5.3, FM-5.4, FM-5.5, FM-12.13, FM-12.14, FM-12.34)"""
    berry = [BERRY_INSTEAD] if working(box, t, seat, crew, "CREATURE_SLOT_BERRY") else []
    if not berry and not any(t.tops.values()):
        return
    chosen = yield from choose(
        t, seat, TRAIN, lambda v: [NONE, *berry, *(top for top in v.tops.values() if top)], NONE
    )
    if chosen == BERRY_INSTEAD:
        collect(t, seat, BERRY, 1, "FM-12.13")
    elif chosen != NONE:
        tame(box, t, seat, box.creatures[chosen], crew)
        if len(t.active[seat]) > limit(box, t, seat):
            freed = yield from choose(t, seat, RELEASE, lambda v: v.active[seat], chosen)
            release(t, seat, freed)


def tame(box: Box, t: Glade, seat: Seat, creature: Creature, crew: Cards) -> None:
    """The card becomes active, but is no part of the running placement; the next one shows; the trainers'
    bonus is paid, before the limit is looked at. (FM-11.3, FM-11.5, FM-11.14, FM-12.22, FM-12.25)"""
    t.active[seat] += (creature.id,)
    if creature.takes:
        t.creature_dice[card_slot(creature.id, seat)] = ()
    t.tell("trained", "FM-5.3", seat=seat, card=creature.id)
    den = t.dens[creature.season]
    t.tops[creature.season] = t.dice.draw(den, to=EVERYBODY) if den else ""
    if t.tops[creature.season]:
        t.reveal("top", "FM-2.8", card=t.tops[creature.season], season=creature.season)
    for _ in working(box, t, seat, crew, "TRAIN_VP"):
        award(t, seat, TRAIN_VP, "FM-12.22")


def release(t: Glade, seat: Seat, creature: str) -> None:
    """A released creature keeps its worth and loses its ability; its die is set aside.
    (FM-11.5, FM-11.6, FM-11.15)"""
    t.active[seat] = tuple(one for one in t.active[seat] if one != creature)
    t.released[seat] += (creature,)
    t.aside += t.creature_dice.pop(card_slot(creature, seat), ())
    t.tell("freed", "FM-11.5", seat=seat, card=creature)


# --- forests of one's own ----------------------------------------------------------------------------


def sendable(box: Box, v: Glade, seat: Seat) -> list[tuple[str, str]]:
    """Released creatures and the free own forests of their season. (FM-11.7, FM-11.8, FM-11.9)"""
    if not v.released[seat]:
        return []
    free = [forest for forest in v.claimed[seat] if forest not in v.homes]
    return [
        (creature, forest)
        for creature in v.released[seat]
        for forest in free
        if box.creatures[creature].season in box.forests[forest].seasons
    ]


def send(t: Glade, seat: Seat, creature: str, forest: str) -> None:
    """A released creature moves into a forest for good. (FM-11.8, FM-11.10)"""
    t.released[seat] = tuple(one for one in t.released[seat] if one != creature)
    t.homes[forest] = creature
    t.tell("sent", "FM-11.8", seat=seat, card=creature, forest=forest)


def why_not_sent(v: Glade, creature: str, forest: str) -> str:
    """At home already, a forest that is taken, or not the season or not one's own."""
    if creature in v.homes.values():
        return "FM-11.10"
    return "FM-11.9" if forest in v.homes and forest in v.claimed[v.turn] else "FM-11.8"
