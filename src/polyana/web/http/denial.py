"""Refusals without a handler: in the guard, and instead of opening a socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar.types import Scope, Send

from polyana.core import Refused

STATUS = {
    "no_table": 404,
    "no_game": 404,
    "no_record": 404,
    "bad_token": 403,
    "bad_link": 403,
    "old_link": 403,
    "bad_person_link": 403,
    "not_host": 403,
    "not_seated": 403,
    "csrf": 403,
    "too_fast": 429,
    "too_many_open": 429,
    "not_kept": 503,
    "not_read": 503,
    "malformed": 400,
    "setting": 400,
    "players": 400,
    "no_bot": 400,
    "too_many_bots": 400,
}
"""The HTTP status of a refusal; the rest are conflicts with the present state of the table."""
DENIAL_RESPONSE = "websocket.http.response"
"""The ASGI extension by which a refused handshake gets a response with a body."""
TEXT, DATA = b"text/plain; charset=utf-8", b"application/json"


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.code, 409)


def refusal_data(code: str, text: str, clause: str = "") -> dict[str, str]:
    """A refusal for programs: `Refusal` of the API."""
    return {"refused": code, "clause": clause, "text": text}


async def send_refusal(
    scope: Scope,
    send: Send,
    status: int,
    code: str,
    text: str,
    more: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """Refuse a request or a socket: programs get data, people a sentence; `more` are headers."""
    program = scope["path"].startswith("/api")
    body = msgspec.json.encode(refusal_data(code, text)) if program else text.encode()
    if "method" in scope:
        kind = "http.response"
    elif DENIAL_RESPONSE in (scope.get("extensions") or {}):
        kind = DENIAL_RESPONSE
    else:
        close: Any = {"type": "websocket.close", "code": 4000 + status, "reason": code}
        await send(close)
        return
    headers = [(b"content-type", DATA if program else TEXT), *more]
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
