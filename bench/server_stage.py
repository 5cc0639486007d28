"""One stage: so many tables of one kind on a fresh server, and what they cost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import process_time
from typing import TypeAlias

from bench.server_load import Table, closed, eager, paced, seated
from bench.server_peer import seats_of, theirs
from bench.server_process import ServerProcess, ours
from bench.server_seats import Seat
from bench.server_tables import Laid


@dataclass(frozen=True)
class Scale:
    """How much of everything; times in seconds."""

    sizes: tuple[int, ...] = (10, 100, 1000)
    warm: float = 1.0
    closed: float = 2.0
    paced: float = 4.0
    stretches: int = 5
    """Each stage is played in so many stretches, and the middle one counts: a machine that stands still for a
    moment spoils one of them, a slow server all."""
    rate: float = 200.0
    rest: float = 1.0
    """Silence before memory is looked at."""
    rebuilt: int = 50
    long: int = 1000
    """Answers behind a long match."""
    bot_tables: int = 12
    rounds: int = 5
    """Two things that are compared take turns so many times."""
    peer: bool = True


@dataclass(frozen=True)
class Spent:
    """What a stage has found. Latencies in ms, processor time in µs an answer, memory in kB a table."""

    eager: float
    """Answers a second when everybody answers as soon as asked; 0 if answers are not acknowledged."""
    rate: float
    """… and when at each table one answer at a time is on its way."""
    cpu: float
    load: float
    """Processor time of the load itself."""
    p50: float
    p99: float
    cpu_paced: float
    bytes: float
    """What an answer sends to each seat."""
    idle: float
    """A running match in memory, and nobody there."""
    seated: float
    """… with its four seats connected, and nobody answers."""
    active: float
    """… after all that play."""


Found: TypeAlias = dict[tuple[str, int], Spent]
"""By who plays (programs, pages, a peer) and at how many tables."""

A_TABLE = 0.1
"""Seconds of a stretch for each table: few tables would play the longest series to its end."""
WARM_RATE = 40.0
"""Answers a second at one table alone: within what the server allows to a person."""

SEATED: dict[str, Callable[[Laid, str], list[Seat]]] = {"programs": Laid.programs, "pages": Laid.pages}


async def ours_at(kind: str, size: int, scale: Scale, laid: Sequence[Laid], folder: Path) -> Spent:
    """Our server with so many tables of programs or of pages, out of those laid in a folder."""
    with TemporaryDirectory() as copy:
        copytree(folder, copy, dirs_exist_ok=True)
        with ours(Path(copy)) as server:
            spare, *tables = (Table(SEATED[kind](one, server.address)) for one in laid[: size + 1])
            async with _warm(spare, scale):
                before = server.memory()
                server.get(*(f"/api/tables/{one.code}" for one in laid[1 : size + 1]))
                return await _play(server, tables, scale, before, server.memory(), kind == "programs")


async def theirs_at(files: bool, size: int, scale: Scale) -> Spent:
    """The peer's server with so many tables, in memory or with files."""
    with TemporaryDirectory() as folder, theirs(Path(folder) if files else None) as server:
        spare, *tables = (Table(seats_of(server, number)) for number in range(size + 1))
        async with _warm(spare, scale):
            before = server.memory()
            return await _play(server, tables, scale, before, before, tells=False)


@asynccontextmanager
async def _warm(spare: Table, scale: Scale) -> AsyncIterator[None]:
    """What is loaded or compiled at the first answers is no table's cost."""
    async with seated([spare]):
        await paced([spare], scale.warm, WARM_RATE)
        await asyncio.sleep(scale.rest)
        yield


async def _play(
    server: ServerProcess, tables: Sequence[Table], scale: Scale, before: float, idle: float, tells: bool
) -> Spent:
    async with seated(tables):
        await asyncio.sleep(scale.rest)
        waiting = server.memory()
        await closed(tables, scale.warm)
        seconds = min(scale.closed, len(tables) * A_TABLE)
        rush = [await _rush(tables, seconds) for _ in range(scale.stretches)] if tells else [0.0]
        full = [await _full_speed(server, tables, seconds) for _ in range(scale.stretches)]
        calm = [await _steady(server, tables, scale) for _ in range(scale.stretches)]
        await asyncio.sleep(scale.rest)
        active = server.memory()
    rate, cpu, load, heard = map(median, zip(*full, strict=True))
    p50, p99, cpu_paced = map(median, zip(*calm, strict=True))
    memory = ((kilobytes - before) / len(tables) for kilobytes in (idle, waiting, active))
    return Spent(median(rush), rate, cpu, load, p50, p99, cpu_paced, heard, *memory)


async def _rush(tables: Sequence[Table], stretch: float) -> float:
    answers, seconds = await eager(tables, stretch)
    return answers / seconds


async def _full_speed(
    server: ServerProcess, tables: Sequence[Table], stretch: float
) -> tuple[float, float, float, float]:
    """Answers a second; µs of the server's and of our processor time for each; bytes to each seat."""
    cpu, own, heard = server.cpu(), process_time(), _heard(tables)
    answers, seconds = await closed(tables, stretch)
    cpu, own, heard = server.cpu() - cpu, process_time() - own, _heard(tables) - heard
    each = heard / answers / len(tables[0].seats)
    return answers / seconds, cpu / answers * 1e6, own / answers * 1e6, each


async def _steady(server: ServerProcess, tables: Sequence[Table], scale: Scale) -> tuple[float, float, float]:
    """The middle and the 99th percentile in ms, and µs of the server's processor time for an answer."""
    cpu = server.cpu()
    took = await paced(tables, scale.paced, scale.rate)
    return *percentiles(took), (server.cpu() - cpu) / len(took) * 1e6


def _heard(tables: Sequence[Table]) -> int:
    return sum(seat.connection.received for table in tables for seat in table.seats)


def percentiles(took: Sequence[float]) -> tuple[float, float]:
    """The middle and the 99th percentile, in ms."""
    cuts = quantiles(took, n=100)
    return cuts[49] * 1000, cuts[98] * 1000
