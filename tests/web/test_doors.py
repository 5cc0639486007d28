"""The doors are small: what is too large, too slow or too much is refused before it costs anything."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from attack.wire import Line, line
from polyana.web.app import application
from polyana.web.http import listening, request_protocol
from polyana.web.http.guard import MAX_ADDRESS_BYTES, MAX_BODY_BYTES
from polyana.web.http.limits import Limits
from polyana.web.http.server import Server
from store.ready import ready
from table.helpers import until
from web.serving import STRANGER, caller, from_stranger, serving

pytestmark = pytest.mark.anyio

UNREAD = ("/api/tables/x/start", "/api/tables/x/undo")
"""They take no body, so it is not even read."""
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def posts() -> dict[str, int]:
    """Every address to which something can be posted, and how large it may be."""
    app: Litestar = application(lambda: pytest.fail("not asked"))
    return {
        re.sub("{[^}]*}", "x", route.path): handler.resolve_request_max_body_size()
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        if "POST" in getattr(handler, "http_methods", ())
    }


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


@pytest.mark.parametrize("name", ["x" * 3000, "x" * 300, "ё" * 300, "%00", "..%2f..%2fx", ".", "[" * 500])
async def test_a_game_that_nobody_has_is_a_refusal(client: httpx.AsyncClient, name: str) -> None:
    await client.get("/")
    asked = [("GET", f"/rules/{name}"), ("GET", f"/new/{name}"), ("GET", f"/new/{name}/fits?players=3")]
    asked += [("POST", f"/{deed}/{name}") for deed in ("new", "play", "learn")]
    for method, path in asked:
        page = (await client.get("/")).text
        csrf = page.partition('name="csrf" value="')[2].partition('"')[0]
        said = await client.request(method, path, data={"csrf": csrf} if method == "POST" else None)
        assert said.status_code in (200, 303, 404, 405), (path, said.text)


@pytest.mark.parametrize(
    "rest", [b"X: " + b"y" * 200_000, b"X: y\r\n" * 20_000, b"x" * 200_000 + b": y\r\n\r\n"]
)
@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\n", b"GET /"])
async def test_an_endless_head_is_refused(strict: tuple[Server, str], start: bytes, rest: bytes) -> None:
    server, address = strict
    async with line(address) as one:
        one.writer.write(start)
        with suppress(ConnectionError):
            for first in range(0, len(rest), 10_000):
                await one.send(rest[first : first + 10_000])
                await asyncio.sleep(0.001)
        said = await one.hung_up()
    assert said == b"" or said.startswith(b"HTTP/1.1 400")
    assert server.turned_away._since == {"malformed request": 1}


async def test_requests_without_waiting_for_answers_are_refused(strict: tuple[Server, str]) -> None:
    server, address = strict
    async with line(address) as one:
        one.writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        said = await one.hung_up()
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
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, half: str
) -> None:
    monkeypatch.setattr(request_protocol, "HEAD_SECONDS", 0.3)
    server, address = strict
    async with line(address) as one:
        await one.send(HALVES[half])
        await one.hung_up()
    assert server.turned_away._since == {"request too slow": 1}


async def test_a_large_file_has_longer(strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_protocol, "HEAD_SECONDS", 0.3)
    _, address = strict
    async with line(address) as one:
        await one.send(b"POST /replay HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n")
        await one.send(b"Content-Length: 100000\r\n\r\n" + b"x" * 50_000)
        await asyncio.sleep(1.0)
        await one.send(b"x" * 50_000)
        assert (await one.reader.readline()).startswith(b"HTTP/1.1 4")


async def test_what_follows_a_refusal_is_not_even_parsed(
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_protocol, "LINGER_SECONDS", 0.5)
    _, address = strict
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
    strict: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(Limits.RATES, "all connect", (3, 0.01))
    server, address = strict
    for _ in range(5):
        async with line(address, STRANGER) as one:
            one.writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            await one.hung_up()
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
