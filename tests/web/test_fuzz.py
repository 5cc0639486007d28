"""Nonsense from outside, over the whole API and both sockets: no 5xx, and no match is changed by it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from polyana.web.http.limits import Limits
from polyana.web.http.server import Server
from web.players import Seated, lay, some_answer
from web.serving import caller, serving

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 12


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    folder, found, stop = tmp_path_factory.mktemp("fuzz"), list[str](), Event()

    async def run() -> None:
        server = Server.at(folder)
        server.limits = Limits(1e6)
        async with serving(server) as address:
            found.append(address)
            await asyncio.to_thread(stop.wait)

    thread = Thread(target=asyncio.run, args=(run(),))
    thread.start()
    while not found:
        assert thread.is_alive()
        thread.join(0.05)
    yield found[0]
    stop.set()
    thread.join()


async def begin(address: str) -> list[Seated]:
    async with caller(address) as client:
        return await lay(client, 2)


def view_of(address: str, seat: Seated) -> dict[str, Any]:
    said = httpx.get(f"http://{address}{seat.path}/view", headers=seat.headers, verify=False)
    return dict(said.raise_for_status().json())


def test_schemathesis_finds_no_fault(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """Right and wrong requests to every operation: as they come, and at a real table with a real token."""
    seat = asyncio.run(begin(address))[0]
    before = view_of(address, seat)
    document = httpx.get(f"http://{address}/api/docs/openapi.json", verify=False).json()
    schema = schemathesis.openapi.from_dict(document)
    base = f"http://{address}"
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) == 10

    for operation in operations:
        for mode in GenerationMode:
            run_examples(base, operation, mode, seat)
    assert view_of(address, seat) == before
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def run_examples(base: str, operation: Any, mode: GenerationMode, seat: Seated) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def examples(case: Any) -> None:
        case.validate_response(case.call(base_url=base), checks=CHECKS)
        if "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = seat.code
            token = {} if operation.path.endswith("/events") else seat.headers
            case.validate_response(case.call(base_url=base, headers=token), checks=CHECKS)

    with suppress(Unsatisfiable):  # where nothing can be asked wrongly
        examples()


NONSENSE: list[Any] = [
    "", " ", "null", "[]", "{}", "0", '"x"', "{", "\x00", "ы" * 3000, "{" * 3000, '{"do":1}', "[" * 3900,
    b"", b"\xff\xfe", b"{}",
    '{"question":"\\ud800","text":""}', '{"question":1,"text":2}', '{"question":"a","text":"b","ref":[1]}',
    '{"question":"a","text":"b","ref":1e999}', "x" * 50_000, '{"do":"draft","text":"' + "К" * 3000 + '"}',
    '{"else":' + "[" * 1900 + "]" * 1900 + "}",
]  # fmt: skip
"""Frames that are no answers."""
OUR_FAULT = 4500
"""The close code behind an error that nobody has foreseen."""


def near_misses(view: dict[str, Any], rng: Random) -> list[Any]:
    """Frames that are almost right."""
    ids = [one["id"] for one in view["questions"]] or ["0-place-0123456789"]
    texts = ["", "Щ*", "pass ", "\n", "К,О", "-", "ы" * 150, "\u202e", "💥"]
    seats: list[Any] = [-1, 0, 1, 99, 10**30, None, "0"]
    found: list[Any] = []
    for _ in range(60):
        question = rng.choice([*ids, rng.choice(ids)[:-1], rng.choice(ids).upper(), "--", "a-b-c"])
        frame = {"question": question, "text": rng.choice(texts), "ref": rng.choice(seats)}
        page = {
            "do": rng.choice(["answer", "undo", "bot", "draft", "chat", "dance", ""]),
            "question": question,
            "text": rng.choice(["", "Щ*", "genius", "master" * 20]),
            "then": rng.choice(["", "x", "pass"]),
            "seat": rng.choice(seats),
        }
        found += [json.dumps(frame), json.dumps(page), json.dumps(page)[: rng.randrange(80)]]
    return found


async def throw(url: str, headers: dict[str, str], frames: list[Any], rng: Random) -> list[str]:
    """Send all of this, coming back when one is thrown out; returns what was said."""
    said: list[str] = []
    rng.shuffle(frames)
    while frames:
        async with websockets.connect(url, additional_headers=headers, max_size=None) as socket:
            with suppress(websockets.ConnectionClosed):
                while frames:
                    await socket.send(frames.pop())
                    with suppress(TimeoutError):
                        said.append(str(await asyncio.wait_for(socket.recv(), 0.02)))
                await asyncio.sleep(0.1)
        assert socket.close_code != OUR_FAULT
    return said


def test_nonsense_over_the_socket_of_programs(address: str, caplog: pytest.LogCaptureFixture) -> None:
    async def fuzz() -> None:
        rng = Random(1)
        for seat in await begin(address):
            before = await asyncio.to_thread(view_of, address, seat)
            frames = [*NONSENSE, "x" * 200_000, *near_misses(before, rng)]
            url = f"ws://{address}{seat.path}/socket"
            said = await throw(url, seat.headers, frames, rng)
            assert not any('"ok"' in one for one in said)
            assert await asyncio.to_thread(view_of, address, seat) == before
            reply = some_answer(before, rng)
            if reply:  # and an honest answer is still taken
                async with websockets.connect(url, additional_headers=seat.headers) as socket:
                    await socket.recv()
                    await socket.send(json.dumps(reply))
                    said = [str(await socket.recv()), str(await socket.recv())]
                    assert any('"ok"' in one for one in said)
                break

    asyncio.run(fuzz())
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_nonsense_over_the_socket_of_pages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """From somebody who sits there and from somebody who does not; neither is the host."""

    async def fuzz() -> None:
        rng, server = Random(2), Server.at(tmp_path)
        server.limits = Limits(1e6)
        async with serving(server) as address:
            code = (await begin(address))[0].code
            player, stranger = server.signer.new_guest(), server.signer.new_guest()
            place = await server.tables.place(code)
            await server.tables.seating._put(place, 1, guest=player.id)
            before = await server.tables.store.lines(code), await server.tables.store.table(code)
            for guest in (player, stranger):
                view = await asyncio.to_thread(view_of, address, await_seat(server, place, 1))
                cookie = server.signer.cookie(guest).partition(";")[0]
                headers = {"Cookie": cookie, "Origin": f"http://{address}"}
                url = f"ws://{address}/t/{code}/live?csrf={guest.csrf}"
                await throw(url, headers, [*NONSENSE, *near_misses(view, rng)], rng)
            after = await server.tables.store.lines(code), await server.tables.store.table(code)
            assert after == before

    asyncio.run(fuzz())
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def await_seat(server: Server, place: Any, seat: int) -> Seated:
    return Seated(place.code, seat, server.signer.seat_token(place, seat))
