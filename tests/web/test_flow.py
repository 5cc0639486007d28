"""Whoever sends too fast, or reads nothing, is slowed and then closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import time
from contextlib import AbstractAsyncContextManager, suppress
from itertools import pairwise
from typing import Any

import pytest

from attack.wire import CONT, PING, TEXT, Line, frame, socket
from polyana.web.http import doors, socket_protocol
from polyana.web.http.limits import Limits
from polyana.web.http.server import Server
from polyana.web.live import actions
from table.helpers import until
from web.players import Seated, lay
from web.serving import caller

pytestmark = pytest.mark.anyio

TOO_FAST = 1008


async def seat_at(address: str) -> Seated:
    async with caller(address) as client:
        return (await lay(client))[0]


def spectator(server: Server, address: str, code: str) -> AbstractAsyncContextManager[Line]:
    """The page of a stranger."""
    guest = server.signer.new_guest()
    headers = {"Cookie": server.signer.cookie(guest).partition(";")[0], "Origin": f"http://{address}"}
    return socket(address, f"/t/{code}/live?csrf={guest.csrf}", headers)


def program(address: str, seat: Seated) -> AbstractAsyncContextManager[Line]:
    return socket(address, f"{seat.path}/socket", seat.headers)


async def push(one: Line, data: bytes) -> None:
    """Send this again and again until the other side hangs up."""
    with suppress(ConnectionError):
        while not one.writer.transport.is_closing():
            await one.send(data)


@pytest.mark.parametrize("body", [b"{}", b"{" * 3000, b"\xd0\xba" * 5000])
@pytest.mark.parametrize("kind", ["page", "program"])
async def test_a_flood_of_frames_is_slowed_and_then_closed(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, kind: str, body: bytes
) -> None:
    server, address = strict
    monkeypatch.setattr(socket_protocol, "PATIENCE_SECONDS", 0.5)
    seat, begun = await seat_at(address), time.monotonic()
    async with spectator(server, address, seat.code) if kind == "page" else program(address, seat) as one:
        pushing = asyncio.create_task(push(one, frame(TEXT, body) * 200))
        code = await asyncio.wait_for(one.close_code(), 30)
        await pushing
    assert code == TOO_FAST
    most, per_second = Limits.RATES["line"]
    seconds = time.monotonic() - begun
    refused = sum(
        sample.value
        for metric in server.metrics._refusals.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    )
    assert refused <= most + per_second * seconds + 100
    assert server.turned_away._since == {"socket too fast": 1}


async def test_everybody_has_a_turn_between_two_frames(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, address = strict
    seat, turns, between = await seat_at(address), 0, list[int]()

    async def handle(*_: Any) -> None:
        between.append(turns)

    monkeypatch.setattr(actions, "handle_message", handle)
    monkeypatch.setattr("polyana.web.live.socket.handle_message", handle)
    async with spectator(server, address, seat.code) as one:
        await one.send(frame(TEXT) * 80)  # one portion
        while len(between) < 80:
            turns += 1
            await asyncio.sleep(0)
    assert all(later > earlier for earlier, later in pairwise(between))


@pytest.mark.parametrize("kind", ["page", "program"])
async def test_pings_whose_answers_nobody_reads_are_not_read_either(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Else every ping would stay here as a pong until it is read."""
    server, address = strict
    server.limits._times = 1e6  # as fast as it can
    monkeypatch.setattr(doors, "UNREAD_SECONDS", 0.5)
    seat, pings, sent = await seat_at(address), frame(PING, b"x" * 125) * 500, 0
    async with spectator(server, address, seat.code) if kind == "page" else program(address, seat) as one:
        with suppress(ConnectionError):
            async with asyncio.timeout(30):
                while sent < 60_000_000:
                    await one.send(pings)
                    sent += len(pings)
    assert sent < 60_000_000, "all were taken"
    assert server.turned_away._since == {"connection that does not read": 1}
    await until(lambda: not server.tables.registry._watchers)


async def test_a_flood_of_pings_is_slowed_and_then_closed(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, address = strict
    monkeypatch.setattr(socket_protocol, "PATIENCE_SECONDS", 0.5)
    seat = await seat_at(address)
    async with spectator(server, address, seat.code) as one:
        pushing = asyncio.create_task(push(one, frame(PING) * 500))
        assert await asyncio.wait_for(one.close_code(), 30) == TOO_FAST
        await pushing


async def test_a_message_in_endless_pieces_is_no_message(strict: tuple[Server, str]) -> None:
    server, address = strict
    seat = await seat_at(address)
    async with spectator(server, address, seat.code) as one:
        await one.send(frame(TEXT, b"{", fin=0) + frame(CONT, b"", fin=0) * 200)
        assert await asyncio.wait_for(one.close_code(), 30) == TOO_FAST


async def test_a_program_that_reads_nothing_and_hangs_up_is_gone(strict: tuple[Server, str]) -> None:
    """Else its seat would count as occupied for ever, and half a megabyte would stay."""
    server, address = strict
    seat = await seat_at(address)
    for _ in range(3):
        async with program(address, seat) as one:
            await one.send(frame(TEXT, b'{"question":"x","text":"y","ref":1}') * 3000)
        await until(lambda: not server.tables.registry._watchers)
    assert not (await server.tables.place(seat.code)).online


async def test_a_page_that_reads_nothing_is_cut_off(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was told waits in memory, and only as much of it as one page."""
    server, address = strict
    server.limits._times = 1e6
    monkeypatch.setattr(doors, "UNREAD_SECONDS", 0.5)
    seat = await seat_at(address)
    host = (await server.tables.place(seat.code)).seats[0].guest
    async with spectator(server, address, seat.code), asyncio.timeout(60):
        number = 0
        while server.tables.registry._watchers:
            number += 1
            await server.tables.chat.post(seat.code, host, f"{number} " + "слово " * 45)
            await asyncio.sleep(0)
    assert server.turned_away._since == {"connection that does not read": 1}


async def test_quick_programs_that_wait_for_their_replies_are_never_closed(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, address = strict
    monkeypatch.setattr(socket_protocol, "PATIENCE_SECONDS", 0.2)
    monkeypatch.setitem(Limits.RATES, "line", (5, 100.0))
    seat = await seat_at(address)
    async with program(address, seat) as one, asyncio.timeout(60):
        for _ in range(100):
            await one.send(frame(TEXT, b'{"question":"x","text":"y"}'))
            await one.reader.readuntil(b'"ref"')
    assert not server.turned_away._since
