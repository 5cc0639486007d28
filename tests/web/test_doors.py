"""The doors are small: what is too large, too slow or too much is refused before it costs anything."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from litestar import Litestar

from attack.wire import Line, line
from polyana.table import registry
from polyana.web.app import application
from polyana.web.http import doors, limits, listening, logs, request_protocol, share
from polyana.web.http.doors import TurnedAway
from polyana.web.http.guard import MAX_ADDRESS_BYTES, MAX_BODY_BYTES
from polyana.web.http.identity import COOKIE
from polyana.web.http.limits import Limits
from polyana.web.http.metrics import Metrics
from polyana.web.http.server import Server
from store.ready import ready
from table.helpers import until
from web.players import Seated, lay
from web.serving import caller, serving

pytestmark = pytest.mark.anyio

STRANGER = "127.0.0.2"
"""Another address of this machine, for which there are limits."""
UNREAD = ("/api/tables/x/start", "/api/tables/x/undo")
"""They take no body, so it is not even read."""
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[tuple[Server, str]]:
    """A server with its real limits."""
    server = Server.at(ready(tmp_path))
    async with serving(server) as address:
        yield server, address


def from_stranger(address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER, verify=False)
    return httpx.AsyncClient(transport=transport, base_url=f"http://{address}", timeout=20)


def posts() -> dict[str, int]:
    """Every address to which something can be posted, and how large it may be."""
    app: Litestar = application(lambda: pytest.fail("not asked"))
    return {
        re.sub("{[^}]*}", "x", route.path): handler.resolve_request_max_body_size()
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        if "POST" in getattr(handler, "http_methods", ())
    }


async def hung_up(one: Line) -> bytes:
    """What was said until the other side closed the connection."""
    with suppress(ConnectionError):
        return await asyncio.wait_for(one.reader.read(), 20)
    return b""


def gone(one: Line) -> bool:
    return one.reader.at_eof() or one.reader.exception() is not None


# --- bodies and heads --------------------------------------------------------------------------------


def test_only_match_files_may_be_large() -> None:
    assert [path for path, most in posts().items() if most != MAX_BODY_BYTES] == ["/replay"]
    assert len(posts()) > 12


@pytest.mark.parametrize("said", ["length", "nothing"])
async def test_a_large_body_is_refused_before_it_is_parsed(client: httpx.AsyncClient, said: str) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(3):
            yield b"a=&" * 2500
        pytest.fail("all of it was read")

    for path in posts():
        if path != "/replay":
            body: Any = b"a=&" * 1_600_000 if said == "length" else pieces()
            answer = await client.post(path, content=body, headers=FORM)
            assert answer.status_code == (403 if path in UNREAD else 413), path


async def test_nobody_uploads_too_often_not_even_a_wrong_form(
    client: httpx.AsyncClient, server: Server
) -> None:
    """Refused by the head of the request: the body is not looked at."""
    server.limits, server.tables.now = Limits(), lambda: 1000.0
    said = [
        (await client.post("/replay", files={"file": b"x" * 1000}, data={"csrf": "x"})).status_code
        for _ in range(int(Limits.RATES["upload"][0]) + 1)
    ]
    assert said[-2:] == [403, 429]


async def test_a_file_of_many_parts_is_refused(client: httpx.AsyncClient) -> None:
    files = [("file", (f"{number}", b"x")) for number in range(50)]
    said = await client.post("/replay", files=files, data={"csrf": "x"})
    assert said.status_code == 400


async def test_a_wicked_cookie_is_read_at_once(client: httpx.AsyncClient) -> None:
    begun = time.perf_counter()
    said = await client.get("/health", headers={"Cookie": 'polyana="' + '\\"' * 15_000 + '"'})
    assert said.status_code == 200
    assert time.perf_counter() - begun < 0.3


@pytest.mark.parametrize("path", ["/" + "x" * MAX_ADDRESS_BYTES, "/?x=" + "%" * MAX_ADDRESS_BYTES])
async def test_a_long_address_is_refused(client: httpx.AsyncClient, path: str) -> None:
    for method in ("GET", "POST"):
        assert (await client.request(method, path)).status_code == 414


@pytest.mark.parametrize(
    "rest", [b"X: " + b"y" * 200_000, b"X: y\r\n" * 20_000, b"x" * 200_000 + b": y\r\n\r\n"]
)
@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\n", b"GET /"])
async def test_an_endless_head_is_refused(served: tuple[Server, str], start: bytes, rest: bytes) -> None:
    server, address = served
    async with line(address) as one:
        one.writer.write(start)
        with suppress(ConnectionError):
            for first in range(0, len(rest), 10_000):
                await one.send(rest[first : first + 10_000])
                await asyncio.sleep(0.001)
        said = await hung_up(one)
    assert said == b"" or said.startswith(b"HTTP/1.1 400")
    assert server.turned_away._since == {"malformed request": 1}


async def test_requests_without_waiting_for_answers_are_refused(served: tuple[Server, str]) -> None:
    server, address = served
    async with line(address) as one:
        one.writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        said = await hung_up(one)
    assert said.count(b"HTTP/1.1 200") <= request_protocol.MAX_PIPELINED + 1
    assert server.turned_away._since == {"malformed request": 1}


# --- connections -------------------------------------------------------------------------------------

HALVES = {
    "silent": b"",
    "line": b"GET / HT",
    "head": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "body": b"POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\ncsrf=",
    "chunk": b"POST /join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\ncsrf",
    "second": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
}


@pytest.mark.parametrize("half", HALVES)
async def test_half_a_request_does_not_hold_a_connection(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, half: str
) -> None:
    monkeypatch.setattr(request_protocol, "HEAD_SECONDS", 0.3)
    server, address = served
    async with line(address) as one:
        await one.send(HALVES[half])
        await hung_up(one)
    assert server.turned_away._since == {"request too slow": 1}


async def test_a_large_file_has_longer(served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_protocol, "HEAD_SECONDS", 0.3)
    _, address = served
    async with line(address) as one:
        await one.send(b"POST /replay HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n")
        await one.send(b"Content-Length: 100000\r\n\r\n" + b"x" * 50_000)
        await asyncio.sleep(1.0)
        await one.send(b"x" * 50_000)
        assert (await one.reader.readline()).startswith(b"HTTP/1.1 4")


async def test_what_follows_a_refusal_is_not_even_parsed(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_protocol, "LINGER_SECONDS", 0.5)
    _, address = served
    sent = 0
    async with line(address) as one:
        await one.send(b"POST /join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        with suppress(ConnectionError):
            while sent < 60_000_000:
                await one.send(b"1\r\nx\r\n" * 10_000)
                sent += 60_000
    assert sent < 60_000_000


async def test_one_address_does_not_take_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "MAX_CONNECTIONS_OF_ONE", 5)
    server = Server.at(ready(tmp_path))
    async with AsyncExitStack() as held:
        address = await held.enter_async_context(serving(server))
        silent = [await held.enter_async_context(line(address, STRANGER)) for _ in range(20)]
        await until(lambda: server.turned_away._since["connections of one network"] == 15)
        await until(lambda: sum(gone(one) for one in silent) == 15)
        async with caller(address) as client:
            assert (await client.get("/health")).status_code == 200
        for one in silent:
            one.writer.transport.abort()
        await asyncio.sleep(0.1)
        async with from_stranger(address) as client:
            assert (await client.get("/health")).status_code == 200


async def test_there_are_never_more_connections_than_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "MAX_CONNECTIONS", 5)
    server = Server.at(ready(tmp_path))
    async with AsyncExitStack() as held:
        address = await held.enter_async_context(serving(server))
        for _ in range(20):
            await held.enter_async_context(line(address))
        await until(lambda: server.turned_away._since == {"connections": 15})


async def test_a_web_server_before_us_may_bring_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "MAX_CONNECTIONS_OF_ONE", 5)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", STRANGER)
    server = Server.at(ready(tmp_path))
    async with AsyncExitStack() as held:
        address = await held.enter_async_context(serving(server))
        for _ in range(20):
            await held.enter_async_context(line(address, STRANGER))
        async with from_stranger(address) as client:
            assert (await client.get("/health")).status_code == 200


async def test_new_connections_of_one_address_have_a_pace(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(Limits.RATES, "all connect", (3, 0.01))
    server, address = served
    for _ in range(5):
        async with line(address, STRANGER) as one:
            one.writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            await hung_up(one)
    assert server.turned_away._since == {"new connections of one network": 2}


def test_the_server_opens_as_many_files_as_it_may() -> None:
    code = (
        "import resource; from polyana.web.http.listening import allow_more_files as more;"
        "most = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, most)); found = more();"
        "assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == most;"
        "assert found == (None if most == resource.RLIM_INFINITY else most)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# --- shares ------------------------------------------------------------------------------------------


async def test_pages_have_a_pace_by_address(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(share, "MAX_WAIT_SECONDS", 0.05)
    for kind in ("all page", "all api", "all static"):
        monkeypatch.setitem(Limits.RATES, kind, (3, 0.1))
    server, address = served
    async with from_stranger(address) as stranger, caller(address) as client:
        for path in ("/health", "/api/games", "/static/x"):
            said = [await stranger.get(path) for _ in range(5)]
            assert [one.status_code == 429 for one in said] == [False] * 3 + [True] * 2
            assert said[-1].headers["connection"] == "close"
            assert [(await client.get(path)).status_code == 429 for _ in range(5)] == [False] * 5
    assert server.turned_away._since == {"requests too fast": 6}


async def test_pages_of_one_address_wait_for_each_other(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, address = served
    open_, most, going = 0, 0, asyncio.Event()

    async def ping() -> None:
        nonlocal open_, most
        open_ += 1
        most = max(most, open_)
        await going.wait()
        open_ -= 1

    monkeypatch.setattr(server.tables.store, "ping", ping)
    async with from_stranger(address) as stranger:
        asked = [asyncio.create_task(stranger.get("/health")) for _ in range(12)]
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
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets and streams of one address are counted together."""
    monkeypatch.setattr(limits, "MAX_SOCKETS", 4)
    server, address = served
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
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MAX_WATCHING", 3)
    server, address = served
    async with AsyncExitStack() as held:
        client = await held.enter_async_context(caller(address))
        seats = await lay(client)

        async def stream(seat: Seated) -> httpx.Response:
            asked = client.stream("GET", f"{seat.path}/events", headers=seat.headers)
            return await held.enter_async_context(asked)

        assert [(await stream(seats[0])).status_code for _ in range(3)] == [200] * 3
        await until(lambda: len(server.tables._watchers[seats[0].code]) == 3)
        last = await stream(seats[0])
        assert (last.status_code, json.loads(await last.aread())["refused"]) == (429, "too_many_open")
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(
                f"ws://{address}{seats[0].path}/socket", additional_headers=seats[0].headers
            )
        assert refused.value.response.status_code == 429
        assert (await stream(seats[1])).status_code == 200


