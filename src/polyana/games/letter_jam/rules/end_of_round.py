"""The end of a round: chips go back, used cards are replaced, new letters are taken."""

from __future__ import annotations

from collections.abc import Collection

from polyana.core import Next, Seat, phase, step
from polyana.games.letter_jam.rules import end_of_clues, row_and_stand, talking_and_choosing
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.draft import AT_BONUS, AT_VIRTUAL
from polyana.games.letter_jam.rules.kinds import GO
from polyana.games.letter_jam.rules.table import Jam


@phase
def disclose(box: Box, t: Jam) -> Next:
    """Decisions become known; chips to the middle; used bonus letters and non-player cards, from V1 on; new
    letters, from the giver's left neighbour on; a check whether it is time to finish. (LJ-7.9, LJ-7.11,
    LJ-8.1, LJ-8.2, LJ-8.10, LJ-8.11, LJ-9.5, LJ-10.3)"""
    movers = _disclose_moves(t)
    t.chips_out = False
    used = {chip.place for chip in t.clues[-1].chips}
    _discard_bonus(t, {number for kind, number in used if kind == AT_BONUS})
    for number in sorted(number for kind, number in used if kind == AT_VIRTUAL):
        _replace_virtual(t, number)
    for seat in (*t.others(t.giver), t.giver):
        if seat in movers:
            t.at[seat] += 1
            row_and_stand.next_card(t, seat)
        elif seat in t.guessed and not t.extra[seat]:
            row_and_stand.next_card(t, seat)
    if not any(t.may_give(seat) for seat in t.seats):
        return step(end_of_clues.close, "LJ-10.1")
    return talking_and_choosing.new_round(t)


def _disclose_moves(t: Jam) -> list[Seat]:
    """All decisions become known together; the cards of the players who move on go back into their rows,
    unseen. (LJ-7.8, LJ-7.12, LJ-7.14)"""
    movers = [seat for seat in t.seats if t.moves.get(seat) == GO]
    if t.moves:
        t.reveal("moves", "LJ-7.14", mover_seats=movers, count=len(movers))
    t.moves = {}
    return movers


def _discard_bonus(t: Jam, numbers: Collection[int]) -> None:
    """Bonus letters are gone after use; the joker never is. (LJ-8.8, LJ-8.9)"""
    if numbers:
        gone = [t.bonus[number] for number in sorted(numbers)]
        t.bonus = [card for number, card in enumerate(t.bonus) if number not in numbers]
        t.discard += gone
        t.tell("bonus_gone", "LJ-8.8", letters=gone)


def _replace_virtual(t: Jam, number: int) -> None:
    """A used non-player card is out of the game and replaced, once however many chips lay at it. (LJ-8.1,
    LJ-8.6, LJ-9.8)"""
    t.discard.append(t.virtual[number - 1])
    row_and_stand.open_virtual(t, number)
