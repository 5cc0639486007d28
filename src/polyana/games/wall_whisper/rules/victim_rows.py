"""The victims' cards and boards, as rows of the data files: items, victims, skills, analysis.
(WW-44.2, WW-44.3, WW-44.5, WW-44.8)"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from polyana.core.cards import Source
from polyana.games.wall_whisper.rules.numbers import ITEMS
from polyana.games.wall_whisper.rules.victim_effects import Combat, KillerDraws, VictimEffect

DECKS = ("equipment", "keys", "medicine", "weapons")
SYMBOLS = ("sound", "fire", "chemistry", "power")

Symbol = Literal["sound", "fire", "chemistry", "power"]
Choose = Literal[
    "",
    "victim",
    "other",
    "adjacent",
    "near",
    "any",
    "arrow",
    "barricade",
    "passage",
    "path",
    "discarded",
    "deck",
    "killer",
]


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to use a card: when, where, what its holder chooses, and what happens. (WW-24.14)"""

    when: Literal["special", "extra", "weapon", "cancel"]
    effects: tuple[VictimEffect, ...]
    choose: Choose = ""
    at: tuple[str, ...] = ()
    range: int = 0
    beside: str = ""
    """A second card of the same inventory that is used up with this one. (WW-34.16)"""
    energy: int = 0

    @property
    def combat(self) -> Combat | None:
        return next((one for one in self.effects if isinstance(one, Combat)), None)

    @property
    def killer_draws(self) -> int:
        return sum(one.count for one in self.effects if isinstance(one, KillerDraws))


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item card and how many of it lie in each deck. (WW-44.3)"""

    id: str
    source: Source
    equipment: int = 0
    keys: int = 0
    medicine: int = 0
    weapons: int = 0
    special: int = 0
    role: Literal["item", "key", "cat"] = "item"
    symbols: tuple[Symbol, ...] = ()
    noisy: bool = False
    lasting: bool = False
    melee: bool = False
    energy: int = 0
    shows_exit: bool = False
    """Does its holder find the Secret Exit? (WW-22.5)"""
    uses: tuple[Use, ...] = ()

    @property
    def copies(self) -> dict[str, int]:
        """How many of it lie in each deck, and aside."""
        return {
            "equipment": self.equipment,
            "keys": self.keys,
            "medicine": self.medicine,
            "weapons": self.weapons,
            "special": self.special,
        }

    def use(self, when: str) -> Use | None:
        return next((one for one in self.uses if one.when == when), None)


class Advantage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A special or extra action printed on a victim's board. (WW-26.8)"""

    id: str
    when: Literal["special", "extra"]
    effects: tuple[VictimEffect, ...]
    choose: Choose = ""
    at: tuple[str, ...] = ()
    among: tuple[str, ...] = ()

    @cached_property
    def use(self) -> Use:
        return Use(self.when, self.effects, self.choose, self.at)


class Traits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is always on: a number for each habit that a board (or a skill) can give."""

    passage: bool = False
    flees: int = 1
    melee: int = 0
    clears_all: bool = False
    late_repair: int = 0
    soothes: int = 0
    tools: int = 0
    """More tokens for each repair with a card."""
    unarmed: int = 0
    last_stand: int = 0
    dash: int = 0
    bold: int = 0
    sheds: bool = False
    lucky: bool = False
    analyses: int = 1
    climbs: int = 0
    cat_steps: int = 1
    pockets: int = ITEMS


class Victim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A victim's board. (WW-44.2)"""

    id: str
    source: Source
    start: tuple[str, ...] = ()
    traits: Traits = Traits()
    advantages: tuple[Advantage, ...] = ()

    def advantage(self, id_: str) -> Advantage | None:
        return next((one for one in self.advantages if one.id == id_), None)


class VictimSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A skill card of the victims: always on, an action, a weapon, or an answer to a moment. (WW-44.8)"""

    id: str
    source: Source
    when: Literal["passive", "special", "extra", "weapon", "found", "repaired", "equipped", "met"]
    once: bool = False
    shown: bool = False
    """Is the killer told its name when it is used? (WW-37.7)"""
    traits: Traits = Traits()
    effects: tuple[VictimEffect, ...] = ()
    choose: Choose = ""

    @cached_property
    def use(self) -> Use:
        assert self.when in ("special", "extra", "weapon")
        return Use(self.when, self.effects, self.choose)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"deck": "from"}):
    """A part of a manoeuvre: what it demands and what it gives. (WW-29.28)"""

    give: int = 0
    show: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    site: str = ""
    zone: str = ""
    take: int = 0
    deck: str = ""
    per: str = ""
    most: int = 99
    discard: int = 0
    help: Literal["", "reroll", "four_dice", "zeros", "armed"] = ""


class Analysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An analysis card. (WW-44.5)"""

    symbol: Symbol
    site: Literal["information", "spirits", "tools"]
    source: Source
    parts: tuple[Part, ...]

    @property
    def help(self) -> str:
        return next((part.help for part in self.parts if part.help), "")

    @property
    def discards(self) -> int:
        return max(part.discard for part in self.parts)
