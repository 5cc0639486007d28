"""Which letter to lay, and whether to move again after taking letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.no_words.bots.attention import Level, notice
from polyana.games.no_words.bots.foresight import Foresight
from polyana.games.no_words.bots.rivals import Rivals
from polyana.games.no_words.bots.word_risk import Risk, risk
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.cards import Card, letters
from polyana.games.no_words.rules.table import Talk
from polyana.games.no_words.rules.turn import open_cards

FOCUS = 1.0
"""How much better one sees the words of a letter that one is about to lay oneself."""
WEIGHED, WORSE = 4, 1.5
"""How many letters a master looks ahead for, and by how many points more than the best they may threaten."""


class Option(NamedTuple):
    """A card that may be laid: the words seen in what then lies there, and what they threaten."""

    card: Card
    words: list[str]
    risk: Risk
    called: float
    """How likely somebody calls one of them."""

    @property
    def threat(self) -> float:
        """The points that it costs on average."""
        return self.called * self.risk.cost


class LetterChoice:
    """One look at the letters that may be laid."""

    def __init__(self, box: Box, level: Level, table: Talk, seat: Seat, rivals: Rivals, rng: Random) -> None:
        self.box = box
        self.level = level
        self.table = table
        self.seat = seat
        self.rivals = rivals
        self.rng = rng
        self.there = letters(table.conversation)
        self.grade = min(level.grade, table.settings.grade)

    def choose(self, cards: Sequence[Card]) -> Option:
        """The letter that looks best; among equals one at random."""
        near = self.candidates(cards)
        return near[0] if len(near) == 1 else max(near, key=self.outlook)

    def next(self) -> str:
        """The player who took letters chooses who moves next. (NW-7.7)"""
        if self.words_there or self.level.thinks == "simply":
            return "left"
        if self.level.thinks == "soberly":
            return "self"
        cards = open_cards(self.table, self.seat)
        own = max(self.outlook(option) for option in self.candidates(cards))
        return "self" if own > self.foresight.if_left_moves() else "left"

    def candidates(self, cards: Sequence[Card]) -> list[Option]:
        """The letters among which this bot chooses; only a level that looks ahead has more than one."""
        options = [self.option(card) for card in cards]
        self.rng.shuffle(options)
        if self.level.thinks == "simply":
            return [min(options, key=lambda option: bool(option.words))]
        options.sort(key=lambda option: option.threat)
        if self.level.thinks == "soberly":
            return options[:1]
        return [option for option in options[:WEIGHED] if option.threat <= options[0].threat + WORSE]

    def option(self, card: Card) -> Option:
        """What this bot sees of a card."""
        new = letters([card])
        fresh = self.box.index.with_letter(self.there, new, grade=self.grade)
        seen = self._seen(fresh, self.there + new, new)
        words = [*seen, *(word for word in self.words_there if word not in set(seen))]
        found = risk(words, [*self.table.conversation, card], new, self.box.lexicon.grade)
        called = found.called(self.rivals.of(one) for one in self.table.others(self.seat))
        return Option(card, words, found, called)

    def outlook(self, option: Option) -> float:
        """The worth of a letter: we are called out at once, or the conversation goes on."""
        ours = self.foresight.standing.worth(self.seat, round(option.risk.cost))
        later = self.foresight.if_placed(option.card)
        return option.called * ours + (1 - option.called) * later

    @cached_property
    def words_there(self) -> list[str]:
        """The words that this bot sees in the conversation as it lies."""
        return self._seen(self.box.index.all(self.there, grade=self.grade), self.there, "")

    def _seen(self, words: list[str], there: str, newest: str) -> list[str]:
        grade_of = self.box.lexicon.grade
        seen = notice(self.level, words, there, newest, grade_of, self.rng, focus=FOCUS)
        return [one.word for one in seen]

    @cached_property
    def foresight(self) -> Foresight:
        """Dealt once, so that all letters are weighed in the same worlds."""
        return Foresight(self.box, self.table, self.seat, self.rivals, self.rng)
