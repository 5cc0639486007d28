"""What handlers ask of a request, and how they answer with a page."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import RequestEncodingType
from litestar.params import Body

from polyana.core import Refused
from polyana.table.names import NAME_LONGEST
from polyana.web.http.identity import Guest, same
from polyana.web.http.limits import neighbourhood
from polyana.web.http.server import House

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Asked = Request[Any, Any, Any]


def guest_of(request: Asked) -> Guest:
    guest: Guest = request.scope["state"]["guest"]
    return guest


def whence(asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from."""
    return neighbourhood(asked.client.host) if asked.client else ""


def limit(house: House, request: Asked, deed: str) -> None:
    """What is dear is limited for each, and for all from one place together: cookies are free."""
    now = house.tables.now()
    house.limits.check(deed, guest_of(request).id, now)
    house.limits.check(f"all {deed}", whence(request), now)


def html(text: str, status: int = 200) -> Response[str]:
    """A page; it is somebody's own, so nobody in between may keep it."""
    headers = {"cache-control": "private, no-cache"}
    return Response(text, status_code=status, media_type="text/html", headers=headers)


def checked(request: Asked, form: dict[str, str]) -> Guest:
    """The guest of a form that our own page has sent."""
    guest = guest_of(request)
    if not same(form.get("csrf", ""), guest.csrf):
        raise Refused("csrf")
    return guest


def named(house: House, guest: Guest, name: str | None, mark: int | None = None) -> str:
    """The cookie that remembers what a guest is called, and the colour and sign that it likes."""
    called = guest.name if name is None else name[:NAME_LONGEST]
    return house.seal.cookie(replace(guest, name=called, mark=guest.mark if mark is None else mark))
