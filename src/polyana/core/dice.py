"""Chance: every outcome is recorded, so that a position comes back without rolling again.

The generator is a keyed hash over a counter: its state is two small values, and outcomes that
players have seen do not give away the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple, TypeVar

from polyana.core.zones import HIDDEN, Seat

V = TypeVar("V")

EVERYBODY: tuple[Seat, ...] = (-1,)
"""The audience of an outcome that happens before everybody's eyes."""


class Outcome(NamedTuple):
    """What chance (or the world outside) decided, and which seats saw it."""

    value: Any
    to: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat) -> bool:
        return self.to == EVERYBODY or seat in self.to


class TornTape(Exception):
    """A recorded outcome does not fit the place where it is read."""


class Dice:
    """The table's chance. Reads the tape while there is tape, then the script, then rolls.

    `tape` holds the outcomes of the running phase; `script` those still to come when a recorded
    match is played again; `fresh` those since the last answer was collected. `wanted` is what shall be
    drawn or rolled next, as a tutorial lays it out; facts are looked up all the same.
    """

    __slots__ = ("below", "counter", "fresh", "key", "read", "script", "tape", "wanted")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter
        self.tape: list[Outcome] = []
        self.read = 0
        self.fresh: list[Outcome] = []
        self.script: list[Any] = []
        self.wanted: list[Any] = []
        self.below: Callable[[int], int] = self._hashed

    @classmethod
    def imagined(cls, rng: Random) -> Dice:
        """The dice of a bot's imagined world."""
        dice = cls(b"")
        dice.below = lambda n: int(rng.random() * n)
        return dice

    def _hashed(self, n: int) -> int:
        self.counter += 1
        digest = blake2b(self.counter.to_bytes(8, "big"), digest_size=8, key=self.key).digest()
        return int.from_bytes(digest, "big") % n

    def _outcome(self, roll: Callable[[], V], to: Sequence[Seat], chance: int = 1) -> V:
        """The next outcome: from the tape, from the script, or rolled now.

        A scripted roll moves the counter as a real one does, so that a match played again from its
        log goes on with fresh numbers and not with those it has already seen.
        """
        value: V
        if self.read < len(self.tape):
            value = self.tape[self.read].value
            if value is HIDDEN:  # a bot's world: this one was not seen, so it is rolled anew
                value = roll()
                self.tape[self.read] = Outcome(value, tuple(to))
            self.read += 1
            return value
        if self.script:
            value = self.script.pop(0)
            self.counter += chance
        elif self.wanted and chance:
            value = self.wanted.pop(0)
            self.counter += 1
        else:
            value = roll()
        outcome = Outcome(value, tuple(to))
        self.tape.append(outcome)
        self.fresh.append(outcome)
        self.read += 1
        return value

    def draw(self, bag: list[V], to: Sequence[Seat] = ()) -> V:
        """Take a random element out of a bag; `to` are the seats that see which."""
        drawn = self._outcome(lambda: bag[self.below(len(bag))], to)
        try:
            bag.remove(drawn)  # by value: a re-drive knows the value, not the place
        except ValueError:
            raise TornTape(f"{drawn!r} cannot be drawn: it is not in the bag") from None
        return drawn

    def pick(self, among: Sequence[V], to: Sequence[Seat] = ()) -> V:
        """One of these by chance; they stay where they are."""
        picked = self._outcome(lambda: among[self.below(len(among))], to)
        if picked not in among:
            raise TornTape(f"{picked!r} cannot be picked: it is not there")
        return picked

    def roll(self, sides: int, to: Sequence[Seat] = EVERYBODY) -> int:
        """A die with faces 1 to `sides`."""
        return self.pick(range(1, sides + 1), to)

    def fact(self, ask: Callable[[], V], to: Sequence[Seat] = EVERYBODY) -> V:
        """Something from outside the rules (a dictionary's verdict), recorded so that it stays true."""
        return self._outcome(ask, to, chance=0)

    def new_phase(self) -> None:
        """A phase begins: its tape is empty."""
        self.tape = []
        self.read = 0
