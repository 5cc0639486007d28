"""The page of a table: its lobby or its match, and what can be done there without the live channel."""

from __future__ import annotations

from urllib.parse import quote

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from polyana.core import Refused
from polyana.store import SeatRow
from polyana.table import Place
from polyana.table.lessons import leave
from polyana.table.names import read_code
from polyana.table.place import seat_name
from polyana.web.http.identity import Guest
from polyana.web.http.requests import Asked, Form, checked, guest_of, html, named
from polyana.web.http.server import Here, House
from polyana.web.messages import title
from polyana.web.render.drawing import brought, page
from polyana.web.render.lobby import lobby_context, lobby_region
from polyana.web.render.qr import qr_svg
from polyana.web.render.regions import draw


class TablePage(Controller):
    """A table and what can be done at it without the live channel."""

    path = "/t/{code:str}"
    include_in_schema = False

    @get("/")
    async def show(self, request: Asked, house: Here, code: FromPath[str]) -> Response[str] | Redirect:
        guest, found = guest_of(request), read_code(code)
        chat = await house.tables.chat(found)
        place = await house.tables.place(found)  # last: meanwhile something was answered, not on disk yet
        if place.code != code:  # it was typed by hand, as people read it
            return Redirect(f"/t/{place.code}", status_code=303)
        link = house.link(str(request.base_url), f"/t/{place.code}")
        if place.room is None:
            context = lobby_context(house, place, guest)
            region = lobby_region(house, place, guest)
            return html(page("lobby.html", guest, link=link, qr=qr_svg(link), region=region, **context))
        seat, game = place.seat_of(guest.id), place.table.game
        return html(
            page(
                "table.html",
                guest,
                place=place,
                seat=seat,
                drawn=draw(house, place, guest, seat, chat),
                draft=await house.tables.store.draft(code, seat) if seat >= 0 else "",
                title=title(game, guest.language),
                brought=brought(game, guest.language),
                now=house.tables.now(),
                link=link,
                personal=self._personal(request, house, place, seat),
            )
        )

    @staticmethod
    def _personal(request: Asked, house: House, place: Place, seat: int) -> str:
        """The link that moves this seat to another device."""
        if seat < 0:
            return ""
        token = house.seal.seat_token(place, seat)
        return house.link(str(request.base_url), f"/t/{place.code}/seat/{token}")

    @post("/sit")
    async def sit(self, request: Asked, house: Here, code: FromPath[str], data: Form) -> Redirect:
        guest = checked(request, data)
        house.limits.check("join", guest.id, house.tables.now())
        seat = _number(data.get("seat", ""))
        await house.tables.sit(code, guest.id, data.get("name", ""), None if seat < 0 else seat, guest.mark)
        response = Redirect(f"/t/{code}", status_code=303)
        response.headers["set-cookie"] = named(house, guest, data.get("name", ""))
        return response

    @post("/dress")
    async def dress(self, request: Asked, house: Here, code: FromPath[str], data: Form) -> Redirect:
        """Another name, or another colour and sign."""
        guest = checked(request, data)
        name, number = data.get("name", ""), data.get("mark", "")
        mark = _number(number) if number else None
        await house.tables.dress(code, guest.id, name, mark)
        response = Redirect(f"/t/{code}", status_code=303)
        response.headers["set-cookie"] = named(house, guest, name or None, mark)
        return response

    @get(["/sit", "/dress", "/{deed:str}"])
    async def back(self, code: FromPath[str]) -> Redirect:
        """The address of a deed is no page: after a refused one, whoever opens it again wants the table."""
        return Redirect(f"/t/{quote(code, safe='')}", status_code=303)

    @post("/{deed:str}")
    async def act(
        self, request: Asked, house: Here, code: FromPath[str], deed: FromPath[str], data: Form
    ) -> Redirect:
        """Begin, become the host, stand up, lay again, leave a tutorial."""
        guest = checked(request, data)
        match deed:
            case "start":
                await house.tables.start(code, guest.id)
            case "host":
                await house.tables.take_over(code, guest.id)
            case "stand":
                await house.tables.stand(code, guest.id)
            case "leave":
                await leave(house.tables, code, guest.id)
                return Redirect("/", status_code=303)
            case "rematch":
                code = await house.tables.rematch(code, guest.id)
            case "bot":
                seat = _number(data.get("seat", ""))
                await house.tables.set_bot(code, guest.id, seat, data.get("level", ""))
            case _:
                raise Refused("no_table")
        return Redirect(f"/t/{code}", status_code=303)

    @get("/seat/{token:str}")
    async def take_seat(
        self, request: Asked, house: Here, code: FromPath[str], token: FromPath[str]
    ) -> Redirect | Response[str]:
        """A personal link. Whoever plays here as somebody else is asked first: it may be a stranger's."""
        place = await house.tables.place(code)
        owner, guest = _owner(house, place, token), guest_of(request)
        others = [] if owner.guest == guest.id else await house.tables.store.tables_of(guest.id)
        if any(table.ended is None for table in others):
            name = seat_name(owner, place.table.game, guest.language)
            return html(page("seat.html", guest, name=name, link=f"/t/{code}/seat/{token}", back="/"))
        return _moved(house, place, owner, guest)

    @post("/seat/{token:str}")
    async def move(
        self, request: Asked, house: Here, code: FromPath[str], token: FromPath[str], data: Form
    ) -> Redirect:
        """The same, with one's own consent."""
        guest, place = checked(request, data), await house.tables.place(code)
        return _moved(house, place, _owner(house, place, token), guest)


def _owner(house: House, place: Place, token: str) -> SeatRow:
    """Whose seat a personal link opens."""
    try:
        return place.seats[house.seal.open_seat(place, token)]
    except Refused:
        raise Refused("bad_link") from None


def _moved(house: House, place: Place, owner: SeatRow, guest: Guest) -> Redirect:
    """This device now sits where the other one does, and goes on in its own language."""
    response = Redirect(f"/t/{place.code}", status_code=303)
    moved = house.seal.read_guest_of(owner.guest, owner.name, guest.language)
    response.headers["set-cookie"] = house.seal.cookie(moved)
    return response


def _number(text: str) -> int:
    """A seat's number from a form; -1 for what is none."""
    return int(text) if text.isdecimal() and len(text) < 3 else -1
