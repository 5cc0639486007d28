"""Marks: the colours and signs of the seats. There are six, each of one seat or of none.

A table stores them as a permutation of digits: first the marks of its seats in order, then the free ones.
So no two seats can have the same.
"""

from __future__ import annotations

from polyana.core import Seat

DEFAULT_MARKS = "012345"
"""The marks of a table where nobody has chosen any."""
MARKS = range(len(DEFAULT_MARKS))


def mark_of(marks: str, seat: Seat) -> int:
    """The colour and sign of a seat.

    >>> mark_of("210345", 0)
    2
    """
    return int(marks[seat]) if seat in MARKS else seat


def with_mark(marks: str, seat: Seat, mark: int) -> str:
    """The marks after a seat has taken one; its former holder gets this seat's.

    >>> with_mark("012345", 0, 4)
    '412305'
    """
    taken, given = str(mark), marks[seat]
    return "".join(taken if one == given else given if one == taken else one for one in marks)
