"""At the Crossroads: what a victim who decides for herself may do. (Chapter 38)

Pure functions of a view, for questions, refusals, bots and pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polyana.core import Seat
from polyana.games.wall_whisper.rules import skills, victory
from polyana.games.wall_whisper.rules.answers import Act
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.table import Station

KEYS_ALONE, KILLS = 3, 2
"""How many Keys let a victim out alone, and how many deaths make the killer a winner."""


# --- whose turn -----------------------------------------------------------------------------------


def clockwise(v: Station, first: str, among: Sequence[str]) -> list[str]:
    """These victims by their seats, clockwise from the seat of one. (WW-38.4)"""
    start = v.controls[first]
    return sorted(among, key=lambda one: (v.controls[one] - start) % v.players)


def following(v: Station, victim: str) -> str:
    """The next victim in play clockwise; the last one left follows herself. (WW-38.8, WW-38.36)"""
    ring = [one for one in clockwise(v, victim, v.in_play) if one != victim]
    return ring[0] if ring else victim


def waiting(v: Station) -> list[str]:
    """Who has still to take her turn at stage II, the one whose turn it is first. (WW-38.3)"""
    return [one for one in v.queue if one in v.in_play]


def decider(v: Station, concerned: Sequence[str]) -> Seat:
    """Who makes a choice of the team: the holder of the token, or the next one concerned. (WW-38.37)"""
    return v.controls[clockwise(v, v.crossroads.token, concerned)[0]]


def kills(v: Station) -> int:
    """How many victims have been killed. (WW-38.34)"""
    return list(v.fates.values()).count("killed")


# --- ways out -------------------------------------------------------------------------------------


def ways_out(box: Box, v: Station, victim: str) -> list[str]:
    """How this victim may leave now. (WW-38.15, WW-38.22, WW-38.23)"""
    if v.rescue == 0:
        return ["rescue"]
    ways = victory.ways_out(box, v, [victim], keys=len(v.keys[victim]) >= KEYS_ALONE)
    return [how for how, place in ways if place == v.at[victim]]


def leavers(box: Box, v: Station) -> list[str]:
    """Who may leave now, in roof order."""
    return [one for one in v.in_play if ways_out(box, v, one)]


# --- exchange and the dead ------------------------------------------------------------------------


def held(v: Station, victim: str) -> list[str]:
    """All that can be handed over: items, and Keys too. (WW-38.6)"""
    return list(dict.fromkeys([*v.items[victim], *v.keys[victim]]))


def deals(v: Station, victim: str) -> Iterator[Act]:
    """What she may offer to those beside her; it needs their consent. (WW-38.5, WW-38.6)"""
    mine = held(v, victim)
    for other in v.in_play:
        if other == victim or v.at[other] != v.at[victim]:
            continue
        theirs = held(v, other)
        for item in mine:
            yield Act.of(victim, "give", item, other)
        for item in theirs:
            yield Act.of(victim, "take", item, other)
        for item in mine:
            for back in theirs:
                if back != item:
                    yield Act.of(victim, "swap", item, other, back)


def bodies_at(v: Station, place: str) -> list[str]:
    """The dead who lie in a place, in roof order. (WW-38.9)"""
    return [one for one in v.victims if v.crossroads.bodies.get(one) == place]


def loots(box: Box, v: Station, victim: str) -> Iterator[Act]:
    """What she may take from the dead beside her: a fourth item finds no room. (WW-38.18, WW-38.19)"""
    for dead in bodies_at(v, v.at[victim]):
        for item in dict.fromkeys(v.remains[dead]):
            if not no_loot(box, v, victim, item, dead):
                yield Act.of(victim, "loot", item, dead)


def no_loot(box: Box, v: Station, victim: str, item: str, dead: str) -> str:
    """The clause that keeps her from taking this from the dead, or ""."""
    if dead not in bodies_at(v, v.at[victim]) or item not in v.remains[dead]:
        return "WW-38.18"
    room = len(v.items[victim]) < skills.traits(box, v, victim).pockets
    return "" if room or item == box.key else "WW-38.19"
