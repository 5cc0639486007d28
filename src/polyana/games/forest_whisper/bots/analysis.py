"""After the game: the words that each player could have written, and who held the forest round by round.

Words are judged with hindsight: the others place just as they did. Nothing of this may be shown before the
match is over, and words of the coarse list never are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from polyana.core import Flow, Happened, Next, Record, Seat, Step, read, table_from_view
from polyana.games.forest_whisper.bots.hindsight import GRADE, Found, Hindsight
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.checking_control import control, leads
from polyana.games.forest_whisper.rules.field_map import FieldMap, map_of
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.judging_words import show_words
from polyana.games.forest_whisper.rules.making_words import possible_words
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import fold

BEST = 5


class Sheet(NamedTuple):
    """What one player wrote in a round, what it brought, and what would have been better."""

    seat: Seat
    word: str
    """Empty if nothing was written, and for a coarse word."""
    accepted: bool
    taken: int
    """Trees that the player took at this round's control check."""
    missed: tuple[Found, ...]

    @property
    def lost(self) -> int:
        """Trees that the best word would have brought besides."""
        return max((found.more for found in self.missed), default=0)


@dataclass(frozen=True, slots=True)
class Round:
    """One round, from the reveal on."""

    at: int
    """The moment at which the words are shown."""
    number: int
    sheets: tuple[Sheet, ...]
    """From the first player on."""
    map: FieldMap
    """The field at the control check; the cards that are taken are marked."""
    held: tuple[int, ...]
    """On how many face-up cards each seat leads or is ahead."""
    trees: tuple[int, ...]
    """How many trees each seat has when the Leaders have taken theirs."""

    def sheet(self, seat: Seat) -> Sheet:
        return next(one for one in self.sheets if one.seat == seat)


class Miss(NamedTuple):
    """A missed word, and the moment at which it could have stood on the sheet."""

    found: Found
    at: int


@dataclass(frozen=True, slots=True)
class Player:
    """One player's match."""

    seat: Seat
    accepted: int
    written: int
    letters: float
    """The average length of accepted words."""
    taken: int
    elders: int
    lost: int
    """Trees that the best words would have brought besides, all rounds together."""
    best_missed: tuple[Miss, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    rounds: tuple[Round, ...]
    players: tuple[Player, ...]

    def round(self, at: int) -> Round | None:
        """The round whose words lie on the table at a moment."""
        return next((one for one in reversed(self.rounds) if one.at <= at), None)

    @property
    def highest(self) -> int:
        """The highest bar or point of the plot."""
        return max((count for one in self.rounds for count in (*one.held, *one.trees)), default=0)


def analyse(record: Record[Forest]) -> Analysis:
    """Play the match once more and look at every round."""
    game = record.game
    assert isinstance(game, ForestWhisper)
    watch = Watch(game)
    read(watch, record.text(), watch.see)
    rounds = tuple(_round(game.box, *watch.rounds[number]) for number in sorted(watch.rounds))
    last = record.match.table
    return Analysis(rounds, tuple(_player(seat, rounds, last) for seat in last.seats))


class Noted(NamedTuple):
    """A round as it was when the words were turned up, and when all cubes stood."""

    at: int
    before: Forest
    after: Forest


class Watch(ForestWhisper):
    """The same rules, but somebody takes notes: between two answers a whole control check may pass."""

    def __init__(self, game: ForestWhisper) -> None:
        self.box = game.box
        self.moment = -1
        self.rounds: dict[int, Noted] = {}
        """By number: what was taken back and played again is noted anew."""

    def see(self, record: Record[Forest], happened: Happened | None) -> None:
        self.moment += 1

    def enter(self, table: Forest, at: Step) -> Flow[Next] | Next:
        if at.phase == show_words.__name__:
            # The answer that ends the writing has not been counted yet.
            self._opened = self.moment + 1, table_from_view(table)
        elif at.phase == control.__name__:
            self.rounds[table.round] = Noted(*self._opened, table_from_view(table))
        return super().enter(table, at)


def _round(box: Box, at: int, before: Forest, after: Forest) -> Round:
    sheets = tuple(_sheet(box, before, after, seat) for seat in after.clockwise())
    led = leads(after)
    field = map_of(after, [cell for cells in led.values() for cell in cells])
    ahead = [card.seat for card in field.cards if card.letter]
    return Round(
        at,
        after.round,
        sheets,
        field,
        tuple(ahead.count(seat) for seat in after.seats),
        tuple(after.trees(seat) + len(led[seat]) for seat in after.seats),
    )


def _sheet(box: Box, before: Forest, after: Forest, seat: Seat) -> Sheet:
    looking = Hindsight(box, before, after, seat)
    written = after.words[seat]
    shown = "" if fold(written) in box.lexicon.coarse else written
    words = [word for word in possible_words(box.index, before, seat, grade=GRADE) if word != fold(written)]
    return Sheet(seat, shown, not after.verdicts[seat], len(looking.led[seat]), looking.better(words, BEST))


def _player(seat: Seat, rounds: tuple[Round, ...], last: Forest) -> Player:
    sheets = [one.sheet(seat) for one in rounds]
    accepted = [entry.word for entry in last.annals if entry.seat == seat and not entry.reason]
    missed = [Miss(found, one.at) for one in rounds for found in one.sheet(seat).missed[:1]]
    missed.sort(key=lambda miss: (-miss.found.more, -miss.found.kept, miss.at))
    return Player(
        seat,
        len(accepted),
        len(sheets),
        sum(map(len, accepted)) / len(accepted) if accepted else 0.0,
        len(last.front[seat]),
        len(last.elders[seat]),
        sum(sheet.lost for sheet in sheets),
        tuple(missed[:BEST]),
    )
