"""Bots and replays are served fairly: who has had least is next, however many others wait."""

from __future__ import annotations

import asyncio

import pytest

from polyana.table import fair_queue
from polyana.table.fair_queue import FairQueue

pytestmark = pytest.mark.anyio


class Worker:
    """Does work that takes its time on a clock of its own, and notes the order."""

    def __init__(self) -> None:
        self.time = 0.0
        self.queue = FairQueue(lambda: self.time)
        self.done: list[str] = []
        self.open = 0

    def ask(self, address: str, table: str, seconds: float = 1.0) -> asyncio.Task[None]:
        async def work() -> None:
            self.open += 1
            assert self.open == 1, "one at a time"
            try:
                await asyncio.sleep(0)
            finally:
                self.open -= 1
            self.time += seconds
            self.done.append(table)

        return asyncio.create_task(self.queue.run((address, table), work))


async def test_a_single_table_does_not_wait_for_the_many_of_another_address() -> None:
    worker = Worker()
    loud = [worker.ask("loud", f"loud {number}") for number in range(50)]
    await asyncio.sleep(0)
    quiet = worker.ask("quiet", "quiet")
    await asyncio.gather(*loud, quiet)
    assert worker.done.index("quiet") <= 2, "after what had been begun"


async def test_a_seat_more_is_no_turn_more() -> None:
    worker = Worker()
    tasks = [worker.ask("a", "many") for _ in range(9)] + [worker.ask("a", "few") for _ in range(3)]
    await asyncio.gather(*tasks)
    assert worker.done[:6].count("few") == 3


async def test_what_takes_long_counts_for_more() -> None:
    worker = Worker()
    tasks = [worker.ask("slow", "slow", 5.0) for _ in range(4)]
    tasks += [worker.ask("quick", "quick", 1.0) for _ in range(4)]
    await asyncio.gather(*tasks)
    assert worker.done[:6] == ["slow", *["quick"] * 4, "slow"]


async def test_work_of_long_ago_is_forgotten() -> None:
    worker = Worker()
    await asyncio.gather(*(worker.ask("early", "early") for _ in range(20)))
    worker.time += 100 * fair_queue.HALF_LIFE_SECONDS
    await worker.ask("late", "late", 0.5)
    worker.done.clear()
    tasks = [worker.ask("x", "x"), worker.ask("late", "late"), worker.ask("early", "early")]
    await asyncio.gather(*tasks)
    assert worker.done == ["x", "early", "late"]


async def test_work_that_fails_or_is_called_off_holds_up_nobody() -> None:
    worker = Worker()

    async def broken() -> None:
        raise ValueError("broken")

    running, waiting = worker.ask("a", "running"), worker.ask("b", "waiting")
    fails, last = asyncio.create_task(worker.queue.run(("c",), broken)), worker.ask("d", "last")
    await asyncio.sleep(0)
    waiting.cancel()
    found = await asyncio.gather(running, waiting, fails, last, return_exceptions=True)
    assert [type(one) for one in found] == [type(None), asyncio.CancelledError, ValueError, type(None)]
    granted = worker.ask("e", "granted")
    behind = worker.ask("f", "behind")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    granted.cancel()
    await asyncio.gather(granted, behind, return_exceptions=True)
    assert worker.done[-1] == "behind"
    await worker.ask("g", "again")
    assert worker.done[-1] == "again"


async def test_it_does_not_remember_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_KEPT", 3)
    worker = Worker()
    for number in range(9):
        await worker.ask("a", f"{number}")
    assert set(worker.queue._done) == {"a", "7", "8"}


async def test_work_that_is_called_off_together_with_what_waits_for_it_frees_the_queue() -> None:
    worker = Worker()
    running, waiting, last = worker.ask("a", "running"), worker.ask("b", "waiting"), worker.ask("d", "last")
    await asyncio.sleep(0)
    running.cancel()
    waiting.cancel()
    said = await asyncio.gather(running, waiting, last, return_exceptions=True)
    assert [type(one) for one in said] == [asyncio.CancelledError, asyncio.CancelledError, type(None)]
    assert worker.done == ["last"]
