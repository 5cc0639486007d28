"""The whole box: the board, the dice, and every card by its name. (Chapter 44, Cards and board as data)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from polyana.core.cards import Source
from polyana.games.wall_whisper.rules.board import Board
from polyana.games.wall_whisper.rules.killer_effects import KillerEffect, held_by
from polyana.games.wall_whisper.rules.killer_rows import KillerCard, KillerRow, KillerSkill, Level
from polyana.games.wall_whisper.rules.victim_effects import Build
from polyana.games.wall_whisper.rules.victim_rows import Analysis, Item, Use, Victim, VictimSkill


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of a die. (WW-44.4)"""

    faces: tuple[int, ...]
    source: Source


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

    def infector(self, killers: Sequence[str]) -> str:
        """The one of these killers who infects."""
        return next(one for one in killers if one in self.infecting)

    @cached_property
    def top_level(self) -> int:
        return max(level for _, level in self.levels)

    @cached_property
    def roles(self) -> dict[str, str]:
        return {id_: item.role for id_, item in self.items.items()}

    @cached_property
    def key(self) -> str:
        """The Key cards."""
        return next(id_ for id_, role in self.roles.items() if role == "key")

    @cached_property
    def exit_items(self) -> frozenset[str]:
        """The items that show the way out through the Secret Exit. (WW-22.5)"""
        return frozenset(id_ for id_, item in self.items.items() if item.shows_exit)

    @cached_property
    def built(self) -> dict[str, tuple[str, ...]]:
        """The items that each victim can build; they lie aside until then. (WW-3.11, WW-36.9)"""
        return {
            id_: tuple(e.item for one in row.advantages for e in one.effects if isinstance(e, Build))
            for id_, row in self.victims.items()
        }

    def deck(self, name: str) -> list[str]:
        """One entry per card of a victims' deck."""
        return [id_ for id_, item in self.items.items() for _ in range(item.copies[name])]

    def killer_deck(self, killer: str, *, locked: bool) -> list[str]:
        """One entry per card of a killer: the locked ones, or those of the starting deck. (WW-4.3,
        WW-33.2)"""
        mine = [card for card in self.cards.values() if card.killer == killer and card.locked == locked]
        return [card.id for card in mine for _ in range(card.copies)]

    def owns(self, killer: str, card: str) -> bool:
        """Is it a card of his? Each of two killers has a deck of his own. (WW-39.2)"""
        return (killer, card) in self.cards

    def effects_of(self, killer: str, source: str) -> tuple[KillerEffect, ...]:
        """The effects of a card, of a level ("level-2"), of its onset ("onset-5") or of a skill
        ("skill-aura")."""
        kind, dash, which = source.partition("-")
        if not dash:
            return self.cards[killer, source].effects
        if kind == "skill":
            return self.killer_skills[which].effects
        row = self.levels[killer, int(which)]
        return row.effects if kind == "level" else row.onset

    def effect(self, killer: str, source: str, way: tuple[int, ...]) -> KillerEffect:
        """An effect by its place; a second number goes into the effects that it holds."""
        found = self.effects_of(killer, source)[way[0]]
        for number in way[1:]:
            found = held_by(found)[number]
        return found

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
