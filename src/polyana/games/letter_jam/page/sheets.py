"""The guess sheet as its owner sees it: the clues on it, the own cards with what is pencilled under them."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.letter_jam.bots.solver import solver_of
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import Card
from polyana.games.letter_jam.rules.clue import pattern
from polyana.games.letter_jam.rules.draft import AT_PLAYER, Clue, Place
from polyana.games.letter_jam.rules.table import LAST_STAGES, Jam

WORDS = 8
"""How many words of the solver are shown in the final part."""


class Noted(NamedTuple):
    """A clue as it stands on a sheet."""

    number: int
    giver: Seat
    red: bool
    letters: str
    card: int
    """The own card that it uses, from 1; 0: none."""


def noted(view: Jam, seat: Seat, number: int) -> Noted:
    """The clue with this number, from 1."""
    clue = view.clues[number - 1]
    return Noted(number, clue.giver, clue.red, pattern(view, clue, seat), own_card(view, seat, clue))


def own_card(view: Jam, seat: Seat, clue: Clue) -> int:
    """The card of one's own that a clue uses, from 1; one past the row stands for the extra letter."""
    for chip in clue.chips:
        if chip.place == Place(AT_PLAYER, seat):
            if chip.card < view.lengths[seat]:
                return chip.card + 1
            return view.lengths[seat] + 1 if chip.card == view.card_on(seat) else 0
    return 0


def history(view: Jam, seat: Seat) -> list[Noted]:
    """All clues, the latest first."""
    return [noted(view, seat, number) for number in range(len(view.clues), 0, -1)]


def own_clue(view: Jam, seat: Seat, number: int) -> str:
    """The word of a clue that this seat has given; nothing for a clue of somebody else. (LJ-6.7)"""
    if view.clues[number - 1].giver != seat:
        return ""
    earlier = sum(clue.giver == seat for clue in view.clues[: number - 1])
    return view.given[seat][earlier]


class Guess(NamedTuple):
    """A card of one's own on the sheet."""

    number: int
    state: str
    """`passed`, `now` on the stand, `ahead`, or `extra`."""
    noted: str
    may: str
    """The letters that the solver leaves open; nothing if it is not asked."""


def sheet(view: Jam, seat: Seat, box: Box) -> list[Guess]:
    """The cards of one's own row with what is pencilled under them, and the extra letter. (LJ-7.3, LJ-7.5)"""
    answers, at, length = view.answers[seat], view.at[seat], view.lengths[seat]
    over = view.stage in LAST_STAGES
    found = [] if view.faces[seat] else hints(view, seat, box)
    row = [
        Guess(
            place + 1,
            "passed" if place < at or over else "now" if place == at else "ahead",
            answers[place],
            "".join(found[place]) if found else "",
        )
        for place in range(length)
    ]
    card = view.card_on(seat)
    if card is not None and view.through(seat):
        may = "".join(solver_of(box).candidates(view, seat, card)) if view.settings.solver else ""
        row.append(Guess(length + 1, "extra", answers[length], may))
    return row


def current(view: Jam, seat: Seat) -> int:
    """The card that the sheet is opened at, from 1."""
    return min(view.at[seat], view.lengths[seat] - (view.card_on(seat) is None)) + 1


def hints(view: Jam, seat: Seat, box: Box) -> list[dict[Card, int]]:
    """What the solver says of one's own row; nothing unless the table has agreed on it."""
    return solver_of(box).row(view, seat) if view.settings.solver else []


def solved(view: Jam, seat: Seat, box: Box) -> list[str]:
    """Words that the row may make by what the seat sees, commonest first, if the table wants to be told."""
    row = hints(view, seat, box)
    return [box.spelled(word) for word, _ in islice(solver_of(box).words(row), WORDS)] if row else []
