"""After the game: how much each clue told each player, and what everybody could know over time.

The measure is a careful reader who knows all words and forgets nothing, but sees no more than the player
did. A clue that doubles the share of the true letter has told one bit. Nothing of this may be shown before
the match is over, and words of the coarse list never are.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from random import Random
from typing import NamedTuple

import numpy as np

from polyana.bots.charts import Run, course
from polyana.core import Happened, Record, Seat, read, redact, table_from_view
from polyana.games.letter_jam.bots.columns import PLACE, Weights
from polyana.games.letter_jam.bots.guess_sheet import Sheet
from polyana.games.letter_jam.bots.levels import MASTER
from polyana.games.letter_jam.bots.solver import solver_of
from polyana.games.letter_jam.rules.cards import ALPHABET, Card
from polyana.games.letter_jam.rules.clue import pattern, uses
from polyana.games.letter_jam.rules.draft import Draft
from polyana.games.letter_jam.rules.game import LetterJam
from polyana.games.letter_jam.rules.table import Jam

LIKELIEST, FAINT, NEVER = 4, 0.01, 1e-6
"""How many letters of a posterior are named at most, the least share of a letter that is named, and the least
share that any letter keeps."""


class Lesson(NamedTuple):
    """What one clue told one player about the letter on the stand."""

    seat: Seat
    noted: str
    letter: Card
    before: float
    """The share of the true letter before the clue."""
    after: float
    likeliest: tuple[tuple[Card, float], ...]

    @property
    def bits(self) -> float:
        return log2(self.after / self.before)


@dataclass(frozen=True, slots=True)
class Given:
    """One clue."""

    at: int
    """The moment at which it was given."""
    number: int
    giver: Seat
    word: str
    """Empty for a coarse word."""
    lessons: tuple[Lesson, ...]

    def lesson(self, seat: Seat) -> Lesson | None:
        """What it told one player, if it used their letter."""
        return next((one for one in self.lessons if one.seat == seat), None)

    @property
    def bits(self) -> float:
        return sum(one.bits for one in self.lessons)


class Point(NamedTuple):
    """What could be known of a card after a number of clues."""

    clue: int
    share: float
    """Of the true letter."""
    rival: float
    """Of the likeliest wrong letter."""


class Path(NamedTuple):
    """What could be known of one card over time."""

    card: int
    letter: Card
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """One player's match."""

    seat: Seat
    secret: str
    laid: str
    right: bool
    noted: int
    """How many letters of the row stood on the sheet as they are."""
    length: int
    learnt: float
    """Bits that the others' clues told."""
    taught: float
    """Bits that the own clues told the others."""
    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    clues: tuple[Given, ...]
    players: tuple[Player, ...]

    def clue(self, at: int) -> Given | None:
        """The last clue given by a moment."""
        return next((one for one in reversed(self.clues) if one.at <= at), None)

    def plot(self, seat: Seat, title: str) -> str:
        """What a player could know, clue by clue, as a drawing."""
        runs = [
            Run(
                path.letter,
                [(one.clue, one.share) for one in path.points],
                [(one.clue, one.rival) for one in path.points],
            )
            for path in self.players[seat].paths
        ]
        return course(title, runs, last=len(self.clues))


def analyse(record: Record[Jam]) -> Analysis:
    """Play the match once more and read every clue through everybody's eyes."""
    study = Study(record)
    table = read(record.game, record.text(), study.see).match.table
    return study.result(table)


class Study:
    """Follows a match and takes notes."""

    def __init__(self, record: Record[Jam]) -> None:
        game = record.game
        assert isinstance(game, LetterJam)
        self.box = game.box
        seats = range(record.header.players)
        self.sheets = {seat: Sheet(solver_of(game.box), MASTER, seat, Random(0)) for seat in seats}
        self.moment = -1
        self.drafts: dict[Seat, Draft] = {}
        self.clues: list[Given] = []
        self.points: dict[Seat, dict[int, list[Point]]] = {seat: {} for seat in seats}
        self.letters: dict[tuple[Seat, int], Card] = {}

    def see(self, record: Record[Jam], happened: Happened | None) -> None:
        """One moment of the match."""
        self.moment += 1
        table = record.match.table
        if happened and any(event.kind == "clue" for event in happened.events):
            self.read_clue(table)
        self.drafts = dict(table.drafts)

    def read_clue(self, table: Jam) -> None:
        """Through everybody's eyes: what was known before the clue, what after it."""
        clue, number = table.clues[-1], len(table.clues)
        lessons = []
        for seat, card in ((seat, table.card_on(seat)) for seat in table.seats):
            if card is None:
                continue
            letter = self.letters[seat, card] = table.letter(seat, card)
            points = self.points[seat].setdefault(card, [])
            now = redact(table, seat)
            earlier = table_from_view(now)
            earlier.clues = now.clues[:-1]
            before = point(number - 1, self.sheets[seat].letter(earlier, card), letter)
            weights = self.sheets[seat].letter(now, card)
            after = point(number, weights, letter)
            points += [after] if points else [before, after]
            if uses(clue, seat, card):
                noted = pattern(now, clue, seat)
                lessons.append(Lesson(seat, noted, letter, before.share, after.share, likeliest(weights)))
        word = self.drafts[clue.giver].word
        shown = "" if word in self.box.lexicon.coarse else self.box.spelled(word)
        self.clues.append(Given(self.moment, number, clue.giver, shown, tuple(lessons)))

    def result(self, table: Jam) -> Analysis:
        return Analysis(tuple(self.clues), tuple(self.player(table, seat) for seat in table.seats))

    def player(self, table: Jam, seat: Seat) -> Player:
        """The match of one player."""
        spelled = self.box.spelled
        row, answers = table.faces[seat], table.answers[seat]
        own = [one for given in self.clues for one in given.lessons if one.seat == seat]
        return Player(
            seat,
            spelled(table.secret[seat]),
            spelled(table.spelled[seat]),
            table.verdicts[seat],
            sum(answers[card] == letter for card, letter in enumerate(row)),
            len(row),
            sum(one.bits for one in own),
            sum(given.bits for given in self.clues if given.giver == seat),
            tuple(
                Path(card, self.letters[seat, card], tuple(points))
                for card, points in self.points[seat].items()
            ),
        )


def point(clue: int, weights: Weights, letter: Card) -> Point:
    """A row that is no word of the dictionary may speak against the true letter altogether."""
    shares = weights / weights.sum()
    wrong = np.delete(shares, PLACE[letter])
    return Point(clue, max(float(shares[PLACE[letter]]), NEVER), float(wrong.max()))


def likeliest(weights: Weights) -> tuple[tuple[Card, float], ...]:
    """The letters that most speaks for, with their shares."""
    shares = weights / weights.sum()
    best = (-shares).argsort(kind="stable")[:LIKELIEST].tolist()
    return tuple((ALPHABET[one], float(shares[one])) for one in best if shares[one] >= FAINT)
