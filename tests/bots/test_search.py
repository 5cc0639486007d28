"""Tree search over imagined worlds, tried on two games that fit on a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any

import msgspec
import pytest

from polyana.bots import Budget, Search
from polyana.core import (
    Ask,
    Flow,
    Game,
    Kind,
    Match,
    Next,
    Nobody,
    Open,
    Over,
    Table,
    View,
    imagine,
    phase,
    step,
    table_from_view,
)

TAKE: Kind[int] = Kind("take", "SM-1")
OPEN: Kind[str] = Kind("open", "SM-2")


class Settings(msgspec.Struct, frozen=True):
    pass


@dataclass(slots=True)
class Heap(Table):
    stones: Annotated[int, Open]
    turn: Annotated[int, Open] = 0


@phase
def take(box: None, t: Heap) -> Flow[Next]:
    t.stones -= yield from t.choose(t.turn, TAKE, lambda v: list(range(1, min(3, v.stones) + 1)), default=1)
    if not t.stones:
        raise Over([t.turn], [int(seat == t.turn) for seat in t.seats])
    t.turn = 1 - t.turn
    return step(take)


class Stones(Game[Heap]):
    """Take one, two or three; whoever takes the last stone wins."""

    name, prefix, version, players = "stones", "SM", "1", range(2, 3)
    table, settings, chapters = Heap, Settings, (take,)

    def __init__(self, stones: int) -> None:
        super().__init__()
        self.stones = stones

    def lay(self, players: int, settings: Settings) -> Heap:
        return Heap(players, self.stones)

    def opening(self) -> Next:
        return step(take)

    def worlds(self, view: View[Heap]) -> Callable[[Random], Heap]:
        return lambda rng: table_from_view(view.start)


@dataclass(slots=True)
class Boxes(Table):
    full: Annotated[str, Nobody]


@phase
def guess(box: None, t: Boxes) -> Flow[Next]:
    chosen = yield from t.choose(0, OPEN, ["a", "b", "c", "away"], default="away")
    won = t.dice.roll(3) > 1 if chosen == "away" else chosen == t.full
    raise Over([0] if won else [1], [int(won), int(not won)])


class Guessing(Game[Boxes]):
    """Three boxes, one of them full: opening the full one wins, keeping away wins with two in three."""

    name, prefix, version, players = "boxes", "SM", "1", range(2, 3)
    table, settings, chapters = Boxes, Settings, (guess,)

    def lay(self, players: int, settings: Settings) -> Boxes:
        return Boxes(players, "a")

    def opening(self) -> Next:
        return step(guess)

    def worlds(self, view: View[Boxes]) -> Callable[[Random], Boxes]:
        def deal(rng: Random) -> Boxes:
            table = table_from_view(view.start)
            table.full = rng.choice("abc")
            return table

        return deal


class Blind:
    """Knows nothing but the options and the end."""

    def moves(self, match: Match[Any], ask: Ask) -> Sequence[Any]:
        return match.choices(ask)

    def policy(self, match: Match[Any], ask: Ask, rng: Random) -> Any:
        return rng.choice(self.moves(match, ask))

    def ripe(self, match: Match[Any], steps: int) -> bool:
        return False

    def worth(self, match: Match[Any]) -> Sequence[float]:
        assert match.over
        return match.over.scores


def found(game: Game[Any], seed: int, iterations: int = 600) -> Any:
    match, _ = Match.begin(game, 2, Settings(), b"search")
    search = Search(imagine(game, match.view(0)), Blind(), Random(seed))
    seat, _, value = search.run(Budget(60, iterations))
    assert seat == 0
    return value


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_winning_number_of_stones(stones: int) -> None:
    assert [found(Stones(stones), seed) for seed in range(3)] == [stones % 4] * 3


def test_what_is_hidden_is_weighed_not_seen() -> None:
    """The full box is always «a»; who could see it would open it. One in three is worse than two in three."""
    assert {found(Guessing(), seed) for seed in range(5)} == {"away"}


def test_a_single_move_needs_no_thought() -> None:
    match, _ = Match.begin(Stones(1), 2, Settings(), b"search")
    search = Search(imagine(match.game, match.view(0)), Blind(), Random(0))
    assert search.run(Budget(60)) == (0, "take", 1)
    assert search.iterations == 1


def test_time_ends_the_thinking() -> None:
    match, _ = Match.begin(Stones(11), 2, Settings(), b"search")
    search = Search(imagine(match.game, match.view(0)), Blind(), Random(0))
    search.run(Budget(0.05))
    assert 1 < search.iterations < 100_000
