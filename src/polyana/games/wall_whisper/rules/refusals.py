"""Which clause stands in the way, as far as the asking seat may know it. (WW-45.4)"""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.wall_whisper.rules import apart, legal, using, victim_moves, working
from polyana.games.wall_whisper.rules.answers import MAIN_VERBS, Act
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import (
    ACT,
    CLAUSES,
    DEFEND,
    EQUIP,
    FIGHTER,
    FLEE,
    MANOEUVRE,
    PLAY,
    SHOW,
    SKILLS,
    SPEND,
    Words,
)
from polyana.games.wall_whisper.rules.skills import played_with
from polyana.games.wall_whisper.rules.table import Station

_CHOSEN = [one.name for one in (DEFEND, SHOW, MANOEUVRE, SPEND, FIGHTER)]
"""Choices of the team. (WW-38.37)"""
DELAYED_STAGE = 2
"""The killer's stage before that of instant cards. (WW-32.4)"""
_HERS = {ACT.name: "WW-38.3", EQUIP.name: "WW-38.7"}
"""At the Crossroads, what is done in one's own turn, or by the holder of the token."""


def not_asked(v: Station, seat: Seat, kind: str) -> str:
    """Why this seat is not asked this now; the killer learns nothing of the victims' stages. (WW-45.5)"""
    mine, theirs = v.side(seat), "victims" if v.turn == "victims" else "killer"
    if v.settings.crossroads and mine == "victims":
        if not v.mine(seat):
            return "WW-38.32"
        if kind in _CHOSEN:
            return "WW-38.37"
    if v.battle:
        return "WW-29.17" if mine == "killer" else "WW-29.5"
    if kind == SKILLS.name:
        return "WW-37.10" if played_with(v) else "WW-37.1"
    if kind == DEFEND.name and mine == "victims" and v.fight.unattacked:
        return "WW-23.6"
    if kind == FLEE.name and mine == "victims" and theirs == "killer":
        return FLEE.clause
    if mine != theirs:
        return "WW-10.1"
    if kind == ACT.name and mine == "victims" and v.progress in ("equip", "report"):
        return "WW-30.8"
    if v.turn in v.killers and mine == "killer" and v.killer_seat(v.active) != seat:
        return "WW-39.6"
    if kind == PLAY.name and v.stage == DELAYED_STAGE:
        return "WW-18.3"
    if v.settings.crossroads and kind in _HERS:
        return _HERS[kind]
    return CLAUSES.get(kind, "")


def no_act(box: Box, v: Station, words: Words) -> str:
    """The clause that forbids an action in the victims' turn."""
    match words:
        case "end", *_:
            return "WW-23.1"
        case "battle", *_:
            return legal.no_battle(box, v)
        case "accuse", *_:
            return legal.no_accusation(v, words[-1])
    if len(words) < 2 or words[0] not in v.victims:
        return ""
    act = Act(words)
    return _not_now(v, act) or _not_so(box, v, act)


def _not_now(v: Station, act: Act) -> str:
    """Is it hers to act, and this seat's to say so?"""
    victim = act.victim
    if victim == v.mutated:
        return "WW-42.27"
    if victim in v.fates:
        return "WW-38.32"
    if v.viewer is not None and v.controls[victim] != v.viewer:
        return "WW-23.7"
    return "WW-23.1" if act.verb in MAIN_VERBS and victim in v.acted else ""


def _not_so(box: Box, v: Station, act: Act) -> str:
    """What bars this very deed."""
    victim = act.victim
    place = v.at[victim]
    match act.verb, *act.objects:
        case "move", *path:
            return victim_moves.no_move(box, v, victim, tuple(path))
        case "search", *decks:
            return working.no_search(box, v, place, "".join(decks[:1]))
        case "repair", *_:
            return working.no_repair(box, v, place)
        case "clear", *_:
            return "WW-26.1"
        case ("special" | "extra") as when, source, *choice:
            return using.no_use(box, v, victim, when, source, tuple(choice))
        case "analyse", *_:
            return working.no_analysis(box, v, victim)
        case "pet", *_:
            return legal.no_pet(v, victim) or "WW-36.7"
        case (("give" | "take" | "swap"), *_):
            return "WW-38.6" if v.settings.crossroads else "WW-28.4"
        case "loot", item, dead:
            return apart.no_loot(box, v, victim, item, dead)
        case "drop", *_:
            return "WW-24.12"
        case "test", *_:
            return working.no_test(box, v, victim)
        case "hunt", *_:
            return legal.no_hunt(v, victim)
    return ""
