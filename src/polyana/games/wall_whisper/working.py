"""What her place lets a victim do: search, repair, clear, analyse, test. (Chapters 24–27, 42)

Pure functions of a view, for questions, refusals, bots and pages.
"""

from __future__ import annotations

from polyana.games.wall_whisper import skills
from polyana.games.wall_whisper.cards import Box
from polyana.games.wall_whisper.kinds import NEEDED
from polyana.games.wall_whisper.moving import near_killer
from polyana.games.wall_whisper.table import Station


def full(box: Box, v: Station, victim: str) -> bool:
    """Does she hold as many items as she may? (WW-24.6)"""
    return len(v.items[victim]) >= skills.traits(box, v, victim).pockets


def searches(box: Box, v: Station, victim: str) -> list[str]:
    """The decks she may search here. (WW-24.1, WW-24.4, WW-24.5)"""
    place = v.at[victim]
    decks = box.board.searches[place]
    return [] if not decks or v.hindered(place) else [deck for deck in decks if v.deck_size(deck)]


def repairable(box: Box, v: Station, place: str) -> str:
    """What can be repaired here now, or ""; a vehicle that has left cannot. (WW-25.1, WW-25.2, WW-25.9,
    WW-38.23)"""
    kinds = box.board.repairs[place]
    if not kinds or place in v.repaired or v.hindered(place):
        return ""
    there = [kind for kind in kinds if not (kind == "vehicle" and v.vehicle_gone)]
    return next((kind for kind in there if v.repairs[kind] < NEEDED[kind]), "")


def blocked_doors(box: Box, v: Station, place: str) -> list[str]:
    return [door for door in box.board.doors_of(place) if door in v.barricades]


def may_analyse(box: Box, v: Station, victim: str) -> bool:
    """Stage 1 near a visible killer, stage 2 in the kind of place shown. (WW-27.1, WW-27.6, WW-19.8)"""
    place = v.at[victim]
    if v.analysed == 0:
        return near_killer(box, v, victim, skills.traits(box, v, victim).analyses)
    return v.analysed == 1 and v.site in box.board.places[place].icons


def few_players(v: Station) -> bool:
    """One or two victim players: the test takes a special action. (WW-42.44)"""
    return len(set(v.controls.values())) < 3


def stations(box: Box, v: Station) -> list[str]:
    """The test stations stand at both exits, if one of the killers infects. (WW-42.1)"""
    return [] if box.infecting.isdisjoint(v.killers) else [box.board.entrance, box.board.exit]


def may_test(box: Box, v: Station, victim: str) -> bool:
    """Another victim here has a token. (WW-42.21, WW-42.58)"""
    place = v.at[victim]
    return place in stations(box, v) and any(
        len(v.faces[one]) for one in v.in_play if one != victim and v.at[one] == place
    )
