"""How bots find words: a level is a vocabulary, an eye for words and a way of thinking.

In one minute nobody sees every word that a forest holds. Some words come to mind, common ones of middling
length sooner than rare and very long ones, and the best of those is written.
"""

from __future__ import annotations

from collections import Counter
from math import exp, log
from random import Random
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.forest_whisper.rules import spelling
from polyana.games.forest_whisper.rules.cards import letters
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.kinds import LEAST, OWN_CARDS
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import fold, yo

EASY = 5
"""Words of this length jump to the eye; shorter ones are hardly worth writing down."""
SHORT = 0.6
"""How much a word loses with each letter below that."""
WIDE = 8
"""The eye wanders over so many times more words than come to mind."""


class Level(NamedTuple):
    """How strong a bot is."""

    grade: int
    """The rarest grade of words it knows."""
    words: int
    """So many words come to mind in one minute."""
    long: float
    """How much harder each letter beyond the easy length makes a word to see."""
    rare: float
    """The same for each grade beyond the first."""
    writes: float
    """When it puts the pencil down, as a part of the time for writing; the middle of many rounds."""
    guesses: float
    """How much it reckons with the words that others will probably write, from 0 to 1."""
    sly: bool = False
    """It knows that others guess too, and when to let a match go on."""


NOVICE = Level(grade=2, words=7, long=0.8, rare=0.7, writes=0.62, guesses=0.0)
PLAYER = Level(grade=3, words=12, long=0.6, rare=0.5, writes=0.55, guesses=0.3)
MASTER = Level(grade=4, words=160, long=0.2, rare=0.3, writes=0.5, guesses=1.0, sly=True)
LEVELS = {"novice": NOVICE, "player": PLAYER, "master": MASTER}


def ease(level: Level, length: int, grade: int) -> float:
    """How readily a word comes to mind, 1 for a common one of the easy length.

    >>> ease(PLAYER, 5, 1), round(ease(PLAYER, 9, 1), 2), round(ease(MASTER, 9, 1), 2)
    (1.0, 0.09, 0.45)
    """
    off = level.long * (length - EASY) if length > EASY else SHORT * (EASY - length)
    return exp(-off - level.rare * (grade - 1))


def thought_of(
    rules: ForestWhisper, table: Forest, seat: Seat, level: Level, most: int, rng: Random
) -> list[str]:
    """Some words that a seat could write now, no more than `most`: the easier, the likelier."""
    field = Counter(fold(letters(table.up.values())))
    own = fold(letters(table.front[seat]))
    there = "".join(field.elements()) + own
    words = rules.index.all(there, least=LEAST, grade=level.grade, without=table.used_words)
    if len(words) > WIDE * most:
        words = rng.sample(words, WIDE * most)
    found: list[str] = []
    for word in _shuffled(rules, level, words, rng):
        if len(found) == most:
            break
        if len(own) > OWN_CARDS and not spelling.few_own(word, field):
            continue
        # Cards with Ё, or a word that may need more cubes than there are: seldom, so looked at closely.
        odd = rules.cards.has_yo or len(word) > table.limit
        if odd and spelling.facts(table, seat, yo.spelled(rules.lexicon, word), rules.cards.has_yo).reason:
            continue
        found.append(word)
    return found


def _shuffled(rules: ForestWhisper, level: Level, words: list[str], rng: Random) -> list[str]:
    """Words in the order in which they come to mind."""
    weights: dict[tuple[int, int], float] = {}
    drawn = []
    for word in words:
        kind = len(word), rules.lexicon.grade(word)
        weight = weights.get(kind)
        if weight is None:
            weight = weights[kind] = ease(level, *kind)
        # The highest keys are a sample without repetition in which weights count as they should.
        drawn.append((log(1 - rng.random()) / weight, word))
    drawn.sort(reverse=True)
    return [word for _, word in drawn]
