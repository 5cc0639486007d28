"""The bottom of a guess sheet: what a player takes each card for. «2 АО»: the second card is А or О."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from polyana.core import Refused, Seat
from polyana.games.letter_jam.rules.cards import ALPHABET
from polyana.games.letter_jam.rules.kinds import GO, STAY
from polyana.games.letter_jam.rules.table import Jam
from polyana.words import fold

_NOTE = re.compile(r"(\d)(?:\s+([А-Я]{1,32}))?")


def read_note(t: Jam, seat: Seat, text: str) -> str:
    """A place of the row (one beyond it: the extra letter) and candidates for it; none wipes it clean."""
    found = _NOTE.fullmatch(fold(text.strip()).upper())
    if found is None or not 1 <= int(found[1]) <= t.lengths[seat] + 1:
        raise Refused("note", "LJ-7.3", most=t.lengths[seat] + 1)
    letters = "".join(sorted(set(found[2] or ""), key=ALPHABET.index))
    return f"{found[1]} {letters}".strip()


def write(t: Jam, seat: Seat, note: str) -> None:
    place, _, letters = note.partition(" ")
    answer(t, seat, int(place) - 1, letters)


def answer(t: Jam, seat: Seat, card: int, letters: str) -> None:
    """Note candidates for one of one's own cards."""
    sheet = t.answers[seat]
    t.answers[seat] = (*sheet[:card], letters, *sheet[card + 1 :])


def read_move(text: str) -> str:
    """Moving on, with the answer for the card that is put back: «move К». (LJ-7.5, LJ-7.13)"""
    word, _, letter = text.strip().partition(" ")
    letter = fold(letter.strip()).upper()
    if word not in (GO, STAY) or len(letter) != 1 or letter not in ALPHABET:
        raise Refused("not_an_option", "LJ-7.10" if word == "back" else "LJ-7.5", value=text[:40])
    return f"{word} {letter}"


def random_note(seat: Seat) -> Callable[[Jam, Random], str]:
    def sample(t: Jam, rng: Random) -> str:
        return f"{rng.randint(1, t.lengths[seat] + 1)} {rng.choice('АЕОКР')}"

    return sample
