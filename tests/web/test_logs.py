"""The log and the figures: one JSON line per request, and nothing in it that opens a door."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from polyana.web.http.server import Server
from table.helpers import until
from web.players import SocketPlayer, lay, some_answer
from web.serving import caller

pytestmark = pytest.mark.anyio

HERE = {"Host": "127.0.0.1:8000"}


async def test_one_line_per_request_without_secrets(served: tuple[Server, str], log: io.StringIO) -> None:
    server, address = served
    async with caller(address) as client:
        seats = await lay(client, 2)
        await client.get("/", headers={"Cookie": "polyana=stolen"})
        await client.get(f"/t/{seats[0].code}/seat/{seats[0].token}")
        await client.get(f"/nowhere/{seats[0].token}?token={seats[0].token}")
        players = [SocketPlayer(address, seat, Random(seat.seat)) for seat in seats]
        await asyncio.wait_for(asyncio.gather(*(player.play(5) for player in players)), 60)
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"ws://{address}{seats[0].path}/socket?token=wrong")
        await until(lambda: log.getvalue().count('"SOCKET"') == 3)  # told of when they are closed
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [one["route"] for one in lines[:6]] == [
        "/api/tables",
        "/api/tables/{code}/sit",
        "/api/tables/{code}/start",
        "/",
        "/t/{code}/seat/{link}",
        "-",
    ]
    sockets = [one for one in lines if one["method"] == "SOCKET"]
    assert len(sockets) == 3
    assert 403 in [one["status"] for one in sockets], "the one with a wrong token"
    assert all(one["ms"] >= 0 and one["status"] for one in lines if one["method"] != "SOCKET")
    place = await server.tables.place(seats[0].code)
    text = log.getvalue()
    secrets = [place.code, place.table.key, "Программа", "stolen", "127.0.0.1"]
    secrets += (
        [seat.token for seat in seats]
        + [row.token for row in place.seats]
        + [row.guest for row in place.seats]
    )
    for secret in secrets:
        assert secret not in text


async def test_an_error_is_named_by_type_and_place_only(log: io.StringIO) -> None:
    try:
        raise ValueError("my hand is К О Т")
    except ValueError:
        logging.getLogger("polyana.table").exception("a table could not be tended")
    line = json.loads(log.getvalue())
    assert (line["what"], line["error"]) == ("a table could not be tended", "ValueError")
    assert any("test_logs.py" in where for where in line["where"])
    assert "К О Т" not in log.getvalue()


async def test_figures(client: httpx.AsyncClient) -> None:
    seats = await lay(client, 2)
    for seat in seats:
        view = (await client.get(f"{seat.path}/view", headers=seat.headers)).json()
        if reply := some_answer(view, Random(1)):
            await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)
            await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)
            break
    await client.get("/api/tables/nowhere")
    said = await client.get("/metrics", headers=HERE)
    figures = dict(line.rsplit(" ", 1) for line in said.text.splitlines() if not line.startswith("#"))
    assert figures['polyana_answers_total{by="player"}'] == "1.0"
    assert figures["polyana_answer_seconds_count"] == "1.0"
    assert figures["polyana_tables_in_memory"] == "1.0"
    assert figures["polyana_sockets"] == "0.0"
    assert figures['polyana_refusals_total{code="no_table"}'] == "1.0"
    assert any(name.startswith("polyana_refusals_total") and "no_table" not in name for name in figures)


async def test_players_cannot_count_each_others_answers_by_the_figures(
    client: httpx.AsyncClient, server: Server
) -> None:
    transport: Any = client._transport
    transport.client = ("192.168.1.7", 5000)
    assert (await client.get("/metrics", headers=HERE)).status_code == 404
    transport.client = ("127.0.0.1", 5000)  # a web server before us, that does not say for whom it asks
    assert (await client.get("/metrics")).status_code == 404
    for name in ("Via", "X-Real-IP", "X-Forwarded-Proto"):
        assert (await client.get("/metrics", headers={**HERE, name: "1.1 x"})).status_code == 404
    for host in ("127.0.0.1:8000", "localhost", "[::1]:80"):
        assert (await client.get("/metrics", headers={"Host": host})).status_code == 200
    server.metrics_for_all = True
    assert "polyana_answers" in (await client.get("/metrics")).text


async def test_a_socket_that_fails_is_in_the_log(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server, address = served
    async with httpx.AsyncClient(base_url=f"http://{address}") as client:
        seat = (await lay(client))[0]

    async def full(*_: object) -> None:
        raise ValueError("the disk is full")

    monkeypatch.setattr(server.tables.play, "answer", full)
    async with websockets.connect(
        f"ws://{address}{seat.path}/socket", additional_headers=seat.headers
    ) as socket:
        await socket.recv()
        await socket.send('{"question": "x", "text": "y"}')
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
    failed = [one.msg for one in caplog.records if one.levelno >= logging.ERROR]
    assert failed == ["a socket failed"]
