"""What victims may do between two actions of their turn. (Chapters 23, 28, 29 and 42)

Pure functions of a view, for questions, refusals, bots and pages.
"""

from __future__ import annotations

from collections.abc import Iterator

from polyana.core import Seat
from polyana.games.wall_whisper.rules import apart, skills
from polyana.games.wall_whisper.rules.answers import BATTLE, END, Act
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import TRIO
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.using import uses
from polyana.games.wall_whisper.rules.victim_moves import cat_ways, moves
from polyana.games.wall_whisper.rules.working import (
    blocked_doors,
    few_players,
    full,
    no_analysis,
    no_test,
    repairable,
    searches,
)


def acts(box: Box, v: Station, seat: Seat) -> list[Act]:
    """All that this seat may do between two actions of stage II. (WW-23.1, WW-23.3, WW-23.6, WW-23.7)"""
    found: list[Act] = []
    for victim in v.mine(seat):
        if victim not in v.acted:
            found += main_actions(box, v, victim)
        found += free_actions(box, v, victim)
    if v.analysed and battle_ready(box, v):
        found.append(BATTLE)
    found += [Act.of("accuse", one) for one in accusable_by(v, seat)]
    if may_end(v):
        found.append(END)
    return found


def may_end(v: Station) -> bool:
    """Are all main actions done; at the Crossroads, hers whose turn it is? (WW-23.5, WW-23.10)"""
    if v.settings.crossroads:
        return apart.waiting(v)[0] in v.acted
    return len(v.acted) == len(v.in_play)


def main_actions(box: Box, v: Station, victim: str) -> list[Act]:
    """The seven main actions, those that are legal now. (WW-23.1)"""
    place = v.at[victim]
    found = [*moves(box, v, victim)]
    found += [Act.of(victim, "search", deck) for deck in searches(box, v, victim)]
    if repairable(box, v, place):
        found.append(Act.of(victim, "repair"))
    doors = blocked_doors(box, v, place)
    if doors and skills.traits(box, v, victim).clears_all:
        found.append(Act.of(victim, "clear", "all"))
    else:
        found += [Act.of(victim, "clear", door) for door in doors]
    found.append(Act.of(victim, "rest"))
    found += uses(box, v, victim, "special")
    if not no_analysis(box, v, victim):
        found.append(Act.of(victim, "analyse"))
    if not no_test(box, v, victim) and few_players(v):
        found.append(Act.of(victim, "test"))
    return found


def free_actions(box: Box, v: Station, victim: str) -> list[Act]:
    """Extra actions, exchange and discards. (WW-23.3, WW-28.1, WW-28.4, WW-24.12)"""
    found = uses(box, v, victim, "extra")
    if not no_pet(v, victim):
        found += [Act.of(victim, "pet", *path) for path in cat_ways(box, v, victim)]
    if not no_test(box, v, victim) and not few_players(v):
        found.append(Act.of(victim, "test"))
    if not no_hunt(v, victim):
        found.append(Act.of(victim, "hunt"))
    if v.settings.crossroads:
        found += apart.loots(box, v, victim)
        found += apart.deals(v, victim)
    elif v.items[victim]:
        found += exchanges(box, v, victim)
    found += [Act.of(victim, "drop", item) for item in dict.fromkeys(v.items[victim])]
    return found


def exchanges(box: Box, v: Station, victim: str) -> Iterator[Act]:
    """What one team hands round freely, between two actions and never in the midst of one. (WW-28.4,
    WW-28.5)"""
    place = v.at[victim]
    for other in v.in_play:
        if other == victim or v.at[other] != place:
            continue
        mine = list(dict.fromkeys(v.items[victim]))
        for item in mine:
            yield Act.of(victim, "give", item, other)
        if full(box, v, victim) and full(box, v, other):
            for item in mine:
                for back in dict.fromkeys(v.items[other]):
                    if back != item:
                        yield Act.of(victim, "swap", item, other, back)


def battle_ready(box: Box, v: Station) -> bool:
    """Analysis begun, an item with the symbol, and all beside a visible killer. Whether another way is easier
    is for them to judge. (WW-29.1, WW-29.26)"""
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


def no_hunt(v: Station, victim: str) -> str:
    """The clause that keeps her from hunting the carrier here, or "". (WW-42.30, WW-42.51)"""
    if not v.mutated or v.mutant.fresh:
        return "WW-42.30"
    return "WW-42.51" if v.at[victim] in v.mutant.hunted else ""


def bearers(box: Box, v: Station) -> list[str]:
    """The items in the victims' inventories that bear the symbol. (WW-27.5)"""
    held = dict.fromkeys(item for one in v.in_play for item in v.items[one])
    return [item for item in held if v.weakness in box.items[item].symbols]


def tokens_out(v: Station) -> bool:
    """Does a victim in play hold an infection token? Then she may be a carrier. (WW-23.6, WW-23.10)"""
    return any(v.faces[one] for one in v.in_play)


def accusable_by(v: Station, seat: Seat) -> list[str]:
    """Whom this seat may propose to accuse: not again those turned down just now. (WW-42.57)"""
    suspects = accusable(v)
    return (
        [one for one in suspects if (seat, one) not in v.accord.doubted] if suspects and v.mine(seat) else []
    )


def accusable(v: Station) -> list[str]:
    """Who may be accused: a victim with a token, while two others are in play. (WW-42.20, WW-42.50)"""
    if v.mutated or not any(v.faces.values()) or len(v.in_play) < TRIO:
        return []
    return [one for one in v.in_play if len(v.faces[one])]


def no_accusation(v: Station, accused: str) -> str:
    """The clause that forbids to accuse this one. (WW-42.20, WW-42.50, WW-42.57)"""
    if accused in accusable(v):
        return "WW-42.57"
    return "WW-42.50" if v.mutated or len(v.in_play) < TRIO else "WW-42.20"
