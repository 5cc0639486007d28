"""The log: one JSON object per line, one line per request, and no secrets in it.

A request is named by its route (`/t/{code}/seat/{link}`), never by its address: codes, tokens and
cookies open doors. An error is named by its type and its place in the code: its message may hold a
hand of cards.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import IO, Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

REQUESTS = logging.getLogger("polyana.requests")
HANDSHAKE_WARNING = "ASGI callable returned without completing handshake."
"""Uvicorn 0.54 logs this for every handshake refused with a body (its request 3138)."""


COUNTED = (413, 414, 429)
"""Statuses of requests that are told of once a minute (`doors.TurnedAway`), not one by one."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what a record carries as `fields` is added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.msg if record.exc_info else record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [
                f"{frame.filename.rpartition('site-packages/')[2].rpartition('src/')[2]}:{frame.lineno}"
                for frame in traceback.extract_tb(record.exc_info[2])[-8:]
            ]
        return msgspec.json.encode(line).decode()


def set_up(stream: IO[str] | None = None, *, requests: bool = True) -> None:
    """Everything that this process logs goes to one stream, as JSON lines; `requests`: each of them too."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: record.msg != HANDSHAKE_WARNING)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    REQUESTS.setLevel(logging.INFO if requests else logging.WARNING)


class RequestLog:
    """ASGI middleware: one line per request, one per socket when it closes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not REQUESTS.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        begun, status, frames = time.perf_counter(), 0, 0

        async def counted(message: Message) -> None:
            nonlocal status, frames
            if message["type"] == "http.response.start" or message["type"] == "websocket.http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message["code"]
            elif message["type"] == "websocket.send":
                frames += 1
            await send(message)

        try:
            await self.app(scope, receive, counted)
        finally:
            if status not in COUNTED:
                fields: dict[str, Any] = {
                    "method": scope.get("method", "SOCKET"),
                    "route": route_of(scope),
                    "status": status,
                    "ms": round((time.perf_counter() - begun) * 1000, 1),
                }
                if "method" not in scope:
                    fields["frames"] = frames
                REQUESTS.info("request", extra={"fields": fields})


def route_of(scope: Scope) -> str:
    """The route that was taken, with the names of its parts instead of the parts."""
    return str(scope.get("path_template") or "-")
