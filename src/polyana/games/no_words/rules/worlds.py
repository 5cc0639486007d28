"""Imagined worlds of «Нет слов»: the unseen black letters are dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Sampler, Seat, View, table_from_view
from polyana.core.table import schema
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.cards import Card
from polyana.games.no_words.rules.table import Talk


def pieces(t: Talk) -> list[str]:
    """All cards, wherever they lie. (NW-0.3)"""
    piles = [t.conversation, t.showcase, t.deck, t.general_discard, *t.hands.values(), *t.discards.values()]
    return [card for pile in piles for card in pile]


def study(box: Box, view: View[Talk]) -> Sampler[Talk]:
    """Worlds as they may have been when the running phase began."""
    return dealer(box, view.start, view.seat)


def dealer(box: Box, view: Talk, seat: Seat) -> Sampler[Talk]:
    """Deal what a view does not show to the other hands and the deck; waiting calls of others are not
    imagined."""
    sizes = {other: len(view.hands[other]) for other in view.seats if other != seat}
    own_queue = view.queue[seat] if seat in view.seats else ()
    undealt = table_from_view(view)
    undealt.deck = unseen(box, view, seat)
    undealt.hands |= {other: [] for other in sizes}
    undealt.queue = {one: own_queue if one == seat else () for one in view.seats}
    undealt.line = (seat,) * len(own_queue)

    def deal(rng: Random) -> Talk:
        table = schema(Talk).copy(undealt)
        for other, size in sizes.items():
            table.hands[other] = [table.deck.pop(int(rng.random() * len(table.deck))) for _ in range(size)]
        return table

    return deal


def unseen(box: Box, view: Talk, seat: Seat) -> list[Card]:
    """The black letters that a seat cannot place: in the deck or in somebody else's hand."""
    own = view.hands[seat] if seat in view.seats else []
    discarded = [card for pile in view.discards.values() for card in pile]
    seen = [*view.conversation, *view.general_discard, *own, *discarded]
    return list((Counter(box.cards.black) - Counter(seen)).elements())
