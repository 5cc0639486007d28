"""What tree search has to know about «Маги леса»: good moves first, quick play-outs, and where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from polyana.core import Ask, Match, Seat
from polyana.core.asks import legal
from polyana.games.forest_mages.appetite import EFFECTS, LEAST, PRICE, ROUNDS
from polyana.games.forest_mages.companions import ability_worth
from polyana.games.forest_mages.opinion import Opinion
from polyana.games.forest_mages.rules import ForestMages
from polyana.games.forest_mages.scoring import points
from polyana.games.forest_mages.table import Glade

THIRST = 0.3
"""How often a play-out thinks of drinking: that takes long to judge."""
DOUBT = 0.5
"""A play-out errs by so many points, or it would always go the same way."""
SPREAD = 8.0
"""A lead of so many points at the end of a round is nearly won; less is needed at the very end."""


class Foresight:
    """A guide for search that looks to the end of the running round."""

    def __init__(self, rules: ForestMages, round: int) -> None:
        self.rules = rules
        self.round = round
        self._last: tuple[Match[Glade], Seat, int, Opinion] | None = None

    def moves(self, match: Match[Glade], ask: Ask) -> Sequence[Any]:
        """All answers, those that look best first."""
        options = legal(match.offers(ask))
        if len(options) == 1:
            return options
        values = self.opinion(match, ask).values(ask.kind.name, ask.about, options)
        order = sorted(range(len(options)), key=values.__getitem__, reverse=True)
        return [options[number] for number in order]

    def policy(self, match: Match[Glade], ask: Ask, rng: Random) -> Any:
        """Brew what pays, drink now and then, place any die where it brings most."""
        options = legal(match.offers(ask))
        if len(options) == 1:
            return options[0]
        kind = ask.kind.name
        if kind == "act":
            options = self._some(options, rng)
            if len(options) == 1:
                return options[0]
        values = self.opinion(match, ask).values(kind, ask.about, options)
        doubtful = [value + DOUBT * rng.random() for value in values]
        return options[doubtful.index(max(doubtful))]

    def opinion(self, match: Match[Glade], ask: Ask) -> Opinion:
        """What the asked seat thinks. Between the choice of a die and of its target nothing has changed."""
        seat, given = ask.seat, match.given[ask.seat]
        if ask.kind.name == "target" and self._last and self._last[:3] == (match, seat, given - 1):
            return self._last[3]
        made = Opinion(self.rules, match.table, seat)
        self._last = match, seat, given, made
        return made

    @staticmethod
    def _some(acts: Sequence[str], rng: Random) -> list[str]:
        """A single die to place (or the end of the turn), and what might be done before."""
        must = [one for one in acts if one.startswith("place")] or ["end"]
        thirsty = rng.random() < THIRST
        found = [one for one in acts if one.startswith("brew") or (thirsty and one.startswith("drink"))]
        found.append(must[int(rng.random() * len(must))])
        return found

    def ripe(self, match: Match[Glade], steps: int) -> bool:
        """Is the round over?"""
        return match.table.round > self.round

    def worth(self, match: Match[Glade]) -> Sequence[float]:
        """How likely each seat wins, as far as its lead tells."""
        v = match.table
        if match.over:
            totals = [sum(row) + LEAST * sum(v.held(seat)) / 9 for seat, row in enumerate(v.sheet)]
            return _shares(totals, SPREAD / 4)
        return _shares([self.standing(v, seat) for seat in v.seats], SPREAD)

    def standing(self, v: Glade, seat: Seat) -> float:
        """What a seat has, and what it will make of it in the rounds to come."""
        cards = self.rules.cards
        potions = (*v.hands[seat], *v.drunk[seat])
        brewed, forests, creatures, tokens, _ = points(cards, v, seat, potions)
        later = ROUNDS - v.round + 1
        goods = sum(v.held(seat)) * (LEAST + PRICE if later else LEAST)
        effects = 0.5 * sum(EFFECTS[cards.potions[one].effect] for one in v.hands[seat])
        abilities = sum(ability_worth(cards, v, seat, one) for one in v.active[seat])
        return brewed + forests + creatures + tokens + goods + effects + abilities


def _shares(totals: Sequence[float], spread: float) -> list[float]:
    """From 0 to 1: how far each is ahead of the best of the others."""
    found = []
    for seat, own in enumerate(totals):
        best = max(total for other, total in enumerate(totals) if other != seat)
        found.append(1 / (1 + exp((best - own) / spread)))
    return found
