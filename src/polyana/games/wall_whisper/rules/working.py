"""What her place lets a victim do: search, repair, clear, analyse, test. (Chapters 24–27, 42)

Pure functions of a view, for questions, refusals, bots and pages.
"""

from __future__ import annotations

from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import LATE_LEVEL, NEEDED, TRIO
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_moves import near_killer


def full(box: Box, v: Station, victim: str) -> bool:
    """Does she hold as many items as she may? (WW-24.6)"""
    return len(v.items[victim]) >= skills.traits(box, v, victim).pockets


def searches(box: Box, v: Station, victim: str) -> list[str]:
    """The decks she may search here. (WW-24.1, WW-24.4, WW-24.5)"""
    place = v.at[victim]
    return [deck for deck in box.board.searches[place] if not no_search(box, v, place, deck)]


def no_search(box: Box, v: Station, place: str, deck: str) -> str:
    """The clause that bars a search of this deck here, or ""."""
    if deck not in box.board.searches[place] or v.hindered(place):
        return "WW-24.1"
    return "" if v.deck_size(deck) else "WW-24.5"


def repairable(box: Box, v: Station, place: str) -> str:
    """What can be repaired here now, or "". (WW-25.1, WW-25.2, WW-25.9, WW-38.23)"""
    if no_repair(box, v, place):
        return ""
    return next(kind for kind in _kinds_there(box, v, place) if v.repairs[kind] < NEEDED[kind])


def no_repair(box: Box, v: Station, place: str) -> str:
    """The clause that bars a repair here, or ""."""
    if not box.board.repairs[place] or v.hindered(place):
        return "WW-25.1"
    kinds = _kinds_there(box, v, place)
    if not kinds:
        return "WW-38.23"
    if all(v.repairs[kind] >= NEEDED[kind] for kind in kinds):
        return "WW-25.9"
    return "WW-25.2" if place in v.repaired else ""


def _kinds_there(box: Box, v: Station, place: str) -> list[str]:
    """What this location repairs, without a vehicle that has left."""
    return [kind for kind in box.board.repairs[place] if not (kind == "vehicle" and v.vehicle_gone)]


def tokens_placed(box: Box, v: Station, victim: str, kind: str, count: int) -> int:
    """How many repair tokens a repair of this count places, as far as there are any. (WW-25.6, WW-25.8)"""
    return min(NEEDED[kind] - v.repairs[kind], count + late_repair(box, v, victim))


def late_repair(box: Box, v: Station, victim: str) -> int:
    """What this victim adds to every repair from the killer's third level on. (WW-25.6)"""
    return skills.traits(box, v, victim).late_repair if v.level >= LATE_LEVEL else 0


def blocked_doors(box: Box, v: Station, place: str) -> list[str]:
    return [door for door in box.board.doors_of(place) if door in v.barricades]


def no_analysis(box: Box, v: Station, victim: str) -> str:
    """The clause that bars the next stage of the analysis, or "": stage 1 near a visible killer, stage 2 in
    the kind of place shown, wherever he is, by another victim even in the same turn. (WW-19.8, WW-27.1,
    WW-27.6, WW-27.7, WW-27.8)"""
    if v.analysed == 0:
        if v.unseen:
            return "WW-27.10"
        return "" if near_killer(box, v, victim, skills.traits(box, v, victim).analyses) else "WW-27.1"
    if v.analysed == 1:
        return "" if v.site in box.board.places[v.at[victim]].icons else "WW-27.6"
    return "WW-27.9"


def few_players(v: Station) -> bool:
    """One or two victim players: the test takes a special action, the killer may start the mutation, and that
    is all that differs. (WW-42.44, WW-42.45, WW-42.47)"""
    return len(set(v.controls.values())) < TRIO


def stations(box: Box, v: Station) -> list[str]:
    """The test stations stand at both exits, if one of the killers infects. (WW-42.1)"""
    return [] if box.infecting.isdisjoint(v.killers) else [box.board.entrance, box.board.exit]


def no_test(box: Box, v: Station, victim: str) -> str:
    """The clause that bars a test here, or "": another victim here must have a token. (WW-42.21, WW-42.44,
    WW-42.58)"""
    if victim in v.acted and few_players(v):
        return "WW-42.44"
    place = v.at[victim]
    if place not in stations(box, v):
        return "WW-42.21"
    tested = any(len(v.faces[one]) for one in v.in_play if one != victim and v.at[one] == place)
    return "" if tested else "WW-42.58"
