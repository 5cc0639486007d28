"""The killer's MOVE. (Chapters 11 and 13)"""

from __future__ import annotations

from polyana.core import Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import barricades, killer_cards, questions, skills, stealth, whereabouts
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import GO, STAY, Words
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.table import Station


def ways(box: Box, v: Station, killer: str, least: int, most: int, *, secret: bool = False) -> list[Words]:
    """His ways: every step to an adjacent location, against arrows as far as cards and, in a MOVE, a
    skill last. (WW-11.1, WW-13.2, WW-13.11)"""
    purse = _purse(box, v, killer, secret=secret)
    found = [path for path, climbs in box.board.marches(v.killer_at[killer], most) if climbs <= purse]
    if least < 2:
        return found
    longest = len(found[-1]) if found else 0  # the shorter ones come first
    return [path for path in found if len(path) >= min(least, longest)]


def _purse(box: Box, v: Station, killer: str, *, secret: bool) -> int:
    """How many steps against an arrow he can afford. (WW-13.2)"""
    return len(v.hand[killer]) + (0 if secret else skills.free_climbs(box, v, killer))


def no_way(box: Box, v: Station, killer: str, path: Words, *, secret: bool = False) -> str:
    """The clause that bars a way of his, whatever its length, or ""."""
    here = v.killer_at[killer]
    for one, two in zip((here, *path), path, strict=False):
        if box.board.link(one, two) is None:
            return "WW-11.1"
    return "WW-13.4" if box.board.climbs(here, path) > _purse(box, v, killer, secret=secret) else ""


def move(box: Box, t: Station, killer: str, least: int, most: int, *, delayed: bool = False) -> Flow[Next]:
    """MOVE, announced. A delayed one is neither skipped nor made in part. (WW-11.2, WW-11.3, WW-11.5,
    WW-18.4)"""

    def options(view: Station) -> list[Words]:
        found = ways(box, view, killer, least, most)
        return found if least else [STAY, *found]

    def why(view: Station, path: Words) -> str:
        if path == STAY:
            return "WW-18.4" if delayed else "WW-11.3"
        return no_way(box, view, killer, path) or ("WW-11.5" if delayed else "WW-11.3" if least else "")

    ask = t.ask(t.killer_seat(killer), GO, Offers(options, why), default=lambda v: options(v)[0])
    path = (yield from questions.asked(box, t, ask)).value
    if path == STAY:
        t.tell("stays_put", "WW-11.2", killer=killer)
        return None
    return set_out(box, t, killer, path)


def set_out(box: Box, t: Station, killer: str, path: Words) -> list[Step]:
    """Steps against an arrow are paid for before they are made. (WW-13.3, WW-13.5)"""
    stealth.surface(box, t, killer)
    climbs = box.board.climbs(t.killer_at[killer], path)
    if not climbs:
        return [step(walk, killer, path)]
    t.reveal("climbs", "WW-13.2", killer=killer, count=climbs)
    free = min(climbs, skills.free_climbs(box, t, killer))
    if free:
        skill = next(one for one in t.killer_skills[killer] if box.killer_skills[one].climbs)
        t.worn_skills = [*t.worn_skills, skill]
        t.tell("skill", "WW-37.6", killer=killer, skill=skill)
    price = [step(killer_cards.pay, killer, climbs - free)] if climbs > free else []
    return [*price, step(walk, killer, path)]


@phase
def walk(box: Box, t: Station, killer: str, path: Words) -> Next:
    """Every step is told in its order; barricades on the way return to the supply.
    (WW-11.7, WW-11.9, WW-17.8, WW-20.1, WW-20.3)"""
    here = t.killer_at[killer]
    t.reveal("killer_moved", "WW-11.7", killer=killer, start_place=here, places=list(path))
    for there in path:
        link = box.board.link(here, there)
        if link is not None and link.id in t.barricades:
            barricades.remove(t, link.id)
            t.tell("broken", "WW-11.9", door=link.id)
        here = there
    whereabouts.put_killer(t, killer, here)
    return None
