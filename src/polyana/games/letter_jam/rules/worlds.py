"""Imagined worlds of «Букводжем»: what a seat has not seen is dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Sampler, Seat, View, table_from_view
from polyana.games.letter_jam.rules.cards import JOKER, Card, Cards
from polyana.games.letter_jam.rules.clue_letters import visible
from polyana.games.letter_jam.rules.draft import (
    AT_BONUS,
    AT_PLAYER,
    AT_VIRTUAL,
    JOKER_PLACE,
    Draft,
    Numbers,
    Place,
)
from polyana.games.letter_jam.rules.final_line import FinalLine
from polyana.games.letter_jam.rules.kinds import GO, STAY
from polyana.games.letter_jam.rules.table import LAST_STAGES, Jam


def pieces(t: Jam) -> list[str]:
    """All cards and the joker, wherever they lie. (LJ-0.2)"""
    keyed = (t.ahead, t.rows, t.extra, t.stacks, t.faces, t.shares)
    found = [*t.deck, *t.virtual, *t.bonus, *t.discard]
    found += [card for zone in keyed for pile in zone.values() for card in pile]
    found += [claim.name for claims in t.claims.values() for claim in claims]
    found += [JOKER] if t.joker_free else []
    return [card for card in found if card]


def seen(t: Jam, seat: Seat) -> list[Card]:
    """The letter cards that a seat can place: what lies open, the others' stands and passed letters."""
    found = [*t.virtual, *t.bonus, *t.discard]
    found += [card for pile in t.faces.values() for card in pile]
    found += [claim.letter for claims in t.claims.values() for claim in claims if not claim.is_joker]
    if seat >= 0:
        found += t.shares[seat]
        for other in t.seats:
            if other != seat:
                found += [*t.rows[other], *t.extra[other]]
    return [card for card in found if card]


def unseen(cards: Cards, t: Jam, seat: Seat) -> Counter[Card]:
    """How many cards of each letter a seat cannot place: its own, what comes later, the deck."""
    return Counter(cards.letters) - Counter(seen(t, seat))


def given_away(t: Jam, seat: Seat) -> Counter[Card]:
    """What an author knows of the unseen part of the right neighbour's row. (LJ-2.7)"""
    receiver = t.right_of(seat)
    if seat < 0 or t.settings.words == "app" or receiver not in t.secret or t.faces[receiver]:
        return Counter()
    return Counter(t.secret[receiver].upper()) - Counter(t.rows[receiver])


def study(cards: Cards, view: View[Jam]) -> Sampler[Jam]:
    """Deal the unseen cards to the zones whose size is known; secret papers of others are made up."""
    start, seat = view.start, view.seat
    known = given_away(start, seat)
    hidden = list((unseen(cards, start, seat) - known).elements())

    def deal(rng: Random) -> Jam:
        table = table_from_view(start)
        left = hidden[:]
        rng.shuffle(left)

        def take(pile: str) -> str:
            return "".join(left.pop() for _ in range(len(pile)))

        for other in start.seats:
            if known and other == start.right_of(seat):
                table.ahead[other] = "".join(known.elements())
            else:
                table.ahead[other] = take(start.ahead[other])
            if other == seat or seat < 0:
                table.rows[other] = take(start.rows[other])
                table.extra[other] = take(start.extra[other])
            if other != seat:
                table.shares[other] = take(start.shares[other])
        table.stacks = {number: take(stack) for number, stack in start.stacks.items()}
        table.deck = left
        _papers(view, table, rng)
        return table

    return deal


def _papers(view: View[Jam], table: Jam, rng: Random) -> None:
    """What others have written in secret: words, drafts, sheets, decisions, lines."""
    start, seat = view.start, view.seat
    table.secret = {}
    for other in start.seats:
        row = table.rows[other] + table.ahead[other] + table.faces[other]
        if other in start.secret:
            table.secret[other] = start.secret[other]
        elif row:
            table.secret[other] = row.lower()
    table.given = {one: start.given[one] if one == seat else () for one in start.seats}
    table.looked = {one: start.looked[one] if one == seat else "" for one in start.seats}
    table.answers = {
        one: start.answers[one] if one == seat else ("",) * (start.lengths[one] + 1) for one in start.seats
    }
    writers = start.seats if start.stage in LAST_STAGES else ()
    table.lines = {
        one: start.lines[one] if one == seat else FinalLine.plain(start.lengths[one]) for one in writers
    }
    table.drafts = {
        one: start.drafts[one] if one == seat else some_draft(table, one, start.proposals[one], rng)
        for one in start.proposals
    }
    table.moves = {one: start.moves[one] for one in start.seats if one == seat and one in start.moves}
    if start.stage == "decisions":
        for one in start.seats:
            if one not in (seat, *view.waiting) and start.used[one] and not start.through(one):
                table.moves[one] = rng.choice((STAY, GO))


def some_draft(t: Jam, seat: Seat, published: Numbers, rng: Random) -> Draft:
    """A draft with these numbers: nonsense, but what a seat cannot rule out."""
    places: list[Place] = [JOKER_PLACE] * published.joker
    there = visible(t, seat)
    for kind, count in (
        (AT_PLAYER, published.players),
        (AT_VIRTUAL, published.virtual),
        (AT_BONUS, published.bonus),
    ):
        places += rng.sample([place for place in there if place.kind == kind], count)
    places += rng.choices(places, k=published.length - len(places))
    rng.shuffle(places)
    joker = rng.choice("аеиокнрст")
    word = "".join(joker if place == JOKER_PLACE else there[place].lower() for place in places)
    return Draft(word, tuple(places))
