"""The page of a table, its lobby or its match, and the forms on it."""

from __future__ import annotations

from urllib.parse import quote

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from polyana.core import Refused
from polyana.table.names import read_code
from polyana.table.tutorials import leave_tutorial
from polyana.web.http.requests import Form, HttpRequest, checked_guest, guest_at, html, name_cookie
from polyana.web.http.server import ServerDep
from polyana.web.messages import title
from polyana.web.pages.held_seat import seat_link
from polyana.web.render.drawing import brought, page
from polyana.web.render.lobby import lobby_context, lobby_region
from polyana.web.render.qr import qr_svg
from polyana.web.render.regions import draw


class TablePage(Controller):
    """A table and what can be done there without the socket."""

    path = "/t/{code:str}"
    include_in_schema = False

    @get("/")
    async def show(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str]
    ) -> Response[str] | Redirect:
        found = read_code(code)
        chat = await server.tables.chat.last(found)
        place = await server.tables.place(found)  # last: meanwhile something was answered, not on disk yet
        if place.code != code:  # it was typed by hand, as people read it
            return Redirect(f"/t/{place.code}", status_code=303)
        guest = guest_at(server, request, place)
        link = server.link(str(request.base_url), f"/t/{place.code}")
        if place.room is None:
            context = lobby_context(server, place, guest)
            region = lobby_region(server, place, guest)
            return html(page("lobby.html", guest, link=link, qr=qr_svg(link), region=region, **context))
        seat, game = place.seat_of(guest.id), place.table.game
        return html(
            page(
                "table.html",
                guest,
                game=game,
                code=place.code,
                seat=seat,
                host=place.is_host(guest.id),
                company=place.has_company(seat),
                held=bool(guest.holds),
                taught=place.taught,
                marks=place.table.marks,
                drawn=draw(server, place, guest, seat, chat),
                draft=await server.tables.store.draft(code, seat) if seat >= 0 else "",
                title=title(game, guest.language),
                brought=brought(game, guest.language),
                now=server.tables.now(),
                link=link,
                personal=seat_link(server, request, place, seat) if seat >= 0 and not guest.holds else "",
            )
        )

    @post("/sit")
    async def sit(self, request: HttpRequest, server: ServerDep, code: FromPath[str], data: Form) -> Redirect:
        guest = checked_guest(request, data)
        server.limits.check("join", guest.id, server.tables.now())
        seat = _number(data.get("seat", ""))
        acting = guest_at(server, request, await server.tables.place(code))
        await server.tables.seating.sit(
            code, acting.id, data.get("name", ""), None if seat < 0 else seat, guest.mark
        )
        response = Redirect(f"/t/{code}", status_code=303)
        response.headers["set-cookie"] = name_cookie(server, guest, data.get("name", ""))
        return response

    @post("/dress")
    async def dress(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], data: Form
    ) -> Redirect:
        """Another name, or another colour and sign."""
        guest = checked_guest(request, data)
        name, number = data.get("name", ""), data.get("mark", "")
        mark = _number(number) if number else None
        acting = guest_at(server, request, await server.tables.place(code))
        await server.tables.seating.change_appearance(code, acting.id, name, mark)
        response = Redirect(f"/t/{code}", status_code=303)
        if not acting.holds:
            response.headers["set-cookie"] = name_cookie(server, guest, name or None, mark)
        return response

    @get(["/sit", "/dress", "/{deed:str}"])
    async def back(self, code: FromPath[str]) -> Redirect:
        """The address of a form is no page: opening it again, after a refusal, leads to the table."""
        return Redirect(f"/t/{quote(code, safe='')}", status_code=303)

    @post("/{deed:str}")
    async def act(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], deed: FromPath[str], data: Form
    ) -> Redirect:
        """Begin, become the host, stand up, lay again, leave a tutorial."""
        checked_guest(request, data)
        guest = guest_at(server, request, await server.tables.place(code))
        match deed:
            case "start":
                await server.tables.seating.start(code, guest.id)
            case "host":
                await server.tables.seating.become_host(code, guest.id)
            case "stand":
                await server.tables.seating.stand_up(code, guest.id)
            case "leave":
                await leave_tutorial(server.tables, code, guest.id)
                return Redirect("/", status_code=303)
            case "rematch":
                code = await server.tables.seating.rematch(code, guest.id)
            case "bot":
                seat = _number(data.get("seat", ""))
                await server.tables.seating.set_bot(code, guest.id, seat, data.get("level", ""))
            case _:
                raise Refused("no_table")
        return Redirect(f"/t/{code}", status_code=303)


def _number(text: str) -> int:
    """A seat's number from a form; -1 for what is none."""
    return int(text) if text.isdecimal() and len(text) < 3 else -1
