"""Setting up: row, stand, setup card; and how the next card comes onto a stand."""

from __future__ import annotations

from polyana.core import EVERYBODY, Next, Seat, phase
from polyana.games.letter_jam.rules import talking_and_choosing
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.table import Jam


@phase
def lay_out(box: Box, t: Jam) -> Next:
    """Virtual players get a marker with a stack of random cards on it; the first card of every row and stack
    goes onto its stand. (LJ-2.17, LJ-2.20, LJ-2.21, LJ-2.24, LJ-2.26)"""
    setup = box.cards.setups[t.players]
    t.tell("laid", "LJ-2.20", reds=t.reds, leaves=t.leaves, heart=t.heart, lengths=t.lengths)
    for number, size in enumerate(setup.stacks, 1):
        t.stacks[number] = "".join(t.dice.draw(t.deck) for _ in range(size))
    for number in t.stacks:
        open_virtual(t, number)
    for seat in t.seats:
        next_card(t, seat)
    return talking_and_choosing.new_round(t)


def open_virtual(t: Jam, number: int) -> None:
    """The next card goes onto a virtual player's stand: from its stack, later from the deck; without cards
    the stand stays empty. An emptied stack pays its marker, once. (LJ-2.25, LJ-8.3, LJ-8.4, LJ-8.5,
    LJ-8.7)"""
    card = ""
    if t.stacks[number]:
        card = t.draw_from(t.stacks, number, EVERYBODY)
    elif t.deck:
        card = t.dice.draw(t.deck, to=EVERYBODY)
    t.virtual[number - 1] = card
    if card:
        t.reveal("virtual", "LJ-2.25", number=number, letter=card, left=len(t.stacks[number]))
    else:
        t.tell("virtual_empty", "LJ-8.7", number=number)
    if number in t.buried and not t.stacks[number]:
        t.buried.remove(number)
        t.leaves += 1
        t.tell("paid", "LJ-8.3", number=number)


def next_card(t: Jam, seat: Seat) -> None:
    """The next card of the row goes onto the stand, strictly from left to right; after the last one an extra
    letter from the deck. Its owner does not look. (LJ-2.18, LJ-7.9, LJ-9.1)"""
    t.used[seat] = 0
    others = t.others(seat)
    unseeing = (-1, seat)
    if not t.through(seat):
        card = t.draw_from(t.ahead, seat, others)
        t.rows[seat] += card
        place = t.at[seat] + 1
        t.reveal("stand", "LJ-7.9", to=others, seat=seat, letter=card, place=place)
        t.tell("stand_hidden", "LJ-7.9", to=unseeing, seat=seat, place=place)
    elif t.deck:
        card = t.dice.draw(t.deck, to=others)
        t.extra[seat] = card
        t.reveal("extra", "LJ-9.1", to=others, seat=seat, letter=card)
        t.tell("extra_hidden", "LJ-9.1", to=unseeing, seat=seat)
    else:
        t.tell("stand_empty", "LJ-9.13", seat=seat)
