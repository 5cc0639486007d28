"""The victims' turn: what each action does. (Chapters 23, 26, 27 and 28)"""

from __future__ import annotations

from polyana.core import Step
from polyana.games.wall_whisper.rules import (
    barricades,
    carrier,
    fear,
    infection,
    items,
    noise,
    repairs,
    searching,
    skill_moments,
    skills,
    trading,
    victim_moves,
    working,
)
from polyana.games.wall_whisper.rules.answers import MAIN_VERBS, Act
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import Words
from polyana.games.wall_whisper.rules.numbers import PANIC
from polyana.games.wall_whisper.rules.saying import spoken
from polyana.games.wall_whisper.rules.table import Station


def carry_out(box: Box, t: Station, act: Act) -> list[Step]:
    """Carry out what a victim chose, nothing interrupts it; what follows in public comes back as steps.
    (WW-23.4)"""
    victim, verb = act.victim, act.verb
    if verb in MAIN_VERBS or (verb == "test" and working.few_players(t)):
        t.acted = [*t.acted, victim]
    if t.heard:
        t.tell("acts", "WW-23.1", to=t.crew, victim=victim, verb=verb, **spoken(box, act.objects))
    match verb, *act.objects:
        case "move", *path:
            move(box, t, victim, tuple(path))
        case "search", deck:
            searching.search(box, t, victim, deck)
        case ("repair",):
            repairs.repair(box, t, victim, 1, noisy=True)
        case "clear", door:
            return clear(box, t, victim, door)
        case ("rest",):
            rest(box, t, victim)
        case ("special" | "extra") as when, source, *choice:
            return items.use(box, t, victim, when, source, tuple(choice))
        case ("analyse",):
            analyse(box, t)
        case "pet", *path:
            pet(box, t, victim, path[-1])
        case "give", item, other:
            trading.give(box, t, item, victim, other)
        case "take", item, other:
            trading.give(box, t, item, other, victim)
        case "swap", item, other, back:
            trading.swap(box, t, victim, item, other, back)
        case "loot", item, dead:
            trading.loot(box, t, victim, item, dead)
        case "drop", item:
            trading.drop(t, victim, item)
        case ("test",):
            infection.test(t, victim)
        case ("hunt",):
            return carrier.hunt(t, victim)
    return []


# --- main actions ---------------------------------------------------------------------------------


def move(box: Box, t: Station, victim: str, path: Words) -> None:
    """MOVE; the killer hears nothing, and if she passes or meets him, nothing happens. (WW-11.6, WW-11.12,
    WW-23.8, WW-23.9)"""
    bold = skills.traits(box, t, victim).bold
    take_way(box, t, victim, path)
    if bold:
        fear.calm(t, victim, bold)


def take_way(box: Box, t: Station, victim: str, path: Words) -> None:
    """She goes; a step against an arrow takes the skill that allows it. (WW-13.1, WW-37.8)"""
    if t.skills and victim_moves.climbed(box, t, t.at[victim], path):
        skill_moments.spend(box, t, victim)
    t.at[victim] = path[-1]


def clear(box: Box, t: Station, victim: str, door: str) -> list[Step]:
    """A barricade of her location goes back, Roy clears all; the killer is told. (WW-26.1, WW-26.2)"""
    doors = working.blocked_doors(box, t, t.at[victim]) if door == "all" else [door]
    steps = [one for each in doors for one in barricades.clear(box, t, victim, each)]
    cleared = [
        one for killer in t.killers for one in skill_moments.moments(box, t, killer, "cleared", [victim])
    ]
    return [*steps, *cleared]


def rest(box: Box, t: Station, victim: str) -> None:
    """All her fear goes, if there is any; Evelyn calms those beside her too. (WW-26.5, WW-26.6, WW-26.7)"""
    fear.calm(t, victim, PANIC)
    soothes = skills.traits(box, t, victim).soothes
    for other in t.in_play:
        if soothes and other != victim and t.at[other] == t.at[victim]:
            fear.calm(t, other, soothes)


def analyse(box: Box, t: Station) -> None:
    """Each stage opens a window for the victims; the killer hears which stage it was, not by whom or where.
    (WW-21.7, WW-27.1, WW-27.2, WW-27.3, WW-27.6)"""
    card = box.analysis[t.card]
    t.analysed += 1
    if t.analysed == 1:
        t.weakness, t.site = card.symbol, card.site
    else:
        t.tactic = t.card
    t.reveal("analysis", "WW-27.1" if t.analysed == 1 else "WW-27.6", stage=t.analysed)
    t.reveal("window", "WW-27.2", to=t.crew, symbol=card.symbol, site=card.site, tactic=t.tactic + 1)


# --- an extra action ------------------------------------------------------------------------------


def pet(box: Box, t: Station, victim: str, place: str) -> None:
    """Noise here, and the cat goes where it is sent. (WW-36.4, WW-36.5, WW-36.6, WW-36.7)"""
    noise.add(box, t, t.at[victim])
    t.cat, t.petted = place, True
