"""How strong a bot is: its vocabulary, its attention, and how far it thinks.

People do not see every word: short and common ones leap to the eye, long and rare ones do not; a clue with
one gap reads itself, one with many gaps does not.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from polyana.games.letter_jam.rules.cards import JOKER
from polyana.games.letter_jam.rules.clues import OWN

LONG, RARE, GAP, HELPED = 0.45, 0.7, 0.55, 0.6
"""What makes a word hard to see: each letter beyond three, each grade beyond the first, each gap beyond the
first in a pattern; and that it needs the joker."""


class Level(NamedTuple):
    """A strength of play."""

    grade: int
    """The rarest grade of words it reads in clues and lays at the end."""
    gives: int
    """The rarest grade of words in its own clues: others must know them too."""
    skill: float
    """A word of this difficulty is noticed every second time."""
    doubt: float
    """How likely it takes a clue to be a word that it does not know."""
    weighs: int
    """How many drafts it weighs by what they tell each player; with none it goes by their numbers."""
    sure: float
    """From which share on it takes a letter for known."""
    guesses: float
    """From which share on it says an extra letter aloud: a wrong guess costs only the card."""
    joker: float
    """By how much a card from the centre must raise the chance of the final word to be taken."""
    tempo: float
    """How long it thinks, compared with the average."""
    jointly: bool = False
    """Does it think of the whole row while it reads one letter?"""


NOVICE = Level(grade=2, gives=1, skill=0.9, doubt=0.1, weighs=0, sure=0.5, guesses=0.7, joker=0.6, tempo=1.3)
PLAYER = Level(
    grade=3, gives=2, skill=2.0, doubt=0.08, weighs=6, sure=0.6, guesses=0.5, joker=0.25, tempo=1.0
)
MASTER = Level(
    grade=5,
    gives=3,
    skill=9.0,
    doubt=0.04,
    weighs=400,
    sure=0.85,
    guesses=0.3,
    joker=0.05,
    tempo=0.8,
    jointly=True,
)
LEVELS = {"novice": NOVICE, "player": PLAYER, "master": MASTER}


def notices(level: Level, hard: float) -> float:
    """How likely somebody of this level sees a word of this difficulty.

    >>> round(notices(NOVICE, 0.0), 2), round(notices(PLAYER, 1.0), 2), round(notices(MASTER, 3.0), 2)
    (0.71, 0.73, 1.0)
    """
    return 1 / (1 + exp(hard - level.skill))


def hard_to_find(length: int, grade: int, joker: bool) -> float:
    """How hard a word is to find among the letters."""
    return LONG * (length - 3) + RARE * (grade - 1) + HELPED * joker


def hard_to_read(noted: str, grade: int) -> float:
    """How hard a word is to read in a pattern.

    >>> hard_to_read("КОРОБК?", 1), hard_to_read("К*Р*БК?", 1)
    (0.0, 1.1)
    """
    return GAP * (noted.count(OWN) + noted.count(JOKER) - 1) + RARE * (grade - 1)
