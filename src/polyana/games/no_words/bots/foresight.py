"""Looking ahead: how a conversation may go on, played by the rules in worlds that look like ours.

Only the players are a model: everybody places a letter that looks safe to them if they have one, and a word
is called as soon as somebody else sees it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TypeVar

from polyana.core import Dice, Seat, Table
from polyana.core.table import schema
from polyana.games.no_words.bots.attention import LEVELS
from polyana.games.no_words.bots.rivals import Rivals
from polyana.games.no_words.bots.word_risk import Standing
from polyana.games.no_words.rules import worlds
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.cards import Card, letters
from polyana.games.no_words.rules.end_of_game import ended_by
from polyana.games.no_words.rules.table import Talk
from polyana.games.no_words.rules.turn import open_cards, place
from polyana.games.no_words.rules.words import cost
from polyana.words import LetterIndex

T = TypeVar("T", bound=Table)

WORLDS = 8
"""How many deals are played out."""
MOVES = 4
"""How many letters are placed in a play-out at most."""
SEES = {"novice": 0.6, "player": 0.85, "master": 0.97}
"""How likely a player of a level calls when there is a word they know."""


@lru_cache(maxsize=1 << 17)
def gained(index: LetterIndex, there: str, card: Card, grade: int) -> str:
    """The longest word that a card makes of sorted letters, or "".

    Conversations resemble each other, so most answers are known already.
    """
    words = index.with_letter(there, letters([card]), grade=grade)
    return words[0] if words else ""


class Foresight:
    """The outlook of one seat at one moment. All futures begin with the same deals."""

    def __init__(self, box: Box, table: Talk, seat: Seat, rivals: Rivals, rng: Random) -> None:
        self.index = box.index
        self.seat = seat
        self.rng = rng
        self.standing = Standing(table, seat)
        levels = {one: rivals.likeliest(one) for one in table.others(seat)} | {seat: "master"}
        self.grades = {one: min(LEVELS[name].grade, table.settings.grade) for one, name in levels.items()}
        self.sees = {one: SEES[name] for one, name in levels.items()}
        self.there = "".join(sorted(letters(table.conversation)))
        grades = set(self.grades.values())
        self.known = {grade: self.index.longest(self.there, grade=grade) or "" for grade in grades}
        deal = worlds.dealer(box, table, seat)
        self.worlds = [deal(rng) for _ in range(WORLDS)]

    def if_placed(self, card: Card) -> float:
        """What it is worth to us to have placed this card, if nobody calls a word at once."""
        return self._worth(lambda future: future.place(self.seat, card))

    def if_left_moves(self) -> float:
        """What it is worth to us if our left neighbour moves next."""
        return self._worth(lambda future: future.turn_to_left_of(self.seat))

    def _worth(self, begin: Callable[[Future], None]) -> float:
        whole = 0.0
        for world in self.worlds:
            future = Future(self, imagined(world, self.rng))
            begin(future)
            whole += future.play()
        return whole / len(self.worlds)


def imagined(world: T, rng: Random) -> T:
    """A copy of the table to play on, with dice of its own and nobody who listens."""
    table = schema(type(world)).copy(world)
    table.dice, table.told = Dice.imagined(rng), None
    return table


class Future:
    """A conversation as it may go on."""

    def __init__(self, sight: Foresight, table: Talk) -> None:
        self.sight = sight
        self.table = table
        self.there = sight.there
        """The letters of the conversation, sorted."""
        self.known = sight.known.copy()
        """For each grade the longest word that can be made, or ""."""

    def play(self) -> float:
        """Play on until somebody takes letters; what that is worth."""
        t, standing = self.table, self.sight.standing
        for _ in range(MOVES):
            self.place(t.turn, self.choice())
            if word := self.called():
                return standing.worth(t.mover, cost(t.conversation, word))
            if ended_by(t.penalty(t.mover), len(t.deck)):
                break
        return standing.worth()

    def choice(self) -> Card:
        """A card that looks safe to the player on turn if there is one, else any."""
        sight, t = self.sight, self.table
        cards = open_cards(t, t.turn)
        first = int(sight.rng.random() * len(cards))
        grade = sight.grades[t.turn]
        if not self.known[grade]:
            for card in (*cards[first:], *cards[:first]):
                if not gained(sight.index, self.there, card, grade):
                    return card
        return cards[first]

    def place(self, seat: Seat, card: Card) -> None:
        """The letter joins the conversation, and with it the words that it makes."""
        for grade, word in self.known.items():
            longer = gained(self.sight.index, self.there, card, grade)
            if len(longer) > len(word):
                self.known[grade] = longer
        self.there = "".join(sorted(self.there + letters([card])))
        place(self.table, seat, card)

    def turn_to_left_of(self, seat: Seat) -> None:
        self.table.turn = self.table.left_of(seat)

    def called(self) -> str:
        """The word that is called against the mover, or "" if nobody sees one."""
        sight = self.sight
        for seat in self.table.opponents:
            word = self.known[sight.grades[seat]]
            if word and sight.rng.random() < sight.sees[seat]:
                return word
        return ""
