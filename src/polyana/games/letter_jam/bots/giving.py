"""A bot's clues: which words it can make, how the chips lie, and what each player would learn from it.

The giver sees the others' letters, so it can read its own clue through their eyes: how much nearer would
they come to the letter that is really there?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice, product
from math import log2
from random import Random
from typing import NamedTuple

import numpy as np

from polyana.core import Seat
from polyana.games.letter_jam.bots.columns import BLANK, PLACE, Weights
from polyana.games.letter_jam.bots.guess_sheet import spread, told
from polyana.games.letter_jam.bots.levels import Level, hard_to_find, notices
from polyana.games.letter_jam.bots.solver import solver_of
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import JOKER, Card
from polyana.games.letter_jam.rules.clue import OWN, sign, uses
from polyana.games.letter_jam.rules.clue_letters import visible
from polyana.games.letter_jam.rules.draft import (
    AT_BONUS,
    AT_PLAYER,
    AT_VIRTUAL,
    JOKER_PLACE,
    Clue,
    Draft,
    Numbers,
    Place,
)
from polyana.games.letter_jam.rules.kinds import GOOD, SURE, UNSURE
from polyana.games.letter_jam.rules.table import Jam
from polyana.games.letter_jam.rules.worlds import seen

SHORTEST_GIVEN = 3
"""The shortest word that a bot gives."""
LAYOUTS = 8
"""How many ways to lay the chips of one word are compared."""
CLEAR, EXTRA, BEHIND, STACK, SAVED_BONUS = 3.0, 0.15, 0.25, 0.12, 0.3
"""What counts besides bits: to make a letter certain; the letter of a player who is through; each letter
that a player is behind the others; a card off a stack with a marker under it; sparing a bonus letter."""
SAID = {SURE: 0.3, UNSURE: 1.3}
"""How much help is worth to those who say so."""
BETTER = 3.0
"""By how much a clue must be worth more than its numbers suggest to be called very good."""


class Weighed(NamedTuple):
    """A clue in the making, and what it is worth."""

    draft: Draft
    worth: float

    @property
    def good(self) -> bool:
        """Is it better than its numbers show?"""
        return self.worth > expected(self.draft.numbers) + BETTER


def looks(found: Numbers) -> float:
    """How good a clue looks to somebody who goes by its numbers: helping people, then length."""
    return 2 * found.players + 0.5 * found.length + 0.3 * found.virtual - 1.5 * found.joker


def expected(found: Numbers, said: tuple[str, ...] = ()) -> float:
    """What a clue with these numbers is worth on the average: a fit to a few hundred clues of bots."""
    more = BETTER if GOOD in said else 0.0
    return 4.5 * found.players + 0.5 * found.length - found.joker + more


class Giver:
    """One look for a clue."""

    def __init__(self, box: Box, level: Level, t: Jam, seat: Seat, rng: Random) -> None:
        self.box = box
        self.level = level
        self.t = t
        self.seat = seat
        self.rng = rng
        self.there = visible(t, seat)
        self.readers = {
            place: Reader(box, level, t, seat, place.number)
            for other in t.others(seat)
            if (place := Place(AT_PLAYER, other)) in self.there
        }

    def best(self) -> Weighed | None:
        """The best clue that comes to mind."""
        drafts = sorted(self.drafts(), key=lambda draft: -looks(draft.numbers))
        if not self.level.weighs:
            return Weighed(drafts[0], looks(drafts[0].numbers)) if drafts else None
        weighed = (Weighed(draft, self.worth(draft)) for draft in drafts[: self.level.weighs])
        return max(weighed, key=lambda one: one.worth, default=None)

    def drafts(self) -> Iterator[Draft]:
        """The words that come to mind, with their chips."""
        grade_of = self.box.lexicon.grade
        kinds = {letter.lower() for letter in self.there.values()}
        if not kinds:
            return
        letters = "".join(sorted(kinds))
        for word in self.box.index.from_kinds(
            letters, joker=True, least=SHORTEST_GIVEN, grade=self.level.gives
        ):
            hard = hard_to_find(len(word), grade_of(word), joker=not kinds.issuperset(word))
            if self.rng.random() < notices(self.level, hard):
                ways = islice(lay(self.there, word), LAYOUTS if self.level.jointly else 1)
                yield from (Draft(word, places) for places in ways)

    def worth(self, draft: Draft) -> float:
        """What a clue brings the team."""
        total = 0.0
        for place in dict.fromkeys(draft.places):
            if place in self.readers:
                total += self.readers[place].gain(noted_of(draft, place))
            elif place.kind == AT_VIRTUAL:
                total += STACK if place.number in self.t.buried else 0.0
            elif place.kind == AT_BONUS:
                total -= SAVED_BONUS
        return total


def noted_of(draft: Draft, own: Place) -> str:
    """A clue as the player at a place will note it."""
    signs = {own: OWN, JOKER_PLACE: JOKER}
    return "".join(
        signs.get(place, letter) for letter, place in zip(draft.word.upper(), draft.places, strict=True)
    )


class Reader:
    """Another player, as a giver imagines them: what they know of their letter, and what they need."""

    def __init__(self, box: Box, level: Level, t: Jam, giver: Seat, seat: Seat) -> None:
        card = t.card_on(seat)
        assert card is not None
        self.solver = solver_of(box)
        self.level = level
        self.letter = PLACE[t.letter(seat, card)]
        self.before = self.unplaced(box, t, giver, seat)
        for clue in t.clues:
            if uses(clue, seat, card):
                self.before = self.before * self.says(noted_by(t, clue, seat, giver))
        self.known = self.share(self.before)
        self.need = need(t, seat)

    @staticmethod
    def unplaced(box: Box, t: Jam, giver: Seat, seat: Seat) -> Weights:
        """The cards that this player cannot place, as far as the giver can tell."""
        own = Counter(t.rows[seat]) + Counter(t.extra[seat])
        return spread(Counter(box.cards.letters) - (Counter(seen(t, giver)) - own))

    def says(self, noted: str) -> Weights:
        return told(self.solver.weights(noted, self.level.grade), self.level.doubt)

    def share(self, weights: Weights) -> float:
        """How much of the weight lies on the true letter."""
        return float(weights[self.letter] / weights.sum())

    def gain(self, noted: str) -> float:
        """How much nearer a clue brings them to their letter: bits, and what certainty is worth."""
        after = self.share(self.before * self.says(noted))
        return self.need * (log2(after / self.known) + CLEAR * (after - self.known))


def need(t: Jam, seat: Seat) -> float:
    """How much a player's letter matters to the team: those who are behind first."""
    said = t.said[seat][-1] if t.said[seat] else ""
    if t.through(seat):
        return EXTRA
    left = {one: t.lengths[one] - t.at[one] for one in t.seats}
    behind = left[seat] - float(np.mean(list(left.values())))
    return max(0.3, 1 + BEHIND * behind) * SAID.get(said, 1.0)


