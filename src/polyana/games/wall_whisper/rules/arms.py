"""Weapons and dice, in encounters and in the final battle. (Chapters 29 and 34)"""

from __future__ import annotations

from msgspec.structs import replace

from polyana.core import EVERYBODY, Flow
from polyana.games.wall_whisper.rules import items, questions, skill_moments, using
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import NONE, WEAPON
from polyana.games.wall_whisper.rules.saying import yes_no
from polyana.games.wall_whisper.rules.table import Station


def ask_weapon(box: Box, t: Station, victim: str) -> Flow[str]:
    """One weapon of her own, or none; the question is put whether she has one or not. (WW-34.6,
    WW-45.10)"""
    ask = t.ask(
        t.controls[victim],
        WEAPON,
        lambda v: [NONE, *using.weapons(box, v, victim)],
        default=NONE,
        about={"victim": victim},
    )
    weapon: str = (yield from questions.asked(box, t, ask)).value
    t.fight = replace(t.fight, weapon="" if weapon == NONE else weapon)
    t.reveal("armed", "WW-34.6", victim=victim, item=weapon, armed=yes_no(t.fight.weapon))
    if t.fight.weapon:
        use = box.weapon(weapon)
        assert use is not None
        if weapon in box.items:
            items.use_up(box, t, victim, weapon, use)
        else:
            skill_moments.spend(box, t, victim)
            t.shown_skills = {**t.shown_skills, victim: weapon}
    return weapon


def throw(box: Box, t: Station, count: int) -> None:
    """Dice rolled before everybody's eyes. (WW-16.4)"""
    dice = tuple(t.dice.pick(box.faces, to=EVERYBODY) for _ in range(count))
    t.fight = replace(t.fight, roll=dice)


def total(box: Box, t: Station, victim: str) -> int:
    """What her dice and her weapon come to. (WW-34.8)"""
    blow = using.blow(box, t, victim, t.fight.weapon)
    return sum(t.fight.roll) * blow.times + blow.by
