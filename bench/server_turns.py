"""Compared by taking turns on one server: short and long matches, bots that think and bots that do not."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from bench.server_load import Table, closed, paced, seated
from bench.server_process import ServerProcess, cpu_of, ours
from bench.server_stage import SEATED, Scale, percentiles
from bench.server_tables import lay

REBUILT = 100
"""Answers behind a match that is rebuilt: whole rounds, so that no clock runs and wakes it at the start."""
FEW = 5
TURNS = 3
LEVEL = "master"
HURRY = "4"
"""Bots wait so many times less than people would; much faster, and their answers are measured, not their
thinking."""


async def restart(scale: Scale) -> tuple[float, float]:
    """A server starts on a folder of matches with a hundred answers each.

    Ms until a match is shown that nobody has looked at since, and until it is shown again.
    """
    with TemporaryDirectory() as folder:
        laid = await lay(Path(folder), scale.rebuilt + 1, answers=REBUILT)
        with ours(Path(folder)) as server:
            server.get(f"/api/tables/{laid.pop().code}")  # the first request of all is slow for other reasons
            cold, warm = ([_seconds(server, one.code) for one in laid] for _ in range(2))
            return median(cold) * 1000, median(warm) * 1000


def _seconds(server: ServerProcess, code: str) -> float:
    begun = perf_counter()
    server.get(f"/api/tables/{code}")
    return perf_counter() - begun


async def lengths(kind: str, scale: Scale) -> tuple[float, float]:
    """CPU an answer, in µs, in matches that have just begun and in long ones."""
    with TemporaryDirectory() as folder:
        laid = [await lay(Path(folder), FEW, answers=behind) for behind in (0, scale.long)]
        with ours(Path(folder)) as server:
            sides = [[Table(SEATED[kind](one, server.address)) for one in side] for side in laid]
            spent: list[list[float]] = [[], []]
            async with seated([*sides[0], *sides[1]]):
                for number in range(scale.rounds + 1):
                    for tables, found in zip(sides, spent, strict=True):
                        cpu = server.cpu()
                        answers, _ = await closed(tables, scale.warm)
                        if number:  # the first turn only warms up
                            found.append((server.cpu() - cpu) / answers * 1e6)
            return median(spent[0]), median(spent[1])


async def thinking(size: int, scale: Scale) -> tuple[float, float, float]:
    """p50 in ms while bots elsewhere stand still and while they think, and how much of a core they take."""
    with TemporaryDirectory() as folder:
        laid = await lay(Path(folder), size)
        await lay(Path(folder), scale.bot_tables, level=LEVEL)
        with ours(Path(folder), "--hurry", HURRY) as server:
            tables = [Table(one.programs(server.address)) for one in laid]
            async with seated(tables):
                await closed(tables, scale.warm)
                return await _take_turns(_bot_worker(server), tables, scale)


async def _take_turns(mind: int, tables: Sequence[Table], scale: Scale) -> tuple[float, float, float]:
    """Many short turns: what else the machine does must hit both alike."""
    calm, busy, share, seconds = list[float](), list[float](), list[float](), scale.paced / TURNS
    try:
        for _ in range(scale.rounds * TURNS):
            os.kill(mind, signal.SIGSTOP)
            calm += await paced(tables, seconds, scale.rate)
            os.kill(mind, signal.SIGCONT)
            cpu = cpu_of(mind)
            busy += await paced(tables, seconds, scale.rate)
            share.append((cpu_of(mind) - cpu) / seconds)
    finally:
        os.kill(mind, signal.SIGCONT)  # one that stands still could not be ended
    return percentiles(calm)[0], percentiles(busy)[0], median(share)


def _bot_worker(server: ServerProcess) -> int:
    """The process in which the bots think: of those that the server started, the one nicer than we are."""
    own = os.getpriority(os.PRIO_PROCESS, 0)
    for _ in range(100):
        for pid in server.children():
            if os.getpriority(os.PRIO_PROCESS, pid) > own:
                return pid
        sleep(0.1)
    raise RuntimeError("no bot thinks")
