"""Dice and their odds: how likely a victim stands an attack, and what an attack on several is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from statistics import fmean

from polyana.games.wall_whisper.rules import using
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import NONE
from polyana.games.wall_whisper.rules.numbers import DICE
from polyana.games.wall_whisper.rules.table import Station

KILLED = 1.0
"""What a death is worth, in parts of a victory."""


@cache
def sums(faces: tuple[int, ...], count: int) -> tuple[float, ...]:
    """How likely each sum of `count` dice is."""
    chances = [1.0]
    for _ in range(count):
        longer = [0.0] * (len(chances) + max(faces))
        for total, chance in enumerate(chances):
            for face in faces:
                longer[total + face] += chance / len(faces)
        chances = longer
    return tuple(chances)


@cache
def at_least(faces: tuple[int, ...], count: int, wanted: int) -> float:
    """How likely `count` dice show `wanted` or more."""
    return sum(sums(faces, count)[max(0, wanted) :])


def bonus(box: Box, v: Station, victim: str, weapon: str) -> float:
    """What a weapon adds to a roll of all dice, on average."""
    times, by = using.blow(box, v, victim, weapon)
    return by + (times - 1) * DICE * fmean(box.faces)


def arms(box: Box, v: Station, victim: str) -> using.Blow:
    """The best weapon that a victim holds."""
    held = (NONE, *using.weapons(box, v, victim))
    return using.blow(box, v, victim, max(held, key=lambda one: bonus(box, v, victim, one)))


def with_weapon(box: Box, v: Station, victim: str, weapon: str, dice: int, wanted: int) -> float:
    """How likely a victim reaches a strength with this weapon, or with none. (WW-34.8)"""
    times, by = using.blow(box, v, victim, weapon)
    return at_least(box.faces, dice, -((by - wanted) // times))


def stands(box: Box, v: Station, victim: str, weapons: Sequence[str], strength: int) -> float:
    """How likely a victim repels an attack with the best of these weapons."""
    return max(with_weapon(box, v, victim, one, v.dice_of(victim), strength) for one in (NONE, *weapons))


def price(v: Station, victim: str, hurt: float) -> float:
    """What a failed defence of this victim costs her side; `hurt` is the price of a first wound."""
    return KILLED if v.wounds[victim] else hurt


def toll(order: Sequence[tuple[float, float]]) -> float:
    """What an encounter costs if they defend in this order: chance to repel and price of each. (WW-34.2)"""
    cost, going_on = 0.0, 1.0
    for repels, loss in order:
        going_on *= 1 - repels
        cost += going_on * loss
    return cost


def best_order(present: Sequence[str], repels: dict[str, float], prices: dict[str, float]) -> tuple[str, ...]:
    """The order of defenders that costs least."""
    return min(permutations(present), key=lambda order: toll([(repels[one], prices[one]) for one in order]))
