"""A seat on another device: its link, the question before it is opened, and how it is closed again."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from polyana.core import SPECTATOR, Seat
from polyana.table import Place
from polyana.table.place import seat_name
from polyana.web.http.requests import Form, HttpRequest, checked_guest, guest_at, guest_of, html
from polyana.web.http.server import Server, ServerDep
from polyana.web.render.drawing import page


def seat_link(server: Server, request: HttpRequest, place: Place, seat: Seat) -> str:
    """The link that opens a seat on another device."""
    return server.link(str(request.base_url), f"/t/{place.code}/seat/{server.links.for_seat(place, seat)}")


class HeldSeat(Controller):
    """The link of a seat. It changes nobody: at this one table the device acts for the seat's owner."""

    path = "/t/{code:str}/seat"
    include_in_schema = False

    @get("/{link:str}")
    async def ask(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], link: FromPath[str]
    ) -> Redirect | Response[str]:
        """Ask first: the link may be a stranger's."""
        place, guest = await server.tables.place(code), guest_of(request)
        seat, own = server.links.open_seat(place, link), place.seat_of(guest.id)
        if place.seat_of(guest_at(server, request, place).id) == seat:
            return Redirect(f"/t/{code}", status_code=303)
        names = place.names(guest.language)
        return html(
            page(
                "seat.html",
                guest,
                name=seat_name(place.seats[seat], place.table.game, guest.language),
                own=names[own] if own >= 0 else "",
                action=f"/t/{code}/seat/{link}",
                back="/",
            )
        )

    @post("/{link:str}")
    async def open(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], link: FromPath[str], data: Form
    ) -> Redirect:
        """Open the seat on this device."""
        checked_guest(request, data)
        place = await server.tables.place(code)
        return _leads_to(server, place, server.links.open_seat(place, link))

    @post("/close")
    async def close(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], data: Form
    ) -> Redirect:
        """Close the seat on this device."""
        checked_guest(request, data)
        return _leads_to(server, await server.tables.place(code), SPECTATOR)

    @post("/revoke")
    async def revoke(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], data: Form
    ) -> Redirect:
        """Close the seat on all devices but its owner's, and make all its links void."""
        await server.tables.seating.renew_token(code, checked_guest(request, data).id)
        return Redirect(f"/t/{code}", status_code=303)


def _leads_to(server: Server, place: Place, seat: Seat) -> Redirect:
    response = Redirect(f"/t/{place.code}", status_code=303)
    response.headers["set-cookie"] = server.links.held_cookie(place, seat)
    return response
