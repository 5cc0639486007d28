"""Skills and difficulty: the moments of skill cards. (Chapter 37)"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from polyana.core import Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import keywords, killer_cards, questions, skills
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import NONE, USE_SKILL
from polyana.games.wall_whisper.rules.table import Station


def moments(box: Box, t: Station, killer: str, when: str, names: Sequence[str] = ()) -> list[Step]:
    """The moment of a killer's skills has come; `names` are whom it is about."""
    if not skills.ready(box, t, killer, when):
        return []
    return [step(moment, killer, when, (), tuple(names))]


@phase
def moment(
    box: Box, t: Station, killer: str, when: str, done: tuple[str, ...], names: tuple[str, ...]
) -> Flow[Next]:
    """A skill's moment: what is always on happens; the rest the killer may use, if he pays. The end of a turn
    that was lost is none. (WW-37.8, WW-39.8)"""
    if when == "end" and t.lost_turn == killer:
        return None
    left = [one for one in skills.ready(box, t, killer, when) if one not in done]
    if when == "wounded":
        left = left if t.effect.struck or done else []
        t.effect = replace(t.effect, struck=False)
    if not left:
        return None
    by_itself = [one for one in left if not box.killer_skills[one].asked]
    chosen = by_itself[0] if by_itself else (yield from _ask(box, t, killer, when, left, names))
    if chosen == NONE:
        t.tell("skill_unused", "WW-37.8", killer=killer)
        return None
    return [*use(box, t, killer, chosen, names), step(moment, killer, when, (*done, chosen), names)]


def _ask(
    box: Box, t: Station, killer: str, when: str, left: Sequence[str], names: Sequence[str]
) -> Flow[str]:
    """Which skill does he use? The question is put whether he can pay or not. (WW-37.8, WW-45.10)"""

    def options(view: Station) -> list[str]:
        purse = len(view.hand[killer])
        return [NONE, *(one for one in left if box.killer_skills[one].price <= purse)]

    about = {"when": when, "names": " ".join(names)}
    if when == "end":
        t.reveal("evening", "WW-37.8", killer=killer)
    ask = t.ask(t.killer_seat(killer), USE_SKILL, options, default=NONE, about=about)
    chosen: str = (yield from questions.asked(box, t, ask)).value
    return chosen


def use(box: Box, t: Station, killer: str, skill: str, names: Sequence[str]) -> list[Step]:
    """A skill is named and paid for, then its effects follow. (WW-37.6, WW-37.8)"""
    row = box.killer_skills[skill]
    t.spent_killer_skills = [*t.spent_killer_skills, *[skill] * row.once]
    t.worn_skills = [*t.worn_skills, *[skill] * row.per_round]
    t.effect = replace(t.effect, named=tuple(names))
    t.reveal("skill", "WW-37.6", killer=killer, skill=skill)
    price = [step(killer_cards.pay, killer, row.price)] if row.price else []
    effects = [step(keywords.effect, killer, f"skill-{skill}", (i,)) for i in range(len(row.effects))]
    return [*price, *effects]


def spend(box: Box, t: Station, victim: str) -> None:
    """A victim's card that is used once in a game is turned over. (WW-37.8)"""
    skill = box.victim_skills[t.skills[victim]]
    if skill.once:
        t.spent_skills = [*t.spent_skills, skill.id]
        t.tell("skill_spent", "WW-37.8", to=t.crew, victim=victim, skill=skill.id)
