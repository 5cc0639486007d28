"""What a victim may use: special and extra actions of items and boards, weapons. (Chapters 24, 26, 34, 36)

Pure functions of a view, for questions, refusals, bots and pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules import victim_effects as vx
from polyana.games.wall_whisper.rules.answers import Act
from polyana.games.wall_whisper.rules.board import SEARCHES
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import Words
from polyana.games.wall_whisper.rules.numbers import ROPES
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_moves import ways
from polyana.games.wall_whisper.rules.victim_rows import Use
from polyana.games.wall_whisper.rules.working import blocked_doors, no_repair


def uses(box: Box, v: Station, victim: str, when: str) -> list[Act]:
    """Special or extra actions of her items and her board that change something. (WW-24.17, WW-26.8)"""
    found: list[Act] = []
    for item in dict.fromkeys(v.items[victim]):
        for use in box.uses[item, when]:
            found += [Act.of(victim, when, item, *choice) for choice in choices(box, v, victim, use)]
    for advantage in box.victims[victim].advantages:
        if advantage.when == when:
            open_to = choices(box, v, victim, advantage.use, advantage.among)
            found += [Act.of(victim, when, advantage.id, *choice) for choice in open_to]
    skill = skills.reaction(box, v, victim, when) if v.skills else None
    if skill is not None:
        found += [Act.of(victim, when, skill.id, *choice) for choice in choices(box, v, victim, skill.use)]
    return found


def choices(box: Box, v: Station, victim: str, use: Use, among: tuple[str, ...] = ()) -> list[Words]:
    """What may be chosen for a use, so that it changes something."""
    if _out_of_place(box, v, victim, use):
        return []
    return [
        choice
        for choice in _targets(box, v, victim, use, among)
        if any(not idle(box, v, victim, effect, choice) for effect in use.effects)
    ]


def _out_of_place(box: Box, v: Station, victim: str, use: Use) -> str:
    """The clause that bars a use here and now, whatever is chosen for it, or ""."""
    if use.at and box.board.icons[v.at[victim]].isdisjoint(use.at):
        return use.effects[0].bounds
    return "WW-28.3" if use.energy > v.energy else ""


def no_use(box: Box, v: Station, victim: str, when: str, source: str, choice: Words) -> str:
    """The clause that bars a use of an item, of her board or of her skill; "" if there is no such thing."""
    if source in box.victim_skills:
        if source in v.spent_skills:
            return "WW-37.8"
        skill = skills.reaction(box, v, victim, when)
        if skill is None or skill.id != source:
            return "WW-24.17"
        return _no_choice(box, v, victim, skill.use, choice)
    advantage = box.victims[victim].advantage(source)
    if advantage is not None:
        return _no_choice(box, v, victim, advantage.use, choice, advantage.among)
    if source not in v.items[victim]:
        return "WW-24.15" if source in box.items else ""
    use = box.items[source].use(when)
    return _no_choice(box, v, victim, use, choice) if use else "WW-24.17"


def _no_choice(
    box: Box, v: Station, victim: str, use: Use, choice: Words, among: tuple[str, ...] = ()
) -> str:
    if bar := _out_of_place(box, v, victim, use):
        return bar
    if choice not in _targets(box, v, victim, use, among):
        return use.effects[0].bounds
    return idle(box, v, victim, use.effects[0], choice)


def _targets(box: Box, v: Station, victim: str, use: Use, among: tuple[str, ...]) -> Sequence[Words]:
    place, board = v.at[victim], box.board
    if use.choose == "path":
        most = max(one.most for one in use.effects if isinstance(one, vx.Step))
        return ways(box, v, victim, most)
    found: Sequence[str]
    match use.choose:
        case "victim":
            found = [one for one in v.in_play if v.at[one] == place]
        case "other":
            found = [one for one in v.in_play if v.at[one] == place and one != victim]
        case "any":
            found = board.ids
        case "killer":
            found = v.killers
        case "deck":
            found = [deck for deck in SEARCHES if v.deck_size(deck)]
        case "adjacent":
            found = board.adjacent[place]
        case "near":
            found = board.within(place, use.range)
        case "arrow":
            found = board.arrows_of(place)
        case "barricade":
            found = blocked_doors(box, v, place)
        case "passage":
            found = board.passages(place)
        case "discarded":
            found = [one for one in among if one in v.discard]
        case _:
            return [()]
    return [(one,) for one in found]


def idle(box: Box, v: Station, victim: str, effect: vx.VictimEffect, choice: Words) -> str:
    """The clause by which this effect would change nothing that the victims can see, or "". (WW-24.17,
    WW-2.13)"""
    match effect:
        case vx.Noise(where="here"):
            return "WW-24.17"  # a companion of other effects, never the purpose
        case vx.Noise():
            return "WW-8.3" if choice[0] in v.noise else ""
        case vx.Repair():
            return no_repair(box, v, v.at[victim])
        case vx.Fuel():
            return "WW-38.23" if v.vehicle_gone else "WW-2.13" if v.fuelled else ""
        case vx.Rope():
            return "WW-2.13" if len(v.ropes) >= ROPES else "WW-13.7" if choice[0] in v.ropes else ""
        case vx.Alarm():
            return "WW-2.13" if v.alarm else ""
        case vx.Firecracker():
            return "WW-24.17" if v.cracker else ""
        case vx.Heal():
            return "" if v.wounds[choice[0]] else "WW-24.17"
        case vx.Calm():
            return "" if any(v.fear[one] for one in calmed(v, victim, effect, choice)) else "WW-24.17"
        case vx.Bandage():
            return "WW-36.24" if choice[0] in v.bandages else "" if v.wounds[choice[0]] else "WW-36.20"
        case vx.Build():
            return "" if effect.item in v.aside else "WW-36.9"
        case vx.Energy():
            held = any(box.items[one].energy for one in v.items[victim])
            return "" if held and 0 < v.energy < box.most_energy else "WW-36.12"
    return ""


def calmed(v: Station, victim: str, effect: vx.Calm, choice: Words) -> list[str]:
    """Whose fear a CALM takes."""
    if effect.whom == "here":
        return [one for one in v.in_play if v.at[one] == v.at[victim]]
    if effect.whom == "others":
        return [one for one in v.in_play if one != victim]
    return [victim] if effect.whom == "self" else [choice[0]]


class Blow(NamedTuple):
    """What is done to the sum of the dice: it is multiplied, then this is added."""

    times: int
    by: int


def blow(box: Box, v: Station, victim: str, weapon: str) -> Blow:
    """How she fights with a weapon, or without one: the dice doubled if the weapon says so, then all that
    adds. (WW-29.20, WW-29.23, WW-29.24, WW-29.25, WW-34.8)"""
    own, use = skills.traits(box, v, victim), box.weapon(weapon)
    if use is None or use.combat is None:
        return Blow(1, own.unarmed)
    item = box.items.get(weapon)
    return Blow(use.combat.times, use.combat.by + (own.melee if item is not None and item.melee else 0))


def weapons(box: Box, v: Station, victim: str) -> list[str]:
    """What she can fight with: a card, with its companion and its energy. (WW-34.6, WW-34.16, WW-36.10)"""
    held = v.items[victim]
    found = []
    for item in dict.fromkeys(held):
        use = box.items[item].use("weapon")
        if use and use.energy <= v.energy and (not use.beside or use.beside in held):
            found.append(item)
    skill = skills.reaction(box, v, victim, "weapon") if v.skills else None
    return [*found, skill.id] if skill is not None else found
