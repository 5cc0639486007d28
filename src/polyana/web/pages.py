"""The pages that are asked for by address: home, a new table, the table, its actions, rules, replay."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect

from polyana import games
from polyana.core import Refused
from polyana.core.rulebook import rulebook
from polyana.table import Place
from polyana.table.names import read_code
from polyana.web.house import House
from polyana.web.identity import Guest, same
from polyana.web.qr import qr_svg
from polyana.web.render import page, regions
from polyana.web.settings import read_settings, settings_form

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Asked = Request[Any, Any, Any]

SOON = {
    "forest_whisper": "Шёпот леса",
    "letter_jam": "Букводжем",
    "forest_mages": "Маги леса",
    "wall_whisper": "Шёпот за стеной 2",
}
"""Games that are not built yet: shown, but not opened."""


def guest_of(request: Asked) -> Guest:
    guest: Guest = request.scope["state"]["guest"]
    return guest


def html(text: str, status: int = 200) -> Response[str]:
    return Response(text, status_code=status, media_type="text/html; charset=utf-8")


def checked(request: Asked, form: dict[str, str]) -> Guest:
    """The guest of a form that our own page has sent."""
    guest = guest_of(request)
    if not same(form.get("csrf", ""), guest.csrf):
        raise Refused("csrf")
    return guest


class Home(Controller):
    """Coming in."""

    include_in_schema = False

    @get("/")
    async def home(self, request: Asked, house: House) -> Response[str]:
        guest = guest_of(request)
        mine = [table for table in await house.tables.store.tables_of(guest.id) if table.ended is None]
        public = await house.tables.store.public_tables()
        books = {name: rulebook(games.package(name)) for name in games.names()}
        return html(page("home.html", guest, books=books, soon=SOON, mine=mine, public=public))

    @post("/play/{game:str}")
    async def play_now(self, request: Asked, house: House, game: str, data: Form) -> Redirect:
        """A table with bots, begun at once."""
        guest = checked(request, data)
        house.limits.check("lay", guest.id, house.tables.now())
        rules = games.game(game)
        players = max(3, rules.players.start)
        level = data.get("level", "player")
        place = await house.tables.lay(
            game,
            players,
            rules.settings(),
            host=guest.id,
            name=guest.name or data.get("name", ""),
            bots=[level] * (players - 1),
        )
        await house.tables.start(place.code, guest.id)
        return Redirect(f"/t/{place.code}", status_code=303)

    @post("/join")
    async def join(self, request: Asked, house: House, data: Form) -> Redirect:
        """Join by code."""
        guest = checked(request, data)
        house.limits.check("join", guest.id, house.tables.now())
        code = read_code(data.get("code", ""))
        await house.tables.place(code)
        return Redirect(f"/t/{code}", status_code=303)

    @get("/new/{game:str}")
    async def new(self, request: Asked, house: House, game: str) -> Response[str]:
        rules = games.game(game)
        guest = guest_of(request)
        form = settings_form(rules, guest.language)
        levels = [level for level in games.bots(game) if level != "random"]
        book = rulebook(games.package(game))
        return html(page("new.html", guest, rules=rules, form=form, levels=levels, book=book))

    @post("/new/{game:str}")
    async def lay(self, request: Asked, house: House, game: str, data: Form) -> Redirect:
        """Lay a table for friends."""
        guest = checked(request, data)
        house.limits.check("lay", guest.id, house.tables.now())
        rules = games.game(game)
        players = int(data.get("players") or 0) if (data.get("players") or "").isdigit() else 0
        settings = read_settings(rules, data)
        bots = [data[f"seat{seat}"] for seat in range(1, players) if data.get(f"seat{seat}")]
        place = await house.tables.lay(
            game,
            players,
            settings,
            host=guest.id,
            name=data.get("name", ""),
            bots=bots,
            public=data.get("public") == "yes",
        )
        response = Redirect(f"/t/{place.code}", status_code=303)
        response.headers["set-cookie"] = self._named(house, guest, data.get("name", ""))
        return response

    @staticmethod
    def _named(house: House, guest: Guest, name: str) -> str:
        return house.seal.cookie(Guest(guest.id, name[:24], guest.csrf, guest.language))

    @get("/rules/{game:str}")
    async def rules(self, request: Asked, game: str) -> Response[str]:
        games.game(game)
        return html(page("rules.html", guest_of(request), book=rulebook(games.package(game)), game=game))


class AtTable(Controller):
    """A table and what can be done at it without the live channel."""

    path = "/t/{code:str}"
    include_in_schema = False

    @get("/")
    async def show(self, request: Asked, house: House, code: str) -> Response[str]:
        guest = guest_of(request)
        place = await house.tables.place(code)
        if place.room is None:
            return html(page("lobby.html", guest, **self._lobby(request, house, place, guest)))
        seat = place.seat_of(guest.id)
        chat = await house.tables.store.chat(code, 50)
        made = regions(house, place, guest, seat, chat)
        draft = await house.tables.store.draft(code, seat) if seat >= 0 else ""
        book = rulebook(games.package(place.table.game))
        personal = self._personal(request, house, place, seat)
        return html(
            page(
                "table.html",
                guest,
                place=place,
                seat=seat,
                regions=made,
                draft=draft,
                book=book,
                personal=personal,
            )
        )

    def _lobby(self, request: Asked, house: House, place: Place, guest: Guest) -> dict[str, Any]:
        link = str(request.base_url).rstrip("/") + f"/t/{place.code}"
        levels = [level for level in games.bots(place.table.game) if level != "random"]
        rules = games.game(place.table.game)
        settings = msgspec.json.decode(place.table.settings, type=rules.settings)
        warnings = rules.warnings(settings, place.table.players)
        speech = house.speech(place, guest.language)
        return {
            "place": place,
            "seat": place.seat_of(guest.id),
            "link": link,
            "qr": qr_svg(link),
            "levels": levels,
            "book": rulebook(games.package(place.table.game)),
            "warnings": [
                house.speech(place, guest.language).say(f"event-warning_{code}") for code, _ in warnings
            ],
        }

    @staticmethod
    def _personal(request: Asked, house: House, place: Place, seat: int) -> str:
        """The link that moves this seat to another device."""
        if seat < 0:
            return ""
        token = house.seal.seat_token(place, seat)
        return str(request.base_url).rstrip("/") + f"/t/{place.code}/seat/{token}"

    @post("/sit")
    async def sit(self, request: Asked, house: House, code: str, data: Form) -> Redirect:
        guest = checked(request, data)
        house.limits.check("join", guest.id, house.tables.now())
        number = data.get("seat", "")
        await house.tables.sit(
            code, guest.id, data.get("name", ""), int(number) if number.isdigit() else None
        )
        response = Redirect(f"/t/{code}", status_code=303)
        response.headers["set-cookie"] = Home._named(house, guest, data.get("name", ""))
        return response

    @post("/{deed:str}")
    async def act(self, request: Asked, house: House, code: str, deed: str, data: Form) -> Redirect:
        """Begin, stand up, lay again."""
        guest = checked(request, data)
        match deed:
            case "start":
                await house.tables.start(code, guest.id)
            case "stand":
                await house.tables.stand(code, guest.id)
            case "rematch":
                code = await house.tables.rematch(code, guest.id)
            case "bot":
                seat = data.get("seat", "")
                level = data.get("level", "")
                await house.tables.set_bot(code, guest.id, int(seat) if seat.isdigit() else -1, level)
            case _:
                raise Refused("no_table")
        return Redirect(f"/t/{code}", status_code=303)

    @get("/seat/{token:str}")
    async def take_seat(self, house: House, code: str, token: str) -> Redirect:
        """A personal link: this device now sits where the other one does."""
        place = await house.tables.place(code)
        owner = place.seats[house.seal.open_seat(place, token)]
        guest = house.seal.read_guest_of(owner.guest, owner.name)
        response = Redirect(f"/t/{code}", status_code=303)
        response.headers["set-cookie"] = house.seal.cookie(guest)
        return response
