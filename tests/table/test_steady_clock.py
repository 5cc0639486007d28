"""Glasses take no notice of a clock that is put forward or back, nor of a restart in between."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from polyana.store import SeatRow, Store, TableRow, Unavailable
from polyana.table import steady_clock as module
from polyana.table.steady_clock import SteadyClock, steady_clock
from store.ready import ready

pytestmark = pytest.mark.anyio

HOUR = 3600.0
TOLERANCE = 30.0
"""Seconds that a test may take on a busy machine; the jumps are far longer."""


class Machine:
    """A machine whose clock can be put forward, and that can be started anew."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.url = f"sqlite+aiosqlite:///{ready(folder) / 'polyana.db'}"
        self.boot = folder / "boot_id"
        self.jumped = self._down = 0.0
        monkeypatch.setattr(module, "time", self)
        monkeypatch.setattr(module, "BOOT_ID", self.boot)
        self.restart()

    def time(self) -> float:
        return time.time() + self.jumped

    def monotonic(self) -> float:
        return time.monotonic() - self._down

    def restart(self) -> None:
        self._down = time.monotonic()
        self.boot.write_text(str(self._down))

    @asynccontextmanager
    async def serves(self) -> AsyncIterator[tuple[Store, SteadyClock]]:
        store = await Store.open(self.url)
        try:
            yield store, await steady_clock(store)
        finally:
            await store.close()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def about(seconds: float) -> object:
    return pytest.approx(seconds, abs=TOLERANCE)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_it_shows_the_time_and_does_not_jump_with_it(machine: Machine, jump: float) -> None:
    async with machine.serves() as (_, clock):
        begun = clock()
        assert begun == about(time.time())
        machine.jumped = jump
        assert clock() == about(begun)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_it_does_not_jump_when_the_server_is_restarted_either(machine: Machine, jump: float) -> None:
    async with machine.serves() as (_, clock):
        begun = clock()
    machine.jumped = jump
    async with machine.serves() as (_, clock):
        assert clock() == about(begun)


@pytest.mark.parametrize(
    ("jump", "moved"), [(0.0, 0.0), (HOUR, HOUR), (-HOUR, 0.0), (-10 * 24 * HOUR, -10 * 24 * HOUR)]
)
async def test_when_the_machine_was_restarted_its_time_counts_but_is_not_set_back_a_little(
    machine: Machine, jump: float, moved: float
) -> None:
    async with machine.serves() as (store, clock):
        begun = clock()
        await store.add_table(
            TableRow("a", "no_words", 2, "{}", False, "h", "00", begun, touched=begun), [SeatRow("a", 0)]
        )
    machine.restart()
    machine.jumped = jump
    for _ in range(2):
        async with machine.serves() as (_, clock):
            assert clock() == about(begun + moved)


async def test_where_starts_of_the_machine_cannot_be_told_apart_its_time_counts(machine: Machine) -> None:
    machine.boot.unlink()
    async with machine.serves() as (_, clock):
        begun = clock()
    machine.jumped = HOUR
    async with machine.serves() as (_, clock):
        assert clock() == about(begun + HOUR)


async def test_a_full_disk_keeps_no_clock_from_running(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise Unavailable("SQLITE_FULL", writing=True)

    monkeypatch.setattr(Store, "put_fact", full)
    async with machine.serves() as (_, clock):
        assert clock() == about(time.time())
