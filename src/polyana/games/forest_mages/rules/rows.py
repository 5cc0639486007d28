"""The rows of cards.toml, and what the rules make of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

from polyana.core.cards import Source
from polyana.games.forest_mages.rules.answers import SlotTargets
from polyana.games.forest_mages.rules.symbols import KIND, Face

NO_KIND = -1
"""Stands for the ingredient of a creature slot."""

Season = Literal["spring", "summer", "autumn", "winter"]
Effect = Literal["change", "reroll", "place", "move", "swap", "remove", "return"]
"""The seven effects of potions. (FM-10.21)"""
Ability = Literal[
    "PLACE_SEASON_SCORCH",
    "PLACE_VILLAGE_SCORCH",
    "ELEMENT_TO",
    "EOR_BERRY_PER",
    "CREATURE_SLOT_BERRY",
    "FIRST_SCORCH_BERRY",
    "GATHER_SWAP",
    "CLAIM_SEASON_VP",
    "BREW_VP",
    "TRAIN_VP",
    "EOR_BERRY_VP",
    "EOR_SET_VP",
    "GATHER_SEASON_PLUS",
    "PLACE_VILLAGE_PLUS",
    "SLOT",
]
"""The abilities of creatures; `SLOT` comes in four kinds by what it does. Which of them stands on which card,
and with what, is for the most part our own choice. (FM-0.5, FM-1.15, FM-12.32)"""
Power = Literal["tower", "tie", "convert", "double"]
"""The abilities of characters. (FM-1.17)"""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all rows have."""

    source: Source


class DieRow(Row, frozen=True):
    kind: Literal["resource", "element"]
    faces: tuple[Face, ...]


class ForestRow(Row, frozen=True):
    id: str
    players: Literal[2, 3, 4]
    seasons: tuple[Season, ...]
    vp: int
    slots: tuple[str, ...]


class VillageRow(Row, frozen=True):
    id: str
    side: Literal["day", "night"]
    takes: Literal["any", "fire", "water", "wind"]
    does: tuple[str, ...]


class CreatureRow(Row, frozen=True):
    id: str
    season: Season
    ru: str
    en: str
    ability: Ability
    of: str = ""
    takes: Literal["", "resource", "element"] = ""
    does: tuple[str, ...] = ()


class SlotText(NamedTuple):
    """How a slot is written in the card file: its symbol, and what it yields.

    >>> SlotText.read("hill:crystal")
    SlotText(symbol='hill', yields='crystal')
    """

    symbol: Face
    yields: str

    @classmethod
    def read(cls, text: str) -> SlotText:
        symbol, _, yields = text.partition(":")
        return cls(symbol, yields)


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    herb: int = 0
    mushroom: int = 0
    crystal: int = 0

    @property
    def counts(self) -> tuple[int, int, int]:
        return self.herb, self.mushroom, self.crystal


class PotionRow(Row, frozen=True):
    id: str
    ru: str
    en: str
    effect: Effect
    cost: Cost
    vp: int


class CharacterRow(Row, frozen=True):
    id: str
    ru: str
    en: str
    colour: str
    ability: Power


class Action(NamedTuple):
    """One thing that a slot of the village or of a creature does.

    >>> Action.read("gain 3 herb"), Action.read("train")
    (Action(verb='gain', amount=3, what='herb'), Action(verb='train', amount=0, what=''))
    """

    verb: str
    amount: int = 0
    what: str = ""

    @classmethod
    def read(cls, text: str) -> Action:
        """An action as it is written in the card file; ValueError says what is wrong with it."""
        verb, *rest = text.split()
        if verb in ("clear", "train", "reserve", "scorch", "move") and not rest:
            return cls(verb)
        if verb in ("gain", "gather", "trade") and rest and rest[0].isdigit() and rest[0] != "0":
            amount, what = int(rest[0]), " ".join(rest[1:])
            known = {"gain": (*KIND,), "gather": ("any",) if amount == 1 else ("same", "different")}
            if what in known.get(verb, ("",)) and (what != "different" or amount <= 3):
                return cls(verb, amount, what)
        raise ValueError(f"'{text}' is no action of this game")


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of a forest: the symbol it asks for and what it yields. (FM-5.1)"""

    id: str
    forest: str
    symbol: Face
    yields: str
    kind: int
    """The number of the ingredient that it yields; NO_KIND for a creature slot."""
    targets: SlotTargets


@dataclass(frozen=True, slots=True)
class Forest:
    id: str
    players: int
    seasons: tuple[str, ...]
    vp: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class VillageSlot:
    id: str
    side: str
    takes: str
    does: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Creature:
    id: str
    season: str
    ability: Ability
    of: str
    takes: str
    does: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Potion:
    id: str
    effect: Effect
    cost: tuple[int, int, int]
    tokens: int
    """How many ingredients that is in all."""
    vp: int