async def test_a_quiet_stream_of_events_says_that_it_is_there(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a web server before us would cut it, and nobody would notice that the program has gone."""
    monkeypatch.setattr("polyana.web.api.tables.KEEP_ALIVE_SECONDS", 0.05)
    _, address = served
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
    for path, more in (("/play/no_words", {"level": "novice"}), ("/new/no_words", {"players": "2"})):
        said = await client.post(path, data={"csrf": guest.csrf, **more})
        codes.add(said.headers["location"].rpartition("/")[2])
    place = await server.tables.place(said.headers["location"].rpartition("/")[2])
    await server.tables.start(place.code, guest.id)
    await until(lambda: codes & asked.keys())
    assert set(asked.values()) == {"10.0.0.7"}
    assert {(await server.tables.place(code)).origin for code in codes} == {"10.0.0.7"}


# --- what is told of it ------------------------------------------------------------------------------


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before = root.handlers[:], root.level, logs.REQUESTS.level
    stream = io.StringIO()
    logs.set_up(stream)
    yield stream
    root.handlers = before[0]
    root.setLevel(before[1])
    logs.REQUESTS.setLevel(before[2])


async def test_what_is_refused_is_counted_at_once_and_logged_now_and_then(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    monkeypatch.setattr(doors, "LOG_SECONDS", 0.3)
    server, address = served
    async with caller(address) as client:
        for _ in range(30):
            assert (await client.post("/join", content=b"x" * 30_000)).status_code == 413
        for _ in range(30):
            async with line(address) as one:
                await one.send(b"nonsense\r\n\r\n")
                await hung_up(one)
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
