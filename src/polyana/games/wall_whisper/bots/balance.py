"""What a match of «Шёпот за стеной» tells about balance: how it was won, and what was used."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import get_args

import msgspec

from polyana.bots.balance import Cast, Studied
from polyana.core import Happened, Record, Seat, read
from polyana.core.record import Line
from polyana.games.wall_whisper.rules import apart
from polyana.games.wall_whisper.rules.answers import Act, Order, words_of
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.kinds import (
    ACT,
    ACTION,
    ATTACK,
    BOTH,
    CANCEL,
    HERO,
    KEEP,
    NONE,
    PLAY,
    SKILLS,
    WEAPON,
)
from polyana.games.wall_whisper.rules.settings import KillerName, Settings, VictimName
from polyana.games.wall_whisper.rules.skills import played_with
from polyana.games.wall_whisper.rules.table import Station

WAYS = {
    "kill": ("kill", "deck"),
    "infection": ("carrier", "accusation"),
    "keys": ("keys", "exit"),
    "rescue": ("rescue",),
    "vehicle": ("vehicle",),
    "fight": ("battle", "hunt"),
}
"""Each a source of the one point that a victory brings; a final battle is won by either side."""


def casts(settings: Settings, players: int) -> list[Cast]:
    """Every killer against every three victims; what else is agreed on stays."""
    killers, people = get_args(KillerName), get_args(VictimName)
    found = []
    for killer in (one for one in killers if one != settings.second_killer):
        for trio in combinations(people, 3):
            names = dict(zip(("victim_1", "victim_2", "victim_3"), trio, strict=True))
            agreed = msgspec.structs.replace(settings, killer=killer, **names)
            seats = tuple(set(agreed.killer_seats(players).values()))
            found.append(Cast(f"killer-{killer}", tuple(f"victim-{one}" for one in trio), agreed, seats))
    return found


def study(record: Record[Station]) -> Studied:
    """The way of winning, killer cards played, items used by victims, skills used by either side."""
    game, table, over = record.game, record.match.table, record.match.over
    assert isinstance(game, WallWhisper)
    assert over is not None
    none = (0,) * table.players
    ways = ways_won(record)
    sources = {way: tuple(int(ways.get(seat) in ends) for seat in table.seats) for way, ends in WAYS.items()}
    uses = {group: dict.fromkeys(things, none) for group, things in _offered(game.box, table).items()}
    for line in record.lines:
        for group, thing in _used(game.box, line):
            counts = list(uses[group][thing])
            counts[line.seat] += 1
            uses[group][thing] = tuple(counts)
    return Studied(first_seat(table), sources, uses)


def first_seat(table: Station) -> Seat:
    """Victims begin, so the order is counted from the first of their seats. (WW-10.1)"""
    begin = table.settings.killer_seat
    return next(seat for seat in table.others(begin) if table.side(seat) != "killer")


def ways_won(record: Record[Station]) -> dict[Seat, str]:
    """How each winner has won; at the Crossroads each in her own way. (WW-38.15, WW-38.34)"""
    table, over = record.match.table, record.match.over
    assert over is not None
    ends: list[str] = []
    alone: dict[Seat, str] = {}

    def see(record: Record[Station], happened: Happened | None) -> None:
        for event in happened.events if happened else ():
            if event.kind in ("killers_won", "victims_won"):
                ends.append(event.args["how"])
            elif event.kind == "left":
                alone[table.controls[event.args["victim"]]] = event.args["how"]

    read(record.game, record.text(), see)
    deaths = apart.kills(table) >= apart.KILLS and not table.crossroads.carrier_free
    end = ends[-1] if ends else "kill" if deaths else "carrier"
    return {seat: alone.get(seat, end) for seat in over.winners}


def _offered(box: Box, table: Station) -> dict[str, list[str]]:
    cards = [id_ for owner, id_ in box.cards if owner in table.killers]
    items = [id_ for id_, item in box.items.items() if item.uses]
    offered = {"cards": [f"card-{id_}" for id_ in cards], "items": [f"item-{id_}" for id_ in items]}
    if played_with(table):
        offered["skills"] = [f"skill-{id_}" for id_ in (*box.victim_skills, *box.killer_skills)]
    return offered


def _used(box: Box, line: Line) -> Iterator[tuple[str, str]]:
    """What an answer made use of."""
    if skill := _skill(box, line):
        yield "skills", f"skill-{skill}"
        return
    match line.kind:
        case PLAY.name | ATTACK.name if line.text != NONE:
            yield "cards", f"card-{line.text}"
        case ACTION.name:
            action = Order.from_text(line.text)
            if action.verb == "play":
                yield "cards", f"card-{action.objects[0]}"
        case WEAPON.name | CANCEL.name if line.text != NONE:
            yield "items", f"item-{line.text}"
        case ACT.name:
            act = Act.from_text(line.text)
            if act.verb in ("special", "extra") and act.objects[0] in box.items:
                yield "items", f"item-{act.objects[0]}"


def _skill(box: Box, line: Line) -> str:
    """The skill that an answer used: named in it, or the only one that such an answer can be."""
    if line.kind == SKILLS.name:
        return ""
    if line.kind == HERO.name and line.text != NONE:
        return _only(box, "met")
    if line.kind == KEEP.name and line.text == BOTH:
        return _only(box, "equipped")
    words = words_of(line.text)
    return next((one for one in words if one in box.victim_skills or one in box.killer_skills), "")


def _only(box: Box, when: str) -> str:
    return next(id_ for id_, row in box.victim_skills.items() if row.when == when)
