"""Search for bots: information-set Monte Carlo tree search. It knows no game.

Every iteration imagines a world that fits the bot's view, walks down one tree that all worlds share,
plays on by a quick policy, and judges where that led. A move that is not possible in every world is
compared by how often it was possible. (Cowling, Powley and Whitehouse 2012, "single observer".)

What a game knows about itself comes in through a `Guide`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from polyana.bots.bot import Option
from polyana.core import Ask, Match, Seat, Table

T = TypeVar("T", bound=Table)

Move: TypeAlias = tuple[Seat, str, Option]
"""Seat, kind of question and value: the same move in all worlds."""

CURIOSITY = 0.7
"""How much a seldom tried move is favoured, for values that go from 0 to 1; less where they lie close."""


class Guide(Protocol[T]):
    """What search asks a game."""

    def moves(self, match: Match[T], ask: Ask) -> Sequence[Option]:
        """The answers worth looking at, the most promising first; never empty."""

    def policy(self, match: Match[T], ask: Ask, rng: Random) -> Option:
        """A quick sensible answer: play-outs are made of these."""

    def ripe(self, match: Match[T], steps: int) -> bool:
        """Has a play-out gone far enough to be judged after this number of answers?"""

    def worth(self, match: Match[T]) -> Sequence[float]:
        """How good this is for each seat, from 0 to 1."""


class Budget(NamedTuple):
    """When to stop thinking: whichever comes first."""

    seconds: float
    iterations: int = 1_000_000


class Node:
    """A move as far as it is known."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Move, Node] = {}

    def choose(self, moves: Sequence[Move], curiosity: float) -> Move:
        """The move to look at next. The better known this node, the more of the moves are considered."""
        wide = moves[: 2 + int(sqrt(self.visits))]
        best, promise = wide[0], -1.0
        for move in wide:
            child = self.children.get(move)
            if child is None:
                self.children[move] = child = Node()
            child.available += 1
            if child.visits == 0:
                if promise < 2.0:  # the first untried move, since the promising ones come first
                    best, promise = move, 2.0
                continue
            value = child.total / child.visits + curiosity * sqrt(log(child.available) / child.visits)
            if value > promise:
                best, promise = move, value
        return best


class Search(Generic[T]):
    """One decision of one seat."""

    def __init__(
        self,
        world: Callable[[Random], Match[T]],
        guide: Guide[T],
        rng: Random,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.world = world
        self.guide = guide
        self.rng = rng
        self.curiosity = curiosity
        self.root = Node()
        self.iterations = 0

    def run(self, budget: Budget) -> Move:
        """Think until the budget is spent; the move looked at most often is the choice."""
        end = perf_counter() + budget.seconds
        while self.iterations < budget.iterations:
            self.iterate()
            if len(self.root.children) == 1 or perf_counter() >= end:
                break
        return max(self.root.children, key=lambda move: self.root.children[move].visits)

    def iterate(self) -> None:
        """Imagine, descend, play out, judge, remember."""
        match = self.world(self.rng)
        node, path = self.root, [(self.root, -1)]
        while not match.over:
            move = self._step(match, node)
            node = node.children[move]
            path.append((node, move[0]))
            if node.visits == 0:
                break
        worth = self._play_out(match)
        for node, seat in path:
            node.visits += 1
            if seat >= 0:
                node.total += worth[seat]
        self.iterations += 1

    def _step(self, match: Match[T], node: Node) -> Move:
        ask = next_to_answer(match)
        moves = [(ask.seat, ask.kind.name, value) for value in self.guide.moves(match, ask)]
        move = node.choose(moves, self.curiosity)
        match.play(ask, move[2])
        return move

    def _play_out(self, match: Match[T]) -> Sequence[float]:
        guide, rng = self.guide, self.rng
        steps = 0
        while not match.over and not guide.ripe(match, steps):
            ask = next_to_answer(match)
            match.play(ask, guide.policy(match, ask, rng))
            steps += 1
        return guide.worth(match)


def next_to_answer(match: Match[Any]) -> Ask:
    """Whose answer is imagined next: the first of those that are waited for."""
    asks = match.open_asks()
    return next((ask for ask in asks if ask.owes), asks[0])
