"""Items and advantages: what a use does. (Chapters 24, 26, 28 and 36)"""

from __future__ import annotations

from polyana.core import Step
from polyana.games.wall_whisper.rules import (
    actions,
    barricades,
    fear,
    noise,
    refill,
    repairs,
    searching,
    skill_moments,
    skills,
    using,
    wounds,
)
from polyana.games.wall_whisper.rules import victim_effects as vx
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import Words
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.records import Alarm
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_rows import Use


def use(box: Box, t: Station, victim: str, when: str, source: str, choice: Words) -> list[Step]:
    """A plate of an item, an action of her board, or a skill. (WW-24.15, WW-26.8, WW-26.9, WW-28.2)"""
    if source in box.items:
        used = box.items[source].use(when)
        assert used is not None
        use_up(box, t, victim, source, used)
    elif source in box.victim_skills:
        used = _use_skill(box, t, victim, source)
    else:
        advantage = box.victims[victim].advantage(source)
        assert advantage is not None
        used = advantage.use
    return [one for effect in used.effects for one in _apply(box, t, victim, effect, choice)]


def _use_skill(box: Box, t: Station, victim: str, source: str) -> Use:
    """A skill as an action; the killer hears of it only if the card says so. (WW-37.7, WW-37.8)"""
    skill = box.victim_skills[source]
    skill_moments.spend(box, t, victim)
    if skill.shown:
        if source not in t.named_skills:
            t.named_skills = [*t.named_skills, source]
        t.reveal("skill_shown", "WW-37.7", skill=source)
    return skill.use


def use_up(box: Box, t: Station, victim: str, item: str, use: Use) -> None:
    """A used card is discarded unless it lasts; energy is spent, and so is a companion. (WW-24.15,
    WW-24.16, WW-36.11)"""
    t.energy -= use.energy
    gone = ([] if box.items[item].lasting else [item]) + ([use.beside] if use.beside else [])
    for one in gone:
        take(t.items, victim, one)
        t.discard.append(one)


def _apply(box: Box, t: Station, victim: str, effect: vx.VictimEffect, choice: Words) -> list[Step]:
    """One keyword of a victim's card. (WW-44.11)"""
    place = t.at[victim]
    match effect:
        case vx.Step():
            actions.take_way(box, t, victim, choice)
        case vx.Passage():
            t.at[victim] = choice[-1]
        case vx.Noise():
            noise.add(box, t, place if effect.where == "here" else choice[0])
        case vx.Repair():
            count = effect.count + skills.traits(box, t, victim).tools
            repairs.repair(box, t, victim, count, noisy=effect.noisy)
        case vx.Fuel():  # WW-25.16, WW-25.17: wherever the killer is; WW-25.19: without noise
            t.fuelled = True
            repairs.check_vehicle(t)
        case vx.Rope():
            t.ropes = [*t.ropes, choice[0]]
        case vx.Alarm():  # WW-36.14: with the side "2" up
            t.alarm = Alarm(place, 2)
        case vx.Firecracker():
            t.cracker = True
        case vx.Heal():
            if t.wounds[choice[0]]:
                wounds.heal(t, choice[0])
        case vx.Calm():
            for one in using.calmed(t, victim, effect, choice):
                fear.calm(t, one, effect.count)
        case vx.Unbarricade():
            return barricades.clear(box, t, victim, choice[0])
        case vx.Bandage():  # WW-36.23: in silence
            t.bandages[choice[0]] = 2
        case vx.Build():  # WW-36.13: it takes up room
            t.aside = [one for one in t.aside if one != effect.item]
            put(t.items, victim, effect.item)
            t.energy = box.items[effect.item].energy
            searching.watch_limit(box, t, victim)
        case vx.Energy():
            t.energy += effect.count
        case vx.Recover():
            t.discard.remove(choice[0])
            put(t.items, victim, choice[0])
            searching.watch_limit(box, t, victim)
        case vx.Find():
            searching.search(box, t, victim, choice[0])
        case vx.KillerDiscards():
            return [refill.owe(t, choice[0], discards=effect.count)]
        case vx.KillerDraws():
            return [refill.owe(t, choice[0], draws=effect.count)]
    return []
