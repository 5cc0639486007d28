"""A round looked back upon: what another word would have brought, everything else being as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from polyana.core import Seat, table_from_view
from polyana.games.forest_whisper.bots.outlook import Outlook
from polyana.games.forest_whisper.bots.plans import Plan, Planner
from polyana.games.forest_whisper.rules.control import leads
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import yo

GRADE = 3
"""Words that hardly anybody knows are not missed."""
TRIED = 60
"""So many of the most promising words are placed in earnest."""

Leads: TypeAlias = dict[Seat, list[Cell]]
"""The cards that each seat takes."""


class Found(NamedTuple):
    """A word that could have been written, compared with the one that was."""

    word: str
    more: int
    """So many more trees it would have brought at this round's control check."""
    kept: int
    """So many fewer the others would have taken."""


class Hindsight:
    """One seat's round. `before`: the words are turned up; `after`: all cubes stand."""

    def __init__(self, game: ForestWhisper, before: Forest, after: Forest, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self.led = leads(after)
        self.table = table = table_from_view(after)
        for place in after.holding(seat):
            table.take_own(seat, place)
        for place in before.holding(seat):
            for _ in range(before.own(seat, place)):
                table.put_cube(seat, place)
        self.outlook = Outlook(game, table, seat)

    def better(self, words: Sequence[str], most: int) -> tuple[Found, ...]:
        """The words that would have brought more, or kept more from the others; best first."""
        planner = Planner(self.outlook)
        promising = sorted(words, key=planner.promise, reverse=True)[:TRIED]
        tried = [(word, planner.plan(word)) for word in promising]
        ranked = [(self._swing(led := self._leads(plan)), plan.worth, word, led) for word, plan in tried]
        ranked.sort(key=lambda one: one[:2], reverse=True)
        return tuple(self._found(word, led) for swing, _, word, led in ranked[:most] if swing > 0)

    def _leads(self, plan: Plan) -> Leads:
        """Who would take what if this seat had placed its cubes so."""
        table = table_from_view(self.table)
        for place, source in zip(plan.cubes, plan.moved, strict=False):
            table.move_cube(self.seat, source, place)
        for place in plan.cubes[len(plan.moved) :]:
            table.put_cube(self.seat, place)
        return leads(table)

    def _swing(self, led: Leads) -> float:
        """How much better that is: a tree of one's own, or one fewer for all the others."""
        return self._balance(led) - self._balance(self.led)

    def _balance(self, led: Leads) -> float:
        worth = {seat: sum(self.outlook.worth[place] for place in places) for seat, places in led.items()}
        own = worth.pop(self.seat)
        return own - sum(worth.values()) / len(worth)

    def _found(self, word: str, led: Leads) -> Found:
        more = len(led[self.seat]) - len(self.led[self.seat])
        kept = sum(map(len, self.led.values())) - sum(map(len, led.values())) + more
        return Found(yo.spelled(self.game.lexicon, word), more, kept)
