"""Many matches of bots, in worker processes; the same seeds give the same matches on any number of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

from polyana.bots.bot import BotFactory
from polyana.bots.runner import Played, play
from polyana.core import Game

R = TypeVar("R")
Loader: TypeAlias = Callable[[str], tuple[Game[Any], Mapping[str, BotFactory]]]
"""Finds a game and its bots by name; a function of a module, so that workers can find it too."""
AT_ONCE = 4
"""How many matches a worker is handed at a time."""


class Job(NamedTuple):
    """A match to be played."""

    load: Loader
    game: str
    bots: tuple[str, ...]
    """One name for each seat."""
    settings: Any
    seed: str


class Report(NamedTuple):
    """What is kept of a match."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    answers: int
    seconds: float

    def share(self, seat: int) -> float:
        """A seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_job(job: Job) -> Played:
    """Play one match; everything follows from its seed."""
    game, bots = job.load(job.game)
    rng = Random(job.seed)
    key = rng.randbytes(16)
    seated = [bots[name](game, seat, Random(rng.getrandbits(64))) for seat, name in enumerate(job.bots)]
    return play(game, seated, job.settings, key, job.bots)


def report(job: Job) -> Report:
    """Play one match and keep what counts."""
    return reported(job, play_job(job))


def reported(job: Job, played: Played) -> Report:
    """What counts of a match that was played."""
    over = played.record.match.over
    assert over is not None
    return Report(job.bots, over.winners, over.scores, len(played.record.lines), played.seconds)


def play_all(jobs: Sequence[Job], workers: int) -> Iterator[Report]:
    """The reports in the order of the jobs, as they become ready."""
    return do_all(report, jobs, workers)


def do_all(what: Callable[[Job], R], jobs: Sequence[Job], workers: int) -> Iterator[R]:
    """Do something with every job (a function of a module); the results in order, as they become ready."""
    if workers <= 1:
        yield from map(what, jobs)
        return
    # Fresh processes: a fork of a program with threads (a progress bar) may hang.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(what, jobs, chunksize=AT_ONCE)
