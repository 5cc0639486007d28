"""A round looked back upon: what another word would have brought, everything else being as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from polyana.core import Seat, sketch
from polyana.games.forest_whisper.kinds import Cell
from polyana.games.forest_whisper.outlook import Outlook
from polyana.games.forest_whisper.plans import Plan, Planner
from polyana.games.forest_whisper.prospects import taker
from polyana.games.forest_whisper.rules import ForestWhisper
from polyana.games.forest_whisper.table import Forest

GRADE = 3
"""Words that hardly anybody knows are not missed."""
TRIED = 60
"""So many of the most promising words are placed in earnest."""


class Found(NamedTuple):
    """A word that could have been written."""

    word: str
    cubes: int
    taken: int
    """Trees that it would have brought at this round's control check."""
    kept: int
    """Trees that others took and would not have got."""


class Hindsight:
    """One seat's round. `before`: the words are turned up; `after`: all cubes stand."""

    def __init__(self, game: ForestWhisper, before: Forest, after: Forest, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self.after = after
        self.table = table = sketch(after)
        table.supply[seat] = before.supply[seat]
        table.cubes = {}
        for place in {*before.cubes, *after.cubes}:
            counts = list(after.cubes.get(place) or (0,) * after.players)
            counts[seat] = before.own(seat, place)
            if any(counts):
                table.cubes[place] = tuple(counts)
        self.taken, self.gone = self._trees(after.cubes)

    def better(self, words: Sequence[str], most: int) -> tuple[Found, ...]:
        """The words that would have brought more trees, or kept some from others; best first."""
        outlook = Outlook(self.game, self.table, self.seat)
        planner = Planner(outlook)
        promising = sorted(words, key=planner.promise, reverse=True)[:TRIED]
        plans = sorted((planner.plan(word) for word in promising), key=lambda plan: -plan.worth)
        found = [one for one in map(self._found, plans) if self._swing(one) > 0]
        return tuple(sorted(found, key=self._swing, reverse=True)[:most])  # the better placed stays first

    def _swing(self, found: Found) -> float:
        """How much better a word would have been: a tree of one's own, or one less for one of the others."""
        return found.taken - self.taken + found.kept / (self.table.players - 1)

    def _found(self, plan: Plan) -> Found:
        cubes = dict(self.table.cubes)
        for places, change in ((plan.cubes, 1), (plan.moved, -1)):
            for place in places:
                counts = list(cubes.get(place) or (0,) * self.table.players)
                counts[self.seat] += change
                cubes[place] = tuple(counts)
        taken, gone = self._trees(cubes)
        return Found(self.game.lexicon.shown(plan.word), len(plan.cubes), taken, self.gone - gone)

    def _trees(self, cubes: dict[Cell, tuple[int, ...]]) -> tuple[int, int]:
        """How many trees this seat would take, and how many the others."""
        takers = [taker(counts) for place, counts in cubes.items() if place in self.after.up]
        own = takers.count(self.seat)
        return own, len(takers) - takers.count(None) - own
