"""Where the cubes of the others will probably come to stand."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from polyana.core import Seat
from polyana.games.forest_whisper.bots.cube_plans import Planner
from polyana.games.forest_whisper.bots.cube_values import NO_CUBES, CubeValues, ExpectedCubes
from polyana.games.forest_whisper.bots.finding_words import words_in_mind
from polyana.games.forest_whisper.bots.levels import PLAYER, Level
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import fold

WORDS = 60
"""How many words of each rival are weighed, of a vocabulary that most people have."""
EAGER = 2.5
"""How sure it is that people write the better word: of two, one card apart, it is written e to this power
times as often."""
SURE = 0.9
"""How likely a cube stands where its owner seems to want it, once the word is known."""


def guessed_cubes(box: Box, table: Forest, seat: Seat, level: Level, rng: Random) -> ExpectedCubes:
    """Where the others will place cubes, as far as this level reckons with it, while all words are secret."""
    if not level.guesses:
        return NO_CUBES
    rivals = table.others(seat)
    thinking = table.seats if level.sly else rivals
    words = {one: words_in_mind(box, table, one, PLAYER, WORDS, rng) for one in thinking}
    found = {one: cube_chances(Planner(CubeValues(box, table, one)), words[one]) for one in thinking}
    if level.sly:
        # They guess too, so what they would write for themselves is only half of the truth.
        expected = {one: {other: found[other] for other in table.others(one)} for one in rivals}
        second = {one: Planner(CubeValues(box, table, one, expected[one])) for one in rivals}
        found = {one: _between(found[one], cube_chances(second[one], words[one])) for one in rivals}
    return {
        one: {cell: level.guesses * chance for cell, chance in cells.items()} for one, cells in found.items()
    }


def _between(one: dict[Cell, float], two: dict[Cell, float]) -> dict[Cell, float]:
    return {cell: (one.get(cell, 0.0) + two.get(cell, 0.0)) / 2 for cell in {**one, **two}}


def cube_chances(planner: Planner, words: Sequence[str]) -> dict[Cell, float]:
    """How likely each card gets a cube from somebody who thinks of these words."""
    plans = [planner.plan(word) for word in words]
    best = max((plan.worth for plan in plans), default=0.0)
    weights = [exp(EAGER * (plan.worth - best)) for plan in plans]
    found: dict[Cell, float] = {}
    for plan, weight in zip(plans, weights, strict=True):
        for cell in plan.cubes:
            found[cell] = found.get(cell, 0.0) + weight
    whole = sum(weights)
    return {cell: weight / whole for cell, weight in found.items()}


def announced_cubes(box: Box, table: Forest, seat: Seat, level: Level) -> ExpectedCubes:
    """Where those who place after this seat will place cubes: their words lie open. (FW-5.1, FW-5.3)"""
    if not level.guesses:
        return NO_CUBES
    order = table.clockwise()
    found = {}
    for one in order[order.index(seat) + 1 :]:
        if not table.verdicts[one]:
            plan = Planner(CubeValues(box, table, one)).plan(fold(table.words[one]))
            found[one] = dict.fromkeys(plan.cubes, SURE)
    return found
