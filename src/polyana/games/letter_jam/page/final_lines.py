"""Final lines on the page: one's own as it lies face down, and those that have been turned over."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.letter_jam.rules import lines
from polyana.games.letter_jam.rules.cards import JOKER
from polyana.games.letter_jam.rules.table import Jam


class Part(NamedTuple):
    """A place of a final line."""

    text: str
    """As the rules read it: `3`, `4/О`, `+*`."""
    card: int
    """The own card that lies there, from 1; 0 for an added one."""
    centre: str
    """The letter of the centre card on top; nothing without one."""
    joker: bool
    guess: str
    """What the player takes the own card for, if only one letter is pencilled."""


def written(view: Jam, seat: Seat) -> str:
    """The word that a player has written down; nothing without one."""
    word = view.lines[seat].split()[0]
    return "" if word == lines.NO_WORD else word


def line(view: Jam, seat: Seat) -> list[Part]:
    """One's own line as it lies, face down."""
    return [_part(view, seat, text) for text in view.lines[seat].split()[1:]]


def _part(view: Jam, seat: Seat, text: str) -> Part:
    card, centre = lines.own_card(text), lines.centre_card(text)
    letters = view.answers[seat][card - 1] if card else ""
    return Part(
        text,
        card,
        lines.letter_of(view, seat, text) if centre else "",
        centre == JOKER,
        letters if len(letters) == 1 else "",
    )


def spare(view: Jam, seat: Seat) -> list[str]:
    """The centre cards that a player has taken and not laid yet."""
    have = Counter({name: len(cards) for name, cards in lines.claimed(view, seat).items()})
    return list((have - Counter(lines.in_line(view.lines[seat]))).elements())


class Turned(NamedTuple):
    """A card of a line that has been turned over."""

    letter: str
    what: str
    """`own`, `cover` or `added`."""
    joker: bool


def turned(view: Jam, seat: Seat) -> list[Turned]:
    """A line that everybody sees. (LJ-11.9)"""
    parts = view.laid[seat].split()[1:]
    return [
        Turned(letter.upper(), _what(part), lines.centre_card(part) == JOKER)
        for letter, part in zip(view.spelled[seat], parts, strict=True)
    ]


def _what(part: str) -> str:
    return "own" if not lines.centre_card(part) else "cover" if lines.own_card(part) else "added"


def laid_word(view: Jam, seat: Seat) -> str:
    """What the player of a revealed line had written down; nothing without a word."""
    word = view.laid[seat].split()[0]
    return "" if word == lines.NO_WORD else word
