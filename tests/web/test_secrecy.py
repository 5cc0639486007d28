"""No frame holds what its reader may not know, and nothing comes when nothing may be noticed."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from polyana.core import Refused
from polyana.web.api.view_json import encode_view_and_log
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.render.regions import draw
from web.players import UNTIMED, SocketPlayer, lay, some_answer
from web.serving import caller

pytestmark = pytest.mark.anyio


def hidden_in(frame: dict[str, Any], seat: int) -> list[Any]:
    """What a frame shows of hands, deck, queues and draws that are not this seat's."""
    table = frame.get("table") or {}
    found: list[Any] = []
    found += [
        hand
        for owner, hand in table.get("hands", {}).items()
        if int(owner) != seat and list(hand) != ["backs"]
    ]
    if "deck" in table and list(table["deck"]) != ["backs"]:
        found.append(table["deck"])
    found += [key for key in table.get("queue", {}).get("known", {}) if int(key) != seat]
    found += [key for key in table if key in ("line", "key", "dice", "tape")]
    found += [one for one in frame.get("log", ()) if one["kind"] == "drew" and one["seat"] != seat]
    found += [one for one in frame.get("questions", ()) if one["seat"] != seat]
    return found  # fmt: skip


async def test_no_frame_of_a_whole_match_shows_what_is_hidden(served: tuple[Server, str]) -> None:
    server, address = served
    settings = {**UNTIMED, "checking": "vote"}
    async with caller(address) as client:
        seats = await lay(client, 3, settings=settings)
    players = [SocketPlayer(address, seat, Random(seat.seat)) for seat in seats]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
    row = (await server.tables.place(seats[0].code)).table
    secrets = [row.key, *(seat.token for seat in seats)]
    for player in players:
        assert len(player.frames) > 20
        for raw in player.frames:
            frame = json.loads(raw)
            assert not hidden_in(frame, player.seat.seat), raw
            assert not any(secret in raw for secret in secrets)
            if "table" in frame:
                hands = frame["table"]["hands"]
                assert list(hands[str((player.seat.seat + 1) % 3)]) == ["backs"]
            assert "seq" not in frame


CANARY = "Ъ"
"""No card bears it."""


@pytest.mark.parametrize("answers", [0, 5, 11])
async def test_no_letter_of_a_hand_or_of_the_deck_is_on_another_page(
    served: tuple[Server, str], answers: int
) -> None:
    """Every hidden card is marked: the mark is found by whoever may see it, and by nobody else."""
    server, address = served
    async with httpx.AsyncClient(base_url=f"http://{address}", follow_redirects=True) as client:
        seats = await lay(client, 2)
        code = seats[0].code
        players = [SocketPlayer(address, seat, Random(seat.seat)) for seat in seats]
        if answers:
            await asyncio.wait_for(asyncio.gather(*(player.play(answers) for player in players)), 60)
        place = await server.tables.place(code)
        assert place.room
        match = place.room.record.match
        match.table.hands[1] = [CANARY] * len(match.table.hands[1])
        match.table.deck[:] = [CANARY] * len(match.table.deck)
        match._forget()

        async def seen_by(guest: Guest, path: str = "") -> tuple[str, str]:
            headers = {"Cookie": server.signer.cookie(guest).partition(";")[0], "Origin": f"http://{address}"}
            url = f"ws://{address}/t/{code}/live?csrf={guest.csrf}&screen={path}"
            async with websockets.connect(url, additional_headers=headers) as socket:
                frame = str(await socket.recv())
            client.cookies.clear()
            return (await client.get(f"/t/{code}/{path}", headers=headers)).text, frame

        owner, other = (server.signer.guest_with_id(place.seats[seat].guest, "", "ru") for seat in (1, 0))
        stranger = server.signer.new_guest()
        for page in await seen_by(owner):
            assert CANARY in page
        for hidden in (await seen_by(other), await seen_by(stranger), await seen_by(owner, "screen")):
            for page in hidden:
                assert "plate-1" in page
                assert CANARY not in page


