"""Tables set at a chosen moment: bots play a match from a fixed seed, and what they did is laid into a store.

The same seed gives the same table on any machine, so the pictures of it change only when the page does. At
that moment only the seat that is looked from is asked, and no glass runs: nothing moves by itself.
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
from polyana.store import LineRow, SeatRow, Store, TableRow, Touch
from polyana.table import Place
from polyana.web.http.server import Server

NAMES = ("Аня", "Борис", "Вера", "Глеб", "Даша", "Егор")
LONGEST = 5_000


class Moment(NamedTuple):
    """Which match, and when: seat 0 alone is asked one of these kinds, so many lines after the beginning."""

    code: str
    """Twelve signs: the table's code."""
    game: str
    players: int
    settings: dict[str, Any]
    kinds: tuple[str, ...] = ()
    """None: the end of the match."""
    lines: int = 0
    level: str = "novice"
    seed: str = "поляна"


class Staged(NamedTuple):
    """A table that lies in the store."""

    code: str
    seat: str
    """The path of the link that sits a visitor down in seat 0."""
    lines: int


def played(moment: Moment) -> Record[Any]:
    """The match up to its moment."""
    game, bots = games.game(moment.game), games.bots(moment.game)
    rng = Random(moment.seed)
    settings = msgspec.convert(moment.settings, game.settings)
    names = NAMES[: moment.players]
    record: Record[Any] = Record.begin(game, moment.players, settings, rng.randbytes(16), names)
    seated = [bots[moment.level](game, seat, Random(rng.getrandbits(64))) for seat in range(moment.players)]
    runner = Runner(record, seated)
    while not record.match.over and not _reached(record, moment):
        runner.move()
        assert len(record.lines) < LONGEST, moment.code
    assert bool(record.match.over) == (not moment.kinds), f"{moment.code}: the match has no such moment"
    return record


def _reached(record: Record[Any], moment: Moment) -> bool:
    if len(record.lines) < moment.lines:
        return False
    owing = [(ask.seat, ask.kind.name) for ask in record.match.open_asks() if ask.owes]
    return bool(owing) and all(seat == 0 and kind in moment.kinds for seat, kind in owing)


async def lay(folder: Path, moments: Sequence[Moment]) -> dict[str, Staged]:
    """Lay these tables into the store of a server; by code."""
    server = Server.at(folder)
    store = await Store.open(server.url)
    laid = {moment.code: await _lay(server, store, moment, played(moment)) for moment in moments}
    await store.close()
    return laid


async def _lay(server: Server, store: Store, moment: Moment, record: Record[Any]) -> Staged:
    code, now = moment.code, time.time()
    encoded = msgspec.json.encode(record.header.settings).decode()
    table = TableRow(code, moment.game, moment.players, encoded, False, "anya", "00" * 16, now, touched=now)
    seats = [
        SeatRow(code, seat, "" if seat else "anya", NAMES[seat], moment.level if seat else "", f"{seat}")
        for seat in range(moment.players)
    ]
    rows = [LineRow(code, 0, -1, "begin", "", _outcomes(record.begun.outcomes), "", now)]
    for seq, line in enumerate(record.lines, 1):
        outcomes = msgspec.json.encode(line.outcomes).decode()
        rows.append(LineRow(code, seq, line.seat, line.kind, line.text, outcomes, line.by, now))
    await store.add_table(table, seats)
    await store.begin(rows[:1], rules=record.game.pin(), now=now, due=None)
    await store.append(rows[1:], Touch(now, ended=now if record.match.over else None))
    token = server.signer.seat_token(Place(table, seats), 0)
    return Staged(code, f"/t/{code}/seat/{token}", len(record.lines))


def _outcomes(outcomes: Sequence[Any]) -> str:
    return msgspec.json.encode([outcome.value for outcome in outcomes]).decode()
