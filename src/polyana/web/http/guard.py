"""The guard at the door: who comes in, from where, and under which policy the page may run."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from polyana.core import Refused
from polyana.web.http.denial import turn_away
from polyana.web.http.identity import COOKIE, Guest, spoken
from polyana.web.http.limits import neighbourhood
from polyana.web.http.server import House
from polyana.web.messages import OWN, sayer

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
SAFE = {"GET", "HEAD", "OPTIONS"}
HOST = re.compile(r"(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?", re.ASCII | re.IGNORECASE)
"""A name or an address, and a port."""
LARGEST = 5_000_000
"""No request body is larger than a match file can be."""


class Guard:
    """ASGI middleware: identity, origin, size and security headers for every request."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.seal = house.seal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        guest = self._guest(headers.get("cookie") or "")
        fresh, secure = guest is None, scope["scheme"] in ("https", "wss")
        guest = guest or self.seal.new_guest(spoken(headers.get("accept-language") or ""))
        say = sayer(OWN, guest.language)
        if not names_a_host(headers.get("host")):
            await turn_away(scope, send, 400, "host", say("refusal-host"), HEADERS)
            return
        if foreign(scope, headers):
            await turn_away(scope, send, 403, "foreign", say("refusal-foreign"), HEADERS)
            return
        if scope.get("method") == "POST" and not self._may_post(scope):
            await turn_away(scope, send, 429, "too_fast", say("refusal-too_fast"), HEADERS)
            return
        scope.setdefault("state", {})["guest"] = guest

        if "method" not in scope:  # a socket: its frames are not looked at
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                # A personal link already says who this is: the last cookie of an answer would win.
                named = any(name.lower() == b"set-cookie" for name, _ in message["headers"])
                no_page = scope["path"].startswith(("/static", "/api", "/metrics", "/health"))
                if fresh and not named and not no_page:
                    headers.append((b"set-cookie", self.seal.cookie(guest).encode()))
                message["headers"] = [_over_https(pair) for pair in headers] if secure else headers
            await send(message)

        await self.app(scope, receive, send_guarded)

    def _may_post(self, scope: Scope) -> bool:
        """New cookies are free, so people's deeds are counted by address too; programs' by seat."""
        client = scope.get("client")
        if client is None or scope["path"].startswith("/api"):
            return True
        try:
            self.house.limits.check("post", neighbourhood(client[0]), self.house.tables.now())
        except Refused:
            return False
        return True

    def _guest(self, cookies: str) -> Guest | None:
        try:
            found = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        return self.seal.read_guest(found.value) if found else None


def _over_https(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """A cookie that was given over a safe line must never travel over another."""
    name, value = header
    return (name, value + b"; Secure") if name.lower() == b"set-cookie" else header


def names_a_host(host: str | None) -> bool:
    """Can links be made of what a request calls us? Whoever says nothing at all gets our own address."""
    if host is None:
        return True
    found = HOST.fullmatch(host)
    return found is not None and int(found[1] or 0) < 65_536


def foreign(scope: Scope, headers: Headers) -> bool:
    """Does a page of another site ask for something that changes things or listens in?"""
    if scope.get("method") in SAFE:  # a socket has no method
        return False
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None:
        try:
            return urlsplit(origin).netloc != (headers.get("host") or None)
        except ValueError:
            return True
    if site is not None:
        return site not in ("same-origin", "none")
    # Neither header: no browser. Cookies alone must not be enough then; forms carry a token besides.
    return False
