"""Skills and difficulty: a victim covers the others. (Chapter 37)"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.wall_whisper.rules import flight, questions, skill_moments, skills
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import HERO, NONE
from polyana.games.wall_whisper.rules.table import Station


def may_happen(box: Box, t: Station) -> bool:
    """Could a victim here cover the others? Nobody but the victims knows. (WW-45.10)"""
    known = [box.victim_skills[one].when for one in t.shown_skills.values()]
    return skills.victims_skilled(t) and len(t.fight.present) > 1 and "met" not in known


@phase
def heroics(box: Box, t: Station, killer: str) -> Flow[Next]:
    """At the start of an encounter with several victims one of them may cover the others, if she has the
    skill; every seat with a victim here is asked, whether or not. (WW-34.17, WW-37.8, WW-45.10)"""
    seats = dict.fromkeys(t.controls[one] for one in t.fight.present)
    waiting = [seat for seat in seats if seat not in t.runaways.declined]
    if not waiting:
        t.reveal("uncovered", "WW-34.17", victims=list(t.fight.present))
        return None
    asks = [
        t.ask(seat, HERO, partial(_options, box, seat=seat), default=NONE, quiet=True) for seat in waiting
    ]
    answer = yield from questions.asked(box, t, *asks)
    if answer.value == NONE:
        t.runaways = replace(t.runaways, declined=(*t.runaways.declined, answer.seat))
        t.tell("covers_nobody", "WW-45.10", to=t.crew, seat=answer.seat)
        return step(heroics, killer)
    hero = answer.value
    skill_moments.spend(box, t, hero)
    t.shown_skills = {**t.shown_skills, hero: t.skills[hero]}
    t.runaways = replace(t.runaways, fleeing=tuple(one for one in t.fight.present if one != hero))
    t.reveal("hero", "WW-37.7", victim=hero, skill=t.skills[hero])
    return step(slip, killer, hero)


def _options(box: Box, v: Station, seat: Seat) -> list[str]:
    """The victims of a seat who can cover the others here, or none."""
    here = [one for one in v.mine(seat) if one in v.fight.present]
    return [NONE, *(one for one in here if skills.reaction(box, v, one, "met"))]


@phase
def slip(box: Box, t: Station, killer: str, hero: str) -> Flow[Next]:
    """The others may MOVE × 0–1 unseen and are out of the encounter; she is attacked alone.
    (WW-34.13)"""
    if flight.still_there(t):
        yield from flight.run(box, t, lambda v, victim: 1, passage=True)
        return step(slip, killer, hero)
    left = tuple(one for one in t.fight.present if one == hero)
    t.fight = replace(t.fight, present=left, unattacked=left)
    t.reveal("alone", "WW-34.17", victim=hero)
    return None
