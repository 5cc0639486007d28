"""How bots notice words: a level is a vocabulary, an attention and a way of thinking.

A person looks at the letters for some seconds; short, common words made with the newest letter jump
to the eye, long and rare ones among many letters do not. Each window a bot looks anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp
from random import Random
from typing import Literal, NamedTuple

LONG, RARE, CROWD, STALE = 0.35, 0.45, 0.12, 0.5
"""What makes a word hard to see: each letter beyond three, each grade beyond the first, each letter of
the conversation beyond five, and that it does not use the newest letter."""


class Level(NamedTuple):
    """How strong a bot is."""

    grade: int
    """The rarest grade of words it knows."""
    skill: float
    """A word of this difficulty is noticed every second time."""
    tempo: float
    """How long it takes to notice words, in seconds for an easy one."""
    rest: float
    """The middle of its waiting before a pass or a placement, in seconds."""
    thinks: Literal["simply", "soberly", "ahead"]
    """Takes the first word and any letter that looks safe; weighs penalties; looks ahead."""


NOVICE = Level(grade=2, skill=0.7, tempo=3.0, rest=8.0, thinks="simply")
PLAYER = Level(grade=3, skill=1.6, tempo=2.0, rest=7.0, thinks="soberly")
MASTER = Level(grade=4, skill=2.6, tempo=1.2, rest=6.0, thinks="ahead")
LEVELS = {"novice": NOVICE, "player": PLAYER, "master": MASTER}


class Noticed(NamedTuple):
    """A word seen, and how many seconds after the bot began to look."""

    word: str
    delay: float


def difficulty(word: str, grade: int, letters: int, newest: str) -> float:
    """How hard a word is to see among this number of letters; 0 for «кот» just completed."""
    stale = 0.0 if newest and newest in word else STALE
    return LONG * (len(word) - 3) + RARE * (grade - 1) + CROWD * max(0, letters - 5) + stale


def chance(level: Level, hard: float, grade: int) -> float:
    """How likely somebody of this level notices a word of this difficulty within one window.

    >>> round(chance(MASTER, 0.0, 1), 2), round(chance(NOVICE, 1.0, 1), 2), chance(NOVICE, 0.0, 3)
    (0.93, 0.43, 0.0)
    """
    return 0.0 if grade > level.grade else 1 / (1 + exp(hard - level.skill))


def notice(
    level: Level,
    words: Iterable[str],
    letters: str,
    newest: str,
    grade_of: Callable[[str], int],
    rng: Random,
    *,
    focus: float = 0.0,
) -> list[Noticed]:
    """The words that a bot notices among those that can be made, soonest first.

    `focus` is how much harder it looks than in passing, as when the letter is its own to place.
    """
    seen = []
    for word in words:
        grade = grade_of(word)
        hard = difficulty(word, grade, len(letters), newest)
        if rng.random() < chance(level, hard - focus, grade):
            seen.append(Noticed(word, level.tempo * (1 + max(0.0, hard)) * rng.lognormvariate(0, 0.4)))
    seen.sort(key=lambda one: one.delay)
    return seen


def waiting(level: Level, rng: Random, longest: float | None) -> float:
    """How long a bot waits before it passes or places: the same whatever lies on the table. (NW-4.22)"""
    drawn = level.rest * rng.lognormvariate(0, 0.3)
    return drawn if longest is None else min(drawn, 0.9 * longest)
