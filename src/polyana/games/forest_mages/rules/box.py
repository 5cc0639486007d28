"""The box of «Маги леса», read from TOML and checked: every error names file, row and reason."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from polyana.core.cards import CardFile
from polyana.core.data_files import data_file
from polyana.games.forest_mages.rules import checks
from polyana.games.forest_mages.rules.answers import SlotTargets
from polyana.games.forest_mages.rules.rows import (
    NO_KIND,
    Action,
    CharacterRow,
    Creature,
    CreatureRow,
    DieRow,
    Forest,
    ForestRow,
    Potion,
    PotionRow,
    Slot,
    SlotText,
    VillageRow,
    VillageSlot,
)
from polyana.games.forest_mages.rules.symbols import KIND, Face


class Box:
    """What no match changes: dice, forests, village, creatures, potions and characters. (FM-1.2, FM-1.5)"""

    def __init__(self, file: CardFile) -> None:
        rows = (
            file.rows("die", DieRow),
            file.rows("forest", ForestRow),
            file.rows("village", VillageRow),
            file.rows("creature", CreatureRow),
            file.rows("potion", PotionRow),
            file.rows("character", CharacterRow),
        )
        dice, forests, village, creatures, potions, characters = rows
        checks.ids(file, forests, creatures, potions)
        checks.dice(file, dice)
        checks.forests(file, forests)
        checks.village(file, village)
        checks.creatures(file, creatures)
        checks.potions(file, potions)
        checks.characters(file, characters)
        self.digest = file.digest
        self.rows = rows
        by_kind = {one.kind: one.faces for one in dice}
        self.faces: tuple[tuple[Face, ...], ...] = (by_kind["resource"], by_kind["element"])
        self.forests = {one.id: _forest(one) for one in forests}
        self.slots = {slot.id: slot for forest in self.forests.values() for slot in forest.slots}
        self.village = {one.id: VillageSlot(one.id, one.side, one.takes, _does(one.does)) for one in village}
        self.creatures = {
            one.id: Creature(one.id, one.season, one.ability, one.of, one.takes, _does(one.does))
            for one in creatures
        }
        self.potions = {
            one.id: Potion(one.id, one.effect, one.cost.counts, sum(one.cost.counts), one.vp)
            for one in potions
        }
        self.characters = {one.id: one for one in characters}
        self.turners = {one.id: one.of for one in creatures if one.ability == "ELEMENT_TO"}
        """The element to which a creature turns dice. (FM-12.9)"""

    def forests_for(self, players: int) -> list[str]:
        """The forests that are used with this number of players. (FM-2.2)"""
        return [one.id for one in self.forests.values() if one.players <= players]

    def creatures_of(self, season: str) -> list[str]:
        return [one.id for one in self.creatures.values() if one.season == season]

    def side(self, side: str) -> list[VillageSlot]:
        """The slots of one side of the village."""
        return [one for one in self.village.values() if one.side == side]

    def name(self, card: str, language: str) -> str:
        """What a creature, a potion or a character is called; other cards go by their id."""
        for table in self.rows[3:]:
            for row in table:
                if row.id == card and isinstance(row, CreatureRow | PotionRow | CharacterRow):
                    return row.ru if language == "ru" else row.en
        return card


def _forest(row: ForestRow) -> Forest:
    slots = []
    for number, text in enumerate(row.slots, 1):
        symbol, yields = SlotText.read(text)
        place, kind = f"{row.id}.{number}", KIND.get(yields, NO_KIND)
        slots.append(Slot(place, row.id, symbol, yields, kind, SlotTargets.of(place, yields)))
    return Forest(row.id, row.players, row.seasons, row.vp, tuple(slots))


def _does(texts: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(Action.read(text) for text in texts)


def read_box(path: Path | Traversable) -> Box:
    """A box with the cards of a file."""
    return Box(CardFile(path))


@cache
def standard_box() -> Box:
    """The box that comes with the program."""
    return read_box(data_file("polyana.games.forest_mages", "cards.toml"))
