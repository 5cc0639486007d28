"""The levels of the bots: a vocabulary, an eye for words and a way of thinking."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """How strong a bot is."""

    grade: int
    """The rarest grade of words it knows."""
    words: int
    """How many words come to mind in one minute."""
    long: float
    """How much harder each letter beyond the easy length makes a word to see."""
    rare: float
    """The same for each grade beyond the first."""
    writes: float
    """When it puts the pencil down, as a part of the time for writing; the median of many rounds."""
    guesses: float
    """How much it reckons with the words that others will probably write, from 0 to 1."""
    sly: bool = False
    """It knows that others guess too, and when to let a match go on."""


NOVICE = Level(grade=2, words=7, long=0.8, rare=0.7, writes=0.62, guesses=0.0)
PLAYER = Level(grade=3, words=12, long=0.6, rare=0.5, writes=0.55, guesses=0.3)
MASTER = Level(grade=4, words=160, long=0.2, rare=0.3, writes=0.5, guesses=1.0, sly=True)
LEVELS = {"novice": NOVICE, "player": PLAYER, "master": MASTER}
