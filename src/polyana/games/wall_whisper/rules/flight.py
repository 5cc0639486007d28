"""After an encounter: victims beside the killer may run. (Chapter 34)"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from polyana.core import Ask, Flow, Next, Seat, cut, phase, step
from polyana.games.wall_whisper.rules import (
    actions,
    double_threat,
    fear,
    questions,
    refill,
    skills,
    victim_moves,
    whereabouts,
)
from polyana.games.wall_whisper.rules.answers import Flight
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import FLEE, STAY, Words
from polyana.games.wall_whisper.rules.numbers import PANIC
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.table import Station


@phase
def scatter(box: Box, t: Station, killer: str) -> Next:
    """The encounter is over; the victims who stand beside the killer may run. (WW-34.12)"""
    beside = tuple(whereabouts.victims_in(t, [t.killer_at[killer]]))
    t.runaways = replace(t.runaways, fleeing=beside, ran=beside)
    t.fight = replace(t.fight, unattacked=(), defender="", weapon="", edge=0)
    t.reveal("encounter_over", "WW-34.14")
    return step(flee, killer)


@phase
def flee(box: Box, t: Station, killer: str) -> Flow[Next]:
    """Every victim in the killer's location may make a bonus MOVE × 0–1, in any order and unseen; then
    the killer goes on to stage VI. (WW-34.12, WW-34.13, WW-34.14)"""
    if not still_there(t):
        for victim in t.runaways.ran:
            if victim in t.in_play and skills.traits(box, t, victim).sheds:
                fear.calm(t, victim, PANIC)
        double_threat.lose_turn(t, killer)
        return cut(refill.refill)
    yield from run(box, t, lambda v, victim: skills.traits(box, v, victim).flees, passage=False)
    return step(flee, killer)


def still_there(t: Station) -> bool:
    """Is anybody left who may run? Who is in play no more is not."""
    t.runaways = replace(t.runaways, fleeing=tuple(one for one in t.runaways.fleeing if one in t.in_play))
    return bool(t.runaways.fleeing)


def run(box: Box, t: Station, most: Callable[[Station, str], int], *, passage: bool) -> Flow[None]:
    """One of those who may run does so, or stays; the killer does not see who. (WW-34.13, WW-36.18)

    `most` is how far a victim may run. After an encounter she knows no secret passage.
    """

    def options(view: Station, seat: Seat) -> list[Flight]:
        runners = [one for one in view.mine(seat) if one in view.runaways.fleeing]
        return [Flight.of(one, *way) for one in runners for way in ways(view, one)]

    def ways(view: Station, victim: str) -> list[Words]:
        return [STAY, *victim_moves.ways(box, view, victim, most(view, victim), passage=passage)]

    def why(view: Station, words: Words) -> str:
        victim, *path = words
        if victim not in view.runaways.fleeing or len(path) > most(view, victim):
            return "WW-34.12"
        if view.viewer not in (None, view.controls[victim]):
            return "WW-23.7"
        return victim_moves.no_way(box, view, victim, tuple(path), passage=passage)

    asks: list[Ask] = []
    for seat in t.crew:
        own = [one for one in t.mine(seat) if one in t.runaways.fleeing]
        if own:
            offers = Offers(partial(options, seat=seat), why)
            asks.append(t.ask(seat, FLEE, offers, default=Flight.of(own[0], *STAY), quiet=True))
    chosen: Flight = (yield from questions.asked(box, t, *asks)).value
    left = tuple(one for one in t.runaways.fleeing if one != chosen.victim)
    t.runaways = replace(t.runaways, fleeing=left)
    if chosen.path:
        actions.take_way(box, t, chosen.victim, chosen.path)
    t.tell("fled", "WW-34.13", to=t.crew, victim=chosen.victim, place=t.at[chosen.victim])
