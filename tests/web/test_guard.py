"""The door: signed cookies, CSRF and Origin on everything that changes things, headers on every page."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from polyana.core import Refused
from polyana.web.app import create_app
from polyana.web.http import limits, share
from polyana.web.http.guard import HEADERS
from polyana.web.http.identity import COOKIE, Guest, Signer, same_secret
from polyana.web.http.limits import MAX_BUCKETS, Limits
from polyana.web.http.server import Server
from table.helpers import play_out, until
from web.players import UNTIMED, lay
from web.serving import caller

pytestmark = pytest.mark.anyio

ORIGIN = {"Origin": "http://polyana.test"}


async def guest_of(client: httpx.AsyncClient, server: Server) -> Guest:
    """Come in as a browser does."""
    await client.get("/")
    guest = server.signer.read_guest(client.cookies[COOKIE])
    assert guest
    return guest


async def test_a_guest_is_recognised_by_a_signed_cookie(client: httpx.AsyncClient, server: Server) -> None:
    first = await client.get("/")
    cookie = first.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in cookie
    assert "Secure" not in cookie
    again = await client.get("/")
    assert "set-cookie" not in again.headers


async def test_over_a_safe_line_the_cookie_stays_on_it(client: httpx.AsyncClient) -> None:
    said = await client.get("https://polyana.test/")
    assert said.headers["set-cookie"].endswith("; Secure")


@pytest.mark.parametrize("change", ["", "x", "тест", "a.b.c", "tail", "head", "other", "a" * 5000])
async def test_a_cookie_that_we_did_not_sign_makes_a_new_guest(
    client: httpx.AsyncClient, server: Server, change: str
) -> None:
    old = await guest_of(client, server)
    good = client.cookies[COOKIE]
    stranger = Signer(b"another server's secret, 32 bytes").cookie(old).partition(";")[0].partition("=")[2]
    # Not the very last sign: some of its bits mean nothing.
    tail = good[:-5] + ("A" if good[-5] != "A" else "B") + good[-4:]
    made = {"tail": tail, "head": "A" + good[1:], "other": stranger}
    cookie = f"{COOKIE}={made.get(change, change)}".encode()
    client.cookies.clear()
    said = await client.get("/", headers=[(b"cookie", cookie)])
    assert said.status_code == 200
    new = server.signer.read_guest(said.headers["set-cookie"].partition(";")[0].partition("=")[2])
    assert new
    assert new.id != old.id


async def test_a_garbled_cookie_header_is_no_error(client: httpx.AsyncClient) -> None:
    for cookie in (b"\xff\xfe", b"a=b; polyana", b'polyana="\\', b";;;=;=", b"polyana=" + b"\x80" * 50):
        said = await client.get("/", headers=[(b"cookie", cookie)])
        assert said.status_code == 200


FORMS = ("/play/no_words", "/new/no_words", "/join", "/t/{code}/sit", "/t/{code}/start", "/t/{code}/stand",
         "/t/{code}/rematch", "/t/{code}/bot")  # fmt: skip


@pytest.mark.parametrize("path", FORMS)
async def test_no_form_works_without_its_token_or_from_elsewhere(
    client: httpx.AsyncClient, server: Server, path: str
) -> None:
    guest = await guest_of(client, server)
    code = (await lay(client, start=False))[0].code
    path = path.replace("{code}", code)
    before = await server.tables.store.table(code)
    for token in ("", "x", "ы" * 10, server.signer.new_guest().csrf):
        said = await client.post(path, data={"csrf": token}, headers=ORIGIN)
        assert said.status_code == 403, said.text
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://polyana.test.evil.example"},
        {"Origin": "http://[::1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        said = await client.post(path, data={"csrf": guest.csrf}, headers=headers)
        assert said.status_code == 403, (headers, said.text)
    assert await server.tables.store.table(code) == before
    assert len(await server.tables.store.tables_of(guest.id)) == 0


async def test_programs_requests_from_foreign_pages_are_refused(client: httpx.AsyncClient) -> None:
    said = await client.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
    assert said.status_code == 403
    for name, value in HEADERS:
        assert said.headers.get_list(name.decode()) == [value.decode()]


async def test_the_page_socket_wants_token_and_origin(served: tuple[Server, str]) -> None:
    server, address = served
    async with caller(address) as client:
        code = (await lay(client))[0].code
    guest = server.signer.new_guest()
    cookie = server.signer.cookie(guest).partition(";")[0]
    good = f"ws://{address}/t/{code}/live?csrf={guest.csrf}"
    for url, headers in (
        (f"ws://{address}/t/{code}/live", {"Cookie": cookie}),
        (f"ws://{address}/t/{code}/live?csrf=x", {"Cookie": cookie}),
        (good, {}),
        (good, {"Cookie": cookie, "Origin": "http://evil.example"}),
        (good, {"Cookie": cookie, "Origin": "null"}),
        (f"ws://{address}/t/nowhere/live?csrf={guest.csrf}", {"Cookie": cookie}),
    ):
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(url, additional_headers=headers)
    socket = await websockets.connect(
        good, additional_headers={"Cookie": cookie, "Origin": f"http://{address}"}
    )
    assert "hx-partial" in str(await socket.recv()) or "reload" in str(await socket.recv())
    await socket.close()


async def test_one_place_keeps_so_many_pages_up_to_date_and_no_more(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every page is drawn at every answer: a stranger with many of them would slow all tables down."""
    server, address = served
    monkeypatch.setattr(limits, "LOOPBACK", ())
    monkeypatch.setattr(limits, "MAX_SOCKETS", 0.03)  # the fixture allows a hundred times as much
    async with httpx.AsyncClient(base_url=f"http://{address}") as client:
        code = (await lay(client))[0].code

    async def come() -> websockets.ClientConnection:
        guest = server.signer.new_guest()
        headers = {"Cookie": server.signer.cookie(guest).partition(";")[0], "Origin": f"http://{address}"}
        url = f"ws://{address}/t/{code}/live?csrf={guest.csrf}"
        return await websockets.connect(url, additional_headers=headers)

    three = [await come() for _ in range(3)]
    with pytest.raises(websockets.InvalidStatus):
        await come()
    for one in three:
        await one.close()
    await until(lambda: not server.limits._connections)
    await (await come()).close()
    monkeypatch.setitem(Limits.RATES, "socket", (0.02, 0.0))  # whoever comes makes everybody's page look up
    server.limits._buckets.clear()
    for _ in range(2):
        await (await come()).close()
    with pytest.raises(websockets.InvalidStatus):
        await come()


