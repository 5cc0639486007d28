"""Who has won, in the usual game and in the advanced variant."""

from __future__ import annotations

from polyana.core import Next, Over, Seat, phase
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import Card, Cards
from polyana.games.forest_whisper.rules.numbers import DOWN_POINTS
from polyana.games.forest_whisper.rules.table import Forest


@phase
def score(box: Box, t: Forest, clause: str) -> Next:
    """Most cards win (FW-8.2), in the advanced variant most points and then most cards (FW-9.2); then fewest
    cubes in the supply (FW-8.3). Those who are still equal share the victory (FW-8.4)."""
    points = [points_of(box.cards, t, seat) for seat in t.seats]
    ranks = [rank(t, seat, points[seat]) for seat in t.seats]
    winners = [seat for seat in t.seats if ranks[seat] == max(ranks)]
    t.tell("game_over", clause, scores_by_seat=points, winner_seats=winners, scoring=t.settings.scoring)
    raise Over(winners, points)


def rank(view: Forest, seat: Seat, points: int) -> tuple[int, int, int]:
    """What is compared, the highest first; only free cubes of one's own count. (FW-8.5)"""
    return points, view.trees(seat), -view.supply[seat]


def points_of(cards: Cards, view: Forest, seat: Seat) -> int:
    """What the cards in front of a player bring."""
    shown = sum(card_points(cards, view, card) for card in view.front[seat])
    return shown + elder_points(view) * len(view.elders[seat])


def card_points(cards: Cards, view: Forest, card: Card) -> int:
    """What a face-up card brings: one point, or the value of its letter. (FW-8.1, FW-9.1)"""
    return cards.value(card) if view.settings.scoring == "points" else 1


def elder_points(view: Forest) -> int:
    """What a face-down card brings. (FW-8.1, FW-9.1)"""
    return DOWN_POINTS if view.settings.scoring == "points" else 1
