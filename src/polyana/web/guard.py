"""The guard at the door: who comes in, from where, and under which policy the page may run."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from polyana.web.identity import COOKIE, Guest, Seal

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
DOCS = "/api/docs"
SAFE = {"GET", "HEAD", "OPTIONS"}
LARGEST = 5_000_000
"""No request body is larger than a match file can be."""


class Guard:
    """ASGI middleware: identity, origin, size and security headers for every request."""

    def __init__(self, app: ASGIApp, seal: Seal) -> None:
        self.app = app
        self.seal = seal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        if foreign(scope, headers):
            await _turn_away(scope, send, 403, "another site's page may not do this")
            return
        if int(headers.get("content-length") or 0) > LARGEST:
            await _turn_away(scope, send, 413, "too large")
            return
        guest = self._guest(headers.get("cookie") or "")
        fresh = guest is None
        scope["state"]["guest"] = guest = guest or self.seal.new_guest()

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [pair for pair in HEADERS if not (pair[0] == HEADERS[0][0] and is_docs(scope))]
                if fresh and not scope["path"].startswith(("/static", "/api", "/metrics", "/health")):
                    extra.append((b"set-cookie", self.seal.cookie(guest).encode()))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self.app(scope, receive, send_guarded)

    def _guest(self, cookies: str) -> Guest | None:
        try:
            found = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        return self.seal.read_guest(found.value) if found else None


def is_docs(scope: Scope) -> bool:
    """The OpenAPI page brings its own inline script; nothing secret is on it."""
    return bool(scope["path"].startswith(DOCS))


def foreign(scope: Scope, headers: Headers) -> bool:
    """Does a page of another site ask for something that changes things or listens in?"""
    if scope.get("method") in SAFE:  # a socket has no method
        return False
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None:
        return urlsplit(origin).netloc != headers.get("host", "")
    if site is not None:
        return site not in ("same-origin", "none")
    # Neither header: no browser. Cookies alone must not be enough then; forms carry a token besides.
    return False


async def _turn_away(scope: Scope, send: Send, status: int, why: str) -> None:
    if "method" not in scope:
        close: Any = {"type": "websocket.close", "code": 4403, "reason": why}
        await send(close)
        return
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"text/plain; charset=utf-8")],
    }
    body: Any = {"type": "http.response.body", "body": why.encode(), "more_body": False}
    await send(start)
    await send(body)
