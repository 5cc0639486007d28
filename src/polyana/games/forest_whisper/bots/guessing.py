"""What the others will probably write, and so where their cubes will come to stand."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from polyana.core import Seat
from polyana.games.forest_whisper.bots.attention import PLAYER, Level, thought_of
from polyana.games.forest_whisper.bots.outlook import NOTHING, Coming, Outlook
from polyana.games.forest_whisper.bots.plans import Planner
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import fold

WORDS = 60
"""So many words of each rival are weighed, of a vocabulary that most people have."""
EAGER = 2.5
"""How sure it is that people write the better word: of two, one card apart, it is written e to this power
times as often."""
SURE = 0.9
"""How likely a cube stands where its owner seems to want it, once the word is known."""


def guessed(rules: ForestWhisper, table: Forest, seat: Seat, level: Level, rng: Random) -> Coming:
    """Where the others will place cubes, as far as this level reckons with it, while all words are secret."""
    if not level.guesses:
        return NOTHING
    rivals = table.others(seat)
    thinking = table.seats if level.sly else rivals
    words = {one: thought_of(rules, table, one, PLAYER, WORDS, rng) for one in thinking}
    found = {one: expected(Planner(Outlook(rules, table, one)), words[one]) for one in thinking}
    if level.sly:
        # They guess too, so what they would write for themselves is only half of the truth.
        coming = {one: {other: found[other] for other in table.others(one)} for one in rivals}
        second = {one: Planner(Outlook(rules, table, one, coming[one])) for one in rivals}
        found = {one: _between(found[one], expected(second[one], words[one])) for one in rivals}
    return {
        one: {place: level.guesses * chance for place, chance in places.items()}
        for one, places in found.items()
    }


def _between(one: dict[Cell, float], two: dict[Cell, float]) -> dict[Cell, float]:
    return {place: (one.get(place, 0.0) + two.get(place, 0.0)) / 2 for place in {**one, **two}}


def expected(planner: Planner, words: Sequence[str]) -> dict[Cell, float]:
    """How likely each card gets a cube from somebody who thinks of these words."""
    plans = [planner.plan(word) for word in words]
    best = max((plan.worth for plan in plans), default=0.0)
    weights = [exp(EAGER * (plan.worth - best)) for plan in plans]
    found: dict[Cell, float] = {}
    for plan, weight in zip(plans, weights, strict=True):
        for place in plan.cubes:
            found[place] = found.get(place, 0.0) + weight
    whole = sum(weights)
    return {place: weight / whole for place, weight in found.items()}


def known(rules: ForestWhisper, table: Forest, seat: Seat, level: Level) -> Coming:
    """Where those who place after this seat will place cubes: their words lie open. (FW-5.1, FW-5.3)"""
    if not level.guesses:
        return NOTHING
    order = table.clockwise()
    found = {}
    for one in order[order.index(seat) + 1 :]:
        if not table.verdicts[one]:
            plan = Planner(Outlook(rules, table, one, NOTHING)).plan(fold(table.words[one]))
            found[one] = dict.fromkeys(plan.cubes, SURE)
    return found
