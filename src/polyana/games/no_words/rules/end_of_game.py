"""The end of the game, and several games in a row."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Next, Over, Seat, phase, step
from polyana.games.no_words.rules import setting_up
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.table import Talk

ENOUGH = 10
"""The penalty points that end a game. (NW-8.1)"""


def ended_by(penalty: int, deck: int) -> str:
    """The clause that ends the game when the mover has `penalty` points and `deck` cards are left to draw;
    empty if it goes on. One word may bring more points than are needed. (NW-8.7)"""
    if penalty >= ENOUGH:
        return "NW-8.1"
    return "" if deck else "NW-8.2"


@phase
def end_game(box: Box, t: Talk, clause: str) -> Next:
    """The fewest points win; cards that lie elsewhere count nothing. (NW-8.5, NW-8.8)

    A row is written down for each game (NW-9.1); the series is won with the lowest sum (NW-9.2).
    """
    scores = tuple(t.penalty(seat) for seat in t.seats)
    t.sheet += (scores,)
    t.tell("game_over", clause, scores_by_seat=scores, winner_seats=lowest(scores), game=len(t.sheet))
    if len(t.sheet) < t.settings.games:  # as many as were agreed on (NW-9.3)
        return step(setting_up.set_up)
    totals = t.totals()
    raise Over(lowest(totals), totals)


def lowest(points: Sequence[int]) -> list[Seat]:
    """The seats with the fewest points; ties share, of a game (NW-8.6) as of a series (NW-9.3)."""
    least = min(points)
    return [seat for seat, own in enumerate(points) if own == least]
