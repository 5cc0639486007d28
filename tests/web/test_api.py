"""The JSON API: a whole match by programs, every documented error, and nothing changed by nonsense."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from html import unescape
from random import Random
from shutil import which
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from polyana.core.record import read_header
from polyana.web.http.denial import send_refusal
from polyana.web.http.server import Server
from table.helpers import until
from web.players import SocketPlayer, lay, some_answer
from web.serving import caller

pytestmark = pytest.mark.anyio


async def position(server: Server, code: str) -> Any:
    """All that a wrong request must not change."""
    return await server.tables.store.lines(code), (await server.tables.store.table(code))


async def test_programs_play_a_whole_match_over_http(client: httpx.AsyncClient, server: Server) -> None:
    seats, rng = await lay(client, 2), Random(1)
    views: list[dict[str, Any]] = [{}, {}]
    logs: list[list[Any]] = [[], []]
    while not views[1].get("over"):
        for number, seat in enumerate(seats):
            path = f"{seat.path}/view?after={len(logs[number])}"
            view = views[number] = (await client.get(path, headers=seat.headers)).json()
            logs[number] += view["log"]
            assert view["heard"] == len(logs[number])
            reply = some_answer(view, rng)
            if reply:
                said = await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)
                assert said.status_code == 201, said.text
                assert said.json() == {"ok": True}
    info = (await client.get(seats[0].path)).json()
    assert (info["begun"], info["over"], info["names"]) == (True, True, ["Программа", "Программа 2"])
    file = (await client.get(f"{seats[0].path}/file")).text
    assert read_header(file)[0].game == "no_words"


async def test_programs_play_a_whole_match_over_the_socket(served: tuple[Server, str]) -> None:
    server, address = served
    async with caller(address) as client:
        seats = await lay(client, 3)
    players = [SocketPlayer(address, seat, Random(seat.seat)) for seat in seats]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
    room = (await server.tables.place(seats[0].code)).room
    assert room
    answered = [(line.seat, line.text) for line in room.record.lines]
    for player in players:
        assert [reply["text"] for reply in player.acked] == [
            text for seat, text in answered if seat == player.seat.seat
        ]
        log: list[Any] = []
        for frame in map(json.loads, player.frames):
            if "log" in frame:
                log[frame["heard"] - len(frame["log"]) :] = frame["log"]
                assert frame["heard"] == len(log)
        assert [one["kind"] for one in log] == [one.event.kind for one in room.log(player.seat.seat)]


async def test_the_stream_of_events_follows_a_seat(served: tuple[Server, str]) -> None:
    server, address = served
    async with caller(address) as client:
        seats = await lay(client, 2)
        views: list[dict[str, Any]] = []
        async with client.stream("GET", f"{seats[0].path}/events", headers=seats[0].headers) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            async for line in stream.aiter_lines():
                if not line.startswith("data: "):
                    continue
                views.append(json.loads(line[6:]))
                if len(views) == 4:
                    break
                for seat in seats:
                    view = (await client.get(f"{seat.path}/view", headers=seat.headers)).json()
                    if reply := some_answer(view, Random(1)):
                        await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)
                        break
        heard = 0
        for view in views:
            assert view["heard"] - len(view["log"]) == heard
            heard = view["heard"]
        await until(
            lambda: not server.tables.registry.counts()["sockets"]
        )  # whoever hangs up is no longer watched for


ERRORS: dict[str, tuple[str, str, Any, int, str]] = {
    "no such table": ("GET", "/api/tables/nowhere", None, 404, "no_table"),
    "no such table to sit at": ("POST", "/api/tables/nowhere/sit", {}, 404, "no_table"),
    "no such game": ("POST", "/api/tables", {"game": "chess"}, 404, "no_game"),
    "too many players": ("POST", "/api/tables", {"players": 9}, 400, "players"),
    "no such bot": ("POST", "/api/tables", {"bots": ["genius"]}, 400, "no_bot"),
    "too many bots": ("POST", "/api/tables", {"bots": ["random"] * 3}, 400, "too_many_bots"),
    "an unknown setting": ("POST", "/api/tables", {"settings": {"x": 1}}, 400, "malformed"),
    "a setting out of bounds": ("POST", "/api/tables", {"settings": {"window_seconds": 1}}, 400, "setting"),
    "an unknown field": ("POST", "/api/tables", {"colour": "red"}, 400, "http"),
    "a wrong type": ("POST", "/api/tables", {"players": "two"}, 400, "http"),
    "no body": ("POST", "/api/tables", None, 400, "http"),
    "no free seat": ("POST", "{table}/sit", {}, 409, "begun"),
    "begun already": ("POST", "{table}/start", None, 409, "begun"),
    "not the host": ("POST", "{table}/start as 1", None, 403, "not_host"),
    "no token": ("GET", "{table}/view as nobody", None, 403, "bad_token"),
    "a forged token": ("GET", "{table}/view as forger", None, 403, "bad_token"),
    "a token of another table": ("POST", "{table}/answer as stranger", "right", 403, "bad_token"),
    "another seat's question": ("POST", "{table}/answer as 1", "right", 409, "not_asked"),
    "a question of the past": ("POST", "{table}/answer", {"question": "7-place-0", "text": ""}, 409, "stale"),
    "no such question": ("POST", "{table}/answer", {"question": "what", "text": "К"}, 409, "not_asked"),
    "no such option": ("POST", "{table}/answer", "wrong", 409, "not_an_option"),
    "a very long answer": ("POST", "{table}/answer", {"question": "q", "text": "К" * 5_000}, 400, "http"),
    "a list for an answer": ("POST", "{table}/answer", {"question": "q", "text": ["К"]}, 400, "http"),
    "a body of five megabytes": ("POST", "{table}/answer", "huge", 413, "http"),
    "nothing to take back": ("POST", "{table}/undo", None, 409, "no_undo"),
    "not over": ("GET", "{table}/file", None, 409, "not_over"),
    "a view from before the beginning": ("GET", "{table}/view?after=-1", None, 400, "http"),
    "a wrong method": ("DELETE", "{table}", None, 405, "http"),
    "a wrong address": ("GET", "/api/tables/x/y/z", None, 404, "http"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
async def test_errors_are_said_and_change_nothing(
    client: httpx.AsyncClient, server: Server, name: str
) -> None:
    method, path, body, status, code = ERRORS[name]
    seats = await lay(client, 2)
    views = [(await client.get(f"{seat.path}/view", headers=seat.headers)).json() for seat in seats]
    asked = sorted(zip(views, seats, strict=True), key=lambda one: not one[0]["questions"])
    (view, first), (_, second) = asked
    if "/start" in path:
        first, second = seats
    who = {"": first, "1": second, "nobody": first._replace(token=""), "stranger": (await lay(client))[0]}
    fifth = "A" if first.token[-5] != "A" else "B"
    who["forger"] = first._replace(token=first.token[:-5] + fifth + first.token[-4:])
    path, _, as_ = path.partition(" as ")
    before = await position(server, first.code)
    if body in ("right", "wrong"):
        reply = some_answer(view, Random(1))
        body = reply if body == "right" else {**(reply or {}), "text": "Щ*"}
    content = b'{"question": "' + b"x" * 5_000_000 if body == "huge" else None
    said = await client.request(
        method,
        path.replace("{table}", first.path),
        headers=who[as_].headers,
        json=body if content is None and body is not None else None,
        content=content,
    )
    told = said.json()
    assert (said.status_code, told["refused"]) == (status, code), said.text
    assert set(told) == {"refused", "clause", "text"}
    assert told["text"]
    assert await position(server, first.code) == before


async def test_the_same_answer_twice_counts_once(client: httpx.AsyncClient, server: Server) -> None:
    seats = await lay(client, 2)
    for seat in seats:
        view = (await client.get(f"{seat.path}/view", headers=seat.headers)).json()
        if reply := some_answer(view, Random(1)):
            first = await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)
            again = await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)
            assert (first.status_code, again.status_code) == (201, 409)
            assert again.json()["text"] != again.json()["refused"], "it is said in words"
            break
    assert len(await server.tables.store.lines(seats[0].code)) == 2


async def hear_nothing(socket: websockets.ClientConnection) -> None:
    async for frame in socket:
        assert not json.loads(frame)["begun"]


async def test_a_token_dies_with_its_seat(served: tuple[Server, str]) -> None:
    """Whoever stands up hears and says nothing more, not even over a socket that is still open."""
    server, address = served
    async with caller(address) as client:
        seats = await lay(client, 2, start=False)
        url = f"ws://{address}{seats[1].path}/socket?token={seats[1].token}"
        async with websockets.connect(url) as socket:
            assert json.loads(await socket.recv())["begun"] is False
            guest = (await server.tables.place(seats[0].code)).seats[1].guest
            await server.tables.seating.stand_up(seats[0].code, guest)
            await server.tables.seating.sit(seats[0].code, "somebody else", "Ещё")
            await server.tables.seating.start(
                seats[0].code, (await server.tables.place(seats[0].code)).seats[0].guest
            )
            with pytest.raises(websockets.ConnectionClosedError):
                await hear_nothing(socket)
        assert socket.close_code == 4410
        gone = await client.get(f"{seats[1].path}/view", headers=seats[1].headers)
        assert gone.status_code == 403


async def turned_away(url: str, **headers: str) -> tuple[int, dict[str, str]]:
    """How a socket that is not opened is answered."""
    with pytest.raises(websockets.InvalidStatus) as caught:
        await websockets.connect(url, additional_headers=headers)
    return caught.value.response.status_code, json.loads(caught.value.response.body)


async def test_a_socket_without_the_right_token_is_not_opened_and_says_why(
    served: tuple[Server, str],
) -> None:
    server, address = served
    async with caller(address) as client:
        here, there = (await lay(client))[0], (await lay(client))[0]
        plain = await client.get(f"{here.path}/view", headers=there.headers)
    url, nowhere = f"ws://{address}{here.path}/socket", f"ws://{address}/api/tables/nowhere/socket"
    for token in ("", "x", there.token):
        assert await turned_away(f"{url}?token={token}") == (plain.status_code, plain.json())
        assert await turned_away(f"{nowhere}?token={token}") == (403, plain.json()), "a code was given away"
    assert plain.json()["refused"] == "bad_token"
    status, english = await turned_away(url, **{"Accept-Language": "en"})
    assert (status, english["text"][:10]) == (403, "This token")
    status, told = await turned_away(f"{url}?token={here.token}", Origin="http://evil.example")
    assert (status, told["refused"]) == (403, "foreign")
    await server.tables.registry.delete(here.code)
    status, told = await turned_away(f"{url}?token={here.token}")
    assert (status, told["refused"]) == (404, "no_table"), "whoever has a token learns that the table is gone"


async def test_a_server_that_cannot_answer_in_words_closes_the_socket() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "websocket", "path": "/api/tables/x/socket", "extensions": {}}
    await send_refusal(scope, send, 403, "bad_token", "…")
    assert sent == [{"type": "websocket.close", "code": 4403, "reason": "bad_token"}]


async def test_nobody_learns_by_a_wrong_token_whether_a_table_exists(client: httpx.AsyncClient) -> None:
    here, there = (await lay(client))[0], (await lay(client))[0]
    for token in ("", "x", there.token):
        headers = {"Authorization": f"Bearer {token}"}
        real = await client.get(f"{here.path}/view", headers=headers)
        none = await client.get("/api/tables/nowhere/view", headers=headers)
        assert (real.status_code, real.text) == (none.status_code, none.text)


async def test_refusals_about_settings_name_the_clause_as_players_read_it(client: httpx.AsyncClient) -> None:
    wrong = {"settings": {"window_seconds": 1}}
    said = (await client.post("/api/tables", json=wrong)).json()
    assert said["clause"] == "NW-4.7"
    assert said["text"].startswith("Настройка «window_seconds» не годится")
    assert said["text"].endswith("— НС 4.7")
    english = await client.post("/api/tables", json=wrong, headers={"Accept-Language": "en"})
    assert english.json()["text"].endswith("— NW 4.7")


async def test_refusals_say_what_there_is_instead(client: httpx.AsyncClient) -> None:
    wanted: list[tuple[Any, str]] = [
        ({"settings": {"window": 5}}, "window_seconds"),
        ({"bots": ["genius"]}, "novice, player, master"),
        ({"game": "chess"}, "no_words"),
    ]
    for body, part in wanted:
        assert part in (await client.post("/api/tables", json=body)).json()["text"]
    for method, path, body, part in (
        ("GET", "/api/chairs", None, "Такого адреса нет"),
        ("DELETE", "/api/tables", None, "так не вызывают"),
        ("POST", "/api/tables", {"players": "two"}, "players: Expected `int`, got `str`"),
        ("POST", "/api/tables", {"colour": "red"}, "unknown field `colour`"),
    ):
        said = (await client.request(method, path, json=body)).json()["text"]
        assert part in said
        assert "/api/docs" in said


async def test_programs_have_limits_too(client: httpx.AsyncClient, server: Server) -> None:
    server.limits._times = 1.0
    said = [(await client.post("/api/tables", json={})).status_code for _ in range(12)]
    assert said == [201] * 10 + [429] * 2


ENDS = ("sit", "start", "view", "answer", "undo", "events", "file")


async def test_the_openapi_document_is_whole(client: httpx.AsyncClient) -> None:
    said = await client.get("/api/docs/openapi.json")
    document = said.json()
    assert document["openapi"].startswith("3.")
    assert set(document["paths"]) == {
        "/api/games",
        "/api/tables",
        "/api/tables/{code}",
        *(f"/api/tables/{{code}}/{end}" for end in ENDS),
    }
    text = said.text
    for ref in re.findall(r'"#/components/schemas/([^"]+)"', text):
        assert ref in document["components"]["schemas"]
    for path, item in document["paths"].items():
        for operation in item.values():
            assert operation["summary"], path
            needs_token = path.startswith("/api/tables/") and path.count("/") == 4 and "sit" not in path
            assert bool(operation.get("security")) == (needs_token and "file" not in path), path
    assert document["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    assert "examples" not in document["components"]["schemas"]["SeatView"]  # none made up at random
    assert document["components"]["schemas"]["Reply"]["properties"]["text"]["examples"]


async def test_the_page_of_the_api_runs_no_script(client: httpx.AsyncClient) -> None:
    page = await client.get("/api", follow_redirects=True)
    assert page.status_code == 200
    assert "<script" not in page.text
    assert "http" not in re.sub(
        r"http(?=Exception| )", "", page.text.partition("<section>")[0].partition("<body>")[0]
    )
    assert "/api/tables/{code}/answer" in page.text
    assert "Answer one of your open questions. When you read <code>ok</code>, it is on disk." in page.text
    assert 'id="Reply"' in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]


@pytest.mark.skipif(not which("curl"), reason="the session on the page is told with curl")
async def test_the_match_by_hand_works_as_it_stands_on_the_page(served: tuple[Server, str]) -> None:
    _, address = served
    async with caller(address) as client:
        page = (await client.get("/api/docs")).text
    session = unescape(page.partition('data-test="session">')[2].partition("</pre>")[0])
    done = await asyncio.to_thread(subprocess.run, ["sh"], input=session.encode(), capture_output=True)
    games, begun, view, answered = done.stdout.decode().splitlines()
    assert "no_words" in games
    assert (begun, answered) == ('{"ok":true}', '{"ok":true}')
    assert '"kind":"place"' in view


async def test_the_games_of_the_server(client: httpx.AsyncClient) -> None:
    found = {one["name"]: one for one in (await client.get("/api/games")).json()}
    assert found["no_words"]["title"] == "Нет слов"
    assert (found["no_words"]["least"], found["no_words"]["most"]) == (2, 6)
    assert "random" in found["no_words"]["bots"]


async def test_taking_back_reaches_whoever_follows(client: httpx.AsyncClient, server: Server) -> None:
    """The socket's log is right again after an undo; see `view_frames`."""
    from polyana.web.api.view_json import view_frames

    seats = await lay(client, 2, settings={"checking": "vote"})
    place = await server.tables.place(seats[0].code)
    assert place.room
    changed = asyncio.Event()
    following = view_frames(server, place.code, 0, changed)
    log = msgspec.json.decode(await anext(following))["log"]
    told = list(place.room.log(0))
    place.room._logs[0][-1:] = []  # what an undo does
    place.encoded_views.clear()
    changed.set()
    place.room._logs[0].append(told[0])
    frame = msgspec.json.decode(await asyncio.wait_for(anext(following), 60))
    assert frame["heard"] == len(frame["log"]) == len(log), "the whole log again"
    await following.aclose()  # type: ignore[attr-defined]
