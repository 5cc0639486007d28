"""How bots find words. In one minute nobody sees every word that a forest holds: some come to mind, common
ones of middling length sooner than rare and very long ones.
"""

from __future__ import annotations

from collections import Counter
from math import exp, log
from random import Random

from polyana.core import Seat
from polyana.games.forest_whisper.bots.levels import Level
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import letters
from polyana.games.forest_whisper.rules.making_words import few_own_cards, unused_words
from polyana.games.forest_whisper.rules.numbers import OWN_CARDS, SHORTEST
from polyana.games.forest_whisper.rules.table import Forest
from polyana.games.forest_whisper.rules.verdicts import judge_facts
from polyana.words import fold, yo

EASY = 5
"""The length of words that are seen at once; shorter ones are hardly worth writing down."""
SHORT = 0.6
"""How much a word loses with each letter below that."""
SEEN = 8
"""For each word that comes to mind the eye wanders over this many."""


def ease(level: Level, length: int, grade: int) -> float:
    """How readily a word comes to mind, 1 for a common one of the easy length.

    >>> from polyana.games.forest_whisper.bots.levels import MASTER, PLAYER
    >>> ease(PLAYER, 5, 1), round(ease(PLAYER, 9, 1), 2), round(ease(MASTER, 9, 1), 2)
    (1.0, 0.09, 0.45)
    """
    off = level.long * (length - EASY) if length > EASY else SHORT * (EASY - length)
    return exp(-off - level.rare * (grade - 1))


def words_in_mind(box: Box, table: Forest, seat: Seat, level: Level, most: int, rng: Random) -> list[str]:
    """Some words that a seat could write now, no more than `most`: the easier, the likelier."""
    words = unused_words(box.index, table, seat, grade=level.grade, least=SHORTEST)
    if len(words) > SEEN * most:
        words = rng.sample(words, SEEN * most)
    field = Counter(fold(letters(table.up.values())))
    many_own = len(table.front[seat]) > OWN_CARDS
    found: list[str] = []
    for word in _shuffled(box, level, words, rng):
        if len(found) == most:
            break
        if many_own and not few_own_cards(word, field):
            continue
        # Cards with Ё, or a word that may need more cubes than there are: seldom, so looked at closely.
        odd = box.cards.has_yo or len(word) > table.limit
        if odd and judge_facts(box.cards, table, seat, yo.spelled(box.lexicon, word)).reason:
            continue
        found.append(word)
    return found


def _shuffled(box: Box, level: Level, words: list[str], rng: Random) -> list[str]:
    """Words in the order in which they come to mind."""
    weights: dict[tuple[int, int], float] = {}
    drawn = []
    for word in words:
        sort = len(word), box.lexicon.grade(word)
        weight = weights.get(sort)
        if weight is None:
            weight = weights[sort] = ease(level, *sort)
        # The highest keys are a sample without repetition in which each word counts by its weight.
        drawn.append((log(1 - rng.random()) / weight, word))
    drawn.sort(reverse=True)
    return [word for _, word in drawn]
