"""What would come of an answer, before it is given: for the page. Pure functions of a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polyana.core import Question, Seat, table_from_view, text_of
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.cards import Cards
from polyana.games.forest_mages.rules.control import NOBODY, controller
from polyana.games.forest_mages.rules.kinds import (
    MOVE,
    MOVE_TO,
    REMOVE,
    RETURN,
    SCORCH,
    SWAP,
    SWAP_WITH,
    TARGET,
    WATER,
)
from polyana.games.forest_mages.rules.placing import FREE
from polyana.games.forest_mages.rules.symbols import CREATURE, KINDS, Face, placed_by
from polyana.games.forest_mages.rules.table import Glade

DICE = (MOVE.name, SWAP.name, SWAP_WITH.name, REMOVE.name, RETURN.name)
"""The questions whose options are placed dice."""
PLACES = (TARGET.name, SCORCH.name, MOVE_TO.name)
"""Those whose options are slots."""

Tokens = tuple[tuple[str, int], ...]
"""Kinds of tokens with their numbers; `creature` for a training."""


class Way(NamedTuple):
    """An answer that is given at a place of the board, and what it leads to."""

    text: str
    mode: str = ""
    height: int = 0
    """Which die is meant, from below; 0: the place itself."""
    gains: Tokens = ()
    price: Tokens = ()
    control: str = ""
    """`leads`: a forest becomes mine; `loses`: mine no longer; `breaks`: nobody's; `gives`: a rival's."""


def ways(cards: Cards, v: Glade, seat: Seat, question: Question | None) -> dict[str, list[Way]]:
    """The answers to a question by the places at which they are given."""
    found: dict[str, list[Way]] = {}
    if question is None or question.kind not in (*DICE, *PLACES):
        return found
    after = table_from_view(v)
    for option in question.options:
        text = text_of(option)
        place, _, height = text.partition("/")
        place, _, mode = place.partition(" ")
        if place not in places.zone(v, place):
            continue  # «none», «later»
        way = Way(text, mode, int(height or 0), control=_control(cards, v, after, seat, question, text))
        if question.kind == TARGET.name:
            shown = str(question.about["die"])
            way = way._replace(
                gains=gains(cards, v, seat, shown, place, mode), price=price(v.settings.force_price, mode)
            )
        found.setdefault(place, []).append(way)
    return found


def gains(cards: Cards, v: Glade, seat: Seat, shown: Face, place: str, mode: str) -> Tokens:
    """What a forest slot yields to a die; the village and creatures say so themselves. (FM-4.11, FM-5.2)"""
    if place not in v.forest_dice:
        return ()
    slot = cards.slots[place]
    if mode.endswith(CREATURE) or (slot.yields == CREATURE and mode in FREE):
        return ((CREATURE, 1),)
    if mode not in FREE:
        return ()
    seasons = cards.forests[slot.forest].seasons
    crew = (cards.creatures[one] for one in v.active[seat])
    plus = sum(one.ability == "GATHER_SEASON_PLUS" and one.of in seasons for one in crew)
    return ((slot.yields, 1 + WATER * (shown == "water") + plus),)


def price(force: int, mode: str) -> Tokens:
    """What must be paid to place a die this way. (FM-8.3, FM-13.3, FM-13.9)"""
    if mode == "tower" or mode.endswith(CREATURE):
        return (("berry", 1),)
    return ((mode, 1 if mode == "berry" else force),) if mode in KINDS else ()


def _control(cards: Cards, v: Glade, after: Glade, seat: Seat, question: Question, text: str) -> str:
    """What an answer does to the control of forests."""
    touched = _carry_out(v, after, seat, question, text)
    forests = {place.partition(".")[0] for place in touched if place in v.forest_dice}
    changes = [(controller(cards, v, one), controller(cards, after, one)) for one in sorted(forests)]
    changes = [(before, now) for before, now in changes if before != now]
    if any(now == seat for _, now in changes):
        return "leads"
    if any(before == seat for before, _ in changes):
        return "loses"
    return "gives" if any(now != NOBODY for _, now in changes) else "breaks" if changes else ""


def _carry_out(v: Glade, after: Glade, seat: Seat, question: Question, text: str) -> tuple[str, ...]:
    """Do in `after` what the answer does to the dice; returns the places where something has changed."""
    after.forest_dice, after.village_dice, after.creature_dice = (
        v.forest_dice.copy(),
        v.village_dice.copy(),
        v.creature_dice.copy(),
    )
    if question.kind == TARGET.name:
        place, _, mode = text.partition(" ")
        if mode.startswith("back"):
            places.lift(after, f"{place}/{len(v.forest_dice[place])}")
        places.lay(after, place, placed_by(seat, str(question.about["die"])))
        return (place,)
    if question.kind in (REMOVE.name, RETURN.name):
        places.lift(after, text)
        return (places.split(text)[0],)
    if question.kind == MOVE_TO.name:
        moved = str(question.about["die"])
        places.lay(after, text, places.lift(after, moved))
        return places.split(moved)[0], text
    if question.kind == SWAP_WITH.name:
        other = str(question.about["die"])
        places.exchange(after, text, other)
        return places.split(text)[0], places.split(other)[0]
    return ()


def kinds_of(counts: Sequence[int]) -> Tokens:
    """A cost or a payment as kinds and numbers.

    >>> kinds_of((2, 0, 0, 1)), kinds_of((0, 3, 0))
    ((('herb', 2), ('berry', 1)), (('mushroom', 3),))
    """
    return tuple((kind, count) for kind, count in zip(KINDS, counts, strict=False) if count)
