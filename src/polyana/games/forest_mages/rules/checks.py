"""What a card file must satisfy: the numbers and symbols that the rules print, and sound effects."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import get_args

from polyana.core.cards import CardFile
from polyana.games.forest_mages.rules.rows import (
    Action,
    CharacterRow,
    CreatureRow,
    DieRow,
    Effect,
    ForestRow,
    PotionRow,
    SlotText,
    VillageRow,
)
from polyana.games.forest_mages.rules.symbols import CHOICE, CREATURE, ELEMENTS, RESOURCES, SEASONS
from polyana.games.forest_mages.rules.table import ROUNDS, ROW

FORESTS = {players: ROUNDS * row for players, row in ROW.items()}
"""By the number of players: a row for every round. (FM-1.5, FM-1.13)"""
CREATURES_EACH, POTIONS, CHARACTERS = 9, 32, 4
"""Of each season; of all. (FM-1.5, FM-1.15, FM-1.16, FM-1.17)"""
VILLAGE = {"day": ("D1", "D2", "D3", "D4", "D5"), "night": ("N1", "N2", "N3", "N4", "N5")}
TAKES = ("any", "any", *ELEMENTS)
PARAMETERS: dict[str, tuple[str, ...]] = {
    "PLACE_SEASON_SCORCH": SEASONS,
    "EOR_BERRY_PER": SEASONS,
    "CLAIM_SEASON_VP": SEASONS,
    "GATHER_SEASON_PLUS": SEASONS,
    "ELEMENT_TO": ELEMENTS,
    "GATHER_SWAP": CHOICE,
}
"""What an ability's `of` may be; the others have none."""


def ids(file: CardFile, *tables: Iterable[ForestRow | CreatureRow | PotionRow]) -> None:
    """Every card has an id of its own, in letters and digits, since dice are addressed by it."""
    seen: set[str] = set()
    for table in tables:
        for number, row in enumerate(table, 1):
            place = f"[[{type(row).__name__[:-3].lower()}]] row {number}"
            if not re.fullmatch(r"[A-Z]{1,3}[0-9]{1,3}", row.id) or row.id in sum(VILLAGE.values(), ()):
                raise file.bad(place, f"'{row.id}' is no id: one to three letters, then digits")
            if row.id in seen:
                raise file.bad(place, f"the id '{row.id}' stands twice")
            seen.add(row.id)


def dice(file: CardFile, rows: Sequence[DieRow]) -> None:
    """Six faces with exactly three symbols. (FM-1.12)"""
    if sorted(row.kind for row in rows) != ["element", "resource"]:
        raise file.bad("[[die]]", "there is one kind of resource die and one of element die (FM-1.12)")
    for number, row in enumerate(rows, 1):
        symbols = RESOURCES if row.kind == "resource" else ELEMENTS
        if len(row.faces) != 6 or set(row.faces) != set(symbols):
            wanted = ", ".join(symbols)
            raise file.bad(
                f"[[die]] row {number}", f"a {row.kind} die has six faces, each of {wanted} (FM-1.12)"
            )


def forests(file: CardFile, rows: Sequence[ForestRow]) -> None:
    """Counts by players, seasons, and slots of one symbol and one yield. (FM-1.13)"""
    for number, row in enumerate(rows, 1):
        place = f"[[forest]] row {number} ({row.id})"
        if not 1 <= len(row.seasons) <= 2 or len(set(row.seasons)) != len(row.seasons):
            raise file.bad(place, "a forest has one season or two different ones (FM-1.13)")
        if row.vp < 0 or not row.slots:
            raise file.bad(place, "a forest has slots and a worth of 0 or more (FM-1.13)")
        for text in row.slots:
            symbol, yields = SlotText.read(text)
            if symbol not in RESOURCES or yields not in (*CHOICE, CREATURE):
                raise file.bad(
                    place,
                    f"the slot '{text}' is not a resource symbol and an ingredient or creature (FM-1.13)",
                )
    for players, count in FORESTS.items():
        usable = sum(row.players <= players for row in rows)
        if usable != count:
            raise file.bad(
                "[[forest]]", f"{usable} forests for {players} players, there must be {count} (FM-1.13)"
            )
    if not any(set(row.seasons) == {"spring", "winter"} for row in rows):
        raise file.bad("[[forest]]", "no forest is both spring and winter (FM-1.13)")