PAGES = ("/", "/new/no_words", "/rules/no_words", "/t/{code}", "/t/{begun}", "/nowhere", "/t/nowhere",
         "/api/docs", "/api/games", "/health", "/metrics", "/static/nowhere.js")  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
async def test_every_answer_carries_the_policy_and_no_page_an_inline_script(
    client: httpx.AsyncClient, server: Server, path: str
) -> None:
    server.metrics_for_all = True
    code, begun = (await lay(client, start=False))[0].code, (await lay(client))[0].code
    path = path.replace("{code}", code).replace("{begun}", begun)
    said = await client.get(path, follow_redirects=True)
    assert said.status_code == (404 if "nowhere" in path else 200), said.text
    for name, value in HEADERS:
        assert said.headers.get_list(name.decode()) == [value.decode()]
    policy = said.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    for script in re.findall(r"<script\b[^>]*>", said.text):
        assert " src=" in script or "application/json" in script, script
    assert not re.search(r"\son[a-z]+\s*=\s*[\"']", re.sub(r"<pre>.*?</pre>", "", said.text, flags=re.S))
    assert not re.search(r"\sstyle\s*=\s*[\"']", said.text)
    assert "javascript:" not in said.text


async def test_a_broken_page_says_nothing_about_the_inside(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ValueError("the deck is К О Т, the key is 5eed")

    monkeypatch.setattr(server.tables.store, "table", broken)
    for path in ("/t/abc", "/api/tables/abc"):
        said = await client.get(path)
        assert said.status_code == 500
        assert "5eed" not in said.text
        assert "Traceback" not in said.text
        assert "ValueError" not in said.text
        assert said.headers["x-content-type-options"] == "nosniff"


async def test_names_are_escaped_everywhere(client: httpx.AsyncClient, server: Server) -> None:
    evil = "<b onload=x>&'\""
    laid = {"name": evil, "players": 2, "public": True, "settings": {"games": 1, **UNTIMED}}
    code = (await client.post("/api/tables", json=laid)).json()["code"]

    async def shown(*paths: str) -> None:
        for path in paths:
            page = await client.get(path, follow_redirects=True)
            assert page.status_code == 200
            assert "&lt;b onload" in page.text, path
            assert "<b onload" not in page.text, path

    await shown("/", f"/t/{code}", f"/t/{code}/screen")
    host = (await server.tables.place(code)).table.host
    await server.tables.seating.sit(code, "g1", "Боря")
    await server.tables.seating.start(code, host)
    await server.tables.chat.post(code, host, evil)
    await shown("/", f"/t/{code}", f"/t/{code}/screen")
    await play_out(server.tables, code, Random(1))
    await shown(f"/t/{code}", f"/t/{code}/screen", f"/t/{code}/replay?at=5&eyes=all")
    place = await server.tables.place(code)
    assert place.room
    upload = await client.post(
        "/replay",
        data={"csrf": (await guest_of(client, server)).csrf},
        files={"file": ("match.txt", place.room.record.text().encode())},
        headers=ORIGIN,
    )
    await shown(upload.headers["location"])


async def test_odd_requests_are_refused_not_broken(client: httpx.AsyncClient) -> None:
    for headers in ({"Content-Length": "many"}, {"Content-Length": "-1"}, {"Content-Type": "nonsense"}):
        said = await client.post("/api/tables", content=b"{}", headers=headers)
        assert said.status_code in (201, 400, 415), (headers, said.text)


@pytest.mark.parametrize(
    "host", ["", "x" * 5000, "[::1", "[zz]", "a b", "a:b", "a:99999", "a:99999999", "a@b"]
)
async def test_no_link_is_made_of_a_strange_host(client: httpx.AsyncClient, host: str) -> None:
    code = (await lay(client, start=False))[0].code
    for path in (f"/t/{code}", "/nowhere", "/api/nowhere"):
        said = await client.get(path, headers={"Host": host})
        assert said.status_code == 400, said.text


@pytest.mark.parametrize(
    "host", ["polyana.example", "localhost:8000", "[::1]:80", "192.168.1.5", "my_table:80"]
)
async def test_links_lead_where_the_guest_has_come_in(client: httpx.AsyncClient, host: str) -> None:
    code = (await lay(client, start=False))[0].code
    page = await client.get(f"/t/{code}", headers={"Host": host})
    assert f'value="http://{host}/t/{code}"' in page.text


async def test_brackets_without_end_are_a_bad_request(client: httpx.AsyncClient) -> None:
    deep = b"[" * 9_000 + b"]" * 9_000
    for body in (b'{"settings":{"games":%b}}' % deep, b'{"else":%b}' % deep, deep):
        said = await client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert said.status_code == 400, said.text


async def test_large_uploads_are_refused_before_they_are_read(client: httpx.AsyncClient) -> None:
    async def endless() -> object:
        for _ in range(200):
            yield b"x" * 100_000
        pytest.fail("twenty megabytes were read")

    said = await client.post("/api/tables", content=endless())  # type: ignore[arg-type]
    assert said.status_code == 413


async def test_people_are_limited_by_address_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new cookie for every deed does not help."""
    monkeypatch.setattr(share, "MAX_WAIT_SECONDS", 0.0)
    server.limits = Limits()
    server.tables.now = lambda: 1000.0
    app = create_app(server)
    said = []
    for _ in range(102):
        transport = httpx.ASGITransport(app, client=("10.0.0.1", 5000))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://polyana.test") as client:
            answer = await client.post("/join", data={"csrf": "x"}, headers={"Accept-Language": "ru"})
            said.append(answer.status_code)
    assert said == [403] * 100 + [429] * 2
    assert answer.text == "Слишком часто, подождите немного"


async def test_what_is_dear_is_limited_by_address_too(client: httpx.AsyncClient, server: Server) -> None:
    """A new cookie does not help, nor does another address of the same IPv6 network."""
    server.limits._times, server.tables.now = 1.0, lambda: 1000.0
    most = int(Limits.RATES["all lay"][0])
    transport: Any = client._transport
    said = []
    for number in range(most + 1):
        if number % 90 == 0:  # else the limit for all that is posted would be first
            server.limits._buckets = {
                key: one for key, one in server.limits._buckets.items() if key[0] != "all post"
            }
        transport.client = (f"2001:db8::{number:x}", 5000)
        client.cookies.clear()
        guest = await guest_of(client, server)
        answer = await client.post("/new/no_words", data={"csrf": guest.csrf, "players": "2"}, headers=ORIGIN)
        said.append(answer.status_code)
    assert said == [303] * most + [429]
    transport.client = ("2001:db8:1::1", 5000)
    guest = await guest_of(client, server)
    answer = await client.post("/new/no_words", data={"csrf": guest.csrf, "players": "2"}, headers=ORIGIN)
    assert answer.status_code == 303


def test_limits_forget_the_oldest_first() -> None:
    """Many strangers cannot wipe away what one of them has used up."""
    kept = Limits()
    for _ in range(5):
        kept.check("chat", "loud", 0.0)
    for number in range(MAX_BUCKETS - 1):
        kept.check("chat", f"stranger {number}", 0.0)
    with pytest.raises(Refused, match="too_fast"):
        kept.check("chat", "loud", 0.0)
    assert len(kept._buckets) <= MAX_BUCKETS
    kept.check("chat", "loud", 2.0)


def test_the_secret_is_made_whole_and_once(tmp_path: Path) -> None:
    one, two = Signer.of(tmp_path), Signer.of(tmp_path)
    guest = one.new_guest()
    again = two.read_guest(one.cookie(guest).partition(";")[0].partition("=")[2])
    assert again
    assert (again.id, again.name, again.language) == (guest.id, guest.name, guest.language)
    assert same_secret(again.csrf, guest.csrf)
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "secret.key").write_bytes(b"")  # never sign with an empty key
    with pytest.raises(OSError, match="damaged"):
        Signer.of(tmp_path)


async def test_seat_tokens_open_one_seat(client: httpx.AsyncClient, server: Server) -> None:
    here, there = await lay(client, 3), await lay(client, 3)
    place = await server.tables.place(here[0].code)
    for seat in here:
        assert server.signer.open_seat(place, seat.token) == seat.seat
    for token in (*(seat.token for seat in there), "", "x.y", here[0].token[:-1], here[0].token + "A"):
        with pytest.raises(Refused, match="bad_token"):
            server.signer.open_seat(place, token)
