"""Links for other devices: one opens a seat, another a whole person; both ask, expire and can be revoked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from difflib import SequenceMatcher

import httpx
import pytest
import websockets
from itsdangerous import TimestampSigner

from polyana import games
from polyana.core import Refused
from polyana.table import Place
from polyana.web.http.identity import COOKIE, Guest
from polyana.web.http.links import LINK_SECONDS
from polyana.web.http.server import Server
from table.helpers import until
from web.players import lay
from web.serving import caller

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def device(client: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    """Another browser on the same server, which has looked in before."""
    async with httpx.AsyncClient(transport=client._transport, base_url=client.base_url) as found:
        await found.get("/")
        yield found
        found._transport = httpx.MockTransport(lambda _: httpx.Response(200))  # the other is still in use


def guest_in(client: httpx.AsyncClient, server: Server) -> Guest:
    """Who this browser is."""
    guest = server.signer.read_guest(client.cookies[COOKIE])
    assert guest
    return guest


async def send(client: httpx.AsyncClient, server: Server, path: str, **data: str) -> httpx.Response:
    """Press a button of one of our forms."""
    return await client.post(path, data={"csrf": guest_in(client, server).csrf, **data})


async def table_of(client: httpx.AsyncClient, server: Server, name: str = "Аня") -> Place:
    """A running table with this browser in its first seat."""
    guest = guest_in(client, server)
    settings = games.game("no_words").settings()
    place = await server.tables.seating.lay(
        "no_words", 2, settings, host=guest.id, name=name, bots=["novice"]
    )
    await server.tables.seating.start(place.code, guest.id)
    return place


def seat_of(page: httpx.Response) -> int:
    """The seat for which a page is drawn."""
    return int(page.text.partition('data-seat="')[2].partition('"')[0])


async def own_link(client: httpx.AsyncClient, path: str) -> str:
    """The link that a page offers."""
    page = (await client.get(path)).text
    return str(httpx.URL(page.partition('class="link" readonly value="')[2].partition('"')[0]).path)


async def seat_link(client: httpx.AsyncClient, place: Place) -> str:
    page = (await client.get(f"/t/{place.code}")).text
    return str(httpx.URL(page.partition('data-link="')[2].partition('"')[0]).path)


# --- a seat ------------------------------------------------------------------------------------------


async def test_a_link_opens_one_seat_and_changes_nobody(client: httpx.AsyncClient, server: Server) -> None:
    await client.get("/")
    place, other = await table_of(client, server), await table_of(client, server)
    async with device(client) as phone:
        before = phone.cookies[COOKIE]
        assert (await send(phone, server, await seat_link(client, place))).status_code == 303
        assert seat_of(await phone.get(f"/t/{place.code}")) == 0
        assert seat_of(await phone.get(f"/t/{other.code}")) == -1
        assert place.code not in (await phone.get("/")).text
        assert phone.cookies[COOKIE] == before
        assert (await send(phone, server, f"/t/{other.code}/stand")).status_code == 403
        assert (await send(phone, server, f"/t/{place.code}/stand")).status_code == 303
        assert (await server.tables.place(place.code)).seats[0].guest == ""


async def test_looking_at_a_link_opens_nothing(client: httpx.AsyncClient, server: Server) -> None:
    """A stranger could slip one to somebody who has never sat anywhere."""
    await client.get("/")
    place = await table_of(client, server)
    link = await seat_link(client, place)
    async with device(client) as phone:
        asked = await phone.get(link)
        assert asked.status_code == 200
        assert "set-cookie" not in asked.headers
        assert "«Аня»" in asked.text
        assert f'action="{link}"' in asked.text
        assert seat_of(await phone.get(f"/t/{place.code}")) == -1
        for data in ({}, {"csrf": guest_in(client, server).csrf}):
            assert (await phone.post(link, data=data)).status_code == 403
        assert seat_of(await phone.get(f"/t/{place.code}")) == -1
    assert (await client.get(link)).status_code == 303, "who sits there is not asked"


async def test_a_seat_of_ones_own_is_told_of_and_comes_back(
    client: httpx.AsyncClient, server: Server
) -> None:
    await client.get("/")
    guest, settings = guest_in(client, server), games.game("no_words").settings()
    place = await server.tables.seating.lay("no_words", 2, settings, host=guest.id, name="Аня")
    async with device(client) as phone:
        await server.tables.seating.sit(place.code, guest_in(phone, server).id, "Боря")
        await server.tables.seating.start(place.code, guest.id)
        link = await seat_link(client, place)
        assert "«Боря»" in (await phone.get(link)).text
        await send(phone, server, link)
        assert seat_of(await phone.get(f"/t/{place.code}")) == 0
        assert (await phone.get(link)).status_code == 303
        await send(phone, server, f"/t/{place.code}/seat/close")
        assert seat_of(await phone.get(f"/t/{place.code}")) == 1


async def test_a_held_seat_keeps_the_name_of_the_device(client: httpx.AsyncClient, server: Server) -> None:
    await client.get("/")
    guest, settings = guest_in(client, server), games.game("no_words").settings()
    place = await server.tables.seating.lay("no_words", 2, settings, host=guest.id, name="Аня")
    link = f"/t/{place.code}/seat/{server.links.for_seat(place, 0)}"
    async with device(client) as phone:
        before = guest_in(phone, server)
        await send(phone, server, link)
        assert (
            await send(phone, server, f"/t/{place.code}/dress", name="Мария", mark="3")
        ).status_code == 303
        after = guest_in(phone, server)
        assert (after.id, after.name, after.mark) == (before.id, before.name, before.mark)
    assert (await server.tables.place(place.code)).seats[0].name == "Мария"


@pytest.mark.parametrize("end", ["revoked", "stood up", "out"])
async def test_a_held_seat_can_be_taken_back(client: httpx.AsyncClient, server: Server, end: str) -> None:
    await client.get("/")
    place = await table_of(client, server)
    link = await seat_link(client, place)
    async with device(client) as phone:
        await send(phone, server, link)
        if end == "out":
            fresh = server.links.fresh_id(guest_in(client, server))
            await send(client, server, "/me/out", fresh=fresh)
        else:
            path = "seat/revoke" if end == "revoked" else "stand"
            assert (await send(client, server, f"/t/{place.code}/{path}")).status_code == 303
        assert seat_of(await phone.get(f"/t/{place.code}")) == -1
        for said in (await phone.get(link), await send(phone, server, link)):
            assert said.status_code == 403
            assert "Ссылка не открывает места" in said.text
        assert seat_of(await client.get(f"/t/{place.code}")) == (-1 if end == "stood up" else 0)


async def test_an_open_page_loses_a_seat_that_is_taken_back(served: tuple[Server, str]) -> None:
    """It is told to load another page, and what it sends in the meantime is refused."""
    server, address = served
    async with caller(address) as client, device(client) as phone:
        await client.get("/")
        place = await table_of(client, server)
        await send(phone, server, await seat_link(client, place))
        cookies = "; ".join(f"{one.name}={one.value}" for one in phone.cookies.jar)
        url = f"ws://{address}/t/{place.code}/live?csrf={guest_in(phone, server).csrf}"
        async with websockets.connect(url, additional_headers={"Cookie": cookies}) as socket:
            assert "hx-partial" in str(await socket.recv())
            await socket.send(json.dumps({"do": "chat", "text": "это я"}))
            await until(lambda: place.chat is not None and [one.seat for one in place.chat] == [0])
            await send(client, server, f"/t/{place.code}/seat/revoke")
            await heard(socket, "reload")
            await socket.send(json.dumps({"do": "chat", "text": "и это я"}))
            await heard(socket, "Ссылка не открывает места")
        assert len(await server.tables.chat.last(place.code)) == 1


async def heard(socket: websockets.ClientConnection, what: str) -> None:
    """Wait for a frame with these words."""
    async with asyncio.timeout(20):
        while what not in str(await socket.recv()):
            pass


def age(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """So much later."""
    now = TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: now(self) + seconds)


async def test_a_seat_link_expires_and_what_it_has_opened_does_not(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await client.get("/")
    place = await table_of(client, server)
    link = await seat_link(client, place)
    async with device(client) as phone, device(client) as late:
        await send(phone, server, link)
        age(monkeypatch, LINK_SECONDS + 1)
        for said in (await late.get(link), await send(late, server, link)):
            assert said.status_code == 403
            assert "больше суток" in said.text
        assert seat_of(await phone.get(f"/t/{place.code}")) == 0


async def test_a_programs_token_opens_no_page_and_no_link_the_api(
    client: httpx.AsyncClient, server: Server
) -> None:
    seats = await lay(client)
    place = await server.tables.place(seats[0].code)
    await client.get("/")
    for token in (seats[0].token, server.links.for_seat(place, 1)[:-1], "x", ""):
        for said in (
            await client.get(f"/t/{place.code}/seat/{token}"),
            await send(client, server, f"/t/{place.code}/seat/{token}"),
        ):
            assert said.status_code in (303, 403, 404), token
            assert "set-cookie" not in said.headers
    for token in (
        server.links.for_seat(place, 0),
        server.links.held_cookie(place, 0).partition(";")[0].partition("=")[2],
    ):
        said = await client.get(f"{seats[0].path}/view", headers={"Authorization": f"Bearer {token}"})
        assert said.status_code == 403


async def test_a_forged_or_foreign_cookie_holds_no_seat(client: httpx.AsyncClient, server: Server) -> None:
    seats, other = await lay(client), await lay(client)
    place, there = [await server.tables.place(table[0].code) for table in (seats, other)]
    guest = server.signer.new_guest()
    good = server.links.held_cookie(place, 0).partition(";")[0].partition("=")[2]
    assert server.links.acting(place, guest, good) == replace(
        guest, id=place.seats[0].guest, holds=place.seats[0].token
    )
    foreign = server.links.held_cookie(there, 0).partition(";")[0].partition("=")[2]
    said, _, signed = good.rpartition(".")
    # The first letter is changed: the last one carries padding bits, which forge nothing.
    forged = f"{said}.{'B' if signed[0] == 'A' else 'A'}{signed[1:]}"
    for held in ("", "x", forged, seats[0].token, foreign):
        assert server.links.acting(place, guest, held) is guest
    assert server.links.acting(there, guest, good) is guest
    with pytest.raises(Refused, match="bad_link"):
        server.links.open_seat(there, server.links.for_seat(place, 0))


# --- a person ----------------------------------------------------------------------------------------


async def test_a_link_makes_another_device_the_same_person(client: httpx.AsyncClient, server: Server) -> None:
    await client.get("/")
    first = await table_of(client, server)
    link = await own_link(client, "/me")
    async with device(client) as phone:
        before = guest_in(phone, server).id
        asked = await phone.get(link)
        assert asked.status_code == 200
        assert "set-cookie" not in asked.headers
        assert guest_in(phone, server).id == before
        for data in ({}, {"csrf": guest_in(client, server).csrf}):
            assert (await phone.post(link, data=data)).status_code == 403
        assert (await send(phone, server, link)).status_code == 303
        assert guest_in(phone, server).id == guest_in(client, server).id
        later = await table_of(client, server)
        for place in (first, later):
            assert seat_of(await phone.get(f"/t/{place.code}")) == 0
        assert (await phone.get(link)).status_code == 303


async def test_nobody_becomes_another_without_being_told_of_what_is_lost(
    client: httpx.AsyncClient, server: Server
) -> None:
    await client.get("/")
    await table_of(client, server)
    link = await own_link(client, "/me")
    async with device(client) as phone:
        assert "уже есть столы" not in (await phone.get(link)).text
        own = await table_of(phone, server, "Боря")  # meanwhile
        before = guest_in(phone, server).id
        asked = await send(phone, server, link)
        assert asked.status_code == 200
        assert "уже есть столы (1)" in asked.text
        assert guest_in(phone, server).id == before
        way_back = asked.text.partition('readonly value="')[2].partition('"')[0]
        assert (await send(phone, server, link, loses="yes")).status_code == 303
        assert guest_in(phone, server).id == guest_in(client, server).id
        assert seat_of(await phone.get(f"/t/{own.code}")) == -1
        await send(phone, server, str(httpx.URL(way_back).path), loses="yes")
        assert guest_in(phone, server).id == before
        assert seat_of(await phone.get(f"/t/{own.code}")) == 0


async def test_logging_out_everywhere_leaves_this_device_alone(
    client: httpx.AsyncClient, server: Server
) -> None:
    await client.get("/")
    place, hosted = await table_of(client, server), await table_of(client, server)
    await server.tables.seating.stand_up(hosted.code, guest_in(client, server).id)
    old, link = guest_in(client, server).id, await own_link(client, "/me")
    async with device(client) as phone:
        await send(phone, server, link)
        page = (await client.get("/me")).text
        fresh = page.partition('name="fresh" value="')[2].partition('"')[0]
        for _ in range(2):  # the first answer may be lost on its way
            cookie = client.cookies[COOKIE]
            assert (await send(client, server, "/me/out", fresh=fresh)).status_code == 303
            new = guest_in(client, server)
            assert new.id != old
            client.cookies.set(COOKIE, cookie, domain="polyana.test", path="/")
        client.cookies.clear()
        client.cookies.set(COOKIE, server.signer.cookie(new).partition(";")[0].partition("=")[2])
        assert seat_of(await client.get(f"/t/{place.code}")) == 0
        assert seat_of(await phone.get(f"/t/{place.code}")) == -1
        for table in (place, hosted):
            for found in (
                await server.tables.place(table.code),
                *[await server.tables.store.table(table.code)],
            ):
                row = found.table if isinstance(found, Place) else found[0] if found else None
                assert row is not None
                assert row.host == new.id
        async with device(client) as third:
            for said in (await third.get(link), await send(third, server, link)):
                assert said.status_code == 403
                assert "Эта ссылка ни к кому не ведёт" in said.text


async def test_nobody_is_logged_out_by_another(client: httpx.AsyncClient, server: Server) -> None:
    await client.get("/")
    await table_of(client, server)
    async with device(client) as phone:
        mine = server.links.fresh_id(guest_in(client, server))
        before = guest_in(phone, server).id
        for fresh in (mine, "", "x"):
            assert (await send(phone, server, "/me/out", fresh=fresh)).status_code == 403
        assert guest_in(phone, server).id == before


async def test_a_persons_link_expires(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await client.get("/")
    await table_of(client, server)
    link = await own_link(client, "/me")
    age(monkeypatch, LINK_SECONDS + 1)
    async with device(client) as phone:
        for said in (await phone.get(link), await send(phone, server, link)):
            assert said.status_code == 403
            assert "больше суток" in said.text


async def test_who_sits_nowhere_has_nothing_to_take_along(client: httpx.AsyncClient, server: Server) -> None:
    page = (await client.get("/me")).text
    assert "переносить нечего" in page
    assert "/me/out" not in page
    nobody = server.links.for_person(server.signer.new_guest())
    assert (await client.get(f"/me/{nobody}")).status_code == 403


async def test_no_link_looks_the_same_on_two_pages(client: httpx.AsyncClient, server: Server) -> None:
    """Or the size of a packed page would tell, guess by guess, what stands on it."""
    await client.get("/")
    place = await table_of(client, server)
    for links in (
        [await own_link(client, "/me") for _ in range(2)],
        [await seat_link(client, place) for _ in range(2)],
    ):
        one, two = (link.rpartition("/")[2] for link in links)
        found = SequenceMatcher(None, one, two, autojunk=False).find_longest_match()
        assert found.size < 40, "the code of the table, and nothing secret"
