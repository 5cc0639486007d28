"""Turning element dice with creatures of the kind ELEMENT_TO."""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.supply import show
from polyana.games.forest_mages.rules.symbols import ELEMENTS, Face
from polyana.games.forest_mages.rules.table import Glade


def turnable(box: Box, v: Glade, seat: Seat) -> list[tuple[Face, Face]]:
    """Which element dice of the own supply may be turned to what. (FM-12.9)"""
    turners = box.turners
    offered = dict.fromkeys(turners[one] for one in v.active[seat] if one in turners)
    if not offered:
        return []
    shown = [face for face in dict.fromkeys(v.supply[seat]) if face in ELEMENTS]
    return [
        (old, new)
        for new in dict.fromkeys(offered)
        for old in shown
        if _history(v, seat, old, new) is not None
    ]


def _history(v: Glade, seat: Seat, old: Face, new: Face) -> tuple[Face, ...] | None:
    """What the die to be turned has shown since the last action; None if no die may be turned so. (FM-12.33)

    Of several the one that has shown most is turned, so that nothing is lost by it.
    """
    if old == new:
        return None
    there = [shown for shown in v.turned if shown[-1] == old]
    if v.supply[seat].count(old) > len(there):
        there.append((old,))
    return max((shown for shown in there if new not in shown), key=len, default=None)


def turn(t: Glade, seat: Seat, old: Face, new: Face) -> None:
    """Turn a die, and remember what it has shown."""
    shown = _history(t, seat, old, new)
    assert shown is not None
    turned = list(t.turned)
    if shown in turned:
        turned.remove(shown)
    t.turned = (*turned, (*shown, new))
    show(t, seat, (old,), (new,))
    t.tell("turned", "FM-12.9", seat=seat, die=old, new=new)


def why_not_turned(box: Box, v: Glade, old: Face, new: Face) -> str:
    """The die has already shown the element since the last action, or there is no such turning at all."""
    offered = [box.turners.get(one) for one in v.active[v.turn]]
    known = old in v.supply[v.turn] and old in ELEMENTS and old != new
    return "FM-12.33" if known and new in offered else "FM-12.9"
