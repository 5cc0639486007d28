"""Which clause stands in the way, as far as the asking seat may know it. (WW-45.4)"""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.wall_whisper import apart, legal, moving, skills, working
from polyana.games.wall_whisper.board import REPAIRS, SEARCHES
from polyana.games.wall_whisper.cards import Box
from polyana.games.wall_whisper.kinds import ACT, CLAUSES, NEEDED, SKILLS
from polyana.games.wall_whisper.skills import played_with
from polyana.games.wall_whisper.table import Station

_CHOSEN = ("defend", "show", "manoeuvre", "spend", "fighter")
"""Choices of the team. (WW-38.37)"""
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
    if mine != theirs:
        return "WW-10.1"
    if v.turn in v.killers and mine == "killer" and v.killer_seat(v.active) != seat:
        return "WW-39.6"
    if v.settings.crossroads and kind in _HERS:
        return _HERS[kind]
    return CLAUSES.get(kind, "")


def no_option(box: Box, v: Station, kind: str, text: str) -> str:
    """Why this answer is none of the options; "" for the clause of the question itself."""
    words = tuple(text.split(","))
    if kind == ACT.name:
        return no_act(box, v, words)
    if kind in _KILLER and v.sees("killer_at"):
        return _KILLER[kind](box, v, words)
    return ""


def no_act(box: Box, v: Station, words: tuple[str, ...]) -> str:
    """The clause that forbids an action in the victims' turn."""
    if words[0] in ("end", "battle", "accuse"):
        return {"end": "WW-23.1", "battle": _no_battle(box, v), "accuse": _no_accusation(v)}[words[0]]
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


def _no_battle(box: Box, v: Station) -> str:
    if v.unseen:
        return "WW-19.8"
    return "WW-27.5" if v.analysed and not legal.bearers(box, v) else "WW-29.1"


def _no_accusation(v: Station) -> str:
    return "WW-42.50" if v.mutated or len(v.in_play) < 3 else "WW-42.20"


def _no_move(box: Box, v: Station, victim: str, path: list[str]) -> str:
    if not 1 <= len(path) <= moving.stride(box, v, victim):
        return "WW-23.8"
    here = v.at[victim]
    for there in path:
        if there not in box.board.places:
            return "WW-11.1"
        link = box.board.link(here, there)
        if link is None:
            tunnel = there in box.board.passages(here)
            if not tunnel or not skills.traits(box, v, victim).passage:
                return "WW-5.9" if tunnel else "WW-11.1"
        elif link.id in v.barricades:
            return "WW-11.8"
        elif box.board.against(here, there) and link.id not in v.ropes:
            return "WW-13.1"
        here = there
    return "WW-36.18"


def _no_search(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    icons = box.board.places[v.at[victim]].icons
    if rest and rest[0] in SEARCHES and rest[0] in icons and not v.deck_size(rest[0]):
        return "WW-24.5"
    return "WW-24.1"


def _no_repair(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    place = v.at[victim]
    kinds = [kind for kind in REPAIRS if kind in box.board.places[place].icons]
    if kinds and all(v.repairs[kind] >= NEEDED[kind] for kind in kinds):
        return "WW-25.9"
    return "WW-25.2" if place in v.repaired else "WW-25.1"


def _no_clear(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    return "WW-26.1"


def _no_use(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    source = rest[0] if rest else ""
    if source in box.victim_skills:
        return "WW-37.8" if source in v.spent_skills else "WW-24.17"
    advantage = box.victims[victim].advantage(source)
    if advantage is not None:
        return {"bandage": "WW-36.20", "assembly": "WW-36.9", "recharge": "WW-36.12"}.get(source, "WW-24.17")
    if source not in v.items[victim]:
        return "WW-24.15" if source in box.items else ""
    use = {"rope": "WW-13.7", "fuel": "WW-25.16", "whisky": "WW-8.7", "device": "WW-28.3", "alarm": "WW-2.13"}
    if source == "rope" and len(v.ropes) > 1:
        return "WW-2.13"
    if any(effect.__class__.__name__ == "Repair" for one in box.items[source].uses for effect in one.effects):
        return _no_repair(box, v, victim, [])
    return use.get(source, "WW-24.17")


def _no_analysis(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    if v.analysed == 0:
        return "WW-27.10" if v.unseen else "WW-27.1"
    return "WW-27.6" if v.analysed == 1 else "WW-27.9"


def _no_pet(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    return "WW-36.5" if v.petted else "WW-36.4" if v.cat != v.at[victim] else "WW-36.7"


def _no_test(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    if victim in v.acted and working.few_players(v):
        return "WW-42.44"
    return "WW-42.21" if v.at[victim] not in working.stations(box, v) else "WW-42.58"


def _no_hunt(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    return "WW-42.51" if v.at[victim] in v.hunted else "WW-42.30"


def _no_deal(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    return "WW-38.6" if v.settings.crossroads else "WW-28.4"


def _no_loot(box: Box, v: Station, victim: str, rest: list[str]) -> str:
    dead = rest[1] if len(rest) > 1 else ""
    there = dead in apart.bodies_at(v, v.at[victim]) and rest[0] in v.remains[dead]
    return "WW-38.19" if there else "WW-38.18"


_VERBS = {
    "move": _no_move,
    "search": _no_search,
    "repair": _no_repair,
    "clear": _no_clear,
    "special": _no_use,
    "extra": _no_use,
    "analyse": _no_analysis,
    "pet": _no_pet,
    "give": _no_deal,
    "take": _no_deal,
    "swap": _no_deal,
    "loot": _no_loot,
    "drop": lambda box, v, victim, rest: "WW-24.12",
    "test": _no_test,
    "hunt": _no_hunt,
}


def _no_step(box: Box, v: Station, words: tuple[str, ...]) -> str:
    """Why the killer cannot go there, or cannot play that."""
    killer = v.active
    here = v.killer_at[killer]
    path = words[1:] if words[0] == "move" else words
    for there in path:
        if there not in box.board.places or box.board.link(here, there) is None:
            return "WW-11.1"
        here = there
    if box.board.climbs(v.killer_at[killer], path) > len(v.hand[killer]):
        return "WW-13.4"
    return ""


def _no_action(box: Box, v: Station, words: tuple[str, ...]) -> str:
    if words[0] == "move":
        return "WW-11.4" if len(words) == 1 else _no_step(box, v, words) or "WW-32.7"
    if words[0] == "play" and len(words) == 2:
        return _no_play(box, v, words[1:])
    return "WW-32.10"


def _no_play(box: Box, v: Station, words: tuple[str, ...]) -> str:
    killer = v.active
    card = box.cards.get((killer, words[0]))
    if card is None:
        return ""
    if card.id in v.locked[killer]:
        return "WW-4.3"
    if card.id not in v.hand[killer]:
        return "WW-33.3"
    if card.cost > len(v.hand[killer]) - 1:
        return "WW-33.5"
    return "WW-33.10"


_KILLER = {"go": _no_step, "sneak": _no_step, "action": _no_action, "play": _no_play, "attack": _no_play}
