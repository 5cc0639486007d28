"""Final lines on the page: one's own as it lies face down, and those that have been turned over."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.letter_jam.rules.cards import JOKER
from polyana.games.letter_jam.rules.final_line import Part, letter_of
from polyana.games.letter_jam.rules.notes import letter_answered
from polyana.games.letter_jam.rules.table import Jam


class Shown(NamedTuple):
    """A place of one's own line."""

    text: str
    """As the rules read it: `3`, `4/О`, `+*`."""
    card: int
    """The own card that lies there, from 1; 0 for an added one."""
    name: str
    """The centre card on top as a line names it; nothing without one."""
    centre: str
    """The letter of that centre card."""
    guess: str
    """What the player takes the own card for, if only one letter is pencilled."""

    @property
    def joker(self) -> bool:
        return self.name == JOKER


def line(view: Jam, seat: Seat) -> list[Shown]:
    """One's own line as it lies, face down."""
    return [_shown(view, seat, part) for part in view.lines[seat].parts]


def _shown(view: Jam, seat: Seat, part: Part) -> Shown:
    return Shown(
        part.text,
        part.card,
        part.centre,
        letter_of(view.claims[seat], part.centre) if part.centre else "",
        letter_answered(view.answers[seat][part.card - 1]) if part.card else "",
    )


def spare(view: Jam, seat: Seat) -> list[str]:
    """The centre cards that a player has taken and not laid yet."""
    have = Counter(claim.name for claim in view.claims[seat])
    return list((have - Counter(view.lines[seat].centre)).elements())


class Turned(NamedTuple):
    """A card of a line that has been turned over."""

    letter: str
    what: str
    """`own`, `cover` or `added`."""
    joker: bool


def turned(view: Jam, seat: Seat) -> list[Turned]:
    """A line that everybody sees. (LJ-11.9)"""
    return [
        Turned(letter.upper(), _what(part), part.centre == JOKER)
        for letter, part in zip(view.spelled[seat], view.laid[seat].parts, strict=True)
    ]


def _what(part: Part) -> str:
    return "own" if not part.centre else "cover" if part.card else "added"
