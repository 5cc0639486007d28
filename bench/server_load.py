"""The load: seats that answer one at a time or all at once, as fast as they can or at a given pace."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import cycle
from random import Random
from time import perf_counter

from bench.server_seats import Seat

AT_ONCE = 50
"""So many connections are opened at the same time."""
PATIENCE = 60.0
SETTLED = 0.2
"""Seconds after the last answer until everybody has been told of it."""


class Table:
    """The seats of one match. An answer has arrived when the last of them has been told."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats
        self.queue: deque[float] = deque()
        """When the answers were due that wait here; the first one is on its way."""
        self._untold: set[int] = set()
        self._arrived: Callable[[Table], None] = lambda table: None
        self.listen()

    def listen(self) -> None:
        """Note who has been told."""
        for number, seat in enumerate(self.seats):
            seat.updated = partial(self._updated, number)

    async def connect(self) -> None:
        """Everybody sits down and sees the table."""
        seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._expect(lambda _: seen.set_result(None))
        for seat in self.seats:
            await seat.connect()
        await asyncio.wait_for(seen, PATIENCE)

    def answer(self, arrived: Callable[[Table], None]) -> None:
        """Somebody who is asked answers."""
        self._expect(arrived)
        next(seat for seat in self.seats if seat.asked).answer()

    def close(self) -> None:
        for seat in self.seats:
            seat.connection.close()

    def _expect(self, arrived: Callable[[Table], None]) -> None:
        self._untold = set(range(len(self.seats)))
        self._arrived = arrived

    def _updated(self, number: int) -> None:
        if number in self._untold:
            self._untold.remove(number)
            if not self._untold:
                self._arrived(self)


@asynccontextmanager
async def seated(tables: Sequence[Table]) -> AsyncIterator[None]:
    """Everybody sits down everywhere, and leaves in the end."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with gate:
            await table.connect()

    await asyncio.gather(*(one(table) for table in tables))
    try:
        yield
    finally:
        for table in tables:
            table.close()


async def closed(tables: Sequence[Table], seconds: float) -> tuple[int, float]:
    """Closed loop: the next answer goes out when everybody knows the last. How many answers, in how long?"""
    begun, arrived = perf_counter(), 0
    resting = asyncio.Semaphore(0)

    def again(table: Table) -> None:
        nonlocal arrived
        arrived += 1
        if perf_counter() - begun < seconds:
            table.answer(again)
        else:
            resting.release()

    for table in tables:
        table.answer(again)
    async with asyncio.timeout(seconds + PATIENCE):
        for _ in tables:
            await resting.acquire()
    return arrived, perf_counter() - begun


async def eager(tables: Sequence[Table], seconds: float) -> tuple[int, float]:
    """Closed loop of every seat by itself: whoever is asked answers at once, without a look at the others.

    How many answers were on disk, in how long?
    """
    begun, kept, flying = perf_counter(), 0, set[Seat]()
    landed = asyncio.Event()

    def answer(seat: Seat) -> None:
        if seat.asked and perf_counter() - begun < seconds:
            flying.add(seat)
            seat.answer()

    def on_disk(seat: Seat) -> None:
        nonlocal kept
        if seat in flying:  # else it is the last word about an answer from before
            flying.remove(seat)
            kept += 1
            landed.set()

    seats = [seat for table in tables for seat in table.seats]
    for seat in seats:
        seat.updated, seat.kept = partial(answer, seat), partial(on_disk, seat)
        answer(seat)
    await asyncio.sleep(seconds)
    async with asyncio.timeout(PATIENCE):
        while flying:
            landed.clear()
            await landed.wait()
    took = perf_counter() - begun
    await asyncio.sleep(SETTLED)
    for table in tables:
        table.listen()
    return kept, took


async def paced(tables: Sequence[Table], seconds: float, rate: float) -> list[float]:
    """Open loop: answers are due at random moments, so many a second, whether or not the last has arrived.

    Returns for each how many seconds passed from the moment it was due until everybody knew it.
    """
    rng, turn, took = Random(1), cycle(Random(2).sample(list(tables), len(tables))), list[float]()
    resting = asyncio.Event()
    due = begun = perf_counter()
    sent = 0

    def arrived(table: Table) -> None:
        took.append(perf_counter() - table.queue.popleft())
        if table.queue:
            table.answer(arrived)
        elif len(took) == sent:
            resting.set()

    while (due := due + rng.expovariate(rate)) < begun + seconds:
        if (wait := due - perf_counter()) > 0:
            await asyncio.sleep(wait)
        table = next(turn)
        sent += 1
        resting.clear()
        table.queue.append(perf_counter())  # when we are late ourselves, that is not the server's fault
        if len(table.queue) == 1:
            table.answer(arrived)
    async with asyncio.timeout(PATIENCE):
        await resting.wait()
    return took
