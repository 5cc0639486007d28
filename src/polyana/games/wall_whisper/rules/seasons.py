"""The first season beside the second: its terms, and boards with compatibility tokens. (Chapter 43)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from polyana.core.cards import CardFile, Source
from polyana.games.wall_whisper.rules.board import SEARCHES, Link, Place

SUPPLY = {"keys": 3, "connection": 6, "weapons": 1, "medicine": 1, "vehicle": 1, "transmitter": 1}
"""The compatibility tokens of one side; the other has the same. (WW-2.9, WW-43.7)"""
LACKING = ("vehicle", "medicine", "weapons")
"""What a board of the first season lacks. (WW-43.8)"""
LEVELS = range(1, 3)
"""How many doors of such a board become a change of level. (WW-43.10)"""

WORDS = {
    "do": {"defence": "combat"},
    "when": {"encounter": "weapon"},
    "from": {"discover": "equipment", "search": "keys"},
}
"""Words of the first season by what they stand for: defence points are combat points, and what is played in
an encounter is a weapon. (WW-43.2, WW-43.3)"""
WHERE: dict[str, dict[str, tuple[str, ...]]] = {
    "icons": {"search": ("keys",), "radio": ("transmitter",)},
    "at": {"search": SEARCHES, "radio": ("transmitter",)},
}
"""A place to search of the first season holds keys; what works in one works in all three kinds. (WW-43.4)"""


class BoardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which season a board comes from."""

    id: str
    season: Literal[1, 2]
    source: Source


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A compatibility token: in a location (`at`), or on a link (`on`); a change of level leads `down`."""

    token: Literal["vehicle", "medicine", "weapons", "keys", "transmitter", "cover", "level", "door"]
    source: Source
    at: str = ""
    on: str = ""
    down: str = ""

    @property
    def connects(self) -> bool:
        return self.token in ("level", "door")


def modern(data: Any) -> Any:
    """A table of an owner's file, whatever it holds, in the words of the second season.

    >>> modern({"when": "encounter", "at": ["search"], "effects": [{"do": "defence", "by": 1}]})
    {'when': 'weapon', 'at': ['keys', 'medicine', 'weapons'], 'effects': [{'do': 'combat', 'by': 1}]}
    """
    if isinstance(data, list):
        return [modern(one) for one in data]
    if not isinstance(data, dict):
        return data
    return {key: _modern(key, value) for key, value in data.items()}


def _modern(key: str, value: Any) -> Any:
    if isinstance(value, str):
        return WORDS.get(key, {}).get(value, value)
    if key in WHERE and isinstance(value, list):
        return [
            new for old in value for new in (WHERE[key].get(old, (old,)) if isinstance(old, str) else [old])
        ]
    return modern(value)


# --- tokens on a board ----------------------------------------------------------------------------


def lay_tokens(
    file: CardFile,
    board: BoardRow | None,
    places: Sequence[Place],
    links: Sequence[Link],
    tokens: Sequence[Token],
) -> tuple[list[Place], list[Link]]:
    """The board with its compatibility tokens, the same for both sides. (WW-43.7)"""
    if board is None and tokens:
        raise file.bad("[[tokens]]", "the table 'board' must say which season the board comes from (WW-43.7)")
    if board is None or (board.season == 2 and not tokens):
        return list(places), list(links)
    _check_rows(file, places, links, tokens)
    check = _first_season if board.season == 1 else _second_season
    check(file, places, links, tokens)
    covers = {one.at: one for one in tokens if not one.connects}
    joins = {one.on: one for one in tokens if one.connects}
    return [_covered(place, covers) for place in places], [_joined(link, joins) for link in links]


def for_first_season(boards: Sequence[BoardRow], tokens: Sequence[Token]) -> bool:
    """Is it a board of the second season, laid for parts of the first? (WW-43.11)"""
    return bool(tokens) and bool(boards) and boards[0].season == 2


def _covered(place: Place, covers: dict[str, Token]) -> Place:
    """A token lies over the searches and the vehicle that are printed here."""
    token = covers.get(place.id)
    if token is None:
        return place
    left = tuple(icon for icon in place.icons if icon not in (*SEARCHES, "vehicle"))
    return msgspec.structs.replace(place, icons=left if token.token == "cover" else (*left, token.token))


def _joined(link: Link, joins: dict[str, Token]) -> Link:
    token = joins.get(link.id)
    if token is None:
        return link
    if token.token == "door":
        return Link(link.a, link.b, "door", link.source, link.via)
    if token.down == link.a:
        return Link(link.b, link.a, "arrow", link.source, link.via[::-1])
    return Link(link.a, link.b, "arrow", link.source, link.via)


def _check_rows(
    file: CardFile, places: Sequence[Place], links: Sequence[Link], tokens: Sequence[Token]
) -> None:
    """Every token lies somewhere, no two together, and not more than the box holds. (WW-2.9, WW-43.7)"""
    ids, ways = [one.id for one in places], {one.id: one for one in links}
    for number, one in enumerate(tokens, 1):
        row = f"[[tokens]] row {number}"
        where = one.on if one.connects else one.at
        if where not in (ways if one.connects else ids):
            raise file.bad(row, f"there is no {'link' if one.connects else 'location'} '{where}'")
        if where in [other.on or other.at for other in tokens[: number - 1]]:
            raise file.bad(row, f"another token lies on '{where}' (WW-43.7)")
        if one.token == "level" and one.down not in (ways[where].a, ways[where].b):
            raise file.bad(row, f"'down' must be an end of '{where}'")
    for kind, most in SUPPLY.items():
        found = sum(one.connects if kind == "connection" else one.token == kind for one in tokens)
        if found > most:
            raise file.bad("[[tokens]]", f"{found} tokens '{kind}', a side has {most} (WW-2.9)")


def _first_season(
    file: CardFile, places: Sequence[Place], links: Sequence[Link], tokens: Sequence[Token]
) -> None:
    """Vehicle, medicine and weapons, spread out; one key location given up; one or two changes of level.
    (WW-43.8, WW-43.9, WW-43.10)"""
    spots = {one.id: one for one in places}
    roles: dict[str, Place] = {one.token: spots[one.at] for one in tokens if not one.connects}
    for number, one in enumerate(tokens, 1):
        if not one.connects and spots[one.at].unique:
            raise file.bad(
                f"[[tokens]] row {number}", f"'{one.at}' is a special location of the board (WW-43.8)"
            )
    for kind in LACKING:
        if kind not in roles:
            raise file.bad("[[tokens]]", f"there is no token '{kind}' (WW-43.8)")
    if len({roles[kind].zone for kind in LACKING}) < len(LACKING):
        raise file.bad("[[tokens]]", "vehicle, medicine and weapons lie in three different zones (WW-43.8)")
    covered = sum("keys" in spots[one.at].icons for one in tokens if not one.connects)
    if covered != 1:
        raise file.bad("[[tokens]]", f"{covered} key locations are covered, there must be 1 (WW-43.9)")
    levels = sum(one.token == "level" for one in tokens)
    if levels not in LEVELS:
        raise file.bad("[[tokens]]", f"{levels} changes of level, there must be 1 or 2 (WW-43.10)")
    for number, one in enumerate(tokens, 1):
        if one.token == "level" and next(way for way in links if way.id == one.on).kind != "door":
            raise file.bad(f"[[tokens]] row {number}", "a change of level lies on a door (WW-43.10)")


def _second_season(
    file: CardFile, places: Sequence[Place], links: Sequence[Link], tokens: Sequence[Token]
) -> None:
    """One more key location; vehicle, medicine and weapons covered; a door over every change of level.
    (WW-43.11)"""
    spots = {one.id: one for one in places}
    keys = [spots[one.at] for one in tokens if one.token == "keys"]
    if len(keys) != 1:
        raise file.bad("[[tokens]]", f"{len(keys)} tokens 'keys', there must be 1 (WW-43.11)")
    if keys[0].unique or "transmitter" in keys[0].icons:
        raise file.bad("[[tokens]]", f"the key token may not lie in '{keys[0].id}' (WW-43.11)")
    covered = [one.at for one in tokens if one.token == "cover"]
    for place in places:
        if set(place.icons) & set(LACKING) and place.id not in covered:
            raise file.bad("[[tokens]]", f"'{place.id}' must be covered (WW-43.11)")
    for link in links:
        if link.kind == "arrow" and not any(one.token == "door" and one.on == link.id for one in tokens):
            raise file.bad("[[tokens]]", f"the change of level '{link.id}' has no door token (WW-43.11)")
