"""Result and points: what each word brings the team, and what the sum is called."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Next, Over, Seat, phase
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import Card, Rating
from polyana.games.letter_jam.rules.final_line import FinalLine
from polyana.games.letter_jam.rules.notes import letter_answered
from polyana.games.letter_jam.rules.table import Jam


@phase
def result(box: Box, t: Jam) -> Next:
    """All share the result; the score is the sum over everybody's words. (LJ-1.5, LJ-12.1, LJ-12.2,
    LJ-12.8)"""
    t.stage = "over"
    right = [seat for seat in t.seats if t.verdicts[seat]]
    for seat in t.seats:
        t.reveal("secret", "LJ-11.10", seat=seat, word=box.spelled(t.secret[seat]))
    scores = [int(t.verdicts[seat]) for seat in t.seats]
    if t.settings.scoring:
        scores = [points(t, seat) for seat in t.seats]
        total = sum(scores)
        mark = rating(total, box.cards.ratings[t.players])
        t.reveal("score", "LJ-12.2", points_by_seat=scores, total=total, rating=mark)
    t.tell("result", "LJ-12.1", right=len(right), players=t.players)
    raise Over(t.seats if len(right) == t.players else [], scores)


def team_result(box: Box, t: Jam) -> tuple[float, ...]:
    """Score, rating, and how many of a hundred words are right. (LJ-12.1, LJ-12.2)"""
    total = sum(points(t, seat) for seat in t.seats)
    right = sum(t.verdicts[seat] for seat in t.seats)
    return total, rating(total, box.cards.ratings[t.players]), 100 * right / t.players


def points(t: Jam, seat: Seat) -> int:
    """What a player's word brings the team; every green marker on the setup card counts. (LJ-12.3,
    LJ-12.10)"""
    if t.verdicts[seat]:
        return word_points(t.lengths[seat], len(t.spelled[seat]), t.greens_on_card)
    return hits(t.laid[seat], t.faces[seat], t.answers[seat])


def word_points(original: int, final: int, greens: int) -> int:
    """A right word: three for each card of the row, covered ones too, one for each letter beyond, one for
    each green marker left. (LJ-12.4, LJ-12.5, LJ-12.6, LJ-12.9)

    The example of the rules (LJ-12.7):

    >>> word_points(5, 6, 2)
    18
    """
    return 3 * original + (final - original) + greens


def hits(line: FinalLine, row: Sequence[Card], answers: Sequence[str]) -> int:
    """The own letters guessed in a word with a mistake: at uncovered cards only. Without a written word the
    answers on the sheet count. (LJ-12.3, LJ-12.11)

    >>> hits(FinalLine.from_text("ворон 1 2 3 4/* 5"), "ВОРНА", [])
    3
    >>> hits(FinalLine.plain(5), "ВОРНА", ["В", "О", "РТ", "", "Е"])
    2
    """
    found = 0
    for number, (card, centre) in enumerate(line.parts):
        if card and not centre:
            guess = line.word[number].upper() if line.word else letter_answered(answers[card - 1])
            found += guess == row[card - 1]
    return found


def rating(score: int, ratings: Rating) -> int:
    """How many of the five thresholds the team has reached. (LJ-12.8)"""
    return sum(score >= least for least in ratings.least)
