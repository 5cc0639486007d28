"""What the data must satisfy, ours or an owner's: each check names the row and the clause."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core.cards import CardFile
from polyana.games.wall_whisper.rules.board import REPAIRS, SEARCHES, SPECIALS, ZONES, Board, Link, Place
from polyana.games.wall_whisper.rules.box import Dice
from polyana.games.wall_whisper.rules.killer_effects import Sense
from polyana.games.wall_whisper.rules.killer_rows import KillerCard, KillerRow, KillerSkill, Level
from polyana.games.wall_whisper.rules.victim_effects import Combat
from polyana.games.wall_whisper.rules.victim_rows import (
    DECKS,
    SYMBOLS,
    Analysis,
    Item,
    Traits,
    Victim,
    VictimSkill,
)

DECK_SIZES = {"equipment": 32, "keys": 11, "medicine": 10, "weapons": 10, "special": 2}
"""The cards of each deck. (WW-2.4, WW-44.3)"""
VICTIM_IDS = ("evelyn", "zack", "roy", "kinto", "victoria")
KILLER_IDS = ("orion", "roboeye", "parasitoid")
"""The figures in the box. (WW-2.1)"""
KILLER_CARDS, ANALYSIS_CARDS, SKILLS_A_SIDE = 39, 24, 20
"""The other cards. (WW-2.3, WW-2.6, WW-2.8)"""
PRINTED_NEIGHBOURS = (("G3", "G1"), ("G1", "R5"), ("B2", "B1"))
PER = ("fearless", "cat", "unhurt", "wounded", "transmitter", "vigilance")


def places(file: CardFile, rows: Sequence[Place], without: Sequence[str] = ()) -> None:
    """Zones, codes, exits, and a location for every kind of work. (WW-5.1, WW-5.2, WW-5.12, WW-44.1)"""
    for number, row in enumerate(rows, 1):
        if row.id[:1] != row.zone[0].upper() or not row.id[1:].isdigit():
            raise file.bad(
                f"[[places]] row {number}", f"'{row.id}' must be '{row.zone[0].upper()}' and a number"
            )
    for zone in ZONES:
        if not any(row.zone == zone for row in rows):
            raise file.bad("[[places]]", f"no location lies in the {zone} zone (WW-5.1)")
    for icon in ("entrance", "exit"):
        if sum(icon in row.icons for row in rows) != 1:
            raise file.bad("[[places]]", f"there must be exactly one location with '{icon}' (WW-5.12)")
    for icon in (*SEARCHES, *REPAIRS, *SPECIALS):
        if icon not in without and not any(icon in row.icons for row in rows):
            raise file.bad("[[places]]", f"there is no location with '{icon}' (WW-44.1)")
    for symbol in {row.passage for row in rows if row.passage}:
        if sum(row.passage == symbol for row in rows) < 2:
            raise file.bad("[[places]]", f"the passage '{symbol}' leads nowhere (WW-5.9)")


def links(file: CardFile, spots: Sequence[Place], rows: Sequence[Link], *, printed: bool = True) -> None:
    """Every link joins two locations, and all are joined; the printed ways are there, unless tokens lie over
    them. (WW-44.1)"""
    ids = [one.id for one in spots]
    for number, row in enumerate(rows, 1):
        for end in (row.a, row.b):
            if end not in ids:
                raise file.bad(f"[[links]] row {number}", f"there is no location '{end}'")
        if row.a == row.b:
            raise file.bad(f"[[links]] row {number}", "a link joins two different locations")
    board = Board(spots, rows)
    for start in ids:
        if len(board.within(start, len(ids))) < len(ids) or len(_reach(board, start)) < len(ids):
            raise file.bad("[[links]]", f"not every location can be reached from '{start}' (WW-44.1)")
    if printed and set(ids) >= {"G1", "G2", "G3", "G4", "G5", "B1", "B2", "B4", "R4", "R5"}:
        _polar_station(file, board)


def _reach(board: Board, start: str) -> list[str]:
    found = [start]
    for here in found:
        found += [there for there in board.victim_steps(here, (), ()) if there not in found]
    return found


def _polar_station(file: CardFile, board: Board) -> None:
    """What the printed examples say of this board. (WW-44.1, WW-12.3)"""
    if sorted(board.adjacent["G1"]) != ["B4", "G2", "G3", "R5"]:
        raise file.bad("[[links]]", "'G1' is adjacent to exactly B4, G2, G3 and R5 (WW-44.1)")
    for door in (("B2", "R4"), ("G4", "G5")):
        link = board.link(*door)
        if link is None or link.kind != "door":
            raise file.bad("[[links]]", f"there is a door {door[0]}–{door[1]} (WW-44.1)")
    if not board.against("B4", "B2"):
        raise file.bad("[[links]]", "an arrow leads from B2 to B4 (WW-44.1)")
    for one, two in PRINTED_NEIGHBOURS:
        if two not in board.victim_steps(one, (), ()):
            raise file.bad("[[links]]", f"a victim can step from {one} to {two} (WW-44.1)")
    if "B2" not in board.passages("G5"):
        raise file.bad("[[places]]", "a secret passage joins G5 and B2 (WW-44.1)")


def dice(file: CardFile, rows: Sequence[Dice]) -> None:
    """Six faces that allow the printed rolls: 5 on 4 dice, 4 on 3, 3 on 2. (WW-44.4)"""
    faces = rows[0].faces
    if len(rows) != 1 or len(faces) != 6 or min(faces) < 0:
        raise file.bad("[[dice]] row 1", "one row with six faces of 0 or more (WW-44.4)")
    for count, total in ((4, 5), (3, 4), (2, 3)):
        sums = {0}
        for _ in range(count):
            sums = {one + face for one in sums for face in faces}
        if total not in sums:
            raise file.bad("[[dice]] row 1", f"{count} dice cannot show {total} (WW-44.4)")


def items(file: CardFile, rows: Sequence[Item]) -> None:
    """The sizes of the decks, the keys, the cat, and what the printed fights demand. (WW-2.4, WW-30.3,
    WW-44.3)"""
    for deck, size in DECK_SIZES.items():
        found = sum(row.copies[deck] for row in rows)
        if found != size:
            raise file.bad("[[items]]", f"{found} cards in '{deck}', there must be {size} (WW-2.4)")
    keys = [row for row in rows if row.role == "key"]
    if len(keys) != 1 or keys[0].equipment != 2 or keys[0].keys < 1:
        raise file.bad(
            "[[items]]", "one kind of key: 2 in the equipment, 1 or more in the key deck (WW-44.3)"
        )
    cats = [row for row in rows if row.role == "cat"]
    if len(cats) != 1 or cats[0].equipment < 1:
        raise file.bad("[[items]]", "the cat lies in the equipment (WW-44.3)")
    if not any(row.shows_exit for row in rows):
        raise file.bad("[[items]]", "no item shows the Secret Exit: shows_exit = true (WW-22.5)")
    ids = [row.id for row in rows]
    for number, row in enumerate(rows, 1):
        for use in row.uses:
            if use.when in ("special", "extra") and not use.effects:
                raise file.bad(f"[[items]] row {number}", "an action needs an effect (WW-24.14)")
            if use.beside and use.beside not in ids:
                raise file.bad(f"[[items]] row {number}", f"there is no item '{use.beside}'")
            if use.when == "weapon" and use.combat is None:
                raise file.bad(f"[[items]] row {number}", "a weapon needs a 'combat' effect (WW-24.14)")
    for symbol in SYMBOLS:
        if not any(symbol in row.symbols for row in rows):
            raise file.bad("[[items]]", f"no item bears the symbol '{symbol}' (WW-27.4)")


def victims(file: CardFile, rows: Sequence[Victim], cards: Sequence[Item]) -> None:
    """The five of the box. (WW-44.2, WW-3.8)"""
    if sorted(row.id for row in rows) != sorted(VICTIM_IDS):
        raise file.bad("[[victims]]", f"the victims are {', '.join(VICTIM_IDS)} (WW-44.2)")
    ids = [one.id for one in cards]
    for number, row in enumerate(rows, 1):
        if len(row.start) > 3:
            raise file.bad(f"[[victims]] row {number}", "more than 3 starting items (WW-3.8)")
        for item in row.start:
            if item not in ids:
                raise file.bad(f"[[victims]] row {number}", f"there is no item '{item}'")


def killers(file: CardFile, rows: Sequence[KillerRow]) -> None:
    """The three of the box, strength up to 10. (WW-44.6, WW-44.10)"""
    if sorted(row.id for row in rows) != sorted(KILLER_IDS):
        raise file.bad("[[killers]]", f"the killers are {', '.join(KILLER_IDS)} (WW-44.6)")
    for number, row in enumerate(rows, 1):
        if not 0 <= row.strength <= 10:
            raise file.bad(f"[[killers]] row {number}", "the strength lies between 0 and 10 (WW-44.10)")


def killer_cards(file: CardFile, owners: Sequence[KillerRow], rows: Sequence[KillerCard]) -> None:
    """39 cards, and a locked one for each killer. (WW-44.7, WW-44.6)"""
    if (found := sum(row.copies for row in rows)) != KILLER_CARDS:
        raise file.bad("[[killer_cards]]", f"{found} cards, there must be {KILLER_CARDS} (WW-44.7)")
    for number, row in enumerate(rows, 1):
        if row.killer not in [one.id for one in owners]:
            raise file.bad(f"[[killer_cards]] row {number}", f"there is no killer '{row.killer}'")
        if row.copies < 1 or row.cost < 0:
            raise file.bad(f"[[killer_cards]] row {number}", "1 copy or more, a cost of 0 or more (WW-33.1)")
    for owner in owners:
        if not any(row.locked for row in rows if row.killer == owner.id):
            raise file.bad("[[killer_cards]]", f"'{owner.id}' has no card to unlock (WW-44.6)")


def levels(
    file: CardFile, owners: Sequence[KillerRow], rows: Sequence[Level], cards: Sequence[KillerCard]
) -> None:
    """The same levels for everybody, 2 and up, and each locked card freed by one. (WW-44.6, WW-44.10)"""
    tops = {max((row.level for row in rows if row.killer == owner.id), default=1) for owner in owners}
    for owner in owners:
        mine = sorted(row.level for row in rows if row.killer == owner.id)
        if mine != list(range(2, max(tops) + 1)) or max(tops) < 3:
            raise file.bad("[[levels]]", f"'{owner.id}' needs the levels from 2 to at least 3 (WW-44.6)")
    for number, row in enumerate(rows, 1):
        locked = [card.id for card in cards if card.killer == row.killer and card.locked]
        if row.unlock and row.unlock not in locked:
            raise file.bad(f"[[levels]] row {number}", f"'{row.unlock}' is no locked card (WW-44.6)")
    for card in cards:
        if card.locked and not any(row.unlock == card.id and row.killer == card.killer for row in rows):
            raise file.bad("[[levels]]", f"no level frees '{card.id}' (WW-44.6)")


def analysis(file: CardFile, rows: Sequence[Analysis], cards: Sequence[Item]) -> None:
    """24 cards whose manoeuvres use what there is, and never level or strength. (WW-44.5, WW-44.13)"""
    if len(rows) != ANALYSIS_CARDS:
        raise file.bad("[[analysis]]", f"{len(rows)} cards, there must be {ANALYSIS_CARDS} (WW-44.5)")
    ids = [one.id for one in cards]
    special = [one.id for one in cards if one.special]
    for number, row in enumerate(rows, 1):
        if not row.parts:
            raise file.bad(f"[[analysis]] row {number}", "a card needs a manoeuvre (WW-44.5)")
        for part in row.parts:
            for item in (*part.show, *part.any):
                if item not in ids:
                    raise file.bad(f"[[analysis]] row {number}", f"there is no item '{item}'")
            if part.take and (part.deck not in DECKS or part.per not in ids):
                raise file.bad(f"[[analysis]] row {number}", "'take' needs a deck and the card it looks for")
            if part.per and not part.take and part.per not in PER:
                raise file.bad(f"[[analysis]] row {number}", f"'{part.per}' cannot be counted (WW-44.13)")
        if all(set(part.show or part.any) & set(special) for part in row.parts):
            raise file.bad(f"[[analysis]] row {number}", "it could not score with every trio (WW-44.13)")


def skills(file: CardFile, table: str, ids: Sequence[str], taken: Sequence[str]) -> None:
    """Twenty cards a side, and no name that another card bears: an answer names a card. (WW-44.8, WW-2.8)"""
    for number, id_ in enumerate(ids, 1):
        if id_ in taken:
            raise file.bad(f"[[{table}]] row {number}", f"another card is called '{id_}'")
        if not id_.isalnum():
            raise file.bad(f"[[{table}]] row {number}", f"'{id_}' must consist of letters and digits")
    if len(ids) != SKILLS_A_SIDE:
        raise file.bad(f"[[{table}]]", f"{len(ids)} cards, there must be {SKILLS_A_SIDE} (WW-44.8)")


def victim_skills(file: CardFile, rows: Sequence[VictimSkill]) -> None:
    """A card does something: it has traits or effects, and a weapon has combat points. (WW-44.8)"""
    for number, row in enumerate(rows, 1):
        if (row.when == "passive") == bool(row.effects) or (row.when == "passive" and row.traits == Traits()):
            raise file.bad(
                f"[[victim_skills]] row {number}",
                "a passive skill has traits, any other has effects (WW-44.8)",
            )
        if row.when == "weapon" and not any(isinstance(one, Combat) for one in row.effects):
            raise file.bad(f"[[victim_skills]] row {number}", "a weapon needs a 'combat' effect (WW-24.14)")


def killer_skills(file: CardFile, rows: Sequence[KillerSkill]) -> None:
    """A card does something, and what has a price is asked for. (WW-44.8)"""
    for number, row in enumerate(rows, 1):
        if not row.effects and not row.climbs:
            raise file.bad(f"[[killer_skills]] row {number}", "the skill does nothing (WW-44.8)")
        if row.price and not row.asked:
            raise file.bad(
                f"[[killer_skills]] row {number}", "a price is paid by choice only: 'asked = true'"
            )
        if bool(row.levels) != (row.when == "level"):
            raise file.bad(f"[[killer_skills]] row {number}", "'levels' belong to the moment 'level'")
        if (
            any(isinstance(one, Sense) and one.among == "noisy" for one in row.effects)
            and row.when != "start"
        ):
            raise file.bad(f"[[killer_skills]] row {number}", "noise is looked for at the start of a turn")
