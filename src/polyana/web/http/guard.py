"""The guard around the application: identity, host, origin, post limits and security headers."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from polyana.web.http.denial import send_refusal
from polyana.web.http.identity import COOKIE, preferred_language
from polyana.web.http.links import HELD
from polyana.web.http.server import Server
from polyana.web.http.share import FairShare, TooFast
from polyana.web.messages import UI_TEXTS, sayer

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
MAX_BODY_BYTES = 20_000
"""No form and no request of a program is larger; only match files are."""
MAX_ADDRESS_BYTES = 4_000
"""Path and query of a request."""
OURS = (COOKIE, HELD)
TURNED_AWAY = {413: "body too large", 429: "requests too fast"}
"""Statuses that are counted, and logged together."""


class Guard:
    """ASGI middleware for every request and every socket."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.signer = server.signer
        self._share = FairShare()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        cookies = read_cookies(headers.get("cookie") or "")
        guest = self.signer.read_guest(cookies[COOKIE]) if COOKIE in cookies else None
        fresh, secure = guest is None, scope["scheme"] in ("https", "wss")
        guest = guest or self.signer.new_guest(preferred_language(headers.get("accept-language") or ""))
        say = sayer(UI_TEXTS, guest.language)
        if len(scope["query_string"]) + len(scope["path"]) > MAX_ADDRESS_BYTES:
            self.server.turned_away.count("address too long")
            await send_refusal(scope, send, 414, "too_long", say("refusal-address"), HEADERS)
            return
        if not names_a_host(headers.get("host")):
            await send_refusal(scope, send, 400, "host", say("refusal-host"), HEADERS)
            return
        if foreign(scope, headers):
            await send_refusal(scope, send, 403, "foreign", say("refusal-foreign"), HEADERS)
            return
        scope.setdefault("state", {}).update(guest=guest, held=cookies.get(HELD, ""), server=self.server)

        if "method" not in scope:  # a socket: its frames pass unchanged
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                # Who has just become somebody must stay so: the last cookie of a response would win.
                named = any(name.lower() == b"set-cookie" for name, _ in message["headers"])
                no_page = scope["path"].startswith(("/static", "/api", "/metrics", "/health"))
                if fresh and not named and not no_page:
                    headers.append((b"set-cookie", self.signer.cookie(guest).encode()))
                message["headers"] = [_over_https(pair) for pair in headers] if secure else headers
                if message["status"] in TURNED_AWAY:
                    self.server.turned_away.count(TURNED_AWAY[message["status"]])
            await send(message)

        try:
            async with self._share.turn(self.server.limits, scope, self.server.tables.now()):
                await self.app(scope, receive, send_guarded)
        except TooFast:
            self.server.turned_away.count(TURNED_AWAY[429])
            more = (*HEADERS, (b"connection", b"close"))  # a new one is not to be had as quickly
            await send_refusal(scope, send, 429, "too_fast", say("refusal-too_fast"), more)


def read_cookies(said: str) -> dict[str, str]:
    """Our cookies of a header. Read by hand, since the standard library takes seconds for a wicked one.

    >>> read_cookies('a=b; polyana=x.y; polyana-seat="z"; polyana')
    {'polyana': 'x.y', 'polyana-seat': 'z'}
    """
    parts = (one.partition("=") for one in said.split(";"))
    found = ((name.strip(), value.strip().strip('"')) for name, is_, value in parts if is_)
    return {name: value for name, value in found if name in OURS}


def _over_https(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """A cookie given over HTTPS is never sent over HTTP."""
    name, value = header
    return (name, value + b"; Secure") if name.lower() == b"set-cookie" else header


def names_a_host(host: str | None) -> bool:
    """Is the Host header fit for making links? Without one, links are made of our own address."""
    if host is None:
        return True
    found = HOST.fullmatch(host)
    return found is not None and int(found[1] or 0) < 65_536


def foreign(scope: Scope, headers: Headers) -> bool:
    """Does a page of another site try to change something or to open a socket?"""
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
