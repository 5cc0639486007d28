"""Long runs play fresh matches each time, and say how to play one of them again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from shlex import quote

MATCHES = "POLYANA_SOAK"
"""Set to the number of random matches per table for a long run."""
SEED = "POLYANA_SEED"
"""The number of the first of them."""


def seeds(usual: range) -> Iterator[int]:
    """The numbers of the matches to play: the usual ones or, in a long run, as many as it wants.

    A long run says before each match how to repeat it. pytest shows what was printed if the test
    fails, and the last line is then the match that failed.
    """
    if MATCHES not in os.environ:
        yield from usual
        return
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    for seed in range(first_seed(), first_seed() + int(os.environ[MATCHES])):
        print(f"to play this match again: {MATCHES}=1 {SEED}={seed} pytest -n 0 {quote(test)}")
        yield seed


def first_seed() -> int:
    """Where the matches of this run begin."""
    return int(os.environ.get(SEED, 0))
