"""Bonus letters: an extra letter is guessed aloud."""

from __future__ import annotations

from polyana.core import Ask, Seat
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.kinds import GUESS, KEEP, yes_no
from polyana.games.letter_jam.rules.table import Jam


def ask_guess(box: Box, t: Jam, seat: Seat, clock: str) -> Ask:
    """A player who has gone through the row may say the extra letter, or keep the card: it runs under the
    clock of the decisions. (LJ-9.2, LJ-9.10, LJ-9.15)"""
    letters = [KEEP, *box.cards.kinds]
    seconds = t.settings.moving_seconds
    return t.ask(seat, GUESS, letters, default=KEEP, seconds=seconds, clock=clock)


def guess(t: Jam, seat: Seat, said: str) -> None:
    """A guess is spoken aloud and the card turned over: right, it joins the joker; wrong, it is gone. One
    attempt a round. (LJ-9.2, LJ-9.3, LJ-9.4, LJ-9.6, LJ-9.10)

    Guesses are public at once, for later guesses to make use of; the next clue can use the card in the next
    round. (LJ-4.19, LJ-9.11, LJ-9.12)
    """
    t.guessed.append(seat)
    if said == KEEP:
        t.tell("kept", "LJ-9.10", seat=seat)
        return
    card, t.extra[seat] = t.extra[seat], ""
    t.past[seat] += card
    right = said == card
    (t.bonus if right else t.discard).append(card)
    clause = "LJ-9.3" if right else "LJ-9.4"
    t.reveal("guessed", clause, seat=seat, guess=said, letter=card, right=yes_no(right))
