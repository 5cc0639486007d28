"""What would come of an answer, before it is given: for the page. Pure functions of a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polyana.core import Question, Seat, table_from_view, text_of
from polyana.games.forest_mages.rules import places, placing_a_die
from polyana.games.forest_mages.rules.answers import BACK, OVER, TOWER, Target, read_target
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.control import controller
from polyana.games.forest_mages.rules.dice import NOBODY
from polyana.games.forest_mages.rules.die_in_forest import season_helpers, trains, yielded
from polyana.games.forest_mages.rules.kinds import (
    MOVE,
    MOVE_TO,
    REMOVE,
    RETURN,
    SCORCH,
    SWAP,
    SWAP_WITH,
    TARGET,
)
from polyana.games.forest_mages.rules.symbols import CREATURE, KINDS, Face
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
    target: Target
    height: int = 0
    """Which die is meant, from below; 0: the place itself."""
    gains: Tokens = ()
    price: Tokens = ()
    control: str = ""
    """`leads`: a forest becomes mine; `loses`: mine no longer; `breaks`: nobody's; `gives`: a rival's."""

    @property
    def on_top(self) -> bool:
        """Is the die placed on another, which goes on lying there?"""
        return self.target.how in (OVER, TOWER)

    @property
    def takes_back(self) -> bool:
        return self.target.how == BACK

    @property
    def barren(self) -> bool:
        """Is nothing gathered in the forest?"""
        return not self.gains and places.in_forest(self.target.place)


def ways(box: Box, v: Glade, seat: Seat, question: Question | None) -> dict[str, list[Way]]:
    """The answers to a question by the places at which they are given."""
    found: dict[str, list[Way]] = {}
    if question is None or question.kind not in (*DICE, *PLACES):
        return found
    after = table_from_view(v)
    for option in question.options:
        text = text_of(option)
        address, _, height = text.partition("/")
        target = read_target(address)
        if target.place not in places.zone(v, target.place):
            continue  # «none», «later»
        control = _control(box, v, after, seat, question, text)
        way = Way(text, target, int(height or 0), control=control)
        if question.kind == TARGET.name:
            shown = str(question.about["die"])
            price = named(placing_a_die.price(v.settings, target))
            way = way._replace(gains=gains(box, v, seat, shown, target), price=price)
        found.setdefault(target.place, []).append(way)
    return found


def gains(box: Box, v: Glade, seat: Seat, shown: Face, target: Target) -> Tokens:
    """What a forest slot yields to a die; the village and creatures say so themselves."""
    if not places.in_forest(target.place):
        return ()
    slot = box.slots[target.place]
    if trains(slot, target):
        return ((CREATURE, 1),)
    if not target.usual:
        return ()
    return ((slot.yields, yielded(shown, season_helpers(box, v, seat, slot.forest))),)


def named(price: placing_a_die.Price) -> Tokens:
    """A price with the names of its ingredients."""
    return tuple((KINDS[kind], count) for kind, count in price)


def _control(box: Box, v: Glade, after: Glade, seat: Seat, question: Question, text: str) -> str:
    """What an answer does to the control of forests."""
    touched = _carry_out(v, after, seat, question, text)
    forests = {places.forest_of(place) for place in touched if places.in_forest(place)}
    changes = [(controller(box, v, one), controller(box, after, one)) for one in sorted(forests)]
    changes = [(before, now) for before, now in changes if before != now]
    if any(now == seat for _, now in changes):
        return "leads"
    if any(before == seat for before, _ in changes):
        return "loses"
    return "gives" if any(now != NOBODY for _, now in changes) else "breaks" if changes else ""


def _carry_out(v: Glade, after: Glade, seat: Seat, question: Question, text: str) -> tuple[str, ...]:
    """Do in `after` what the answer does to placed dice; returns the places where something has changed."""
    after.forest_dice, after.village_dice, after.creature_dice = (
        v.forest_dice.copy(),
        v.village_dice.copy(),
        v.creature_dice.copy(),
    )
    if question.kind == TARGET.name:
        target = read_target(text)
        placing_a_die.lay(after, seat, str(question.about["die"]), target)
        return (target.place,)
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
