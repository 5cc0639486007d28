"""Imagined worlds of «Шёпот леса»: what lies face down is dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Sampler, View, table_from_view
from polyana.games.forest_whisper.rules.cards import LIGHT, Card, Cards, back
from polyana.games.forest_whisper.rules.table import Forest


def pieces(t: Forest) -> list[str]:
    """All cards and all cubes, wherever they are. (FW-0.4)"""
    piles = [
        t.up.values(),
        t.down.values(),
        *t.front.values(),
        *t.elders.values(),
        *t.drawn.values(),
        t.deck,
        t.discard,
        t.box,
        t.left_out,
    ]
    cards = [card for pile in piles for card in pile]
    cubes = [colour for colour, count in t.spare.items() for _ in range(count)]
    for seat, colour in enumerate(t.colours):
        standing = sum(counts[seat] for counts in t.cubes.values())
        cubes += [colour] * (t.supply[seat] + standing)
    return cards + cubes


def unseen(cards: Cards, view: Forest) -> list[Card]:
    """The cards that this seat has not seen: they lie face down somewhere, or in the box."""
    own = view.drawn.get(view.viewer, []) if view.viewer is not None else []
    seen = [*view.up.values(), *view.left_out, *own, *(c for pile in view.front.values() for c in pile)]
    return list((Counter(cards.ordinary + cards.starting) - Counter(seen)).elements())


def study(cards: Cards, view: View[Forest]) -> Sampler[Forest]:
    """Deal what is unseen to all piles that show only backs; what others write is not imagined."""
    start, seat = view.start, view.seat
    hidden = unseen(cards, start)
    light = [card for card in hidden if back(card) == LIGHT]
    dark = [card for card in hidden if back(card) != LIGHT]
    own_sheet = start.sheets[seat] if seat >= 0 else ""
    drawn = {other: len(pile) for other, pile in start.drawn.items() if other != seat}
    elders = {other: len(pile) for other, pile in start.elders.items()}

    def deal(rng: Random) -> Forest:
        table = table_from_view(start)
        bright, dull = light[:], dark[:]
        rng.shuffle(bright)
        rng.shuffle(dull)
        table.down = {
            cell: (bright if colour == LIGHT else dull).pop() for cell, colour in start.backs.items()
        }
        # A light card that is nowhere to be seen was cleared off the field, and perhaps taken by an Elder.
        table.discard = _pile(len(start.discard), bright, dull)
        rng.shuffle(table.discard)
        table.elders = {other: _pile(size, bright, dull) for other, size in elders.items()}
        for other, size in drawn.items():
            table.drawn[other] = _pile(size, [], dull)
        table.deck = _pile(len(start.deck), [], dull)
        table.box = dull
        table.sheets = {one: own_sheet if one == seat else "" for one in start.seats}
        return table

    return deal


def _pile(size: int, bright: list[Card], dull: list[Card]) -> list[Card]:
    """`size` cards off two heaps, light ones first."""
    return [(bright or dull).pop() for _ in range(size)]
