"""Phase 4 for bots: which card to lay, where, and whether to close the field up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from polyana.core import Seat, table_from_view
from polyana.games.forest_whisper.bots.attention import Level, thought_of
from polyana.games.forest_whisper.bots.groves import SOME_DAY, Chances, worth
from polyana.games.forest_whisper.bots.outlook import Outlook
from polyana.games.forest_whisper.bots.plans import Planner
from polyana.games.forest_whisper.rules import closing
from polyana.games.forest_whisper.rules.cards import Card
from polyana.games.forest_whisper.rules.field import border
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.kinds import NO, Cell
from polyana.games.forest_whisper.rules.refresh import gaps, ways_to_close
from polyana.games.forest_whisper.rules.table import Forest

WORDS, BEST = 30, 5
"""A card is judged by so many words that come to mind with it, and of these by so many of the best."""

SHARED = 0.5
"""How much it matters that others can use the same letter: they need not see the words that we see."""


def card_to_lay(
    rules: ForestWhisper, outlook: Outlook, cards: Sequence[Card], level: Level, rng: Random
) -> Card:
    """The card that helps our words most, compared with those of the others."""
    table, seed = outlook.table, rng.getrandbits(64)
    somewhere = border(table.field_cards())[0]

    def helps(card: Card) -> float:
        after = table_from_view(table)
        after.up[somewhere] = card
        return sum(
            (SHARED if stake < 0 else 1) * stake * best_words(rules, after, seat, level, Random(seed))
            for seat, stake in enumerate(outlook.stakes)
        )

    return max(cards, key=helps)


def best_words(rules: ForestWhisper, table: Forest, seat: Seat, level: Level, rng: Random) -> float:
    """What the best words of a seat are worth."""
    planner = Planner(Outlook(rules, table, seat))
    words = thought_of(rules, table, seat, level, WORDS, rng)
    return sum(sorted((planner.plan(word).worth for word in words), reverse=True)[:BEST]) / BEST


# --- where the groups of the Elders will be -------------------------------------------------------


def place_to_lay(outlook: Outlook, places: Sequence[Cell], rng: Random) -> Cell:
    """Where our groups may grow, and others' do not."""
    some = rng.sample(places, len(places))
    fresh = SOME_DAY * outlook.later
    return max(some, key=lambda place: balance(outlook, [{**one, place: fresh} for one in outlook.groves]))


def balance(outlook: Outlook, groves: Sequence[Chances]) -> float:
    """What all seats' groups in the making are worth to us."""
    return sum(stake * worth(likely) for stake, likely in zip(outlook.stakes, groves, strict=True) if stake)


class Closing(NamedTuple):
    """A way to close the field up, or not to."""

    direction: str
    removed: Sequence[Cell]
    worth: float


def way_to_close(outlook: Outlook) -> Closing:
    """The best way to close the field up if one is better than to leave it open."""
    ways = [Closing(NO, (), balance(outlook, outlook.groves))]
    ways += [closing_by(outlook, direction) for direction in ways_to_close(outlook.table)]
    return max(ways, key=lambda way: way.worth)


def closing_by(outlook: Outlook, direction: str) -> Closing:
    """A good way in one direction: the card of each line is chosen in turn."""
    lines = gaps(outlook.table, direction)
    best = _closing(outlook, direction, [line[0] for line in lines])
    for number, line in enumerate(lines):
        tried = [[*best.removed[:number], place, *best.removed[number + 1 :]] for place in line]
        best = max((_closing(outlook, direction, one) for one in tried), key=lambda way: way.worth)
    return best


def _closing(outlook: Outlook, direction: str, removed: Sequence[Cell]) -> Closing:
    moves = closing.close_up(outlook.table.field_cards(), removed, direction)
    groves = [{moves[place]: chance for place, chance in likely.items()} for likely in outlook.groves]
    return Closing(direction, removed, balance(outlook, groves))
