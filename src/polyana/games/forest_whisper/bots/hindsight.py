"""A round looked back upon: what another word would have brought, everything else being as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from polyana.core import Seat, table_from_view
from polyana.games.forest_whisper.bots.cube_plans import Plan, Planner
from polyana.games.forest_whisper.bots.cube_values import CubeValues
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.checking_control import leads
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import yo

GRADE = 3
"""Words that hardly anybody knows are not missed."""
TRIED = 60
"""How many of the most promising words are placed in earnest."""

Leads: TypeAlias = dict[Seat, list[Cell]]
"""The cards that each seat takes."""


class Found(NamedTuple):
    """A word that could have been written, compared with the one that was."""

    word: str
    more: int
    """How many more trees it would have brought at this round's control check."""
    kept: int
    """How many fewer the others would have taken."""


class Hindsight:
    """One seat's round. `before`: the words are turned up; `after`: all cubes stand."""

    def __init__(self, box: Box, before: Forest, after: Forest, seat: Seat) -> None:
        self.box, self.seat = box, seat
        self.led = leads(after)
        self.table = table = table_from_view(after)
        for cell in after.cells_with_cubes_of(seat):
            table.return_cubes_of(seat, cell)
        for cell in before.cells_with_cubes_of(seat):
            for _ in range(before.cubes_of(seat, cell)):
                table.put_cube(seat, cell)
        self.values = CubeValues(box, table, seat)

    def better(self, words: Sequence[str], most: int) -> tuple[Found, ...]:
        """The words that would have brought more, or kept more from the others; best first."""
        planner = Planner(self.values)
        promising = sorted(words, key=planner.promise, reverse=True)[:TRIED]
        tried = [(word, planner.plan(word)) for word in promising]
        ranked = [(self._swing(led := self._leads(plan)), plan.worth, word, led) for word, plan in tried]
        ranked.sort(key=lambda one: one[:2], reverse=True)
        return tuple(self._found(word, led) for swing, _, word, led in ranked[:most] if swing > 0)

    def _leads(self, plan: Plan) -> Leads:
        """Who would take what if this seat had placed its cubes so."""
        table = table_from_view(self.table)
        for cell, source in zip(plan.cubes, plan.moved, strict=False):
            table.move_cube(self.seat, source, cell)
        for cell in plan.cubes[len(plan.moved) :]:
            table.put_cube(self.seat, cell)
        return leads(table)

    def _swing(self, led: Leads) -> float:
        """How much better that is: a tree of one's own, or one fewer for all the others."""
        return self._balance(led) - self._balance(self.led)

    def _balance(self, led: Leads) -> float:
        worth = {seat: sum(self.values.card_worth[cell] for cell in cells) for seat, cells in led.items()}
        own = worth.pop(self.seat)
        return own - sum(worth.values()) / len(worth)

    def _found(self, word: str, led: Leads) -> Found:
        more = len(led[self.seat]) - len(self.led[self.seat])
        kept = sum(map(len, self.led.values())) - sum(map(len, led.values())) + more
        return Found(yo.spelled(self.box.lexicon, word), more, kept)
