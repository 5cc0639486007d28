"""What tree search has to know about «Маги леса»: good moves first, quick play-outs, and where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from polyana.bots import Option
from polyana.core import Answer, Ask, Match, Seat
from polyana.core.asks import legal
from polyana.games.forest_mages.bots.appetite import EFFECTS, Appetite
from polyana.games.forest_mages.bots.companions import ability_worth
from polyana.games.forest_mages.bots.opinion import DIE_WORTH, IDLE, Opinion
from polyana.games.forest_mages.bots.prospects import expected
from polyana.games.forest_mages.rules.acts import read_act
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.final_score import points
from polyana.games.forest_mages.rules.kinds import ACT, TARGET
from polyana.games.forest_mages.rules.table import ROUNDS, Glade

MARGIN = 1.2
"""Answers that look worse than the best by more points are not looked at."""
DOUBT = 0.2
"""By how many points a play-out errs on purpose: else it would always go the same way."""
LAST, SPREAD = 3.0, 1.5
"""The lead that is nearly a victory: in the last round, and how much more for every round to come."""


class SearchGuide:
    """A guide for search that looks to the end of the running round."""

    def __init__(self, box: Box, v: Glade) -> None:
        self.box = box
        self.round = v.round
        self._last: tuple[Sequence[Answer], Opinion] | None = None

    def moves(self, match: Match[Glade], ask: Ask) -> Sequence[Option]:
        """The answers that look nearly as good as the best of their sort, the best first."""
        options = legal(match.offers(ask))
        if len(options) == 1:
            return options
        values = self.opinion(match, ask).values(ask.kind.name, ask.about, options)
        ranked = sorted(zip(values, options, strict=True), key=lambda pair: -pair[0])
        best: dict[type[object], float] = {}
        found: list[Option] = []
        for value, option in ranked:
            sort = type(read_act(option) if ask.kind is ACT else None)
            if value >= best.setdefault(sort, value) - MARGIN and (value > 2 * IDLE or not found):
                found.append(option)
        return found

    def policy(self, match: Match[Glade], ask: Ask, rng: Random) -> Option:
        """What looks best, with a little doubt."""
        options = legal(match.offers(ask))
        if len(options) == 1:
            return options[0]
        opinion = self.opinion(match, ask)
        if ask.kind is ACT:
            return opinion.first_act(options)
        values = opinion.values(ask.kind.name, ask.about, options)
        doubtful = [value + DOUBT * rng.random() for value in values]
        return options[doubtful.index(max(doubtful))]

    def opinion(self, match: Match[Glade], ask: Ask) -> Opinion:
        """What the asked seat thinks. A die and its target are the first two answers of a phase; nothing
        changes in between, so one opinion serves both."""
        journal = match.journal  # a list of its own for every phase
        if ask.kind is TARGET and len(journal) == 1 and self._last and self._last[0] is journal:
            return self._last[1]
        made = Opinion(self.box, match.table, ask.seat)
        self._last = journal, made
        return made

    def ripe(self, match: Match[Glade], steps: int) -> bool:
        """Is the round over?"""
        return match.table.round > self.round

    def worth(self, match: Match[Glade]) -> Sequence[float]:
        """How likely each seat wins, as far as its lead tells."""
        v = match.table
        if match.over:
            return _shares([sum(row) + 0.1 * sum(v.held(seat)) for seat, row in enumerate(v.sheet)], LAST)
        forests = expected(self.box, v)
        totals = [forests[seat] + self.standing(v, seat) for seat in v.seats]
        return _shares(totals, LAST + SPREAD * (ROUNDS - v.round + 1))

    def standing(self, v: Glade, seat: Seat) -> float:
        """What a seat has, and what it will make of its dice, ingredients, potions and creatures."""
        box = self.box
        hand = v.hands[seat]
        brewed, forests, creatures, tokens, _ = points(box, v, seat, (*hand, *v.drunk[seat]))
        appetite = Appetite(box, v, seat)
        found = brewed + forests + creatures + tokens + sum(appetite.held) * appetite.price + appetite.nearest
        found += DIE_WORTH * len(v.supply[seat])
        if hand:
            found += 0.5 * appetite.time * sum(EFFECTS[box.potions[one].effect] for one in hand)
        return found + sum(ability_worth(box, v, seat, one) for one in v.active[seat])


def _shares(totals: Sequence[float], spread: float) -> list[float]:
    """From 0 to 1: how far each is ahead of the best of the others."""
    found = []
    for seat, own in enumerate(totals):
        best = max(total for other, total in enumerate(totals) if other != seat)
        found.append(1 / (1 + exp((best - own) / spread)))
    return found
