"""Rows of bits for whole sets of letters, for questions in which letters repeat freely."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

_GROUP = 8
_SETS = 1 << _GROUP

Numbers = NDArray[Any]


class Kinds:
    """Which words touch a set of letters at all, and which touch two letters of it.

    The alphabet is cut into groups of eight letters, and the answer for each of the 256 sets of a group is
    kept: any set of letters is then laid together from four rows instead of up to thirty-two.
    """

    __slots__ = ("_once", "_twice")

    def __init__(self, rows: Numbers) -> None:
        letters, size = rows.shape
        self._once = np.zeros((letters // _GROUP * _SETS, size), rows.dtype)
        self._twice = np.zeros_like(self._once)
        for group in range(letters // _GROUP):
            for chosen in range(1, _SETS):
                first = chosen & -chosen
                here, rest = group * _SETS + chosen, group * _SETS + (chosen ^ first)
                row = rows[group * _GROUP + first.bit_length() - 1]
                self._once[here] = self._once[rest] | row
                self._twice[here] = self._twice[rest] | (self._once[rest] & row)

    def untouched(self, letters: int, *, joker: bool) -> Numbers:
        """The words that touch none of the letters (a mask), or with a joker no two of them."""
        # Row after row into the same few numbers: several times quicker than gathering the rows first.
        seen, both, again = np.zeros((3, self._once.shape[1]), self._once.dtype)
        for base in range(0, len(self._once), _SETS):
            pick, letters = base + (letters & _SETS - 1), letters >> _GROUP
            if joker:
                again |= self._twice[pick]
                again |= np.bitwise_and(seen, self._once[pick], out=both)  # two letters of different groups
            seen |= self._once[pick]
        touched: Numbers = again if joker else seen
        return np.invert(touched, out=touched)
