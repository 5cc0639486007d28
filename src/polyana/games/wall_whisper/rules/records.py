"""What belongs together on the table. A record is replaced as a whole, so copies and views share it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from polyana.core import Seat
from polyana.games.wall_whisper.rules.answers import Act, Deal, deal_of


class Battle(msgspec.Struct, frozen=True):
    """The final battle. (Chapter 29)"""

    place: str
    health: int
    to_fight: tuple[str, ...]
    points: int = 0
    manoeuvre: int = -1
    """The analysis card that is used; -1 for none. (WW-29.8)"""
    helped: bool = False
    """Has the manoeuvre helped somebody? It does so once. (WW-29.11)"""


class Proposal(msgspec.Struct, frozen=True):
    """What one victim seat has proposed to the others. (WW-29.2, WW-38.5, WW-42.20)"""

    words: tuple[str, ...]
    agreed: tuple[Seat, ...]
    """Who has agreed, the proposer first."""

    @property
    def act(self) -> Act:
        return Act(self.words)

    @property
    def deal(self) -> Deal | None:
        return deal_of(self.act)


class Pending(NamedTuple):
    """A delayed effect that is still to come. (WW-18.1)"""

    killer: str
    card: str
    effect: int
    """Which of the effects of the card."""
    seen: str
    """Where its token lies, as far as it is told; "" for a token of a hidden killer. (WW-18.9)"""


class Route(NamedTuple):
    """A programmed route. (WW-41.11)"""

    card: str
    effect: int
    places: tuple[str, ...]
    """The locations still to come."""


class Trace(NamedTuple):
    """When and where a victim was last given away to everybody."""

    round: int
    place: str


class Errand(NamedTuple):
    """What must be settled before the victims' turn goes on."""

    what: str
    victim: str
