"""Skill cards: what they give and when they can be used, as pure functions of a view. (Chapter 37)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.table import NO_RESCUE, Station
from polyana.games.wall_whisper.rules.victim_rows import Traits, VictimSkill


class SkillDeal(NamedTuple):
    """How many skill cards are dealt, and how many of them kept."""

    dealt: int
    kept: int


VICTIMS_KEEP = {"none": 0, "easy": 1, "normal": 1, "extreme": 1, "deadly": 1}
KILLERS_KEEP = {"none": 0, "easy": 0, "normal": 1, "extreme": 2, "deadly": 3}
"""By difficulty, for each victim and for the killers' side as a whole. (WW-37.2, WW-37.3, WW-37.4, WW-37.5,
WW-40.7)"""
KILLERS = "killers"
"""Whose offer it is: a victim's, or this side's."""


def deal(v: Station, of: str) -> SkillDeal:
    """What a victim or the killers' side gets, by agreement or by difficulty; of the cards dealt one half is
    kept. (WW-37.1)"""
    agreed = v.settings.killer_skills if of == KILLERS else v.settings.victim_skills
    usual = (KILLERS_KEEP if of == KILLERS else VICTIMS_KEEP)[v.settings.difficulty]
    kept = usual if agreed is None else agreed
    return SkillDeal(2 * kept, kept)


def victims_skilled(v: Station) -> bool:
    """Do the victims have skills at this table?"""
    return deal(v, v.victims[0]).kept > 0


def played_with(v: Station) -> bool:
    """Are there skills at this table? (WW-37.1)"""
    return victims_skilled(v) or deal(v, KILLERS).kept > 0


# --- victims --------------------------------------------------------------------------------------


def owned(box: Box, v: Station, victim: str) -> VictimSkill | None:
    """Her skill card, unless it has been turned over. (WW-37.8)"""
    id_ = v.skills.get(victim, "")
    return box.victim_skills[id_] if id_ and id_ not in v.spent_skills else None


def reaction(box: Box, v: Station, victim: str, when: str) -> VictimSkill | None:
    """Her skill, if this is its moment."""
    skill = owned(box, v, victim)
    return skill if skill is not None and skill.when == when else None


def traits(box: Box, v: Station, victim: str) -> Traits:
    """What is always on with this victim: her board and her skill."""
    board = box.victims[victim].traits
    skill = owned(box, v, victim) if v.skills else None
    return board if skill is None else _both(board, skill.traits)


@cache
def _both(one: Traits, two: Traits) -> Traits:
    """The better of each. A card that says more than the board prevails. (WW-44.12)"""
    first, second = msgspec.structs.asdict(one), msgspec.structs.asdict(two)
    return Traits(**{name: max(first[name], second[name]) for name in first})


# --- killers --------------------------------------------------------------------------------------


def at_moment(box: Box, v: Station, killer: str, when: str) -> list[str]:
    """The killer's skills for a moment, whether they can be used now or not."""
    return [id_ for id_ in v.killer_skills.get(killer, ()) if box.killer_skills[id_].when == when]


def ready(box: Box, v: Station, killer: str, when: str) -> list[str]:
    """Those that can be used now, by what everybody knows; only their price is his own business. (WW-45.4)"""
    return [id_ for id_ in at_moment(box, v, killer, when) if _fits(box, v, killer, id_)]


def _fits(box: Box, v: Station, killer: str, id_: str) -> bool:
    row = box.killer_skills[id_]
    if id_ in v.spent_killer_skills or id_ in v.worn_skills:
        return False
    if (killer in v.hidden and not row.unseen) or (v.met and not row.met):
        return False
    if row.levels and v.level not in row.levels:
        return False
    for_noise = any(isinstance(one, fx.Sense) and one.among == "noisy" for one in row.effects)
    if for_noise and not noisy_places(box, v):
        return False
    return not row.at or bool(set(row.at) & set(_open_icons(box, v, v.seen_at[killer])))


def noisy_places(box: Box, v: Station) -> Sequence[str]:
    """Where noise was reported; everywhere after a firecracker. (WW-31.5)"""
    return box.board.ids if v.everywhere else v.reported


def _open_icons(box: Box, v: Station, place: str) -> list[str]:
    """What is drawn here, without a repair that is told to be complete and a vehicle that has left.
    (WW-38.23)"""
    done = {"transmitter": v.rescue != NO_RESCUE, "vehicle": v.vehicle_ready or v.vehicle_gone}
    return [icon for icon in box.board.places[place].icons if not done.get(icon, False)]


def free_climbs(box: Box, v: Station, killer: str) -> int:
    """Steps against an arrow that cost him no card now."""
    mine = at_moment(box, v, killer, "passive")
    return sum(box.killer_skills[id_].climbs for id_ in mine if id_ not in v.worn_skills)
