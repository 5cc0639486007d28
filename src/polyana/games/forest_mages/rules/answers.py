"""Answers of several parts. On the wire and in records they are texts; the rules read them by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from polyana.games.forest_mages.rules.acts import Act
from polyana.games.forest_mages.rules.symbols import BERRY, CREATURE, KINDS, Face

NONE, LATER, STOP, FINISH = "none", "later", "stop", "finish"

# --- where a die is placed ---------------------------------------------------------------------------

PLAIN, OVER, BACK, TOWER = "", "over", "back", "tower"
"""A free slot, or one that takes any number of dice; fire on top of another die; wind in the place of an own
die; a resource die on top of another. (FM-4.1, FM-7.4, FM-7.7, FM-13.3)"""
USUAL = (PLAIN, OVER, BACK)
"""By the usual rules: the slot then yields. (FM-5.2, FM-5.3)"""


@dataclass(frozen=True, slots=True)
class Target:
    """«D1», «F01.2», «F01.2 over», «F01.2 herb», «F01.2 back creature»"""

    place: str
    how: str = PLAIN
    """`PLAIN`, `OVER`, `BACK`, `TOWER`, or the ingredient that is paid for placing by force. (FM-8.3)"""
    as_creature: bool = False
    """Is a berry paid to make an ingredient slot a creature slot? (FM-13.9)"""
    mode: str = field(init=False)
    """All but the place, as it is written."""
    usual: bool = field(init=False)
    """Does the slot yield, as it does not to a die that is forced or stacked? (FM-8.2, FM-13.4)"""

    def __post_init__(self) -> None:
        object.__setattr__(self, "mode", f"{self.how} {CREATURE}".strip() if self.as_creature else self.how)
        object.__setattr__(self, "usual", self.how in USUAL)

    def __str__(self) -> str:
        return f"{self.place} {self.mode}".strip()


@lru_cache(4096)
def read_target(text: str) -> Target:
    """A place, and how the die comes to lie there.

    >>> read_target("F01.2 over creature")
    Target(place='F01.2', how='over', as_creature=True, mode='over creature', usual=True)
    """
    place, _, mode = text.partition(" ")
    how = mode.removesuffix(CREATURE)
    return Target(place, how.strip(), how != mode)


@dataclass(frozen=True, slots=True)
class SlotTargets:
    """The targets in one forest slot that need more words than its place. They are written out once, since a
    search reads them at every step."""

    forced: str
    """For the ingredient that the slot shows."""
    forced_by_berry: str
    tower: str
    over: str
    back: str
    as_creature: Mapping[str, str]
    """By the target that it would be otherwise: for a berry the slot is made a creature slot. (FM-13.9)"""

    @classmethod
    def of(cls, place: str, yields: str) -> SlotTargets:
        """All ways into a slot."""
        usual = {how: str(Target(place, how)) for how in USUAL}
        return cls(
            str(Target(place, yields)),
            str(Target(place, KINDS[BERRY])),
            str(Target(place, TOWER)),
            usual[OVER],
            usual[BACK],
            {text: str(Target(place, how, as_creature=True)) for how, text in usual.items()},
        )


# --- tokens and dice that change ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Trade:
    """«herb>mushroom»"""

    given: str
    taken: str

    def __str__(self) -> str:
        return f"{self.given}>{self.taken}"


def read_trade(text: str) -> Trade:
    """One token for another."""
    given, _, taken = text.partition(">")
    return Trade(given, taken)


@dataclass(frozen=True, slots=True)
class Change:
    """«tree>hill»"""

    old: Face
    new: Face

    def __str__(self) -> str:
        return f"{self.old}>{self.new}"


def read_change(text: str) -> Change:
    """A die of the supply, and the face that it shall show."""
    old, _, new = text.partition(">")
    return Change(old, new)


# --- the evening -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GatherBerries:
    """«SP1»"""

    creature: str

    def __str__(self) -> str:
        return self.creature


@dataclass(frozen=True, slots=True)
class SellBerries:
    """«WI8 2»"""

    creature: str
    count: int

    def __str__(self) -> str:
        return f"{self.creature} {self.count}"


@dataclass(frozen=True, slots=True)
class SellSet:
    """«WI9 herb 3»"""

    creature: str
    kind: str
    count: int

    def __str__(self) -> str:
        return f"{self.creature} {self.kind} {self.count}"


Deal: TypeAlias = GatherBerries | SellBerries | SellSet


def read_deal(text: str) -> Deal:
    """Which creature of the evening is used, and how.

    >>> read_deal("WI9 herb 3")
    SellSet(creature='WI9', kind='herb', count=3)
    """
    match text.split(" "):
        case [creature, kind, count]:
            return SellSet(creature, kind, int(count))
        case [creature, count]:
            return SellBerries(creature, int(count))
    return GatherBerries(text)


# --- writing ---------------------------------------------------------------------------------


@lru_cache(4096)
def written(form: type[Act | Trade | Change], *parts: str) -> str:
    """The text of an answer, written once: a search lists all that can be done at every step.

    >>> written(Change, "tree", "hill")
    'tree>hill'
    """
    return str(form(*parts))
