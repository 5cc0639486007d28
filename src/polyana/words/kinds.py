"""Rows of bits for whole sets of letters, for questions in which letters repeat freely."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

_GROUP = 4
_SETS = 1 << _GROUP

Numbers = NDArray[Any]


class Kinds:
    """Which words touch a set of letters at all, and which touch two letters of it.

    The alphabet is cut into groups of four letters, and the answer for each of the sixteen sets of a group is
    kept: any set of letters is then laid together from eight rows instead of up to thirty-two.
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
        picks = [
            group * _SETS + (letters >> _GROUP * group & _SETS - 1)
            for group in range(len(self._once) // _SETS)
        ]
        touched: Numbers = np.bitwise_or.reduce((self._twice if joker else self._once)[picks], axis=0)
        if joker:
            once = self._once[picks]
            # Two letters of different groups count as well.
            seen, both = once[0], np.empty_like(touched)
            for row in once[1:]:
                np.bitwise_and(seen, row, out=both)
                touched |= both
                seen |= row
        return np.invert(touched)
