"""The socket for programs: views come out as they change, answers go in."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from polyana.core import Refused, Seat
from polyana.web.api.tables import open_seat
from polyana.web.api.types import Frame
from polyana.web.api.view_json import view_frames
from polyana.web.http.denial import refusal_data, send_refusal, status_of
from polyana.web.http.requests import client_network
from polyana.web.http.sender import sending
from polyana.web.http.server import Server, ServerDep

MAX_FRAME_CHARS = 4_000
SEAT_LOST = 4410
"""The seat is somebody else's now."""

Socket = WebSocket[Any, Any, Any]
_FRAME = msgspec.json.Decoder(Frame)


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: Socket, server: ServerDep, code: FromPath[str], token: FromQuery[str] = "") -> None:
    """The token comes in the header `Authorization: Bearer …`, or as `?token=…` where headers cannot be set.

    `{"question": …, "text": …, "ref": …}` is answered by `{"ok": true, "ref": …}`: then it is on disk,
    and the view that it has led to has been sent before.
    """
    token = socket.headers.get("authorization", "").removeprefix("Bearer ").strip() or token
    language = socket.scope["state"]["guest"].language
    async with AsyncExitStack() as held:
        try:
            held.enter_context(server.limits.connection(client_network(socket), server.tables.now()))
            place, seat = await open_seat(server, code, token)
            watched = server.tables.watch(code, place.seats[seat].guest)
            changed = await held.enter_async_context(watched)
        except Refused as refused:
            text = server.explain(refused, language, server.tables.peek(code))
            await send_refusal(socket.scope, socket.send, status_of(refused), refused.code, text)
            return
        await socket.accept()
        nonce = place.seats[seat].token
        replies: deque[bytes] = deque()
        async with sending(socket, _send_frames(socket, view_frames(server, code, seat, changed, replies))):
            while True:
                raw = await socket.receive_data("text")
                await asyncio.sleep(server.limits.wait("answer", f"{code}/{seat}", server.tables.now()))
                replies.append(await answer_frame(server, code, seat, nonce, raw, language))
                changed.set()


async def _send_frames(socket: Socket, frames: AsyncIterator[bytes]) -> None:
    """Send views and replies in order; nothing else sends on this socket."""
    async for frame in frames:
        await socket.send_data(frame.decode())
    await socket.close(code=SEAT_LOST, reason="bad_token")


async def answer_frame(
    server: Server, code: str, seat: Seat, nonce: str, raw: str, language: str = "ru"
) -> bytes:
    """One frame from a program: an answer, acknowledged or refused by its ref."""
    ref: str | int = ""
    try:
        if len(raw) > MAX_FRAME_CHARS:
            raise Refused("too_long")
        try:
            frame = _FRAME.decode(raw)
        except msgspec.DecodeError as error:
            raise Refused("malformed", reason=str(error)[:200]) from error
        ref = frame.ref
        if (await server.tables.place(code)).seats[seat].token != nonce:
            raise Refused("bad_token")  # the seat is somebody else's now
        await server.tables.play.answer(code, seat, frame.question, frame.text)
    except Refused as refused:
        text = server.explain(refused, language, server.tables.peek(code))
        await server.pace.tick()
        return msgspec.json.encode({**refusal_data(refused.code, text, refused.clause), "ref": ref})
    return msgspec.json.encode({"ok": True, "ref": ref})
