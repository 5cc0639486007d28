"""The shared screen shows exactly what a spectator sees, whoever has opened it, for every game."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random

import httpx
import pytest
import websockets

from polyana import games
from polyana.core import SPECTATOR, random_answer, text_of
from polyana.web.http.identity import Guest, spectator_guest
from polyana.web.http.server import Server
from polyana.web.render.regions import draw
from table.helpers import answer_once, room_of
from web.players import UNTIMED
from web.serving import caller

pytestmark = pytest.mark.anyio
REGIONS = ("status", "players", "board")


async def laid(server: Server, game: str, guest: Guest, rng: Random, answers: int = 25) -> str:
    """A match of people, some answers old; its host in the first seat, the guest, is asked something."""
    tables, rules = server.tables, games.game(game)
    players = rules.players.start + 1
    settings = rules.settings(**(UNTIMED if game == "no_words" else {}))
    code = (await tables.seating.lay(game, players, settings, host=guest.id, name="Аня")).code
    for seat in range(1, players):
        await tables.seating.sit(code, f"g{seat}", f"Гость {seat}")
    await tables.seating.start(code, guest.id)
    while not (match := (await room_of(tables, code)).record.match).over:
        if answers <= 0 and match.questions(0):
            break
        answers -= 1
        await answer_once(tables, code, rng)
    return code


@pytest.mark.parametrize("game", games.names())
async def test_the_screen_of_whoever_sits_there_is_the_spectators(
    game: str, client: httpx.AsyncClient, server: Server
) -> None:
    """The host opens the screen with the very cookie that opens the hand."""
    host, stranger = server.signer.new_guest(), server.signer.new_guest()
    code = await laid(server, game, host, Random(game))
    pages = []
    for guest in (host, stranger):
        client.cookies.clear()
        headers = {"cookie": server.signer.cookie(guest).partition(";")[0]}
        answer = await client.get(f"/t/{code}/screen", headers=headers)
        assert answer.status_code == 200
        pages.append(re.sub(r"[0-9a-f]{64}|data-now=\"[^\"]*\"", "", answer.text))
    assert pages[0] == pages[1]
    place = await server.tables.place(code)
    seen = draw(server, place, stranger, SPECTATOR)
    for region in REGIONS:
        assert seen.regions[region] in pages[0], region
    for line in seen.log:
        assert line.html in pages[0]
    assert place.room
    asked = [question.id for seat in place.seats for question in place.room.record.match.questions(seat.seat)]
    assert asked
    assert not any(question in pages[0] for question in asked)


async def frames_of(address: str, server: Server, guest: Guest, path: str) -> websockets.ClientConnection:
    headers = {"Cookie": server.signer.cookie(guest).partition(";")[0], "Origin": f"http://{address}"}
    return await websockets.connect(f"ws://{address}{path}", additional_headers=headers)


async def test_over_the_socket_too_and_it_takes_no_deeds(served: tuple[Server, str]) -> None:
    server, address = served
    host, stranger, rng = server.signer.new_guest(), server.signer.new_guest(), Random(3)
    code = await laid(server, "no_words", host, rng, 5)
    place = await server.tables.place(code)
    assert place.room
    match = place.room.record.match
    path = f"/t/{code}/live?csrf="
    screen = await frames_of(address, server, host, f"{path}{host.csrf}&screen=yes")
    watcher = await frames_of(address, server, stranger, f"{path}{stranger.csrf}&screen=yes")
    async with screen, watcher:
        first = await screen.recv()
        assert first == await watcher.recv()
        assert place.absent(0), "a screen is nobody: its owner is still away"
        own = match.questions(0)
        assert own
        assert not any(question.id in str(first) for question in own)
        deed = {"question": own[0].id, "text": own[0].texts[0] if own[0].texts else "кот"}
        await screen.send(json.dumps(deed))
        assert "не сидите" in str(await screen.recv())
        for _ in range(6):
            match = (await room_of(server.tables, code)).record.match
            ask = rng.choice([ask for ask in match.open_asks() if ask.owes])
            await server.tables.play.answer(
                code, ask.seat, match.question_id(ask), text_of(random_answer(match, ask, rng))
            )
            assert await asyncio.wait_for(screen.recv(), 60) == await asyncio.wait_for(watcher.recv(), 60)


async def test_before_the_match_it_invites_and_then_it_turns_over(served: tuple[Server, str]) -> None:
    server, address = served
    host = server.signer.new_guest()
    code = (
        await server.tables.seating.lay(
            "no_words", 2, games.game("no_words").settings(), host=host.id, name=""
        )
    ).code
    async with caller(address) as client:
        page = (await client.get(f"/t/{code}/screen")).text
        assert "<svg" in page
        assert 'class="qr"' in page
        assert f"{address}/t/{code}" in page
    socket = await frames_of(address, server, host, f"/t/{code}/live?csrf={host.csrf}&screen=yes")
    async with socket:
        assert "свободно" in str(await socket.recv())
        await server.tables.seating.set_bot(code, host.id, 1, "novice")
        assert "Ёж" in str(await socket.recv())
        await socket.send(json.dumps({"do": "bot", "seat": 1, "text": ""}))
        assert "refused" in str(await socket.recv())
        await server.tables.seating.set_bot(code, host.id, 1, "")
        assert "свободно" in str(await socket.recv())
        await server.tables.seating.sit(code, "g1", "Боря")
        news = str(await socket.recv())
        assert "Боря" in news
        assert "Все места заняты" in news
        await server.tables.seating.start(code, host.id)
        assert json.loads(await socket.recv()) == {"reload": True}


async def test_it_follows_to_the_next_table(client: httpx.AsyncClient, server: Server) -> None:
    guest, rng = server.signer.new_guest(), Random(5)
    code = await laid(server, "no_words", guest, rng, 2_000)
    place = await server.tables.place(code)
    assert place.room
    assert place.room.record.match.over
    assert (await client.get(f"/t/{code}/screen")).status_code == 200
    after = await server.tables.seating.rematch(code, guest.id)
    answer = await client.get(f"/t/{code}/screen")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{after}/screen")


def test_nobody_keeps_nothing_of_the_guest_but_the_language() -> None:
    guest = Guest("id", "Аня", "csrf", "en", 3)
    assert spectator_guest(guest) == Guest("", "", "csrf", "en")
