"""What victims may do between two actions of their turn. (Chapters 23, 28, 29 and 42)

An action is a tuple of words: ("zack", "move", "G3", "G1"), ("roy", "extra", "axe", "G4-G5"), ("end",).
Pure functions of a view, for questions, refusals, bots and pages.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyana.core import Seat
from polyana.games.wall_whisper.rules import apart, skills
from polyana.games.wall_whisper.rules.cards import Box
from polyana.games.wall_whisper.rules.kinds import Words
from polyana.games.wall_whisper.rules.moving import cat_ways, moves
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.using import uses
from polyana.games.wall_whisper.rules.working import (
    blocked_doors,
    few_players,
    full,
    may_analyse,
    may_test,
    repairable,
    searches,
)


def acts(box: Box, v: Station, seat: Seat) -> list[Words]:
    """All that this seat may do between two actions of stage II. (WW-23.1–23.7)"""
    found: list[Words] = []
    for victim in v.mine(seat):
        if victim not in v.acted:
            found += main_actions(box, v, victim)
        found += free_actions(box, v, victim)
    if v.analysed and battle_ready(box, v):
        found.append(("battle",))
    found += accusations(v, seat)
    if may_end(v):
        found.append(("end",))
    return found


def may_end(v: Station) -> bool:
    """Are all main actions done; на распутье, hers whose turn it is? (WW-23.5, WW-23.10)"""
    if v.settings.crossroads:
        return apart.waiting(v)[0] in v.acted
    return len(v.acted) == len(v.in_play)


def main_actions(box: Box, v: Station, victim: str) -> list[Words]:
    """The seven main actions, those that are legal now. (WW-23.1)"""
    place = v.at[victim]
    found: list[Words] = [*moves(box, v, victim)]
    found += [(victim, "search", deck) for deck in searches(box, v, victim)]
    if repairable(box, v, place):
        found.append((victim, "repair"))
    doors = blocked_doors(box, v, place)
    if doors and skills.traits(box, v, victim).clears_all:
        found.append((victim, "clear", "all"))
    else:
        found += [(victim, "clear", door) for door in doors]
    found.append((victim, "rest"))
    found += uses(box, v, victim, "special")
    if may_analyse(box, v, victim):
        found.append((victim, "analyse"))
    if may_test(box, v, victim) and few_players(v):
        found.append((victim, "test"))
    return found


def free_actions(box: Box, v: Station, victim: str) -> list[Words]:
    """Extra actions, exchange and discards. (WW-23.3, WW-28.1, WW-28.4, WW-24.12)"""
    found = uses(box, v, victim, "extra")
    place = v.at[victim]
    if not no_pet(v, victim):
        found += [(victim, "pet", *path) for path in cat_ways(box, v, victim)]
    if may_test(box, v, victim) and not few_players(v):
        found.append((victim, "test"))
    if v.mutated and not v.fresh_mutant and place not in v.hunted:
        found.append((victim, "hunt"))
    if v.settings.crossroads:
        found += apart.loots(box, v, victim)
        found += apart.deals(v, victim)
    elif v.items[victim]:
        found += exchanges(box, v, victim)
    found += [(victim, "drop", item) for item in dict.fromkeys(v.items[victim])]
    return found


def exchanges(box: Box, v: Station, victim: str) -> Iterator[Words]:
    """What one team hands round freely. (WW-28.4)"""
    place = v.at[victim]
    for other in v.in_play:
        if other == victim or v.at[other] != place:
            continue
        mine = list(dict.fromkeys(v.items[victim]))
        for item in mine:
            yield (victim, "give", item, other)
        if full(box, v, victim) and full(box, v, other):
            for item in mine:
                for back in dict.fromkeys(v.items[other]):
                    if back != item:
                        yield (victim, "swap", item, other, back)


def battle_ready(box: Box, v: Station) -> bool:
    """Analysis begun, an item with the symbol, and all beside a visible killer. (WW-29.1)"""
    return not no_battle(box, v)


def no_battle(box: Box, v: Station) -> str:
    """The clause that bars the final battle now, or ""."""
    if v.unseen:
        return "WW-19.8"
    if v.analysed and not bearers(box, v):
        return "WW-27.5"
    places = {v.at[one] for one in v.in_play}
    ready = v.analysed and len(places) == 1 and v.figure_at(next(iter(places)))
    return "" if ready else "WW-29.1"


def no_pet(v: Station, victim: str) -> str:
    """The clause that keeps her from petting the cat, or ""."""
    if v.petted:
        return "WW-36.5"
    return "" if v.cat == v.at[victim] else "WW-36.4"


def bearers(box: Box, v: Station) -> list[str]:
    """The items in the victims' inventories that bear the symbol. (WW-27.5)"""
    held = dict.fromkeys(item for one in v.in_play for item in v.items[one])
    return [item for item in held if v.weakness in box.items[item].symbols]


def tokens_out(v: Station) -> bool:
    """Does a victim in play hold an infection token? Then she may be a carrier. (WW-23.6, WW-23.10)"""
    return any(v.faces[one] for one in v.in_play)


def accusations(v: Station, seat: Seat) -> list[Words]:
    """The accusations that this seat may propose: not again those turned down just now. (WW-42.57)"""
    if not v.mine(seat):
        return []
    return [("accuse", one) for one in accusable(v) if (seat, one) not in v.doubted]


def accusable(v: Station) -> list[str]:
    """Who may be accused: a victim with a token, while two others are in play. (WW-42.20, WW-42.50)"""
    if v.mutated or not any(v.faces.values()) or len(v.in_play) < 3:
        return []
    return [one for one in v.in_play if len(v.faces[one])]
