"""What is due when: one sweeper for all clocks and all bots, not a task per match."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

from polyana.bots import Choice
from polyana.core import Refused, Seat
from polyana.table.minds import Sitting

if TYPE_CHECKING:
    from polyana.table.tables import Tables

log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """What a bot means to do about these questions, and when."""

    questions: tuple[str, ...]
    choice: Choice | None
    at: float


class Schedule:
    """Wakes tables at the moment something is due there."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._heap: list[tuple[float, str]] = []
        self._plans: dict[str, dict[Seat, Plan]] = {}
        self._thinking: set[tuple[str, Seat]] = set()
        self._awake: set[str] = set()
        self._ring = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._spawn(self._sweep())

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def wake(self, code: str, at: float = 0.0) -> None:
        """Look at a table at this moment (at once, if none is given)."""
        if not at and code in self._awake:
            return
        if not at:
            self._awake.add(code)
        heapq.heappush(self._heap, (at, code))
        self._ring.set()

    def _spawn(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        while True:
            self._ring.clear()
            now = self._tables.now()
            while self._heap and self._heap[0][0] <= now:
                _, code = heapq.heappop(self._heap)
                self._awake.discard(code)
                try:
                    await self._look(code)
                except Refused:
                    continue
                except Exception:
                    log.exception("a table could not be tended")
            wait = self._heap[0][0] - self._tables.now() if self._heap else None
            try:
                await asyncio.wait_for(self._ring.wait(), None if wait is None else max(wait, 0.0))
            except TimeoutError:
                continue

    async def _look(self, code: str) -> None:
        """Let empty glasses and ready bots answer; ask bots about new questions."""
        tables = self._tables
        place = await tables.place(code)
        room = place.room
        if room is None or room.record.match.over:
            self._plans.pop(code, None)
            return
        now = tables.now()
        if room.due is not None:
            if room.due <= now:
                await tables.run_out(code)
                return
            self.wake(code, room.due)
        plans = self._plans.setdefault(code, {})
        bots = place.bots()
        match = room.record.match
        for seat in list(plans):
            if seat not in bots:
                del plans[seat]
        for seat, level in bots.items():
            asked = tuple(match.question_id(ask) for ask in match.open_asks(seat))
            plan = plans.get(seat)
            if not asked:
                plans.pop(seat, None)
            elif plan is None or plan.questions != asked:
                self._think(code, seat, level, asked)
        ready = [(plan.at, seat) for seat, plan in plans.items() if plan.choice]
        if ready:
            at, seat = min(ready)
            if at > now:
                self.wake(code, at)
                return
            plan = plans.pop(seat)
            assert plan.choice is not None
            await tables.answer(code, seat, plan.choice.question, plan.choice.text, by="bot")

    def _think(self, code: str, seat: Seat, level: str, asked: tuple[str, ...]) -> None:
        if (code, seat) not in self._thinking:
            self._thinking.add((code, seat))
            self._spawn(self._ask(code, seat, level, asked))

    async def _ask(self, code: str, seat: Seat, level: str, asked: tuple[str, ...]) -> None:
        """Ask a bot in its own process; what it says is a plan, if the questions still stand."""
        tables = self._tables
        begun = tables.now()
        try:
            place = await tables.place(code)
            room = place.room
            if room is None:
                return
            alone = len(place.bots()) == len(place.seats)
            who = Sitting(code, place.table.game, seat, level)
            view = room.record.match.view(seat)
            heard = room.heard_since(seat, 0)
            choice = await tables.minds.choose(who, alone, view, heard)
            at = begun + (choice.delay if choice else 0.0)
            self._plans.setdefault(code, {})[seat] = Plan(asked, choice, at)
        finally:
            self._thinking.discard((code, seat))
        self.wake(code)
