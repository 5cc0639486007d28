"""Tables set at a chosen moment: bots play a match from a fixed seed, and what they did is laid into a store.

The same seed gives the same table on any machine, so the pictures of it change only when the page does.
Where people alone are asked and the settings have no clocks, nothing moves by itself from then on.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
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
from polyana.table.names import CODE_LENGTH, read_code
from polyana.table.room import BEGIN
from polyana.web.http.server import Server

NAMES = ("Аня", "Борис", "Вера", "Глеб", "Даша", "Егор")
MOST_ANSWERS = 5_000
KEY = "00" * 16
"""What the dice show from that moment on."""


class Moment(NamedTuple):
    """Which match, and when."""

    game: str
    players: int
    settings: dict[str, Any]
    kinds: tuple[str, ...] = ()
    """Somebody of the people is asked a question of one of these kinds; none: of any."""
    lines: int = 0
    """The first such moment after so many lines; if negative, the last one with so many lines to the end."""
    alone: bool = True
    """Nobody else is asked anything then."""
    over: bool = False
    """The end of the match instead."""
    level: str = "novice"
    seed: str = "поляна"
    people: int = 1
    """Who has the first seats; bots have the others."""


class Staged(NamedTuple):
    """A table that lies in the store."""

    code: str
    seats: tuple[str, ...]
    """By seat, the path of the link that sits a visitor down there."""
    cookies: tuple[str, ...]
    """By seat, the cookie of its owner."""
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
        if not moment.over and len(record.lines) >= moment.lines and _fits(record, moment):
            fitting.append(len(record.lines))
            if moment.lines >= 0:
                break
        runner.move()
        assert len(record.lines) < MOST_ANSWERS, moment
    last = len(record.lines) + min(moment.lines, 0)
    found = [last] if moment.over else [lines for lines in fitting if lines <= last]
    assert found, f"the match has no such moment: {moment}"
    return record, found[-1]


def _fits(record: Record[Any], moment: Moment) -> bool:
    owing = [ask for ask in record.match.open_asks() if ask.owes]
    of_people = [ask for ask in owing if ask.seat < moment.people]
    fitting = [ask for ask in of_people if not moment.kinds or ask.kind.name in moment.kinds]
    return bool(fitting) and (not moment.alone or fitting == owing)


async def lay(folder: Path, moments: Mapping[str, Moment], guest: str = "guest") -> dict[str, Staged]:
    """Lay tables with these codes into the store of a server; the same guests sit at all of them."""
    server = Server.at(folder)
    store = await Store.open(server.url)
    try:
        return {code: await _lay(server, store, code, moment, guest) for code, moment in moments.items()}
    finally:
        await store.close()


async def _lay(server: Server, store: Store, code: str, moment: Moment, guest: str) -> Staged:
    if read_code(code) != code or len(code) != CODE_LENGTH:
        raise ValueError(f"{code!r} is no code of a table")
    if await store.table(code) is not None:
        raise ValueError(f"a table with the code {code!r} has been laid here already")
    now = time.time()
    record, lines = played(moment)
    people = [f"{guest}-{seat}" for seat in range(moment.people)]
    encoded = msgspec.json.encode(record.header.settings).decode()
    table = TableRow(code, moment.game, moment.players, encoded, False, people[0], KEY, now, touched=now)
    seats = [
        SeatRow(code, seat, guest, NAMES[seat], "" if guest else moment.level, f"{seat}")
        for seat, guest in enumerate([*people, *[""] * (moment.players - moment.people)])
    ]
    written = [Line(-1, BEGIN, "", record.begun.values), *record.lines[:lines]]
    rows = [LineRow(code, seq, line, now) for seq, line in enumerate(written)]
    await store.add_table(table, seats)
    await store.begin(rows[:1], rules=record.game.pin(), now=now, due=None)
    if rows[1:]:
        await store.append(rows[1:], Touch(now, ended=now if moment.over else None))
    place = Place(table, seats)
    links = tuple(f"/t/{code}/seat/{server.links.for_seat(place, seat)}" for seat in range(moment.people))
    owners = [server.signer.guest_with_id(one.guest, one.name, "ru") for one in seats[: moment.people]]
    cookies = tuple(server.signer.cookie(owner).partition("=")[2].partition(";")[0] for owner in owners)
    return Staged(code, links, cookies, lines)
