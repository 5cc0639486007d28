"""Nobody gets more than a fair share, and what is refused is told of once a minute."""

from __future__ import annotations

import asyncio
import io
import json
from contextlib import AsyncExitStack, ExitStack, suppress
from typing import Any

import httpx
import pytest
import websockets

from attack.wire import line
from polyana.core import Refused
from polyana.store import TableRow
from polyana.table import registry
from polyana.web.http import doors, limits, share
from polyana.web.http.doors import TurnedAway
from polyana.web.http.identity import COOKIE
from polyana.web.http.limits import Limits
from polyana.web.http.metrics import Metrics
from polyana.web.http.server import Server
from table.helpers import until
from web.players import Seated, lay
from web.serving import STRANGER, caller, from_stranger

pytestmark = pytest.mark.anyio


async def test_pages_have_a_pace_by_address(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(share, "MAX_WAIT_SECONDS", 0.05)
    for kind in ("all page", "all api", "all static"):
        monkeypatch.setitem(Limits.RATES, kind, (3, 0.1))
    server, address = strict
    async with from_stranger(address) as stranger, caller(address) as client:
        for path in ("/health", "/api/games", "/static/x"):
            said = [await stranger.get(path) for _ in range(5)]
            assert [one.status_code == 429 for one in said] == [False] * 3 + [True] * 2
            assert said[-1].headers["connection"] == "close"
            assert [(await client.get(path)).status_code == 429 for _ in range(5)] == [False] * 5
    assert server.turned_away._since == {"requests too fast": 6}


async def test_pages_of_one_address_wait_for_each_other(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, address = strict
    open_, most, going = 0, 0, asyncio.Event()

    async def tables_of(_: str) -> list[TableRow]:
        nonlocal open_, most
        open_ += 1
        most = max(most, open_)
        await going.wait()
        open_ -= 1
        return []

    monkeypatch.setattr(server.tables.store, "tables_of", tables_of)
    async with from_stranger(address) as stranger:
        asked = [asyncio.create_task(stranger.get("/me")) for _ in range(12)]
        await until(lambda: open_ == share.AT_ONCE)
        await asyncio.sleep(0.1)
        going.set()
        said = await asyncio.gather(*asked)
    assert {one.status_code for one in said} == {200}
    assert most == share.AT_ONCE


async def test_a_debt_that_would_last_is_not_made() -> None:
    """Whoever goes on asking is not locked out for longer than one who asks again later."""
    kept = Limits()
    most, per_second = Limits.RATES["all page"]
    for _ in range(10_000):
        with suppress(Exception):
            kept.wait("all page", "10.0.0.1", 0.0, share.MAX_WAIT_SECONDS)
    assert kept.wait("all page", "10.0.0.1", share.MAX_WAIT_SECONDS + most / per_second) == 0.0


async def test_programs_keep_as_few_lines_open_as_pages(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets and streams of one address are counted together."""
    monkeypatch.setattr(limits, "MAX_SOCKETS", 4)
    server, address = strict
    async with caller(address) as client:
        seats = await lay(client, 3)
    async with AsyncExitStack() as held:
        stranger = await held.enter_async_context(from_stranger(address))

        async def stream() -> httpx.Response:
            asked = stranger.stream("GET", f"{seats[0].path}/events", headers=seats[0].headers)
            return await held.enter_async_context(asked)

        async def attend(source: str) -> websockets.ClientConnection:
            found = websockets.connect(
                f"ws://{address}{seats[1].path}/socket",
                additional_headers=seats[1].headers,
                local_addr=(source, 0),
            )
            return await held.enter_async_context(found)

        assert [(await stream()).status_code for _ in range(2)] == [200, 200]
        first, _ = [await attend(STRANGER) for _ in range(2)]
        assert (await stream()).status_code == 429
        with pytest.raises(websockets.InvalidStatus) as refused:
            await attend(STRANGER)
        assert refused.value.response.status_code == 429
        await attend("127.0.0.1")
        await first.close()
        await until(lambda: sum(server.limits._connections.values()) == 4)
        assert (await stream()).status_code == 200


async def test_one_seat_is_opened_so_many_times_and_no_more(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MAX_WATCHING", 3)
    server, address = strict
    async with AsyncExitStack() as held:
        client = await held.enter_async_context(caller(address))
        seats = await lay(client)

        async def stream(seat: Seated) -> httpx.Response:
            asked = client.stream("GET", f"{seat.path}/events", headers=seat.headers)
            return await held.enter_async_context(asked)

        assert [(await stream(seats[0])).status_code for _ in range(3)] == [200] * 3
        await until(lambda: len(server.tables.registry._watchers[seats[0].code]) == 3)
        last = await stream(seats[0])
        assert (last.status_code, json.loads(await last.aread())["refused"]) == (429, "too_many_open")
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(
                f"ws://{address}{seats[0].path}/socket", additional_headers=seats[0].headers
            )
        assert refused.value.response.status_code == 429
        assert (await stream(seats[1])).status_code == 200


async def test_a_quiet_stream_of_events_says_that_it_is_there(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a web server before us would cut it, and nobody would notice that the program has gone."""
    monkeypatch.setattr("polyana.web.api.tables.KEEP_ALIVE_SECONDS", 0.05)
    _, address = strict
    async with caller(address) as client, asyncio.timeout(20):
        seat = (await lay(client))[0]
        async with client.stream("GET", f"{seat.path}/events", headers=seat.headers) as stream:
            lines = stream.aiter_lines()
            assert await anext(lines) == "event: view"
            assert (await anext(lines)).startswith("data: ")
            assert [await anext(lines) for _ in range(5)] == ["", ": ", "", ": ", ""]


async def test_bots_are_shared_out_by_the_address_that_laid_their_table(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, str] = {}

    async def choose(who: Any, owner: str, *_: object) -> None:
        asked[who.code] = owner

    monkeypatch.setattr(server.tables.bot_worker, "choose", choose)
    transport: Any = client._transport
    transport.client = ("10.0.0.7", 5000)
    await client.get("/")
    guest = server.signer.read_guest(client.cookies[COOKIE])
    assert guest
    code = (await lay(client, 3, bots=["novice", "novice"]))[0].code
    codes = {code}
    for path, more in (("/play/letter_jam", {"level": "novice"}), ("/new/no_words", {"players": "2"})):
        said = await client.post(path, data={"csrf": guest.csrf, **more})
        codes.add(said.headers["location"].rpartition("/")[2])
    place = await server.tables.place(said.headers["location"].rpartition("/")[2])
    await server.tables.seating.start(place.code, guest.id)
    await until(lambda: codes & asked.keys())
    assert set(asked.values()) == {"10.0.0.7"}
    assert {(await server.tables.place(code)).origin for code in codes} == {"10.0.0.7"}


def test_the_networks_of_one_customer_are_limited_together() -> None:
    """A provider gives whole /48 away, and each holds 65,536 networks."""
    kept, refused = Limits(), 0
    most = int(Limits.RATES["all upload"][0])
    for number in range(100):
        for _ in range(most):
            try:
                kept.check("all upload", limits.network_of(f"2001:db8:1:{number:x}::1"), 0.0)
            except Refused:
                refused += 1
    assert 100 * most - refused == limits.WIDER_TIMES * most
    kept.check("all upload", limits.network_of("2001:db8:2::1"), 0.0)
    with ExitStack() as held:
        for number in range(limits.WIDER_TIMES * limits.MAX_SOCKETS):
            held.enter_context(kept.connection(f"2001:db8:1:{number:x}::/64", float(number)))
        with pytest.raises(Refused):
            held.enter_context(kept.connection("2001:db8:1:ffff::/64", 1e6))
    assert not kept._connections


# --- what is told of it ------------------------------------------------------------------------------


async def test_what_is_refused_is_counted_at_once_and_logged_now_and_then(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    monkeypatch.setattr(doors, "LOG_SECONDS", 0.3)
    server, address = strict
    async with caller(address) as client:
        for _ in range(30):
            assert (await client.post("/join", content=b"x" * 30_000)).status_code == 413
        for _ in range(30):
            async with line(address) as one:
                await one.send(b"nonsense\r\n\r\n")
                await one.hung_up()
        metrics = (await client.get("/metrics")).text
    assert 'polyana_turned_away_total{reason="body too large"} 30.0' in metrics
    assert 'polyana_turned_away_total{reason="malformed request"} 30.0' in metrics
    await until(lambda: not server.turned_away._since)
    lines = [json.loads(one) for one in log.getvalue().splitlines()]
    told = [one for one in lines if one["what"] == "turned away"]
    assert 1 <= len(told) <= 4
    assert len(lines) == len(told) + 1, "nothing else but the request for the figures"
    counts = [one["counts"] for one in told]
    assert sum(one.get("body too large", 0) for one in counts) == 30
    assert sum(one.get("malformed request", 0) for one in counts) == 30


async def test_nothing_is_logged_when_nothing_was_refused(log: io.StringIO) -> None:
    TurnedAway(Metrics()).write()
    assert log.getvalue() == ""
