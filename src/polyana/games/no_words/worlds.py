"""Imagined worlds of «Нет слов»: the unseen black letters are dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Sampler, View
from polyana.core.table import schema
from polyana.games.no_words.cards import Cards
from polyana.games.no_words.table import Talk


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
    start = view.start
    hidden = unseen(cards, start)
    others = [seat for seat in start.seats if seat != view.seat]
    sizes = {seat: len(start.hands[seat]) for seat in others}
    own_hand = list(start.hands[view.seat]) if view.seat in start.seats else []
    own_queue = list(start.queue[view.seat]) if view.seat in start.seats else []
    copy = schema(Talk).copy

    def deal(rng: Random) -> Talk:
        cards_left = hidden[:]
        rng.shuffle(cards_left)
        table = Talk.__new__(Talk)
        for name in schema(Talk).names:
            if name not in ("deck", "hands", "queue", "line"):
                setattr(table, name, getattr(start, name))
        table.hands = {seat: own_hand if seat == view.seat else [] for seat in start.seats}
        for seat in others:
            table.hands[seat] = [cards_left.pop() for _ in range(sizes[seat])]
        table.deck = cards_left
        table.queue = {seat: own_queue if seat == view.seat else [] for seat in start.seats}
        table.line = [view.seat] * len(own_queue)
        return copy(table)

    return deal
