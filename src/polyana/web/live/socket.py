"""The socket of a table's page, one per tab: regions go out when they have changed, actions come in."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from polyana.core import Refused
from polyana.web.http.denial import status_of
from polyana.web.http.identity import Guest, same_secret, spectator_guest
from polyana.web.http.links import still_holds
from polyana.web.http.requests import client_network, guest_at
from polyana.web.http.sender import sending
from polyana.web.http.server import Server, ServerDep
from polyana.web.live.actions import handle_message
from polyana.web.live.sent import SentPage
from polyana.web.render.lobby import lobby_region, screen_lobby
from polyana.web.render.regions import draw

RELOAD = '{"reload": true}'
"""What stands there must be another page now."""


@websocket("/t/{code:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    server: ServerDep,
    code: FromPath[str],
    csrf: FromQuery[str] = "",
    screen: FromQuery[str] = "",
) -> None:
    """Keep a table's page up to date and perform its actions; a shared screen only listens."""
    guest: Guest = socket.scope["state"]["guest"]
    if not same_secret(csrf, guest.csrf):
        await socket.close(code=4403, reason="csrf")
        return
    if screen:
        guest = spectator_guest(guest)
    async with AsyncExitStack() as held:
        try:
            held.enter_context(server.limits.connection(client_network(socket), server.tables.now()))
            if not screen:
                guest = guest_at(server, socket, await server.tables.place(code))
            changed = await held.enter_async_context(server.tables.watch(code, guest.id))
        except Refused as refused:
            await socket.close(code=4000 + status_of(refused), reason=refused.code)
            return
        await socket.accept()
        changes = _send_changes(socket, server, code, guest, changed, screen=bool(screen))
        async with sending(socket, changes):
            while True:
                await handle_message(socket, server, code, guest, await socket.receive_data("text"))


async def _send_changes(
    socket: WebSocket[Any, Any, Any],
    server: Server,
    code: str,
    guest: Guest,
    changed: asyncio.Event,
    *,
    screen: bool,
) -> None:
    """Send the regions whose HTML has changed; nothing if none has."""
    sent = SentPage()
    while True:
        changed.clear()
        chat = None if screen else await server.tables.chat.last(code)
        place = await server.tables.place(code)
        if not still_holds(place, guest):
            await socket.send_data(RELOAD)
            return
        if place.room is None:
            waiting = screen_lobby(place, guest) if screen else lobby_region(server, place, guest)
            message = sent.update({"lobby": waiting})
        elif "lobby" in sent or (screen and place.table.rematch):
            # The match has begun, or the next table is laid for everybody: another page.
            await socket.send_data(RELOAD)
            return
        else:
            message = sent.update(*draw(server, place, guest, place.seat_of(guest.id), chat))
        if message:
            await socket.send_data(message)
        await changed.wait()
