"""Answers and drafts that come after the bell are too late, by whichever door they come."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
import websockets

from polyana.games.forest_whisper.rules.settings import Settings
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from web.players import Seated

pytestmark = pytest.mark.anyio


async def writing(server: Server, guests: list[Guest]) -> tuple[Seated, str]:
    """Two write a word: the first one's seat and question."""
    tables = server.tables
    code = (
        await tables.seating.lay("forest_whisper", 2, Settings(first=0), host=guests[0].id, name="Аня")
    ).code
    await tables.seating.sit(code, guests[1].id, "Боря")
    await tables.seating.start(code, guests[0].id)
    place = await tables.place(code)
    assert place.room
    token = server.signer.seat_token(place, 0)
    return Seated(code, 0, token), place.room.record.match.questions(0)[0].id


def run_through(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute later; the sweeper, who counts real seconds, is still asleep."""
    now = server.tables.now
    monkeypatch.setattr(server.tables.registry, "now", lambda: now() + 60.01)


async def words(server: Server, code: str) -> dict[int, str]:
    room = (await server.tables.place(code)).room
    assert room
    return dict(room.record.match.table.words)


@pytest.mark.rule("FW-4.20")
async def test_a_program_that_posts_after_the_bell(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, question = await writing(server, [server.signer.new_guest(), server.signer.new_guest()])
    run_through(server, monkeypatch)
    said = await client.post(
        f"{seat.path}/answer", json={"question": question, "text": "лес"}, headers=seat.headers
    )
    assert (said.status_code, said.json()["refused"]) == (409, "stale")
    assert await words(server, seat.code) == {0: "", 1: ""}


@pytest.mark.rule("FW-4.20")
async def test_a_program_that_sends_a_frame_after_the_bell(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, address = served
    seat, question = await writing(server, [server.signer.new_guest(), server.signer.new_guest()])
    async with websockets.connect(
        f"ws://{address}{seat.path}/socket", additional_headers=seat.headers
    ) as line:
        await line.recv()
        run_through(server, monkeypatch)
        await line.send(json.dumps({"question": question, "text": "лес", "ref": 1}))
        frames = [json.loads(await line.recv()) for _ in range(2)]
    assert next(one["refused"] for one in frames if one.get("ref")) == "stale"
    assert await words(server, seat.code) == {0: "", 1: ""}


@pytest.mark.rule("FW-4.20", "FW-4.26")
@pytest.mark.parametrize("do", ["answer", "draft"])
async def test_a_page_that_sends_after_the_bell(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    server, address = served
    guests = [server.signer.new_guest(), server.signer.new_guest()]
    seat, question = await writing(server, guests)
    await server.tables.play.put_draft(seat.code, 0, "ле", question)
    async with page_of(server, address, seat.code, guests[0]) as page:
        await page.recv()
        run_through(server, monkeypatch)
        await page.send(json.dumps({"do": do, "question": question, "text": "лес"}))
        async with asyncio.timeout(10):  # a page that is told of no bell would wait for ever
            await page.recv()
    assert await words(server, seat.code) == {0: "ле", 1: ""}


def page_of(server: Server, address: str, code: str, guest: Guest) -> Any:
    """The live line of a guest's page."""
    return websockets.connect(
        f"ws://{address}/t/{code}/live?csrf={guest.csrf}",
        additional_headers={"Cookie": server.signer.cookie(guest).split(";")[0]},
        origin=f"http://{address}",  # type: ignore[arg-type]
    )
