"""What is due when: one sweeper for all clocks and all bots, not a task per match."""

from __future__ import annotations

import asyncio
import heapq
import logging
import math
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

from polyana.bots import Choice
from polyana.core import Refused, Seat, View, text_of
from polyana.games.worker import Sitting
from polyana.store import Unavailable
from polyana.table.bot_worker import BotWorker
from polyana.table.play import Play
from polyana.table.registry import UNAVAILABLE, TableRegistry
from polyana.table.room import Room

log = logging.getLogger(__name__)

ROUND_SECONDS = 5.0
"""Seconds between two rounds: tables left by another process are adopted, idle ones leave memory."""

RETRY_SECONDS = 1.0
"""Seconds until the next look at a table that another process has just changed."""

ERROR_RETRY_SECONDS = 60.0
"""Seconds until the next look at a table where an error occurred."""

BOT_PATIENCE_SECONDS = 4.0
"""Seconds until a bot that may be urged answers if only bots are waited for: no person should wait longer."""


class BotPlan(NamedTuple):
    """What a bot means to do about these questions, and when."""

    questions: tuple[str, ...]
    choice: Choice | None
    at: float


class Schedule:
    """Wakes tables at the moment something is due there."""

    def __init__(self, registry: TableRegistry, play: Play, bot_worker: BotWorker) -> None:
        self._registry = registry
        self._play = play
        self._bot_worker = bot_worker
        self.bot_speed = 1.0
        """A factor on the speed of bots, for tests and exhibitions."""
        self._heap: list[tuple[float, str]] = []
        self._queued: set[tuple[float, str]] = set()
        """The entries of the heap, so that none is pushed twice."""
        self._next: dict[str, float] = {}
        self._plans: dict[str, dict[Seat, BotPlan]] = {}
        self._thinking: set[tuple[str, Seat]] = set()
        self._given_up: set[str] = set()
        """Tables that cannot go on in this process: begun by other rules, or deleted."""
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._spawn(self._sweep())
        self._spawn(self._rounds())

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, code: str, at: float = 0.0) -> None:
        """Look at a table at this time (at once if none is given)."""
        if code in self._next and self._next[code] <= at:
            return
        self._next[code] = at
        if (at, code) in self._queued:
            return
        self._queued.add((at, code))
        heapq.heappush(self._heap, (at, code))
        if self._heap[0] == (at, code):
            self._woken.set()

    def recheck(self) -> None:
        """The clock has jumped (in tests): look what is due now."""
        self._woken.set()

    @property
    def soonest(self) -> float | None:
        """When the next thing is due."""
        return self._heap[0][0] if self._heap else None

    def _spawn(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        while True:
            self._woken.clear()
            now = self._registry.now()
            while self._heap and self._heap[0][0] <= now:
                at, code = entry = heapq.heappop(self._heap)
                self._queued.discard(entry)
                if self._next.get(code) == at:  # else an earlier look has replaced it
                    del self._next[code]
                    self._spawn(self._check_safely(code))
            wait = self._heap[0][0] - self._registry.now() if self._heap else None
            with suppress(TimeoutError):
                # Not `wait_for`: it may swallow the cancellation by which `stop` ends this.
                async with asyncio.timeout(wait):
                    await self._woken.wait()

    async def _rounds(self) -> None:
        """Adopt the clocks of processes that have ended; drop idle tables from memory."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                late = await self._registry.store.overdue(self._registry.now() - ROUND_SECONDS)
                for code in late:
                    if code not in self._given_up:
                        self.wake(code)
                self._given_up.intersection_update(late)
                for code in self._registry.evict_idle():
                    self._plans.pop(code, None)
            except Unavailable:
                pass  # the store has said so
            except Exception:
                log.exception("the round was cut short")

    async def _check_safely(self, code: str) -> None:
        try:
            await self._check(code)
        except Refused as refused:
            if refused.code in ("no_table", "version", "tutorial_changed"):
                self._plans.pop(code, None)
                self._given_up.add(code)
            elif refused.code in UNAVAILABLE:
                self.wake(code, self._retry_at(code) or self._registry.now() + ERROR_RETRY_SECONDS)
            else:
                self.wake(code, self._registry.now() + RETRY_SECONDS)
        except Exception:
            log.exception("a table could not be tended")
            self.wake(code, self._registry.now() + ERROR_RETRY_SECONDS)

    async def _check(self, code: str) -> None:
        """Let run-out glasses and ready bots answer; ask bots about new questions."""
        if self._registry.is_paused(code):
            return
        if (later := self._retry_at(code)) > self._registry.now():
            self.wake(code, later)
            return
        place = await self._registry.place(code)
        room = place.room
        if room is None or room.over:
            self._plans.pop(code, None)
            return
        now = self._registry.now()
        if room.due is not None:
            if room.due <= now:
                await self._play.run_out(code)
                return
            self.wake(code, room.due)
        if place.table.due is not None and place.table.due <= now:
            await self._play.save_due(code)  # else every round would look here again
        if room.tutorial is not None:
            await self._play_script(code, room, now)
        elif bots := place.bots():
            await self._check_bots(code, room, bots, now)
        else:
            self._plans.pop(code, None)

    def _retry_at(self, code: str) -> float:
        """When to try again what could not be written at this table."""
        place = self._registry.peek(code)
        return place.retry_at if place else 0.0

    async def _play_script(self, code: str, room: Room, now: float) -> None:
        """The other seats of a tutorial answer by its script, after a pause to read."""
        step = room.step
        assert room.tutorial is not None
        if step is None or step.seat is None or step.seat == room.tutorial.seat:
            return
        at = room.moved + step.pause / self.bot_speed
        if at > now:
            self.wake(code, at)
            return
        match = room.record.match
        question = next(one for one in match.questions(step.seat) if one.kind == step.kind)
        await self._play.answer(code, step.seat, question.id, step.answers[0], by="bot")

    async def _check_bots(self, code: str, room: Room, bots: dict[Seat, str], now: float) -> None:
        """Ask bots about new questions, and let a bot answer whose time has come."""
        match = room.record.match
        plans = self._plans.setdefault(code, {})
        for seat in [seat for seat in plans if seat not in bots]:
            del plans[seat]
        for seat, level in bots.items():
            asked = tuple(match.question_id(ask) for ask in match.open_asks(seat))
            plan = plans.get(seat)
            if not asked:
                plans.pop(seat, None)
            elif plan is None or plan.questions != asked:
                plans.pop(seat, None)
                self._think(code, seat, level, asked)
        waited = set(match.waiting())
        alone = bool(waited) and waited <= bots.keys() and room.moved > 0
        soon = room.moved + BOT_PATIENCE_SECONDS / self.bot_speed if alone else math.inf
        ready = [
            (min(plan.at, soon) if plan.choice.urged else plan.at, seat)
            for seat, plan in plans.items()
            if plan.choice
        ]
        if not ready:
            return
        at, seat = min(ready)
        if at > now:
            self.wake(code, at)
            return
        plan = plans.pop(seat)
        assert plan.choice is not None
        try:
            await self._play.answer(code, seat, plan.choice.question, plan.choice.text, by="bot")
        except Refused as refused:
            if refused.code in UNAVAILABLE:
                plans.setdefault(seat, plan)
            raise

    def _think(self, code: str, seat: Seat, level: str, asked: tuple[str, ...]) -> None:
        if (code, seat) not in self._thinking:
            self._thinking.add((code, seat))
            self._spawn(self._ask(code, seat, level, asked))

    async def _ask(self, code: str, seat: Seat, level: str, asked: tuple[str, ...]) -> None:
        """Ask a bot in the worker process; its answer is a plan while the questions stay open."""
        begun = self._registry.now()
        try:
            place = await self._registry.place(code)
            room = place.room
            if room is None:
                return
            who = Sitting(code, place.table.game, seat, level, place.table.key)
            view, owner = room.record.match.view(seat), place.origin or place.table.host
            try:
                choice = await self._bot_worker.choose(who, owner, place.alone, view, room.log(seat))
            except Exception:  # a failing bot must not hold up the table
                log.exception("a bot could not think")
                choice = fallback(view)
            at = begun + (choice.delay / self.bot_speed if choice else 0.0)
            self._plans.setdefault(code, {})[seat] = BotPlan(asked, choice, at)
        except Refused:
            return
        finally:
            self._thinking.discard((code, seat))
        self.wake(code)


def fallback(view: View[Any]) -> Choice | None:
    """The answer of a seat whose bot has failed: the default, as a clock would answer."""
    for question in view.questions:
        if question.default is not None:
            return Choice(question.id, text_of(question.default), RETRY_SECONDS)
    return None
