"""The live page: one WebSocket per tab. Regions go out when they have changed, deeds come in."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from markupsafe import escape

from polyana.core import Refused
from polyana.web.house import House
from polyana.web.identity import Guest, same
from polyana.web.render import partials, regions

LONGEST = 4_000


class Deed(msgspec.Struct):
    """What a page sends: an answer, taking back, a word in the chat, a half-written word, a seat's bot."""

    do: str
    question: str = ""
    text: str = ""
    seat: int = -1


@websocket("/t/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], house: House, code: str, csrf: str = "") -> None:
    """Keep a table's page up to date and take its deeds."""
    guest: Guest = socket.scope["state"]["guest"]
    if not same(csrf, guest.csrf):
        await socket.close(code=4403, reason="csrf")
        return
    try:
        await house.tables.place(code)
    except Refused:
        await socket.close(code=4404, reason="no_table")
        return
    await socket.accept()
    async with house.tables.watch(code, guest.id) as changed:
        teller = asyncio.create_task(_tell(socket, house, code, guest, changed))
        try:
            while True:
                await _take(socket, house, code, guest, await socket.receive_data("text"))
        except WebSocketDisconnect:
            return
        finally:
            teller.cancel()


async def _tell(
    socket: WebSocket[Any, Any, Any], house: House, code: str, guest: Guest, changed: asyncio.Event
) -> None:
    """Send the regions whose HTML has changed; nothing for a seat for which nothing has."""
    sent: dict[str, str] = {}
    stage = ""
    while True:
        changed.clear()
        place = await house.tables.place(code)
        now = "playing" if place.room else "lobby:" + repr([(s.name, s.bot) for s in place.seats])
        if stage and (now.startswith("lobby") or stage.startswith("lobby")) and now != stage:
            await socket.send_data('{"reload": true}')
        stage = now
        if place.room is not None:
            fresh = regions(
                house, place, guest, place.seat_of(guest.id), await house.tables.store.chat(code, 50)
            )
            news = {name: html for name, html in fresh.items() if sent.get(name) != html}
            if news:
                sent = fresh
                await socket.send_data(partials(news))
        await changed.wait()


async def _take(socket: WebSocket[Any, Any, Any], house: House, code: str, guest: Guest, raw: str) -> None:
    """Do what the page asks; a refusal is shown as a sentence and changes nothing."""
    try:
        if len(raw) > LONGEST:
            raise Refused("too_long")
        house.limits.check("frame", guest.id, house.tables.now())
        try:
            deed = msgspec.json.decode(raw, type=Deed)
        except msgspec.DecodeError as error:
            raise Refused("malformed", reason=str(error)[:100]) from error
        await _do(house, code, guest, deed)
        notice = ""
    except Refused as refused:
        place = await house.tables.place(code)
        notice = house.why(refused, guest.language, place)
    html = f'<p class="refused" role="alert">{escape(notice)}</p>' if notice else ""
    await socket.send_data(partials({"notice": html}))


async def _do(house: House, code: str, guest: Guest, deed: Deed) -> None:
    tables = house.tables
    place = await tables.place(code)
    seat = place.seat_of(guest.id)
    match deed.do:
        case "answer" | "draft" | "undo" if seat < 0:
            raise Refused("not_seated")
        case "answer":
            await tables.answer(code, seat, deed.question, deed.text)
        case "draft":
            await tables.put_draft(code, seat, deed.text)
        case "undo":
            await tables.undo(code, seat)
        case "chat":
            house.limits.check("chat", guest.id, tables.now())
            await tables.say(code, guest.id, deed.text)
        case "bot":
            await tables.set_bot(code, guest.id, deed.seat, deed.text)
        case _:
            raise Refused("malformed", reason=deed.do[:40])
