"""The pages that are asked for by address: home, a new table, the table, its actions, rules, replay."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Redirect

from polyana import games
from polyana.core import Refused
from polyana.core.rulebook import rulebook
from polyana.core.speech import LANGUAGES
from polyana.table import Place
from polyana.table.names import read_code
from polyana.web.house import Here, House
from polyana.web.identity import Guest, same
from polyana.web.lobby import levels_of, lobby_context, lobby_region
from polyana.web.qr import qr_svg
from polyana.web.render import page, regions, sayer
from polyana.web.settings import as_typed, read_settings, settings_form

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Asked = Request[Any, Any, Any]

SOON = {
    "forest_whisper": "Шёпот леса",
    "letter_jam": "Букводжем",
    "forest_mages": "Маги леса",
    "wall_whisper": "Шёпот за стеной 2",
}
"""Games that are not built yet: shown, but not opened."""
MINE_SHOWN = 12


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
    async def home(self, request: Asked, house: Here) -> Response[str]:
        guest = guest_of(request)
        store = house.tables.store
        running = [table for table in await store.tables_of(guest.id) if table.ended is None]
        mine = [found for table in running[:MINE_SHOWN] if (found := await store.table(table.code))]
        known = {table.code for table, _ in mine}
        public = [
            found
            for table in await store.public_tables()
            if table.code not in known and (found := await store.table(table.code))
        ]
        built = {name: rulebook(games.package(name)) for name in games.names()}
        levels = {name: levels_of(name) for name in built}
        seats = {name: games.game(name).players for name in built}
        return html(
            page(
                "home.html",
                guest,
                books=built,
                levels=levels,
                seats=seats,
                soon=SOON,
                mine=mine,
                public=public,
            )
        )

    @post("/language")
    async def language(self, request: Asked, house: Here, data: Form) -> Redirect:
        """Speak another language from now on."""
        guest = checked(request, data)
        chosen = data.get("language", "")
        back = data.get("back", "/")
        here = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
        response = Redirect(here, status_code=303)
        if chosen in LANGUAGES:
            response.headers["set-cookie"] = house.seal.cookie(
                Guest(guest.id, guest.name, guest.csrf, chosen)
            )
        return response

    @post("/play/{game:str}")
    async def play_now(self, request: Asked, house: Here, game: FromPath[str], data: Form) -> Redirect:
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
    async def join(self, request: Asked, house: Here, data: Form) -> Redirect:
        """Join by code."""
        guest = checked(request, data)
        house.limits.check("join", guest.id, house.tables.now())
        code = read_code(data.get("code", "").rpartition("/t/")[2])
        await house.tables.place(code)
        return Redirect(f"/t/{code}", status_code=303)

    @get("/new/{game:str}")
    async def new(self, request: Asked, game: FromPath[str]) -> Response[str]:
        guest = guest_of(request)
        return html(self._new(guest, game, {"name": guest.name}))

    @staticmethod
    def _new(guest: Guest, game: str, typed: dict[str, str], refused: str = "") -> str:
        """The form for a new table; after a refusal with all that was typed."""
        rules = games.game(game)
        form = settings_form(rules, guest.language)
        return page(
            "new.html",
            guest,
            game=game,
            rules=rules,
            form=as_typed(form, typed) if refused else form,
            typed=typed,
            refused=refused,
            levels=levels_of(game),
            book=rulebook(games.package(game)),
        )

    @post("/new/{game:str}")
    async def lay(
        self, request: Asked, house: Here, game: FromPath[str], data: Form
    ) -> Redirect | Response[str]:
        """Lay a table for friends."""
        guest = checked(request, data)
        house.limits.check("lay", guest.id, house.tables.now())
        rules = games.game(game)
        number = data.get("players") or ""
        players = int(number) if number.isdecimal() and len(number) < 4 else 0
        try:
            place = await house.tables.lay(
                game,
                players,
                read_settings(rules, data),
                host=guest.id,
                name=data.get("name", ""),
                bots=[level for seat in range(1, players) if (level := data.get(f"seat{seat}"))],
                public=data.get("public") == "yes",
            )
        except Refused as refused:
            if refused.code == "setting":  # say it by the name that stands on the form
                name = str(refused.args_of_text["name"])
                label = sayer(games.package(game), guest.language)(f"setting-{name}")
                refused = Refused("setting", refused.clause, **{**refused.args_of_text, "name": label})
            return html(self._new(guest, game, data, house.why(refused, guest.language)), 409)
        response = Redirect(f"/t/{place.code}", status_code=303)
        response.headers["set-cookie"] = self._named(house, guest, data.get("name", ""))
        return response

    @staticmethod
    def _named(house: House, guest: Guest, name: str) -> str:
        return house.seal.cookie(Guest(guest.id, name[:24], guest.csrf, guest.language))

    @get("/rules/{game:str}")
    async def rules(self, request: Asked, game: FromPath[str]) -> Response[str]:
        games.game(game)
        return html(page("rules.html", guest_of(request), book=rulebook(games.package(game)), game=game))


class AtTable(Controller):
    """A table and what can be done at it without the live channel."""

    path = "/t/{code:str}"
    include_in_schema = False

    @get("/")
    async def show(self, request: Asked, house: Here, code: FromPath[str]) -> Response[str]:
        guest = guest_of(request)
        place = await house.tables.place(code)
        link = str(request.base_url).rstrip("/") + f"/t/{place.code}"
        if place.room is None:
            context = lobby_context(house, place, guest)
            region = lobby_region(house, place, guest)
            return html(page("lobby.html", guest, link=link, qr=qr_svg(link), region=region, **context))
        seat = place.seat_of(guest.id)
        return html(
            page(
                "table.html",
                guest,
                place=place,
                seat=seat,
                regions=regions(house, place, guest, seat, await house.tables.chat(code)),
                draft=await house.tables.store.draft(code, seat) if seat >= 0 else "",
                book=rulebook(games.package(place.table.game)),
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
        return str(request.base_url).rstrip("/") + f"/t/{place.code}/seat/{token}"

    @post("/sit")
    async def sit(self, request: Asked, house: Here, code: FromPath[str], data: Form) -> Redirect:
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
    async def act(
        self, request: Asked, house: Here, code: FromPath[str], deed: FromPath[str], data: Form
    ) -> Redirect:
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
    async def take_seat(self, house: Here, code: FromPath[str], token: FromPath[str]) -> Redirect:
        """A personal link: this device now sits where the other one does."""
        place = await house.tables.place(code)
        owner = place.seats[house.seal.open_seat(place, token)]
        guest = house.seal.read_guest_of(owner.guest, owner.name)
        response = Redirect(f"/t/{code}", status_code=303)
        response.headers["set-cookie"] = house.seal.cookie(guest)
        return response
