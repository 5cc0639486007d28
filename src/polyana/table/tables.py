"""All tables of this process, and what can be done at them: the parts, put together."""

from __future__ import annotations

import time
from collections.abc import Callable

from polyana.store import Store
from polyana.table.bot_worker import BotWorker
from polyana.table.chat import Chat
from polyana.table.play import Play
from polyana.table.registry import OnAnswer, TableRegistry
from polyana.table.schedule import Schedule
from polyana.table.seating import Seating


class Tables:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        on_answer: OnAnswer = lambda by, seconds: None,
    ) -> None:
        self.store = store
        self.now = now
        self.bot_worker = BotWorker()
        self.registry = TableRegistry(store, now, self._wake, on_answer)
        self.seating = Seating(self.registry)
        self.play = Play(self.registry, self.bot_worker)
        self.chat = Chat(self.registry)
        self.schedule = Schedule(self.registry, self.play, self.bot_worker)
        self.place, self.peek, self.watch = self.registry.place, self.registry.peek, self.registry.watch

    def _wake(self, code: str, at: float = 0.0) -> None:
        self.schedule.wake(code, at)

    async def open(self) -> None:
        """Start the clocks and bots of running matches."""
        self.schedule.start()
        for code in await self.store.moving():
            self.schedule.wake(code)

    async def close(self) -> None:
        await self.schedule.stop()
        self.bot_worker.close()
        await self.store.close()