async def test_a_spectators_page_gets_no_key_and_no_question(served: tuple[Server, str]) -> None:
    """The page's socket, as somebody sees it who does not sit."""
    server, address = served
    guest = server.signer.new_guest()
    cookie = server.signer.cookie(guest).partition(";")[0]
    async with caller(address) as client:
        seats = await lay(client, 2)
        url = f"ws://{address}/t/{seats[0].code}/live?csrf={guest.csrf}"
        headers = {"Cookie": cookie, "Origin": f"http://{address}"}
        frames: list[str] = []

        async def watch() -> None:
            async with websockets.connect(url, additional_headers=headers) as socket:
                while True:
                    frames.append(str(await socket.recv()))

        watching = asyncio.create_task(watch())
        players = [SocketPlayer(address, seat, Random(seat.seat)) for seat in seats]
        await asyncio.wait_for(asyncio.gather(*(player.play(12) for player in players)), 60)
        await asyncio.sleep(0.2)
        watching.cancel()
        page = (await client.get(f"/t/{seats[0].code}", follow_redirects=True)).text
    assert frames
    place = await server.tables.place(seats[0].code)
    questions = [one["id"] for player in players for one in player.view["questions"]]
    for text in (*frames, page):
        assert place.table.key not in text
        assert not any(seat.token in text for seat in place.seats)
        assert not any(question in text for question in questions)


async def encoded_views(server: Server, code: str) -> dict[int, tuple[bytes, dict[str, str], list[str]]]:
    """All that goes out to each pair of eyes: to a program, and to a page."""
    place = await server.tables.place(code)
    pages = {seat: draw(server, place, Guest("", "", "", "ru"), seat) for seat in range(-1, 3)}
    return {
        seat: (encode_view_and_log(place, seat), page.regions, [line.html for line in page.log])
        for seat, page in pages.items()
    }


async def test_a_step_that_a_seat_may_not_notice_sends_it_nothing(
    client: httpx.AsyncClient, server: Server
) -> None:
    """A call that waits unseen while another is judged: only its caller's bytes change."""
    seats = await lay(client, 3, settings={**UNTIMED, "checking": "vote"})
    code, tables = seats[0].code, server.tables
    rng, silent = Random(5), 0
    for _ in range(400):
        room = (await tables.place(code)).room
        assert room
        match = room.record.match
        if match.over:
            break
        unnoticed = [ask for ask in match.open_asks() if not ask.owes]
        ask = rng.choice(unnoticed or match.open_asks())
        text = ask.sample(match.view_table(ask.seat), rng) if ask.sample and rng.random() < 0.8 else ""
        texts = [text] if text else [str(one) for one in match.questions(ask.seat)[0].texts]
        before = await encoded_views(server, code)
        try:
            await tables.play.answer(code, ask.seat, match.question_id(ask), rng.choice(texts or ["pass"]))
        except Refused:
            continue
        after = await encoded_views(server, code)
        changed = {seat for seat in before if before[seat] != after[seat]}
        if not ask.owes and ask.kind.name == "call" and ask.seat in changed and len(changed) == 1:
            silent += 1
        if not ask.owes and room.record.lines[-1].kind == "call" and match.step.phase in ("dispute", "poll"):
            assert changed <= {ask.seat}, "others have noticed a call that waits"
        numbers = [re.findall('data-n="([0-9]+)"', "".join(lines)) for _, _, lines in after.values()]
        assert all(
            [int(one) for one in seen] == [int(seen[0]) - i for i in range(len(seen))] for seen in numbers
        ), "a gap in the numbers tells of what was not told"
    assert silent


async def test_the_socket_is_silent_too(served: tuple[Server, str]) -> None:
    """What is no news for a seat sends it nothing: others' looks, mistakes, half-written words, chat."""
    server, address = served
    async with caller(address) as client:
        seats = await lay(client, 2)
        place = await server.tables.place(seats[0].code)
        assert place.room
        mover = place.room.record.match.waiting()[0]
        active, idle = seats[mover], seats[1 - mover]
        player = SocketPlayer(address, idle, Random(1))
        listening = asyncio.create_task(player.play())
        while not player.frames:
            await asyncio.sleep(0.01)
        wrong = {"question": "x", "text": "y"}
        for _ in range(5):
            await client.get(f"{active.path}/view", headers=active.headers)
            await client.post(f"{active.path}/answer", headers=active.headers, json=wrong)
            await server.tables.chat.post(place.code, place.seats[mover].guest, "привет")
            await server.tables.play.put_draft(place.code, mover, "ко")
        await asyncio.sleep(0.2)
        assert len(player.frames) == 1
        listening.cancel()


def test_the_test_would_see_a_leak() -> None:
    table = {"hands": {"0": ["К"], "1": {"backs": 3}}, "deck": {"backs": 9}, "queue": {"known": {"0": []}}}
    assert not hidden_in({"table": table}, 0)
    assert len(hidden_in({"table": table}, 1)) == 2
    assert hidden_in({"table": {"deck": ["К"]}}, 0)
    assert hidden_in({"log": [{"kind": "drew", "seat": 1}]}, 0)
    assert some_answer({"questions": []}, Random(1)) is None
