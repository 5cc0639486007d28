"""Tables set at a chosen moment: bots play a match from a fixed seed, and what they did is laid into a store.

The same seed gives the same table on any machine, so the pictures of it change only when the page does. At
that moment only people are asked, and no glass runs: nothing moves by itself.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from polyana import games
from polyana.bots.runner import Runner
from polyana.core import Record
from polyana.core.record import Line
from polyana.store import LineRow, SeatRow, Store, TableRow, Touch
from polyana.table import Place
from polyana.table.room import BEGIN
from polyana.web.http.server import Server

NAMES = ("Аня", "Борис", "Вера", "Глеб", "Даша", "Егор")
MOST_ANSWERS = 5_000


class Moment(NamedTuple):
    """Which match, and when: people alone are asked something, and of one of these kinds."""

    code: str
    """Twelve signs: the table's code."""
    game: str
    players: int
    settings: dict[str, Any]
    kinds: tuple[str, ...] = ()
    """None: the end of the match."""
    lines: int = 0
    """The first such moment after so many lines; if negative, the last one with so many lines to the end."""
    level: str = "novice"
    seed: str = "поляна"
    people: int = 1
    """Who has the first seats; bots have the others."""


class Staged(NamedTuple):
    """A table that lies in the store."""

    code: str
    seats: tuple[str, ...]
    """By seat, the path of the link that sits a visitor down there."""
    lines: int


def played(moment: Moment) -> tuple[Record[Any], int]:
    """The match, at least up to its moment, and how many of its lines come before that."""
    game, bots = games.game(moment.game), games.bots(moment.game)
    rng = Random(moment.seed)
    settings = msgspec.convert(moment.settings, game.settings)
    names = NAMES[: moment.players]
    record: Record[Any] = Record.begin(game, moment.players, settings, rng.randbytes(16), names)
    seated = [bots[moment.level](game, seat, Random(rng.getrandbits(64))) for seat in range(moment.players)]
    runner = Runner(record, seated)
    fitting: list[int] = []
    while not record.match.over:
        if len(record.lines) >= moment.lines and _people_alone_are_asked(record, moment):
            fitting.append(len(record.lines))
            if moment.lines >= 0:
                break
        runner.move()
        assert len(record.lines) < MOST_ANSWERS, moment.code
    last = len(record.lines) + min(moment.lines, 0)
    found = [lines for lines in fitting if lines <= last] if moment.kinds else [last]
    assert found, f"{moment.code}: the match has no such moment"
    return record, found[-1]


def _people_alone_are_asked(record: Record[Any], moment: Moment) -> bool:
    owing = [ask for ask in record.match.open_asks() if ask.owes]
    return bool(owing) and all(ask.seat < moment.people and ask.kind.name in moment.kinds for ask in owing)


async def lay(folder: Path, moments: Sequence[Moment]) -> dict[str, Staged]:
    """Lay these tables into the store of a server; by code."""
    server = Server.at(folder)
    store = await Store.open(server.url)
    laid = {moment.code: await _lay(server, store, moment) for moment in moments}
    await store.close()
    return laid


async def _lay(server: Server, store: Store, moment: Moment) -> Staged:
    code, now = moment.code, time.time()
    record, lines = played(moment)
    people = [f"guest-{seat}" for seat in range(moment.people)]
    encoded = msgspec.json.encode(record.header.settings).decode()
    table = TableRow(
        code, moment.game, moment.players, encoded, False, people[0], "00" * 16, now, touched=now
    )
    seats = [
        SeatRow(code, seat, guest, NAMES[seat], "" if guest else moment.level, f"{seat}")
        for seat, guest in enumerate([*people, *[""] * (moment.players - moment.people)])
    ]
    written = [Line(-1, BEGIN, "", record.begun.values), *record.lines[:lines]]
    rows = [LineRow(code, seq, line, now) for seq, line in enumerate(written)]
    await store.add_table(table, seats)
    await store.begin(rows[:1], rules=record.game.pin(), now=now, due=None)
    await store.append(rows[1:], Touch(now, ended=None if moment.kinds else now))
    place = Place(table, seats)
    links = tuple(f"/t/{code}/seat/{server.links.for_seat(place, seat)}" for seat in range(moment.people))
    return Staged(code, links, lines)