def noted_by(t: Jam, clue: Clue, seat: Seat, giver: Seat) -> str:
    """An earlier clue as another player noted it; the giver's own letter stays a blank to the giver."""

    blank = Place(AT_PLAYER, giver)
    return "".join(
        BLANK if chip.place == blank and not t.is_public(giver, chip.card) else sign(t, chip, seat)
        for chip in clue.chips
    )


def lay(there: Mapping[Place, Card], word: str) -> Iterator[tuple[Place, ...]]:
    """The ways to lay the chips of a word: players' cards first, a letter that several players have at one of
    them or, if it occurs twice, at both; the joker for a letter that nobody has.

    >>> there = {Place("p", 1): "А", Place("p", 2): "А", Place("v", 1): "П"}
    >>> [Draft("папа", way).text for way in lay(there, "папа")]
    ['папа v1 p1 v1 p2', 'папа v1 p1 v1 p1', 'папа v1 p2 v1 p2']
    """
    letters = word.upper()
    ways: list[list[tuple[Place, ...]]] = []
    kinds = list(dict.fromkeys(letters))
    for letter in kinds:
        cards = [place for place, card in there.items() if card == letter]
        players = [place for place in cards if place.kind == AT_PLAYER]
        choice = players or cards[:1] or [JOKER_PLACE]
        times = letters.count(letter)
        both = [tuple(choice[number % len(choice)] for number in range(times))]
        ways.append(list(dict.fromkeys(both + [(place,) * times for place in choice])))
    for way in product(*ways):
        turns = {letter: iter(places) for letter, places in zip(kinds, way, strict=True)}
        yield tuple(next(turns[letter]) for letter in letters)
