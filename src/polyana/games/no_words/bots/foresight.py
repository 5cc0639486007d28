"""Looking ahead: how a conversation may go on, played out with letters that others may hold.

A light model of the game, letters only: every player lays a letter that looks safe to them if they
have one, and a word is called as soon as somebody else sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.no_words.bots.attention import LEVELS
from polyana.games.no_words.bots.danger import Standing, blacks, penalty
from polyana.games.no_words.bots.rivals import Rivals
from polyana.games.no_words.rules.cards import Card, Cards, is_red, letters
from polyana.games.no_words.rules.table import Talk
from polyana.games.no_words.rules.worlds import unseen
from polyana.words import LetterIndex

WORLDS = 8
"""How many deals are played out."""
MOVES = 4
"""How many letters are laid in a play-out at most."""
SEES = {"novice": 0.6, "player": 0.85, "master": 0.97}
"""How likely a player of a level calls when there is a word they know."""


@lru_cache(maxsize=1 << 17)
def gained(index: LetterIndex, there: str, new: str, grade: int) -> str:
    """The longest word that a new letter makes of sorted letters, or "".

    Conversations resemble each other, so most answers are known already.
    """
    words = index.with_letter(there, new, grade=grade)
    return words[0] if words else ""


class World(NamedTuple):
    """One way in which the unseen letters may lie."""

    hands: dict[Seat, str]
    deck: str


class Foresight:
    """The outlook of one seat at one moment. All futures are played in the same worlds."""

    def __init__(
        self, index: LetterIndex, cards: Cards, table: Talk, seat: Seat, rivals: Rivals, rng: Random
    ) -> None:
        self.index = index
        self.table = table
        self.seat = seat
        self.rng = rng
        self.standing = Standing(table, seat)
        levels = {one: rivals.likeliest(one) for one in table.others(seat)} | {seat: "master"}
        self.grades = {one: min(LEVELS[name].grade, table.settings.grade) for one, name in levels.items()}
        self.sees = {one: SEES[name] for one, name in levels.items()}
        self.others = {one: table.others(one) for one in table.seats}
        hidden = letters(unseen(cards, table))
        self.worlds = [self._deal(hidden) for _ in range(WORLDS)]

    def _deal(self, hidden: str) -> World:
        pile = "".join(self.rng.sample(hidden, len(hidden)))
        hands = {self.seat: letters(self.table.hands[self.seat])}
        for seat in self.table.others(self.seat):
            size = len(self.table.hands[seat])
            hands[seat], pile = pile[:size], pile[size:]
        return World(hands, pile)

    def worth(self, conversation: Sequence[Card], turn: Seat, laid: Card = "") -> float:
        """What it is worth to us if the conversation is this, and `turn` is the next to move.

        `laid` is the card that we have just laid ourselves.
        """
        showcase = letters(self.table.showcase)
        if is_red(laid):
            showcase = showcase.replace(letters([laid]), "", 1)
        there = "".join(sorted(letters(conversation)))
        known = {grade: self.index.longest(there, grade=grade) or "" for grade in self.grades.values()}
        whole = 0.0
        for hands, deck in self.worlds:
            future = Future(self, there, known.copy(), blacks(conversation), showcase, hands.copy(), deck)
            if laid and not is_red(laid):
                future.draw(self.seat, letters([laid]))
            whole += future.play(turn)
        return whole / len(self.worlds)


class Future:
    """A conversation as it may go on."""

    def __init__(
        self,
        sight: Foresight,
        there: str,
        known: dict[int, str],
        black: dict[str, int],
        showcase: str,
        hands: dict[Seat, str],
        deck: str,
    ) -> None:
        self.sight = sight
        self.there = there
        self.known = known
        """For each grade the longest word that can be made, or ""."""
        self.black = black
        self.showcase = showcase
        self.hands = hands
        self.deck = deck

    def play(self, turn: Seat) -> float:
        """Play on until somebody takes letters; what that is worth."""
        sight = self.sight
        players = sight.table.players
        for _ in range(MOVES):
            self.lay(turn, *self.choice(turn))
            if word := self.called(turn):
                return sight.standing.worth(turn, penalty(self.black, word))
            if not self.deck:
                break
            turn = (turn + 1) % players
        return sight.standing.worth()

    def choice(self, seat: Seat) -> tuple[str, bool]:
        """A letter that looks safe to this seat if there is one, and whether it is red."""
        hand = self.hands[seat]
        options = hand + "".join(dict.fromkeys(self.showcase)) if len(self.showcase) >= 5 else hand
        first = int(self.sight.rng.random() * len(options))
        grade = self.sight.grades[seat]
        chosen = first
        if not self.known[grade]:
            index, there = self.sight.index, self.there
            for place in (*range(first, len(options)), *range(first)):
                if not gained(index, there, options[place], grade):
                    chosen = place
                    break
        return options[chosen], chosen >= len(hand)

    def lay(self, seat: Seat, new: str, red: bool) -> None:
        """The letter joins the conversation, and with it the words that it makes."""
        for grade, word in self.known.items():
            longer = gained(self.sight.index, self.there, new, grade)
            if len(longer) > len(word):
                self.known[grade] = longer
        self.there = "".join(sorted(self.there + new))
        if red:
            self.showcase = self.showcase.replace(new, "", 1)
        else:
            self.black[new] = self.black.get(new, 0) + 1
            self.draw(seat, new)

    def draw(self, seat: Seat, laid: str) -> None:
        """A new letter for the one laid."""
        self.hands[seat] = self.hands[seat].replace(laid, "", 1) + self.deck[:1]
        self.deck = self.deck[1:]

    def called(self, mover: Seat) -> str:
        """The word that is called against the mover, or "" if nobody sees one."""
        sight = self.sight
        for seat in sight.others[mover]:
            word = self.known[sight.grades[seat]]
            if word and sight.rng.random() < sight.sees[seat]:
                return word
        return ""
