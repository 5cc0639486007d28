"""What handlers need of a request, and how they answer with a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import RequestEncodingType
from litestar.handlers import BaseRouteHandler
from litestar.params import Body

from polyana.core import Refused
from polyana.table import Place
from polyana.table.names import MAX_NAME_CHARS
from polyana.web.http.identity import Guest, same_secret
from polyana.web.http.limits import LOOPBACK, network_of
from polyana.web.http.server import LOOPBACK_NAMES, Server

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
HttpRequest = Request[Any, Any, Any]
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers by which a web server before us can be told."""


def guest_of(asked: ASGIConnection[Any, Any, Any, Any]) -> Guest:
    guest: Guest = asked.scope["state"]["guest"]
    return guest


def guest_at(server: Server, asked: ASGIConnection[Any, Any, Any, Any], place: Place) -> Guest:
    """Who asks, as a table knows them: for a seat that is held open on this device, its owner."""
    return server.links.acting(place, guest_of(asked), asked.scope["state"]["held"])


def client_network(asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network that a request or a socket comes from."""
    return network_of(asked.client.host) if asked.client else ""


def asks_from_here(request: HttpRequest) -> bool:
    """Does this machine ask for itself? A web server on it may ask for a guest without saying for whom; but
    then under the name that the guest has asked for, or with a header that only such servers send."""
    named = urlsplit(f"//{request.headers.get('host', '')}").hostname in LOOPBACK_NAMES
    passed_on = any(name in request.headers for name in PASSED_ON)
    return named and not passed_on and client_network(request) in LOOPBACK


def limit(server: Server, asked: ASGIConnection[Any, Any, Any, Any], action: str) -> None:
    """Limit an expensive action per guest and per network: a new guest costs only a new cookie."""
    now = server.tables.now()
    server.limits.check(action, guest_of(asked).id, now)
    server.limits.check(f"all {action}", client_network(asked), now)


def limited(action: str) -> Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], None]:
    """The same as a guard of Litestar's, before the body of the request is read."""

    def guard(asked: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        limit(asked.scope["state"]["server"], asked, action)

    return guard


def html(text: str, status: int = 200) -> Response[str]:
    """A page. It is personal, so no proxy may cache it."""
    headers = {"cache-control": "private, no-cache"}
    return Response(text, status_code=status, media_type="text/html", headers=headers)


def checked_guest(request: HttpRequest, form: dict[str, str]) -> Guest:
    """The guest who sent a form; refused unless the form stood on our own page."""
    guest = guest_of(request)
    if not same_secret(form.get("csrf", ""), guest.csrf):
        raise Refused("csrf")
    return guest


def name_cookie(server: Server, guest: Guest, name: str | None, mark: int | None = None) -> str:
    """The cookie that remembers a guest's name, colour and sign."""
    called = guest.name if name is None else name[:MAX_NAME_CHARS]
    return server.signer.cookie(replace(guest, name=called, mark=guest.mark if mark is None else mark))
