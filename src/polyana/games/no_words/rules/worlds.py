"""Imagined worlds of «Нет слов»: the unseen black letters are dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Sampler, View, table_from_view
from polyana.games.no_words.rules.cards import Cards
from polyana.games.no_words.rules.table import Talk


def pieces(t: Talk) -> list[str]:
    """All cards, wherever they lie. (NW-0.3)"""
    piles = [t.conversation, t.showcase, t.deck, t.general_discard, *t.hands.values(), *t.discards.values()]
    return [card for pile in piles for card in pile]


def unseen(cards: Cards, view: Talk) -> list[str]:
    """The black letters that this seat cannot place: in the deck or in somebody else's hand."""
    own = view.hands[view.viewer] if view.viewer is not None and view.viewer in view.seats else []
    seen = [
        *view.conversation,
        *view.general_discard,
        *own,
        *(c for pile in view.discards.values() for c in pile),
    ]
    return list((Counter(cards.black) - Counter(seen)).elements())


def study(cards: Cards, view: View[Talk]) -> Sampler[Talk]:
    """Deal what is unseen to the other hands and the deck; waiting calls of others are not imagined."""
    start, seat = view.start, view.seat
    hidden = unseen(cards, start)
    sizes = {other: len(start.hands[other]) for other in start.seats if other != seat}
    own_queue = start.queue[seat] if seat in start.seats else ()

    def deal(rng: Random) -> Talk:
        table = table_from_view(start)
        left = hidden[:]
        rng.shuffle(left)
        for other, size in sizes.items():
            table.hands[other] = [left.pop() for _ in range(size)]
        table.deck = left
        table.queue = {one: own_queue if one == seat else () for one in start.seats}
        table.line = (seat,) * len(own_queue)
        return table

    return deal
