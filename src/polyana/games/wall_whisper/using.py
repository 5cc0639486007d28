"""What a victim may use: special and extra actions of items and boards, weapons. (Chapters 24, 26, 34, 36)

Pure functions of a view, for questions, refusals, bots and pages.
"""

from __future__ import annotations

from collections.abc import Sequence

from polyana.games.wall_whisper import skills
from polyana.games.wall_whisper import victim_effects as vx
from polyana.games.wall_whisper.board import SEARCHES
from polyana.games.wall_whisper.cards import Box
from polyana.games.wall_whisper.kinds import ROPES, Words
from polyana.games.wall_whisper.moving import ways
from polyana.games.wall_whisper.table import Station
from polyana.games.wall_whisper.victim_cards import Use
from polyana.games.wall_whisper.working import blocked_doors, repairable


def uses(box: Box, v: Station, victim: str, when: str) -> list[Words]:
    """Special or extra actions of her items and her board that change something. (WW-24.17, WW-26.8)"""
    found: list[Words] = []
    for item in dict.fromkeys(v.items[victim]):
        for use in box.uses[item, when]:
            found += [(victim, when, item, *choice) for choice in choices(box, v, victim, use)]
    for advantage in box.victims[victim].advantages:
        if advantage.when == when:
            open_to = choices(box, v, victim, advantage.use, advantage.among)
            found += [(victim, when, advantage.id, *choice) for choice in open_to]
    skill = skills.reaction(box, v, victim, when) if v.skills else None
    if skill is not None:
        found += [(victim, when, skill.id, *choice) for choice in choices(box, v, victim, skill.use)]
    return found


def choices(box: Box, v: Station, victim: str, use: Use, among: tuple[str, ...] = ()) -> list[Words]:
    """What may be chosen for a use, so that it changes something."""
    place = v.at[victim]
    if use.at and box.board.icons[place].isdisjoint(use.at):
        return []
    if use.energy > v.energy:
        return []
    return [
        choice
        for choice in _targets(box, v, victim, use, among)
        if any(changes(box, v, victim, effect, choice) for effect in use.effects)
    ]


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


def changes(box: Box, v: Station, victim: str, effect: vx.VictimEffect, choice: Words) -> bool:
    """Would this effect change anything that the victims can see? (WW-24.17, WW-2.13)"""
    place = v.at[victim]
    match effect:
        case vx.Noise(where="here"):
            return False  # a companion of other effects, never the purpose
        case vx.Noise():
            return choice[0] not in v.noise
        case vx.Repair():
            return bool(repairable(box, v, place))
        case vx.Fuel():
            return not v.fuelled and not v.vehicle_gone
        case vx.Rope():
            return choice[0] not in v.ropes and len(v.ropes) < ROPES
        case vx.Alarm():
            return not v.alarm
        case vx.Firecracker():
            return not v.cracker
        case vx.Heal():
            return v.wounds[choice[0]] > 0
        case vx.Calm():
            return any(v.fear[one] for one in calmed(v, victim, effect, choice))
        case vx.Bandage():
            return v.wounds[choice[0]] > 0 and choice[0] not in v.bandages
        case vx.Build():
            return effect.item in v.aside
        case vx.Energy():
            return 0 < v.energy < box.most_energy and any(box.items[one].energy for one in v.items[victim])
    return True


def calmed(v: Station, victim: str, effect: vx.Calm, choice: Words) -> list[str]:
    """Whose fear a CALM takes."""
    if effect.whom == "here":
        return [one for one in v.in_play if v.at[one] == v.at[victim]]
    if effect.whom == "others":
        return [one for one in v.in_play if one != victim]
    return [victim] if effect.whom == "self" else [choice[0]]


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
