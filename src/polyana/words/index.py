"""What can be made of these letters? Sixty thousand words, answered in microseconds."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

import numpy as np

from polyana.words.block import Block, Numbers, count_letters, places
from polyana.words.lexicon import GRADES, lexicon

_NONE: frozenset[str] = frozenset()


class LetterIndex:
    """Words by the letters they need. Letters are keys: lower case, Ё as Е.

    >>> words = LetterIndex([("кот", 1), ("ток", 2), ("отток", 4), ("окно", 1)])
    >>> words.all("ткото")
    ['отток', 'кот', 'ток']
    >>> words.longest("ткото", grade=3)
    'кот'
    >>> words.any("кт", jokers=1, without={"кот"})
    'ток'
    """

    def __init__(self, words: Iterable[tuple[str, int]]) -> None:
        # Longest first, then common before rare: the first hit is the answer people expect.
        ordered = sorted(sorted(dict(words).items()), key=lambda pair: pair[1] - 8 * len(pair[0]))
        keys = [key for key, _ in ordered]
        self._words: Numbers = np.empty(len(keys), dtype=object)
        self._words[:] = keys
        self._counts = count_letters(keys)
        self._grades: Numbers = np.fromiter((grade for _, grade in ordered), np.uint8, len(keys))
        self._blocks: dict[tuple[int, str], Block] = {}

    def __len__(self) -> int:
        return len(self._words)

    def any(
        self,
        letters: str,
        *,
        jokers: int = 0,
        least: int = 3,
        grade: int = 5,
        without: Collection[str] = _NONE,
    ) -> str | None:
        """Some word that can be made, found as quickly as possible; shortest first."""
        return self._first(letters, jokers, least, grade, without, backwards=True)

    def longest(
        self,
        letters: str,
        *,
        jokers: int = 0,
        least: int = 3,
        grade: int = 5,
        without: Collection[str] = _NONE,
    ) -> str | None:
        """The longest word that can be made; of several the commonest."""
        return self._first(letters, jokers, least, grade, without, backwards=False)

    def all(
        self,
        letters: str,
        *,
        jokers: int = 0,
        least: int = 3,
        grade: int = 5,
        without: Collection[str] = _NONE,
    ) -> list[str]:
        """Every word that can be made: longest first, then common before rare, then by the alphabet."""
        return self._every(self._block(grade, ""), letters, jokers, least, without)

    def with_letter(
        self,
        letters: str,
        new: str,
        *,
        jokers: int = 0,
        least: int = 3,
        grade: int = 5,
        without: Collection[str] = _NONE,
    ) -> list[str]:
        """Every word that becomes possible by adding the letter ``new`` to ``letters`` and that uses it.

        >>> LetterIndex([("кот", 1), ("окно", 1)]).with_letter("коо", "т")
        ['кот']
        """
        return self._every(self._block(grade, new), letters + new, jokers, least, without)

    def from_kinds(
        self,
        letters: str,
        *,
        joker: bool = False,
        least: int = 3,
        grade: int = 5,
        without: Collection[str] = _NONE,
    ) -> list[str]:
        """Every word made of these kinds of letters, each used as often as one likes.

        A joker stands for one more kind, whichever the word needs.

        >>> words = LetterIndex([("кокос", 1), ("сок", 1), ("сак", 2)])
        >>> words.from_kinds("кос"), words.from_kinds("кс", joker=True)
        (['кокос', 'сок'], ['кокос', 'сок', 'сак'])
        """
        block = self._block(grade, "")
        found = block.free_of_kinds(letters, *block.span(least, block.longest), joker=joker)
        return [word for word in found if word not in without] if without else found

    def _first(
        self, letters: str, jokers: int, least: int, grade: int, without: Collection[str], *, backwards: bool
    ) -> str | None:
        block = self._block(grade, "")
        first, last = block.span(least, len(letters) + jokers)
        found = block.scan(block.above(letters, jokers), jokers, first, last, backwards=backwards)
        return next((word for word in found if word not in without), None)

    @staticmethod
    def _every(block: Block, letters: str, jokers: int, least: int, without: Collection[str]) -> list[str]:
        found = block.free(block.above(letters, jokers), jokers, *block.span(least, len(letters) + jokers))
        return [word for word in found if word not in without] if without else found

    def _block(self, grade: int, letter: str) -> Block:
        """The words up to a grade, all of them or those with a letter; each block is cut out once."""
        block = self._blocks.get((grade, letter))
        if block is None:
            if grade not in GRADES:
                raise ValueError(f"a grade is one of {GRADES}, not {grade}")
            chosen = self._grades <= grade
            if letter:
                chosen &= self._counts[:, places(letter)].any(axis=1)
            block = self._blocks[grade, letter] = Block(self._words[chosen], self._counts[chosen])
        return block


@cache
def index() -> LetterIndex:
    """The index of the packaged lexicon, without coarse words; built at the first question."""
    return LetterIndex(lexicon().offered())
