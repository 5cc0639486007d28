"""Placing cubes: which card supplies which letter of a word."""

from __future__ import annotations

from typing import NamedTuple

from polyana.core import Seat
from polyana.games.forest_whisper.rules.cards import letters
from polyana.games.forest_whisper.rules.kinds import FRONT, Cell, Front
from polyana.games.forest_whisper.rules.numbers import OWN_CARDS
from polyana.games.forest_whisper.rules.table import Forest


class NextLetter(NamedTuple):
    """The next letter of a word and the cards that can supply it."""

    letter: str
    cells: list[Cell]
    """Cards of the field, in reading order."""
    front: bool
    """Can a card of one's own do it?"""
    forced: list[Cell | Front]
    """The cards for each time that the word has this letter, if only one set is possible."""

    @property
    def options(self) -> list[Cell | Front]:
        return [*self.cells, FRONT] if self.front else [*self.cells]


def next_letter(view: Forest, seat: Seat, key: str) -> NextLetter | None:
    """The first letter that no card supplies yet, or None if the word is complete; `key` are its letters.

    Only choices are offered that leave a card for every other letter (FW-5.7), use two cards of one's own at
    most (FW-4.13) and no more cards of the field than the player has cubes (FW-5.20).
    """
    left = dict.fromkeys(key, 0)
    for one in key:
        left[one] += 1
    for cell in view.using:
        left[view.up[cell][0].lower()] -= 1
    for one in view.using_front:
        left[one] -= 1
    wanted = next((one for one, count in left.items() if count > 0), "")
    if not wanted:
        return None
    free: dict[str, list[Cell]] = {one: [] for one in left}
    for cell in sorted(view.up):
        one = view.up[cell][0].lower()
        if one in free and cell not in view.using:
            free[one].append(cell)
    own = dict.fromkeys(left, 0)
    for one in letters(view.front[seat]):
        if one in own:
            own[one] += 1
    for one in view.using_front:
        own[one] -= 1
    must, could = 0, 0
    for one, count in left.items():
        if count > 0 and one != wanted:
            must += max(0, count - len(free[one]))
            could += min(count, own[one])
    used = len(view.using_front)
    cells, need = free[wanted], left[wanted]
    # How many of the cards with this letter must, and how many may, be cards of one's own.
    least = max(0, need - len(cells), len(key) - view.limit - used - could)
    most = min(need, own[wanted], OWN_CARDS - used - must)
    forced: list[Cell | Front] = []
    if least == most and need - most in (0, len(cells)):
        forced += cells[: need - most]
        forced += [FRONT] * most
    return NextLetter(wanted, cells if need > least else [], most > 0, forced)


def suppliers(view: Forest, seat: Seat, key: str) -> list[Cell | Front]:
    """The cards that can supply the next letter of a word: those of the field first. (FW-5.7)"""
    wanted = next_letter(view, seat, key)
    return wanted.options if wanted else []
