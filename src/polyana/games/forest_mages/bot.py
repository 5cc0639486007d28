"""Bots for «Маги леса»."""

from __future__ import annotations

from random import Random
from typing import Any

from polyana.bots import Bot, BotFactory, Choice
from polyana.core import Game, Question, Seat, View, text_of
from polyana.games.forest_mages.rules import ForestMages
from polyana.games.forest_mages.symbols import KIND
from polyana.games.forest_mages.table import Glade
from polyana.games.forest_mages.targets import targets
from polyana.games.forest_mages.worth import target_worth, wanted

QUICK = 1.5
"""The middle of the time for an answer, in seconds."""
DRUNK = {"place": 0.4, "return": 0.8, "remove": 0.3, "swap": 0.2, "move": 0.2, "change": 0.1, "reroll": 0.1}
"""How readily a potion is drunk, by its effect."""


class Novice(Bot):
    """Takes what brings most at once, and does not look ahead."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, ForestMages)
        self.rules = game

    def choose(self, view: View[Glade]) -> Choice | None:
        if not view.questions:
            return None
        question = view.questions[0]
        options = list(question.options)
        self.rng.shuffle(options)
        value = max(options, key=lambda one: self.value(view.table, question, one))
        return Choice(question.id, text_of(value), QUICK * self.rng.lognormvariate(0, 0.3))

    def value(self, v: Glade, question: Question, option: Any) -> float:
        """What an answer is worth; of equal ones any will do."""
        cards, seat = self.rules.cards, self.seat
        if question.kind == "act":
            return self.act(v, option)
        if question.kind == "target":
            die = str(question.about["die"])
            return target_worth(cards, v, seat, die, option, wanted(cards, v, seat))
        if question.kind == "die":
            return self.best_target(v, option)
        if question.kind == "pick":
            want = wanted(cards, v, seat)
            return sum(want[KIND[kind]] for kind in option)
        if question.kind in ("train", "reserve", "tie"):
            return float(option != "none")
        return float(option == question.default)

    def act(self, v: Glade, option: str) -> float:
        """Brew first, then drink now and then, then place the die that brings most."""
        verb, _, what = option.partition(" ")
        if verb == "brew":
            return 100.0 + self.rules.cards.potions[what].vp
        if verb == "send":
            return 90.0
        if verb == "drink":
            readily = DRUNK[self.rules.cards.potions[what].effect]
            return 80.0 if self.rng.random() < readily else -10.0
        if verb == "place":
            return self.best_target(v, what)
        return -5.0 if verb == "turn" else 0.0

    def best_target(self, v: Glade, die: str) -> float:
        cards, seat = self.rules.cards, self.seat
        want = wanted(cards, v, seat)
        return max(target_worth(cards, v, seat, die, to, want) for to in targets(cards, v, seat, die))


BOTS: dict[str, BotFactory] = {"novice": Novice}
