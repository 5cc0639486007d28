"""Bots for «Маги леса»: novice, player and master."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any

from polyana.bots import Bot, BotFactory, Budget, Choice, Option, Search
from polyana.core import Game, Question, Seat, View, imagine, text_of
from polyana.games.forest_mages.bots.opinion import Opinion
from polyana.games.forest_mages.bots.search_guide import SearchGuide
from polyana.games.forest_mages.bots.worth import target_worth, wanted
from polyana.games.forest_mages.rules import kinds
from polyana.games.forest_mages.rules.acts import Brew, Drink, PlaceDie, Send, TurnDie, read_act
from polyana.games.forest_mages.rules.answers import NONE
from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.symbols import KIND
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.targets import targets

QUICK = 1.5
"""The middle of the time for an answer, in seconds."""
DRUNK = {"place": 0.4, "return": 0.8, "remove": 0.3, "swap": 0.2, "move": 0.2, "change": 0.1, "reroll": 0.1}
"""How readily a novice drinks a potion, by its effect."""
THOUGHT = Budget(0.8)
"""How long a master thinks about an answer where somebody waits for it."""
CURIOSITY = 0.15
"""One answer is seldom better than another by more than a few points."""
AMONG_BOTS = Budget(60.0, 10)
"""Among bots it thinks by the count, so that the same seeds give the same match on any machine."""
WEIGHTY = {
    kind.name
    for kind in (
        kinds.ACT,
        kinds.TARGET,
        kinds.TRAIN,
        kinds.DIE,
        kinds.MOVE,
        kinds.MOVE_TO,
        kinds.SWAP,
        kinds.SWAP_WITH,
        kinds.REMOVE,
        kinds.RETURN,
        kinds.CLEAR,
    )
}
"""What a master searches for; the rest follows from its opinion."""


class Mage(Bot):
    """What the levels share: one question at a time, and answers in human time."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, ForestMages)
        self.box = game.box
        # Two sources of chance, so that thoughts never move the time of an answer.
        self.pace = Random(rng.getrandbits(64))
        self.mind = Random(rng.getrandbits(64))

    def choose(self, view: View[Glade]) -> Choice | None:
        if not view.questions:
            return None
        question = view.questions[0]
        value = question.options[0] if len(question.options) == 1 else self.decide(view, question)
        delay = QUICK * self.pace.lognormvariate(0, 0.3)
        return Choice(question.id, text_of(value), min(delay, 0.9 * (question.seconds or delay)))

    @abstractmethod
    def decide(self, view: View[Glade], question: Question) -> Option:
        """The answer to a question with several options."""


class Novice(Mage):
    """Takes what brings most at once, and does not look ahead."""

    def decide(self, view: View[Glade], question: Question) -> Option:
        options = list(question.options)
        self.mind.shuffle(options)
        return max(options, key=lambda one: self.value(view.table, question, one))

    def value(self, v: Glade, question: Question, option: Option) -> float:
        """What an answer is worth; of equal ones any will do."""
        match question.kind:
            case kinds.ACT.name:
                return self.act(v, option)
            case kinds.TARGET.name:
                want = wanted(self.box, v, self.seat)
                return target_worth(self.box, v, self.seat, str(question.about["die"]), option, want)
            case kinds.DIE.name:
                return self.best_target(v, option)
            case kinds.PICK.name:
                want = wanted(self.box, v, self.seat)
                return sum(want[KIND[kind]] for kind in option)
            case kinds.TRAIN.name | kinds.RESERVE.name | kinds.TIE.name:
                return float(option != NONE)
        return float(option == question.default)

    def act(self, v: Glade, option: str) -> float:
        """Brew first, then drink now and then, then place the die that brings most."""
        match read_act(option):
            case Brew(potion):
                return 100.0 + self.box.potions[potion].vp
            case Send():
                return 90.0
            case Drink(potion):
                readily = DRUNK[self.box.potions[potion].effect]
                return 80.0 if self.mind.random() < readily else -10.0
            case PlaceDie(die):
                return self.best_target(v, die)
            case TurnDie():
                return -5.0
        return 0.0

    def best_target(self, v: Glade, die: str) -> float:
        """What placing this die brings at best."""
        box, seat = self.box, self.seat
        want = wanted(box, v, seat)
        return max(target_worth(box, v, seat, die, to, want) for to in targets(box, v, seat, die))


class Player(Mage):
    """Weighs all that an answer brings: the hold of forests, ingredients for the best potions, creatures."""

    def decide(self, view: View[Glade], question: Question) -> Option:
        options = list(question.options)
        self.mind.shuffle(options)
        if question.kind == kinds.CHARACTER.name:  # all are equally good, and nobody has one yet
            return options[0]
        values = Opinion(self.box, view.table, self.seat).values(question.kind, question.about, options)
        return options[values.index(max(values))]


class Master(Player):
    """Plays on in many imagined worlds before it answers."""

    budget: Budget | None = None
    """How much it thinks, if somebody says so."""

    def decide(self, view: View[Glade], question: Question) -> Option:
        if question.kind not in WEIGHTY:
            return super().decide(view, question)
        budget = self.budget or (AMONG_BOTS if self.alone else THOUGHT)
        guide = SearchGuide(self.box, view.table)
        _, _, value = Search(imagine(self.game, view), guide, self.mind, CURIOSITY).run(budget)
        return value


BOTS: dict[str, BotFactory] = {"novice": Novice, "player": Player, "master": Master}
