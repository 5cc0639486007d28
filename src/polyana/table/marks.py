"""The colours and signs of the seats: six of them, each held by one seat or by none.

A table writes them down as one line of digits, seat by seat, and behind the last seat those that nobody
holds. So nobody can hold what another holds.
"""

from __future__ import annotations

from polyana.core import Seat

USUAL = "012345"
"""Every seat has its own."""
MARKS = range(len(USUAL))


def mark_of(marks: str, seat: Seat) -> int:
    """The colour and sign of a seat.

    >>> mark_of("210345", 0)
    2
    """
    return int(marks[seat]) if seat in MARKS else seat


def with_mark(marks: str, seat: Seat, mark: int) -> str:
    """The line after a seat has taken a mark; whoever held it gets this seat's.

    >>> with_mark("012345", 0, 4)
    '412305'
    """
    taken, given = str(mark), marks[seat]
    return "".join(taken if one == given else given if one == taken else one for one in marks)
