"""The table of «Нет слов»: what lies where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from polyana.core import Count, Nobody, Open, Own, OwnCount, Seat, Table
from polyana.games.no_words.rules.cards import Card, is_red
from polyana.games.no_words.rules.settings import Settings

NO_MOVER: Seat = -1

SHOWCASE = 5
"""The fewest red cards in the showcase with which one of them may be placed. (NW-3.2)"""


@dataclass(slots=True)
class Talk(Table):
    """Every card is in exactly one of the first six zones. (NW-0.3)

    What seldom changes is a tuple: copies of the table share it.
    """

    settings: Annotated[Settings, Open]
    conversation: Annotated[list[Card], Open]
    """In the order of placing, which means nothing to the game. (NW-3.7)"""
    showcase: Annotated[list[Card], Open]
    """Red cards for everybody (NW-1.6). All eight lie here or in the conversation. (NW-0.4)"""
    deck: Annotated[list[Card], Count]
    """Everybody sees how many cards it holds; nothing tells which. (NW-0.5)"""
    hands: Annotated[dict[Seat, list[Card]], OwnCount]
    """Black cards, known to their holder only. (NW-1.7)"""
    discards: Annotated[dict[Seat, tuple[Card, ...]], Open]
    general_discard: Annotated[list[Card], Open]
    """Out of the game: nothing is ever drawn from it. (NW-7.13)"""

    turn: Annotated[Seat, Open] = 0
    mover: Annotated[Seat, Open] = NO_MOVER
    """Who placed the most recent letter into this conversation. (NW-0.2)"""
    placements: Annotated[int, Open] = 0
    chooser: Annotated[Seat, Open] = NO_MOVER
    """Who has taken letters and is choosing who moves next. (NW-7.7)"""

    # The window after a placement.
    passed: Annotated[tuple[Seat, ...], Open] = ()
    tried: Annotated[tuple[str, ...], Open] = ()
    voted_down: Annotated[tuple[Seat, ...], Open] = ()
    """Whose calls a vote has turned down in this window, once for each call. (NW-6.14)"""
    queue: Annotated[dict[Seat, tuple[str, ...]], Own] = field(default_factory=dict)
    line: Annotated[tuple[Seat, ...], Nobody] = ()
    """Whose calls wait, in order of arrival; each caller knows of their own only. (NW-4.24)"""

    # The game and the series.
    votes: Annotated[dict[str, bool], Open] = field(default_factory=dict)
    """Words that a vote has decided on: it stands for the rest of the game. (NW-6.12)"""
    sheet: Annotated[tuple[tuple[int, ...], ...], Open] = ()
    """Penalty points of the finished games, a row each. (NW-9.1)"""

    @property
    def opponents(self) -> list[Seat]:
        """The opponents of the mover, clockwise from the mover's left. (NW-0.2)"""
        return self.others(self.mover)

    @property
    def callers(self) -> list[Seat]:
        """The mover's opponents (NW-4.3), the next player too (NW-4.16), as long as they have not passed."""
        return [seat for seat in self.opponents if seat not in self.passed]

    @property
    def showcase_open(self) -> bool:
        """May a red card be brought into play? Then there are four at most in the conversation. (NW-3.4)"""
        return len(self.showcase) >= SHOWCASE

    @property
    def reds_in_talk(self) -> int:
        return sum(map(is_red, self.conversation))

    def penalty(self, seat: Seat) -> int:
        """Each card in the personal discard is a point. (NW-7.5)"""
        return len(self.discards[seat])

    @property
    def taken(self) -> int:
        """How many cards all players have taken so far."""
        return sum(map(self.penalty, self.seats))

    def totals(self) -> list[int]:
        """The penalty points of the whole series so far. (NW-9.2)"""
        return [sum(row[seat] for row in self.sheet) for seat in self.seats]
