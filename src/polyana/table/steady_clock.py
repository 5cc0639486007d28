"""The clock of the tables: seconds since the epoch that no correction of the machine's clock can move."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from polyana.store import Store, Unavailable

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
"""Differs after every start of the machine; Linux alone has it."""
FACT = "clock"
"""Under this name the store knows how the clock has run since the machine was started."""
DAY = 24 * 3600


class SteadyClock:
    """Shows the machine's time when it is made, and from then on counts seconds by itself."""

    def __init__(self, ahead: float | None = None) -> None:
        self.ahead = time.time() - time.monotonic() if ahead is None else ahead
        """How far it is ahead of the machine's own count, which begins when the machine is started."""

    def __call__(self) -> float:
        return self.ahead + time.monotonic()


async def steady_clock(store: Store) -> SteadyClock:
    """The clock of a store's tables. It goes on as if the process had never been restarted.

    After a restart of the machine only its own time is known, and the latest time that a table knows of: the
    clock is not set back behind that, unless a day lies between them; then the table's time was wrong.
    """
    boot, clock = boot_id(), SteadyClock()
    known, _, ahead = (await store.fact(FACT)).partition(" ")
    if boot and known == boot:
        return SteadyClock(float(ahead))
    back = await store.last_touched() - clock()
    if 0 < back < DAY:
        clock = SteadyClock(clock.ahead + back)
    with suppress(Unavailable):  # without it the clock goes by the machine's time after a restart
        await store.put_fact(FACT, f"{boot} {clock.ahead!r}")
    return clock


def boot_id() -> str:
    """What tells this start of the machine from others; empty where that cannot be known."""
    try:
        return BOOT_ID.read_text().strip()
    except OSError:
        return ""
