"""Words as columns of bits: the part of the letter index that computes.

A block has one row of bits for "the word has at least one А", one for "at least two А", and so on; a bit for
each word. A rack with two А cannot make the words of the row "three А": so the rows just above what the rack
holds, one a letter, are laid over each other, and whatever stays blank can be made. That is a few dozen
rows of eight kilobytes whatever the rack, and exact without looking at any single word.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from polyana.words.kinds import Kinds
from polyana.words.letters import ALPHABET

WIDTH = len(ALPHABET)
# One byte a letter: walking over bytes is several times faster than over one-letter strings.
_CODE = "cp1251"
_PLACE = {code: place for place, code in enumerate(ALPHABET.encode(_CODE))}
_WORD = 64
# A scan for one word begins with a small piece and doubles it: most racks make something short.
_FIRST_PIECE = 16

Numbers = NDArray[Any]


class BadLetters(ValueError):
    """A question to the index holds something else than letters."""

    def __init__(self, letters: str) -> None:
        super().__init__(f"letters are lower case, from а to я, without ё: {letters[:60]!r}")


def places(letters: str) -> list[int]:
    """The numbers of letters in the alphabet, from 0."""
    try:
        return [_PLACE[code] for code in letters.encode(_CODE)]
    except (UnicodeEncodeError, KeyError):
        raise BadLetters(letters) from None


def count_letters(words: Sequence[str]) -> Numbers:
    """A row for each word, a column for each letter."""
    lengths = np.fromiter(map(len, words), np.int64, len(words))
    rows = np.repeat(np.arange(0, len(words) * WIDTH, WIDTH), lengths)
    places = np.frombuffer("".join(words).encode("utf-32-le"), np.uint32).astype(np.int64) - ord(ALPHABET[0])
    if places.size and not 0 <= places.min() <= places.max() < WIDTH:
        raise ValueError("a word of the index may hold only the 32 letters of the alphabet")
    counts = np.bincount(rows + places, minlength=len(words) * WIDTH)
    return counts.astype(np.uint8).reshape(len(words), WIDTH)


class Block:
    """Some words, longest first, and their rows of bits."""

    __slots__ = ("_bits", "_kinds", "_next", "_starts", "longest", "words")

    def __init__(self, words: Numbers, counts: Numbers) -> None:
        self.words = words
        lengths = counts.sum(axis=1, dtype=np.int64)
        self.longest = int(lengths[0]) if len(words) else 0
        # The first word no longer than n, for each n: a slice instead of a test.
        self._starts = np.searchsorted(-lengths, -np.arange(self.longest + 1)).tolist()
        # Rows 0 to 31 say "at least one"; each row knows the row of one more. The last row is blank and
        # stands for more of a letter than any word has.
        rungs = [(place, 1) for place in range(WIDTH)]
        most = counts.max(axis=0, initial=0).tolist()
        rungs += [(place, number) for place in range(WIDTH) for number in range(2, most[place] + 1)]
        row = {rung: place for place, rung in enumerate(rungs)}
        self._next = [row.get((place, number + 1), len(rungs)) for place, number in rungs] + [len(rungs)]
        bits = np.zeros((len(rungs) + 1, (len(words) // _WORD + 1) * _WORD), dtype=np.bool_)
        for line, (place, number) in enumerate(rungs):
            np.greater_equal(counts[:, place], number, out=bits[line, : len(words)])
        self._bits = np.packbits(bits, axis=1, bitorder="little").view("<u8")
        self._kinds: Kinds | None = None

    def span(self, least: int, most: int) -> tuple[int, int]:
        """Where the words of ``least`` to ``most`` letters lie."""
        if least > min(most, self.longest):
            return 0, 0
        first = self._starts[most] if most < self.longest else 0
        last = self._starts[least - 1] if least > 1 else len(self.words)
        return first, last

    def above(self, letters: str, jokers: int) -> list[int]:
        """The rows just above these letters; with jokers all rows above, one for each letter lacking."""
        rows = list(range(WIDTH))
        following = self._next
        for place in places(letters):
            rows[place] = following[rows[place]]
        blank = len(following) - 1
        rows = [row for row in rows if row != blank]
        if jokers:
            for row in rows:  # grows while it is walked: each row brings the one above it
                if following[row] != blank:
                    rows.append(following[row])
        return rows

    def free(self, rows: list[int], spare: int, first: int, last: int) -> list[str]:
        """The words between ``first`` and ``last`` that touch at most ``spare`` of the rows."""
        begin, end = first // _WORD, -(-last // _WORD)
        return self._chosen(self._untouched(rows, spare, begin, end), begin, first, last)

    def free_of_kinds(self, letters: str, first: int, last: int, *, joker: bool) -> list[str]:
        """The words between ``first`` and ``last`` that have these kinds of letters only, or one more."""
        if self._kinds is None:
            self._kinds = Kinds(self._bits[:WIDTH])
        foreign = (1 << WIDTH) - 1
        for place in places(letters):
            foreign &= ~(1 << place)
        return self._chosen(self._kinds.untouched(foreign, joker=joker), 0, first, last)

    def _chosen(self, fit: Numbers, begin: int, first: int, last: int) -> list[str]:
        """The words of the bits that are set."""
        columns = fit.nonzero()[0]
        if len(columns) * 4 < len(fit):
            # Few hits: unpack only the columns that hold some.
            bits = np.unpackbits(fit[columns].view(np.uint8), bitorder="little").view(np.bool_).nonzero()[0]
            spots = (columns[bits // _WORD] + begin) * _WORD + (bits & _WORD - 1)
            spots = spots[bisect_left(spots, first) : bisect_left(spots, last)]
        else:
            plain = np.unpackbits(fit.view(np.uint8), bitorder="little").view(np.bool_)
            spots = plain[first - begin * _WORD : last - begin * _WORD].nonzero()[0] + first
        found: list[str] = self.words.take(spots).tolist()
        return found

    def scan(self, rows: list[int], spare: int, first: int, last: int, *, backwards: bool) -> Iterator[str]:
        """The same words one by one, a piece at a time: for those who need one word only."""
        begin, end = first // _WORD, -(-last // _WORD)
        size = _FIRST_PIECE
        while begin < end:
            low, high = (max(begin, end - size), end) if backwards else (begin, min(end, begin + size))
            fit = self._untouched(rows, spare, low, high)
            columns = fit.nonzero()[0].tolist()
            for column in reversed(columns) if backwards else columns:
                for bit in _bits(int(fit[column]), backwards=backwards):
                    place = (low + column) * _WORD + bit
                    if first <= place < last:
                        yield self.words[place]
            begin, end = (begin, low) if backwards else (high, end)
            size *= 2

    def _untouched(self, rows: list[int], spare: int, begin: int, end: int) -> Numbers:
        lines: Numbers = self._bits[rows, begin:end]
        if spare:
            more = [lines]
            while len(more[0]) > 1:
                more = _folded(more, spare + 1)
            lines = more[spare] if len(more) > spare else lines[:0]
        touched: Numbers = np.bitwise_or.reduce(lines, axis=0)
        return np.invert(touched)


def _folded(more: list[Numbers], limit: int) -> list[Numbers]:
    """Lay one half of the rows over the other; ``more[k]`` says which words are touched more than k times.

    Together that is more than k if one half alone has it, or if the halves share it out between them.
    """
    half = len(more[0]) // 2
    odd = [level[2 * half :] for level in more]
    one, two = [level[:half] for level in more], [level[half : 2 * half] for level in more]
    folded = []
    for k in range(min(2 * len(more), limit)):
        shares = [one[i] & two[k - 1 - i] for i in range(k) if i < len(one) and k - 1 - i < len(two)]
        alone = [one[k] | two[k]] if k < len(more) else []
        level = reduce(np.bitwise_or, alone + shares)
        folded.append(level)
    if len(odd[0]):
        blank = np.zeros_like(odd[0])
        folded = [
            np.concatenate((level, odd[k] if k < len(odd) else blank)) for k, level in enumerate(folded)
        ]
    return folded


def _bits(number: int, *, backwards: bool) -> Iterator[int]:
    while number:
        bit = number.bit_length() - 1 if backwards else (number & -number).bit_length() - 1
        yield bit
        number ^= 1 << bit
