"""How we time: medians of several rounds, peers interleaved with us so that noise hits both alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter

Task = Callable[[], object]


def microseconds(task: Task, seconds: float = 0.15) -> float:
    """One round: the mean time of a call, in µs, over about so many seconds."""
    calls, spent = 0, 0.0
    while spent < seconds:
        begun = perf_counter()
        task()
        spent += perf_counter() - begun
        calls += 1
    return spent / calls * 1e6


def interleaved(tasks: Mapping[str, Task], rounds: int = 5) -> dict[str, float]:
    """The median of several rounds for each task, one round of every task after the other."""
    found: dict[str, list[float]] = {name: [] for name in tasks}
    for task in tasks.values():
        task()  # nobody pays for a cold start
    for _ in range(rounds):
        for name, task in tasks.items():
            found[name].append(microseconds(task))
    return {name: median(times) for name, times in found.items()}
