"""How slow this machine is now, so that a wait gives up later where everything takes longer."""

from __future__ import annotations

import time

USUAL = 0.08
"""Seconds that the piece of work takes where nothing else is done."""
MOST = 4.0
"""More would wait beyond the time that a whole test has, see `faulthandler_timeout`."""


def slowness() -> float:
    """How many times longer than usual a piece of work takes."""
    begun = time.perf_counter()
    sum(number % 7 for number in range(3_000_000))
    return min(max((time.perf_counter() - begun) / USUAL, 1.0), MOST)


SLOWNESS = slowness()
