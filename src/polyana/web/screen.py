"""The shared screen: a table as a spectator sees it, large, for a TV; the phones remain the hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Controller, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from polyana.core import SPECTATOR
from polyana.table import Place
from polyana.web.drawing import brought, environment, page, sayer, title
from polyana.web.house import OWN, Here
from polyana.web.identity import Guest
from polyana.web.pages import Asked, guest_of, html
from polyana.web.qr import qr_svg
from polyana.web.regions import draw


def nobody(guest: Guest) -> Guest:
    """Whose eyes a screen has. Whoever has opened it may sit at the table: the screen does not."""
    return replace(guest, id="", name="", mark=None)


class Screen(Controller):
    """The screen of a table, before and in a match."""

    path = "/t/{code:str}/screen"
    include_in_schema = False

    @get("/")
    async def show(self, request: Asked, house: Here, code: FromPath[str]) -> Response[Any]:
        guest, place = guest_of(request), await house.tables.place(code)
        if place.table.rematch:
            return Redirect(f"/t/{place.table.rematch}/screen", status_code=303)
        game = place.table.game
        link = house.link(str(request.base_url), f"/t/{place.code}")
        context = {"place": place, "title": title(game, guest.language), "link": link}
        if place.room is None:
            waiting = screen_lobby(place, guest)
            return html(page("screen_lobby.html", guest, qr=qr_svg(link), region=waiting, **context))
        return html(
            page(
                "screen.html",
                guest,
                drawn=draw(house, place, nobody(guest), SPECTATOR),
                brought=brought(game, guest.language),
                now=house.tables.now(),
                **context,
            )
        )


def screen_lobby(place: Place, guest: Guest) -> str:
    """The part of a screen that changes while people sit down."""
    template = environment().get_template("regions/screen_lobby.html")
    return template.render(guest=guest, place=place, ui=sayer(OWN, guest.language))
