"""Is the server well? It is if it can write; asking often costs no more than asking once a second."""

from __future__ import annotations

import asyncio
from time import monotonic

from polyana.store import Store, Unavailable

KEPT_SECONDS = 1.0
"""Seconds for which an answer is given again."""
PATIENCE_SECONDS = 2.0
"""Seconds after which a store that has not written is not well; those who ask give up soon after."""


class Health:
    """Probes the store, one probe at a time for all who ask."""

    def __init__(self) -> None:
        self._probe: asyncio.Task[bool] | None = None
        self._well = False
        self._until = 0.0

    async def check(self, store: Store) -> bool:
        """Can the store be written?"""
        if monotonic() >= self._until:
            self._probe = self._probe or asyncio.create_task(self._ask(store))
            await asyncio.wait({self._probe}, timeout=PATIENCE_SECONDS)
            if self._probe is not None:  # it is still waiting, and goes on
                return False
        return self._well

    async def _ask(self, store: Store) -> bool:
        try:
            await store.probe()
        except Unavailable:
            self._well = False
        else:
            self._well = True
        finally:
            self._until, self._probe = monotonic() + KEPT_SECONDS, None
        return self._well
