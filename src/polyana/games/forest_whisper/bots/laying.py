"""The refresh for bots: which card to lay, where, and whether to close the field up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from polyana.core import Seat, table_from_view
from polyana.games.forest_whisper.bots.cube_plans import Planner
from polyana.games.forest_whisper.bots.cube_values import CubeValues
from polyana.games.forest_whisper.bots.elder_groups import SOME_DAY, Chances, expected_cards
from polyana.games.forest_whisper.bots.finding_words import words_in_mind
from polyana.games.forest_whisper.bots.levels import Level
from polyana.games.forest_whisper.rules import closing_up
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import Card
from polyana.games.forest_whisper.rules.kinds import LEAVE_OPEN, Cell
from polyana.games.forest_whisper.rules.refresh import free_cells, gaps, ways_to_close
from polyana.games.forest_whisper.rules.table import Forest

WORDS = 30
"""How many words with a drawn card come to mind."""
BEST = 5
"""How many of them, the best ones, tell what the card is worth."""
SHARED = 0.5
"""How much it matters that others can use the same letter: they need not see the words that we see."""


def card_to_lay(box: Box, values: CubeValues, cards: Sequence[Card], level: Level, rng: Random) -> Card:
    """The card that helps our words most, compared with those of the others."""
    table, seed = values.table, rng.getrandbits(64)
    somewhere = free_cells(table)[0]

    def helps(card: Card) -> float:
        after = table_from_view(table)
        after.up[somewhere] = card
        return sum(
            (SHARED if stake < 0 else 1) * stake * best_words(box, after, seat, level, Random(seed))
            for seat, stake in enumerate(values.stakes)
        )

    return max(cards, key=helps)


def best_words(box: Box, table: Forest, seat: Seat, level: Level, rng: Random) -> float:
    """What the best words of a seat are worth."""
    planner = Planner(CubeValues(box, table, seat))
    words = words_in_mind(box, table, seat, level, WORDS, rng)
    return sum(sorted((planner.plan(word).worth for word in words), reverse=True)[:BEST]) / BEST


# --- where the groups of the Elders will be -------------------------------------------------------


def cell_to_lay_on(values: CubeValues, cells: Sequence[Cell], rng: Random) -> Cell:
    """Where our groups may grow, and others' do not."""
    some = rng.sample(cells, len(cells))
    fresh = SOME_DAY * values.later
    return max(some, key=lambda cell: balance(values, [{**one, cell: fresh} for one in values.guard_chances]))


def balance(values: CubeValues, chances: Sequence[Chances]) -> float:
    """What all seats' groups in the making are worth to us."""
    stakes = zip(values.stakes, chances, strict=True)
    return sum(stake * expected_cards(of_seat) for stake, of_seat in stakes if stake)


class Closing(NamedTuple):
    """A way to close the field up, or not to."""

    direction: str
    removed: Sequence[Cell]
    worth: float


def way_to_close(values: CubeValues) -> Closing:
    """The best way to close the field up if one is better than to leave it open."""
    ways = [Closing(LEAVE_OPEN, (), balance(values, values.guard_chances))]
    ways += [closing_by(values, direction) for direction in ways_to_close(values.table)]
    return max(ways, key=lambda way: way.worth)


def closing_by(values: CubeValues, direction: str) -> Closing:
    """A good way in one direction: the card of each line is chosen in turn."""
    lines = gaps(values.table, direction)
    best = _closing(values, direction, [line[0] for line in lines])
    for number, line in enumerate(lines):
        tried = [[*best.removed[:number], cell, *best.removed[number + 1 :]] for cell in line]
        best = max((_closing(values, direction, one) for one in tried), key=lambda way: way.worth)
    return best


def _closing(values: CubeValues, direction: str, removed: Sequence[Cell]) -> Closing:
    moves = closing_up.moves_of(values.table.field_cards(), removed, direction)
    chances = [{moves[cell]: chance for cell, chance in one.items()} for one in values.guard_chances]
    return Closing(direction, removed, balance(values, chances))
