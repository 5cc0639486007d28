"""Notes: the bottom of a guess sheet, where a player writes what each own card may be.

«2 АО»: the second card is А or О.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeVar

from polyana.core import Ask, Flow, Refused, Seat
from polyana.games.letter_jam.rules.cards import ALPHABET, Card
from polyana.games.letter_jam.rules.kinds import NOTE
from polyana.games.letter_jam.rules.table import Jam
from polyana.words import fold

R = TypeVar("R")

_NOTE = re.compile(r"(\d)(?:\s+([А-Я]{1,32}))?")


class Note(NamedTuple):
    """Candidates for a card of the row; one card beyond it stands for the extra letter. (LJ-7.3)"""

    card: int
    """From 1."""
    letters: str
    """None wipe the card's notes."""

    @classmethod
    def from_text(cls, text: str) -> Note:
        """
        >>> Note.from_text("2 АО"), Note.from_text("3")
        (Note(card=2, letters='АО'), Note(card=3, letters=''))
        """
        card, _, letters = text.partition(" ")
        return cls(int(card), letters)

    @property
    def text(self) -> str:
        return f"{self.card} {self.letters}".strip()


def ask_notes(t: Jam) -> list[Ask]:
    """The sheet is always at hand; nobody notices what is written on it. (LJ-7.2, LJ-7.3, LJ-7.13)"""

    def ask(seat: Seat) -> Ask:
        return t.ask(
            seat,
            NOTE,
            check=lambda v, text: read_note(v, seat, text).text,
            sample=_random_note(seat),
        )

    return [ask(seat) for seat in t.seats]


def with_notes(t: Jam, main: Flow[R]) -> Flow[R]:
    """The sheet stays at hand while all vote or agree. (LJ-7.13)"""
    return t.with_side_questions(
        main, lambda: ask_notes(t), lambda answer: write(t, answer.seat, answer.value)
    )


def read_note(t: Jam, seat: Seat, text: str) -> Note:
    """A note as a player writes it, or a refusal. (LJ-7.3)"""
    found = _NOTE.fullmatch(fold(text.strip()).upper())
    if found is None or not 1 <= int(found[1]) <= t.lengths[seat] + 1:
        raise Refused("note", "LJ-7.3", most=t.lengths[seat] + 1)
    return Note(int(found[1]), "".join(sorted(set(found[2] or ""), key=ALPHABET.index)))


def write(t: Jam, seat: Seat, text: str) -> None:
    """The answer to a question for notes goes to the sheet."""
    note = Note.from_text(text)
    write_answer(t, seat, note.card - 1, note.letters)


def write_answer(t: Jam, seat: Seat, card: int, letters: str) -> None:
    """Note candidates for one of one's own cards, from 0."""
    sheet = t.answers[seat]
    t.answers[seat] = (*sheet[:card], letters, *sheet[card + 1 :])


def letter_answered(letters: str) -> Card:
    """The letter that notes stand for: several at once are not an answer. (LJ-12.11)"""
    return letters if len(letters) == 1 else ""


def _random_note(seat: Seat) -> Callable[[Jam, Random], str]:
    return lambda t, rng: f"{rng.randint(1, t.lengths[seat] + 1)} {rng.choice('АЕОКР')}"
