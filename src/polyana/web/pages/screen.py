"""The shared screen: a table as a spectator sees it, large, for a TV; the phones remain the hands."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from polyana.core import SPECTATOR
from polyana.web.http.identity import spectator_guest
from polyana.web.http.requests import HttpRequest, guest_of, html
from polyana.web.http.server import ServerDep
from polyana.web.messages import title
from polyana.web.render.drawing import brought, page
from polyana.web.render.lobby import screen_lobby
from polyana.web.render.qr import qr_svg
from polyana.web.render.regions import draw


class Screen(Controller):
    """The screen of a table, before and in a match."""

    path = "/t/{code:str}/screen"
    include_in_schema = False

    @get("/")
    async def show(self, request: HttpRequest, server: ServerDep, code: FromPath[str]) -> Response[Any]:
        guest, place = guest_of(request), await server.tables.place(code)
        if place.table.rematch:
            return Redirect(f"/t/{place.table.rematch}/screen", status_code=303)
        game = place.table.game
        link = server.link(str(request.base_url), f"/t/{place.code}")
        context = {"game": game, "code": place.code, "title": title(game, guest.language)}
        if place.room is None:
            waiting = screen_lobby(place, guest)
            return html(
                page("screen_lobby.html", guest, link=link, qr=qr_svg(link), region=waiting, **context)
            )
        return html(
            page(
                "screen.html",
                guest,
                drawn=draw(server, place, spectator_guest(guest), SPECTATOR),
                brought=brought(game, guest.language),
                marks=place.table.marks,
                now=server.tables.now(),
                **context,
            )
        )
