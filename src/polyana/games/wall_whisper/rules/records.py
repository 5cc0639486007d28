"""What belongs together on the table. A record is replaced as a whole, so copies and views share it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from polyana.core import Seat
from polyana.games.wall_whisper.rules.answers import Act, Deal, deal_of
from polyana.games.wall_whisper.rules.kinds import Words


class Battle(msgspec.Struct, frozen=True):
    """The final battle. (Chapter 29)"""

    place: str
    health: int
    to_fight: Words
    points: int = 0
    manoeuvre: int = -1
    """The analysis card that is used; -1 for none. (WW-29.8)"""
    helped: bool = False
    """Has the manoeuvre helped somebody? It does so once. (WW-29.11)"""


class Proposal(msgspec.Struct, frozen=True):
    """What one victim seat has proposed to the others. (WW-29.2, WW-38.5, WW-42.20)"""

    words: Words
    agreed: tuple[Seat, ...]
    """Who has agreed, the proposer first."""

    @property
    def act(self) -> Act:
        return Act(self.words)

    @property
    def deal(self) -> Deal | None:
        return deal_of(self.act)


class Accord(msgspec.Struct, frozen=True):
    """What the victims settle among themselves in their turn."""

    proposal: Proposal | None = None
    """What waits for consent."""
    settled: tuple[Words, ...] = ()
    """At the Crossroads, what was proposed in this turn and agreed on or turned down."""
    ended: tuple[Seat, ...] = ()
    """Who has ended stage II for herself. (WW-23.10)"""
    trusting: tuple[Seat, ...] = ()
    """Who has declined to accuse anybody at this moment. (WW-42.57)"""
    doubted: tuple[tuple[Seat, str], ...] = ()
    """Accusations turned down at this moment: who made them, and against whom. (WW-42.57)"""


class Fight(msgspec.Struct, frozen=True):
    """An encounter, a hunt or a duel of the final battle. (Chapters 29 and 34)"""

    present: Words = ()
    """The victims whom an encounter began with and who are still in it."""
    unattacked: Words = ()
    defender: str = ""
    weapon: str = ""
    roll: tuple[int, ...] = ()
    edge: int = 0
    """The killer's strength for this attack. (WW-34.11)"""


class RunningEffect(msgspec.Struct, frozen=True):
    """What the killer's card or skill that is at work is about."""

    aimed: str = ""
    """The location that he has named for what follows."""
    named: Words = ()
    """The victims whom a skill is about."""
    struck: bool = False
    """Did this attack or effect wound somebody?"""


class Runaways(msgspec.Struct, frozen=True):
    """Who runs from an encounter. (WW-34.12, WW-34.13)"""

    fleeing: Words = ()
    """The victims who may still run."""
    ran: Words = ()
    """Who had the bonus MOVE after this encounter."""
    declined: tuple[Seat, ...] = ()
    """Who has said that nobody of hers covers the others."""


class Mutant(msgspec.Struct, frozen=True):
    """What everybody knows of a carrier who has mutated. (Chapter 42)"""

    fresh: bool = False
    """Was she exposed in this very turn of the victims? (WW-42.30)"""
    seen_at: str = ""
    hunted: Words = ()
    """Where she was looked for in this turn. (WW-42.51)"""


class Crossroads(msgspec.Struct, frozen=True):
    """What everybody sees where every victim plays for herself. (Chapter 38)"""

    token: str = ""
    """The victim who holds the crossroads token. (WW-38.2)"""
    bodies: Mapping[str, str] = {}
    """Where the dead lie. (WW-38.12)"""
    carrier_free: bool = False
    """Has a carrier got out unmutated? Then the Parasitoid has won with her. (WW-40.8)"""


class Owed(msgspec.Struct, frozen=True):
    """Cards that a killer has still to draw, or to discard from his deck. (WW-34.9, WW-35.1)"""

    draws: int = 0
    discards: int = 0


class Alarm(NamedTuple):
    """The alarm clock: where it lies, and which side is up. (WW-36.14)"""

    place: str
    side: int


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
    places: Words
    """The locations still to come."""


class Trace(NamedTuple):
    """When and where a victim was last given away to everybody."""

    round: int
    place: str


class Errand(NamedTuple):
    """What must be settled before the victims' turn goes on."""

    what: str
    victim: str
