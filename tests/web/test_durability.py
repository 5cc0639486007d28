"""The plug is pulled at random moments under load: no acknowledged answer is lost, every match goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from polyana.store import Store
from polyana.table import Tables
from table.helpers import play_out
from web.players import Seated, SocketPlayer, lay
from web.process import ServerProcess
from web.serving import caller

pytestmark = pytest.mark.anyio

BOTS: list[list[str]] = [[], [], ["random"], ["novice"]]
"""A table for each, with programs in the other seats."""
AT_LEAST = 10
"""Answers between two kills."""
AGAIN = 0.2
"""Seconds until somebody whose line was cut knocks again; knocking at a server that starts costs it time."""
PATIENCE = 240
"""Seconds after which a state that is waited for will not come, however busy the machine is."""
QUICK = {"window_seconds": 5, "turn_seconds": 5, "next_seconds": 5}
LOST = (OSError, websockets.WebSocketException, httpx.HTTPError)


class Stubborn:
    """A player who comes back whenever the line is cut, and remembers what was acknowledged."""

    def __init__(self, address: str, seat: Seated, seed: str) -> None:
        self.player = SocketPlayer(address, seat, Random(seed))

    async def play(self) -> None:
        while not self.player.view.get("over"):
            try:
                await self.player.play()
            except LOST:
                await asyncio.sleep(AGAIN)


async def new_match(address: str, seed: str, bots: list[str]) -> list[Stubborn]:
    """Two programs, and perhaps a bot."""
    async with caller(address) as client:
        seats = await lay(client, 2 + len(bots), bots, QUICK)
    return [Stubborn(address, seat, f"{seed}/{seat.seat}") for seat in seats]


async def load(address: str, players: list[Stubborn], rng: Random) -> None:
    """Keep so many matches going; whoever has finished begins another."""

    async def one_table(bots: list[str]) -> None:
        while True:
            try:
                match = await new_match(address, str(rng.random()), bots)
            except (*LOST, AssertionError):
                await asyncio.sleep(AGAIN)
                continue
            players.extend(match)
            await asyncio.gather(*(one.play() for one in match))

    await asyncio.gather(*(one_table(bots) for bots in BOTS))


def on_disk(folder: Path, code: str) -> list[tuple[int, str, str]]:
    with sqlite3.connect(folder / "polyana.db") as database:
        rows: list[Any] = database.execute(
            "SELECT seq, seat, kind, text FROM lines WHERE code = ? ORDER BY seq", (code,)
        ).fetchall()
    database.close()
    assert [row[0] for row in rows] == list(range(len(rows))), "the log has a gap"
    return [(row[1], row[2], row[3]) for row in rows]


def check_acks(folder: Path, players: list[Stubborn]) -> int:
    """Every answer that was acknowledged is in the log, in its order; returns how many there are."""
    count = 0
    for one in players:
        seat = one.player.seat
        said = iter([(kind, text) for by, kind, text in on_disk(folder, seat.code) if by == seat.seat])
        for reply in one.player.acked:
            kind = reply["question"].split("-")[1]
            assert (kind, reply["text"]) in said, f"lost: {reply}"  # `in` walks on: order counts
            count += 1
    return count


async def pull_the_plug(folder: Path, kills: int, seed: int) -> None:
    rng, players = Random(seed), list[Stubborn]()
    server = ServerProcess(folder)
    await asyncio.to_thread(server.start)
    loading = asyncio.create_task(load(server.address, players, rng))
    acked = 0
    try:
        for _ in range(kills):
            await under_load(players, acked + AT_LEAST)
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            server.kill()
            acked = check_acks(folder, players)
            await asyncio.to_thread(server.start)
        await all_go_on(folder, players)
        loading.cancel()
        await asyncio.gather(loading, return_exceptions=True)
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.kill()
    assert check_acks(folder, players) >= acked >= kills * AT_LEAST
    await finish(folder, unfinished_tutorial(players))


async def under_load(players: list[Stubborn], goal: int) -> None:
    """Wait until so many answers are acknowledged, however busy the machine is."""
    async with asyncio.timeout(PATIENCE):
        while sum(len(one.player.acked) for one in players) < goal:
            await asyncio.sleep(0.005)


def unfinished_tutorial(players: list[Stubborn]) -> list[Seated]:
    return [one.player.seat for one in players if not one.player.view.get("over")]


async def all_go_on(folder: Path, players: list[Stubborn]) -> None:
    """Every match gets longer by its people, bots and clocks, or whoever comes back finds that it is over."""
    known = players[:]
    lengths = {one.code: len(on_disk(folder, one.code)) for one in unfinished_tutorial(known)}
    async with asyncio.timeout(PATIENCE):
        while any(len(on_disk(folder, one.code)) <= lengths[one.code] for one in unfinished_tutorial(known)):
            await asyncio.sleep(0.1)


async def finish(folder: Path, seats: list[Seated]) -> None:
    """Every match that was cut off can be played to its end."""
    tables = Tables(await Store.open(f"sqlite+aiosqlite:///{folder / 'polyana.db'}"))
    for seat in seats:
        room = await play_out(tables, seat.code, Random(seat.code))
        assert room.record.match.over
    await tables.close()


async def test_nothing_acknowledged_is_lost_and_every_match_goes_on(tmp_path: Path) -> None:
    await pull_the_plug(tmp_path, 5, 1)


@pytest.mark.soak
async def test_a_hundred_pulled_plugs(tmp_path: Path) -> None:
    await pull_the_plug(tmp_path, 100, 2)
