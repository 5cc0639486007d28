"""The socket for programs: views come out as they change, answers go in."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from polyana.core import Refused, Seat
from polyana.web.api.tables import open_seat
from polyana.web.api.types import Frame
from polyana.web.api.view_json import frames
from polyana.web.http.denial import as_data, status_of, turn_away
from polyana.web.http.sender import telling
from polyana.web.http.server import Here, House

LONGEST = 4_000
UNREAD = 50
GONE = 4410
"""The seat is somebody else's now."""

Socket = WebSocket[Any, Any, Any]
_FRAME = msgspec.json.Decoder(Frame)


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: Socket, house: Here, code: FromPath[str], token: FromQuery[str] = "") -> None:
    """The token comes in the header `Authorization: Bearer …`, or as `?token=…` where headers cannot be set.

    `{"question": …, "text": …, "ref": …}` is answered by `{"ok": true, "ref": …}`: then it is on disk,
    and the view that it has led to has been sent before.
    """
    token = socket.headers.get("authorization", "").removeprefix("Bearer ").strip() or token
    language = socket.scope["state"]["guest"].language
    try:
        place, seat = await open_seat(house, code, token)
    except Refused as refused:
        text = house.why(refused, language, house.tables.peek(code))
        await turn_away(socket.scope, socket.send, status_of(refused), refused.code, text)
        return
    await socket.accept()
    nonce = place.seats[seat].token
    replies: deque[bytes] = deque()
    async with (
        house.tables.watch(code, place.seats[seat].guest) as changed,
        telling(socket, _tell(socket, frames(house, code, seat, changed, replies))),
    ):
        while True:
            while len(replies) > UNREAD:
                await asyncio.sleep(0.05)  # whoever does not read is not listened to
            raw = await socket.receive_data("text")
            replies.append(await serve(house, code, seat, nonce, raw, language))
            changed.set()


async def _tell(socket: Socket, news: AsyncIterator[bytes]) -> None:
    """The only one who sends: views and replies, in their order."""
    async for frame in news:
        await socket.send_data(frame.decode())
    await socket.close(code=GONE, reason="bad_token")


async def serve(house: House, code: str, seat: Seat, nonce: str, raw: str, language: str = "ru") -> bytes:
    """One frame from a program: an answer, acknowledged or refused by its ref."""
    ref: str | int = ""
    try:
        if len(raw) > LONGEST:
            raise Refused("too_long")
        try:
            frame = _FRAME.decode(raw)
        except msgspec.DecodeError as error:
            raise Refused("malformed", reason=str(error)[:200]) from error
        ref = frame.ref
        house.limits.check("answer", f"{code}/{seat}", house.tables.now())
        if (await house.tables.place(code)).seats[seat].token != nonce:
            raise Refused("bad_token")  # the seat is somebody else's now
        await house.tables.answer(code, seat, frame.question, frame.text)
    except Refused as refused:
        text = house.why(refused, language, house.tables.peek(code))
        return msgspec.json.encode({**as_data(refused.code, text, refused.clause), "ref": ref})
    return msgspec.json.encode({"ok": True, "ref": ref})
