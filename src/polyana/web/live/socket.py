"""The live page: one WebSocket per tab. Regions go out when they have changed, deeds come in."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from polyana.core import Refused
from polyana.web.http.identity import Guest, nobody, same
from polyana.web.http.requests import whence
from polyana.web.http.sender import telling
from polyana.web.http.server import Here, House
from polyana.web.live.actions import take
from polyana.web.live.sent import Sent
from polyana.web.render.lobby import lobby_region, screen_lobby
from polyana.web.render.regions import draw


@websocket("/t/{code:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: Here,
    code: FromPath[str],
    csrf: FromQuery[str] = "",
    screen: FromQuery[str] = "",
) -> None:
    """Keep a table's page up to date and take its deeds; a shared screen only looks."""
    guest: Guest = socket.scope["state"]["guest"]
    if not same(csrf, guest.csrf):
        await socket.close(code=4403, reason="csrf")
        return
    with ExitStack() as held:
        try:
            held.enter_context(house.limits.line(whence(socket), house.tables.now()))
            await house.tables.place(code)
        except Refused as refused:
            await socket.close(code=4429 if refused.code == "too_fast" else 4404, reason=refused.code)
            return
        await socket.accept()
        if screen:
            guest = nobody(guest)
        async with (
            house.tables.watch(code, guest.id) as changed,
            telling(socket, _tell(socket, house, code, guest, changed, screen=bool(screen))),
        ):
            while True:
                await take(socket, house, code, guest, await socket.receive_data("text"))


async def _tell(
    socket: WebSocket[Any, Any, Any],
    house: House,
    code: str,
    guest: Guest,
    changed: asyncio.Event,
    *,
    screen: bool,
) -> None:
    """Send the regions whose HTML has changed; nothing for a seat for which nothing has."""
    sent = Sent()
    while True:
        changed.clear()
        chat = None if screen else await house.tables.chat(code)
        place = await house.tables.place(code)
        if place.room is None:
            waiting = screen_lobby(place, guest) if screen else lobby_region(house, place, guest)
            message = sent.news({"lobby": waiting})
        elif "lobby" in sent or (screen and place.table.rematch):
            # The match has begun, or the next table is laid for everybody: another page.
            await socket.send_data('{"reload": true}')
            return
        else:
            message = sent.news(*draw(house, place, guest, place.seat_of(guest.id), chat))
        if message:
            await socket.send_data(message)
        await changed.wait()