def village(file: CardFile, rows: Sequence[VillageRow]) -> None:
    """Two slots for any die and one per element on each side. (FM-1.14)"""
    for side, names in VILLAGE.items():
        own = [row for row in rows if row.side == side]
        if tuple(row.id for row in own) != names:
            raise file.bad("[[village]]", f"the {side} side has the slots {', '.join(names)} (FM-1.14)")
        if tuple(row.takes for row in own) != TAKES:
            raise file.bad("[[village]]", f"the slots of a side take {', '.join(TAKES)} (FM-1.14)")
    for number, row in enumerate(rows, 1):
        _actions(file, f"[[village]] row {number} ({row.id})", row.does)
    said = [(row.takes, text) for row in rows for text in row.does]
    if not any(takes == "any" and text.startswith("gather") for takes, text in said):
        raise file.bad("[[village]]", "no slot for any die gives an ingredient of choice (FM-1.14)")
    if sum(text == "reserve" for _, text in said) < 2:
        raise file.bad("[[village]]", "at least two slots reveal and reserve (FM-1.14)")
    if not any(text == "train" for _, text in said):
        raise file.bad("[[village]]", "no slot is a creature slot (FM-1.14)")


def creatures(file: CardFile, rows: Sequence[CreatureRow]) -> None:
    """Nine creatures of each season, each with one ability. (FM-1.15)"""
    for number, row in enumerate(rows, 1):
        place = f"[[creature]] row {number} ({row.id})"
        known = PARAMETERS.get(row.ability, ("",))
        if row.of not in known:
            wanted = ", ".join(known) or "empty"
            raise file.bad(place, f"'of' of {row.ability} is '{row.of}', it must be {wanted} (FM-1.15)")
        if row.ability == "SLOT":
            if not row.takes or not row.does:
                raise file.bad(place, "a SLOT says what it takes and what it does (FM-12.1)")
            _actions(file, place, row.does)
        elif row.takes or row.does:
            raise file.bad(place, f"only a SLOT takes dice, {row.ability} does not (FM-12.1)")
    count = Counter[str](row.season for row in rows)
    for season in SEASONS:
        if count[season] != CREATURES_EACH:
            raise file.bad(
                "[[creature]]",
                f"{count[season]} {season} creatures, there must be {CREATURES_EACH} (FM-1.15)",
            )


def potions(file: CardFile, rows: Sequence[PotionRow]) -> None:
    """32 potions with a cost, a worth and one of the seven effects. (FM-1.16)"""
    for number, row in enumerate(rows, 1):
        place = f"[[potion]] row {number} ({row.id})"
        if min(row.cost.counts) < 0 or sum(row.cost.counts) < 1:
            raise file.bad(place, "a potion costs at least one ingredient (FM-1.16)")
        if row.vp < 0:
            raise file.bad(place, "a potion is worth 0 or more (FM-1.16)")
    if len(rows) != POTIONS:
        raise file.bad("[[potion]]", f"{len(rows)} potions, there must be {POTIONS} (FM-1.16)")
    missing = sorted(set(get_args(Effect)) - {row.effect for row in rows})
    if missing:
        raise file.bad("[[potion]]", f"no potion has the effect {', '.join(missing)} (FM-1.16)")


def characters(file: CardFile, rows: Sequence[CharacterRow]) -> None:
    """Four characters, each with an ability of its own. (FM-1.17)"""
    differing = {
        "id": len({row.id for row in rows}),
        "colour": len({row.colour for row in rows}),
        "ability": len({row.ability for row in rows}),
    }
    for what, count in differing.items():
        if count != CHARACTERS or len(rows) != CHARACTERS:
            raise file.bad("[[character]]", f"four characters differ in {what} (FM-1.17)")


def _actions(file: CardFile, place: str, texts: Iterable[str]) -> None:
    for text in texts:
        try:
            Action.read(text)
        except ValueError as error:
            raise file.bad(place, str(error)) from error
