"""The cards and boards: typed rows of the data files, and the whole box."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from polyana.core.cards import Source
from polyana.games.wall_whisper.board import Board
from polyana.games.wall_whisper.effects import Combat, KillerDraws, KillerEffect, VictimEffect

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


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of a die. (WW-44.4)"""

    faces: tuple[int, ...]
    source: Source


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
    uses: tuple[Use, ...] = ()

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
    pockets: int = 3


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


class KillerSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill card of the killers: its moment, its price, what it does. (WW-44.8)"""

    id: str
    source: Source
    when: Literal[
        "passive",
        "setup",
        "start",
        "instant",
        "sensed",
        "attack",
        "wounded",
        "level",
        "vigilance",
        "end",
        "cleared",
    ]
    effects: tuple[KillerEffect, ...] = ()
    asked: bool = False
    price: int = 0
    once: bool = False
    per_round: bool = False
    """Once in a round, which holds one turn of every killer. (WW-10.2)"""
    levels: tuple[int, ...] = ()
    at: tuple[str, ...] = ()
    unseen: bool = True
    met: bool = True
    climbs: int = 0


class KillerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A killer's board: strength at the start and his tokens. (WW-44.6)"""

    id: str
    strength: int
    source: Source
    delayed: int = 0
    droids: int = 0
    infects_until: int = 0
    """Up to this level he infects. (WW-42.14)"""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level of a killer's board brings. (WW-6.2)"""

    killer: str
    level: int
    source: Source
    effects: tuple[KillerEffect, ...] = ()
    unlock: str = ""
    onset: tuple[KillerEffect, ...] = ()
    also_long: tuple[str, ...] = ()


class KillerCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A killer card: lock, cost, class and effects. (WW-33.1)"""

    killer: str
    id: str
    copies: int
    kind: Literal["instant", "boost", "long", "attack"]
    source: Source
    effects: tuple[KillerEffect, ...]
    cost: int = 0
    locked: bool = False


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


class Box(msgspec.Struct, frozen=True, dict=True):
    """Everything that lies in the box, checked."""

    board: Board
    faces: tuple[int, ...]
    items: dict[str, Item]
    victims: dict[str, Victim]
    killers: dict[str, KillerRow]
    levels: dict[tuple[str, int], Level]
    cards: dict[tuple[str, str], KillerCard]
    analysis: tuple[Analysis, ...]
    victim_skills: dict[str, VictimSkill]
    killer_skills: dict[str, KillerSkill]
    digest: str

    @cached_property
    def uses(self) -> dict[tuple[str, str], tuple[Use, ...]]:
        """The uses of each item by when they are possible."""
        whens = ("special", "extra", "weapon", "cancel")
        return {
            (id_, when): tuple(use for use in item.uses if use.when == when)
            for id_, item in self.items.items()
            for when in whens
        }

    @cached_property
    def most_energy(self) -> int:
        return max(item.energy for item in self.items.values())

    @cached_property
    def infecting(self) -> frozenset[str]:
        """The killers who infect. (WW-42.14)"""
        return frozenset(id_ for id_, row in self.killers.items() if row.infects_until)

    @cached_property
    def top_level(self) -> int:
        return max(level for _, level in self.levels)

    @cached_property
    def roles(self) -> dict[str, str]:
        return {id_: item.role for id_, item in self.items.items()}

    def deck(self, name: str) -> list[str]:
        """One entry per card of a victims' deck."""
        return [id_ for id_, item in self.items.items() for _ in range(getattr(item, name))]

    def killer_deck(self, killer: str, *, locked: bool) -> list[str]:
        """One entry per card of a killer: the locked ones, or those of the starting deck. (WW-4.3)"""
        mine = [card for card in self.cards.values() if card.killer == killer and card.locked == locked]
        return [card.id for card in mine for _ in range(card.copies)]

    def weapon(self, id_: str) -> Use | None:
        """How a card fights: an item, or a skill in its place. (WW-34.6)"""
        if id_ in self.victim_skills:
            return self.victim_skills[id_].use
        return self.items[id_].use("weapon") if id_ in self.items else None

    def symbol_items(self, symbol: str) -> list[str]:
        return [id_ for id_, item in self.items.items() if symbol in item.symbols]

    def late_cards(self, killer: str, level: int) -> list[str]:
        """Boost cards that this level lets him play as long-term plans too."""
        return [c for at in range(2, level + 1) for c in self.levels[killer, at].also_long]

    def onsets(self, killer: str, level: int) -> list[tuple[int, int]]:
        """The effects at the start of his encounters: level and place in its list. (WW-34.17)"""
        return [(at, i) for at in range(2, level + 1) for i in range(len(self.levels[killer, at].onset))]
