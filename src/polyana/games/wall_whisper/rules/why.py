"""Which clause stands in the way, as far as the asking seat may know it. (WW-45.4)"""

from __future__ import annotations

from collections.abc import Callable

from polyana.core import Seat
from polyana.games.wall_whisper.rules import apart, legal, moving, using, working
from polyana.games.wall_whisper.rules.cards import Box
from polyana.games.wall_whisper.rules.kinds import ACT, CLAUSES, DEFEND, FLEE, PLAY, SKILLS
from polyana.games.wall_whisper.rules.skills import played_with
from polyana.games.wall_whisper.rules.table import Station

Check = Callable[[Box, Station, str, list[str]], str]

_CHOSEN = ("defend", "show", "manoeuvre", "spend", "fighter")
"""Choices of the team. (WW-38.37)"""
DELAYED_STAGE = 2
"""The killer's stage before that of instant cards. (WW-32.4)"""
_HERS = {"act": "WW-38.3", "equip": "WW-38.7"}
"""На распутье, what is done in one's own turn, or by the holder of the token."""


def not_asked(v: Station, seat: Seat, kind: str) -> str:
    """Why this seat is not asked this now; the killer learns nothing of the victims' stages. (WW-45.5)"""
    mine, theirs = v.side(seat), "victims" if v.turn == "victims" else "killer"
    if v.settings.crossroads and mine == "victims":
        if not v.mine(seat):
            return "WW-38.32"
        if kind in _CHOSEN:
            return "WW-38.37"
    if v.battle_at:
        return "WW-29.17" if mine == "killer" else "WW-29.5"
    if kind == SKILLS.name:
        return "WW-37.10" if played_with(v) else "WW-37.1"
    if kind == DEFEND.name and mine == "victims" and v.unattacked:
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


def no_act(box: Box, v: Station, words: tuple[str, ...]) -> str:
    """The clause that forbids an action in the victims' turn."""
    if words[0] in ("end", "battle", "accuse"):
        return {"end": "WW-23.1", "battle": legal.no_battle(box, v), "accuse": no_accusation(v, words)}[
            words[0]
        ]
    if len(words) < 2 or words[0] not in v.victims:
        return ""
    victim, verb, *rest = words
    if victim == v.mutated:
        return "WW-42.27"
    if victim in v.fates:
        return "WW-38.32"
    if v.viewer is not None and v.controls[victim] != v.viewer:
        return "WW-23.7"
    main = verb in ("move", "search", "repair", "clear", "rest", "special", "analyse")
    if main and victim in v.acted:
        return "WW-23.1"
    check = _VERBS.get(verb)
    return check(box, v, victim, rest) if check else ""


def no_accusation(v: Station, words: tuple[str, ...]) -> str:
    """The clause that forbids an accusation."""
    if words[0] != "accuse":
        return ""
    if words[-1] in legal.accusable(v):
        return "WW-42.57"
    return "WW-42.50" if v.mutated or len(v.in_play) < 3 else "WW-42.20"


def _no_move(box: Box, v: Station, victim: str, path: list[str]) -> str:
    if not 1 <= len(path) <= moving.stride(box, v, victim):
        return "WW-23.8"
    return moving.no_way(box, v, victim, tuple(path))


def _no_search(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    return working.no_search(box, v, v.at[victim], rest[0] if rest else "")


def _no_use(when: str) -> Check:
    def check(box: Box, v: Station, victim: str, rest: list[str]) -> str:
        return using.no_use(box, v, victim, when, rest[0], tuple(rest[1:])) if rest else ""

    return check


def _no_loot(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    return apart.no_loot(box, v, victim, *rest) if len(rest) == 2 else ""


def _no_test(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    if victim in v.acted and working.few_players(v):
        return "WW-42.44"
    return "WW-42.21" if v.at[victim] not in working.stations(box, v) else "WW-42.58"


def _no_hunt(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    return "WW-42.51" if v.at[victim] in v.hunted else "WW-42.30"


def _no_deal(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    return "WW-38.6" if v.settings.crossroads else "WW-28.4"


_VERBS: dict[str, Check] = {
    "move": _no_move,
    "search": _no_search,
    "repair": lambda box, v, victim, rest: working.no_repair(box, v, v.at[victim]),
    "clear": lambda box, v, victim, rest: "WW-26.1",
    "special": _no_use("special"),
    "extra": _no_use("extra"),
    "analyse": lambda box, v, victim, rest: working.no_analysis(box, v, victim),
    "pet": lambda box, v, victim, rest: legal.no_pet(v, victim) or "WW-36.7",
    "give": _no_deal,
    "take": _no_deal,
    "swap": _no_deal,
    "loot": _no_loot,
    "drop": lambda box, v, victim, rest: "WW-24.12",
    "test": _no_test,
    "hunt": _no_hunt,
}
