"""How we time: the best of several rounds, for noise only ever adds; peers interleaved with us."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from timeit import Timer

Task = Callable[[], object]


def microseconds(task: Task, seconds: float = 0.15) -> float:
    """One round: the mean time of a call, in µs, over about so many seconds.

    Calls are timed in batches, so that the clock itself does not count.
    """
    timer, calls = Timer(task), 1
    while (spent := timer.timeit(calls)) < seconds / 10:
        calls *= 2
    again = max(1, round(seconds / spent))
    return sum(timer.timeit(calls) for _ in range(again)) / (again * calls) * 1e6


def interleaved(tasks: Mapping[str, Task], rounds: int = 7) -> dict[str, float]:
    """The best of several rounds for each task, one round of every task after the other."""
    found: dict[str, list[float]] = {name: [] for name in tasks}
    for task in tasks.values():
        task()  # nobody pays for a cold start
    for _ in range(rounds):
        for name, task in tasks.items():
            found[name].append(microseconds(task))
    return {name: min(times) for name, times in found.items()}
