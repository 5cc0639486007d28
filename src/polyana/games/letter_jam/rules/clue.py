"""The clue: its chips lie on the table, and everybody notes the letters that they see."""

from __future__ import annotations

from polyana.core import Next, Seat, phase, step
from polyana.games.letter_jam.rules import markers, moving_on
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import JOKER
from polyana.games.letter_jam.rules.draft import (
    AT_JOKER,
    AT_PLAYER,
    AT_VIRTUAL,
    NO_CARD,
    Chip,
    Clue,
    Draft,
    Place,
)
from polyana.games.letter_jam.rules.table import Jam

OWN = "?"
"""Stands on a sheet for the letter that its owner cannot see. (LJ-7.1)"""


@phase
def give(box: Box, t: Jam, seat: Seat) -> Next:
    """The giver takes a marker and lays the chips of the chosen draft, which cannot be changed any more;
    nobody else learns the word. (LJ-5.1, LJ-6.1, LJ-6.7, LJ-6.9, LJ-6.11, LJ-7.1)"""
    draft = t.drafts[seat]
    clue = clue_of(t, seat, draft)
    t.given[seat] += (draft.word,)
    t.drafts, t.proposals = {}, {}
    t.stage, t.giver, t.idle, t.chips_out = "decisions", seat, 0, True
    t.clues.append(clue)
    markers.take_marker(t, seat, clue.red)
    for chip in set(clue.chips):
        if chip.place.kind == AT_PLAYER:
            t.used[chip.place.number] += 1
    places, colour = [place.text for place in draft.places], "red" if clue.red else "green"
    for one in (-1, *t.seats):
        noted = pattern(t, clue, one)
        t.reveal(
            "clue",
            "LJ-6.1",
            to=(one,),
            seat=seat,
            length=len(places),
            noted=noted,
            places=places,
            colour=colour,
        )
    if clue.red:
        markers.tell_unlocked(t)
    return step(moving_on.decisions)


def clue_of(t: Jam, giver: Seat, draft: Draft) -> Clue:
    """The clue that a draft makes: places are for everybody, players' letters for those who see them.
    (LJ-6.1, LJ-6.2, LJ-6.4, LJ-6.5)"""
    return Clue(giver, tuple(_chip(t, place) for place in draft.places), t.takes_red(giver))


def _chip(t: Jam, place: Place) -> Chip:
    kind, number = place
    if kind == AT_JOKER:
        return Chip(place, letter=JOKER)
    if kind == AT_PLAYER:
        card = t.card_on(number)
        assert card is not None
        return Chip(place, card)
    return Chip(place, letter=t.virtual[number - 1] if kind == AT_VIRTUAL else t.bonus[number])


# --- what a sheet says of it --------------------------------------------------------------------------


def pattern(t: Jam, clue: Clue, seat: Seat) -> str:
    """The clue as a seat notes it: "?" at its own letter, "*" at the joker. A spectator sees no player's
    letter. (LJ-6.8, LJ-7.1, LJ-7.4, LJ-7.15)"""
    return "".join(sign(t, chip, seat) for chip in clue.chips)


def sign(t: Jam, chip: Chip, seat: Seat) -> str:
    """One letter of a clue as a seat notes it."""
    if chip.card == NO_CARD:
        return chip.letter
    owner = chip.place.number
    hidden = (seat in (owner, -1)) and not t.is_public(owner, chip.card)
    return OWN if hidden else t.letter(owner, chip.card)


def uses(clue: Clue, seat: Seat, card: int) -> bool:
    """Does a clue use this card of a player?"""
    place = Place(AT_PLAYER, seat)
    return any(chip.place == place and chip.card == card for chip in clue.chips)


def patterns(t: Jam, seat: Seat, card: int) -> list[str]:
    """The clues that have used one's own card, as noted on the sheet. (LJ-7.1)"""
    return [pattern(t, clue, seat) for clue in t.clues if uses(clue, seat, card)]
