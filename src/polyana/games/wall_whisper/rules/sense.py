"""SENSE and SEARCH. (Chapter 15)"""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Flow, Next, phase, step
from polyana.games.wall_whisper.rules import encounter, questions, skill_moments, skills, stealth, whereabouts
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.board import REPAIRS, ZONES
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import SENSE
from polyana.games.wall_whisper.rules.table import Station


@phase
def search(box: Box, t: Station, killer: str) -> Next:
    """SEARCH: are there victims in the killer's location? Those present are named, and he attacks; only the
    killer whose turn it is does so. (WW-15.5, WW-15.6, WW-15.7, WW-32.11, WW-34.1, WW-39.23)"""
    stealth.surface(box, t, killer)
    place = t.killer_at[killer]
    names = whereabouts.victims_in(t, [place])
    t.reveal("searched", "WW-15.6" if names else "WW-15.7", killer=killer, place=place, victims=names)
    whereabouts.trace(t, names, place)
    return step(encounter.encounter, killer) if names else None


def sense(box: Box, t: Station, killer: str, e: fx.Sense) -> Flow[Next]:
    """SENSE: the victims in the area are named in roof order, wherever the killer is; all hear question and
    answer. (WW-15.1, WW-15.2, WW-15.3, WW-15.4, WW-19.16)"""
    if e.area == "range":
        around = "hidden" if killer in t.hidden else t.killer_at[killer]
        names = whereabouts.victims_in(t, box.board.within(t.killer_at[killer], e.range))
        t.reveal("sensed_around", "WW-15.1", place=around, range=e.range, victims=names)
        return _after_sense(box, t, killer, names)
    areas = list(ZONES) if e.area == "zone" else _sensible(box, t, e.among)
    ask = t.ask(t.killer_seat(killer), SENSE, areas, default=areas[0])
    area = (yield from questions.asked(box, t, ask)).value
    names = whereabouts.victims_in(t, box.board.zone(area) if e.area == "zone" else [area])
    t.reveal(f"sensed_{e.area}", "WW-15.1", **{e.area: area}, victims=names)
    if e.area == "place":
        whereabouts.trace(t, names, area)
    return _after_sense(box, t, killer, names)


def _sensible(box: Box, t: Station, among: str) -> Sequence[str]:
    """The locations among which a SENSE may choose. (WW-15.1)"""
    if among == "noisy":
        return skills.noisy_places(box, t)
    if among == "repairs":
        return box.board.in_order(place for kind in REPAIRS for place in box.board.with_icon(kind))
    return box.board.ids


def _after_sense(box: Box, t: Station, killer: str, names: list[str]) -> Next:
    """A SENSE that names somebody is the moment of some skills."""
    return skill_moments.moments(box, t, killer, "sensed", names) if names else None
