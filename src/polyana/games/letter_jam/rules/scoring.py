"""The score: what each word brings, and what the sum is called."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.games.letter_jam.rules.cards import Card, Rating
from polyana.games.letter_jam.rules.lines import NO_WORD, centre_card, own_card


def word_points(original: int, final: int, greens: int) -> int:
    """A correct word: three for each original letter, one for each beyond, one for each green left.

    >>> word_points(5, 6, 2)
    18
    """
    return 3 * original + (final - original) + greens


def hits(line: str, row: Sequence[Card], answers: Sequence[str]) -> int:
    """The own letters guessed in a word with a mistake: at uncovered cards only. (LJ-12.3, LJ-12.11)

    Without a written word the answers on the sheet count; several candidates are no answer.

    >>> hits("ворон 1 2 3 4/* 5", "ВОРНА", [])
    3
    >>> hits("- 1 2 3 4 5", "ВОРНА", ["В", "О", "РТ", "", "Е"])
    2
    """
    word, *parts = line.split()
    found = 0
    for number, part in enumerate(parts):
        place = own_card(part)
        if place and not centre_card(part):
            guess = answers[place - 1] if word == NO_WORD else word[number].upper()
            found += guess == row[place - 1]
    return found


def rating(score: int, ratings: Rating) -> int:
    """How many of the five thresholds the team has reached. (LJ-12.8)"""
    return sum(score >= least for least in ratings.least)
