"""The quiet pages: home, a new table, the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Redirect

from polyana import games
from polyana.core import Game, Refused
from polyana.core.rulebook import rulebook
from polyana.core.speech import LANGUAGES, Speech
from polyana.store import SeatRow, TableRow
from polyana.table.lessons import leave, teach, unfinished
from polyana.table.names import NAME_LONGEST, read_code
from polyana.table.place import TUTOR
from polyana.web.clauses import linked
from polyana.web.drawing import about, page, sayer, title
from polyana.web.folders import shown_games
from polyana.web.glossary import entries, terms_in
from polyana.web.house import Here, House, in_words
from polyana.web.identity import Guest, same
from polyana.web.limits import neighbourhood
from polyana.web.lobby import levels_of
from polyana.web.settings import LONGEST_NUMBER, as_typed, misfits, read_settings, settings_form

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Asked = Request[Any, Any, Any]

Laid: TypeAlias = tuple[TableRow, list[SeatRow]]

MINE_SHOWN = 12


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


def lost(guest: Guest, text: str, typed: str) -> Response[str]:
    """There is no such table: what was typed can be put right here."""
    return html(page("refused.html", guest, text=text, typed=typed[:200], back="/"), 404)


def usual_players(rules: Game[Any]) -> int:
    """How many sit down if nobody says otherwise."""
    return min(max(3, rules.players.start), rules.players.stop - 1)


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


def why_not(game: str, refused: Refused, language: str) -> str:
    """Why a table cannot be laid, in the words of the game and by the names that stand on the form."""
    package = games.package(game)
    if refused.code in ("setting", "setting_number"):
        name = refused.args_of_text["name"]
        seat = name in [one.name for one in settings_form(games.game(game), language) if one.kind == "seat"]
        label = sayer(package, language)(f"setting-{name}")
        code = "setting_seat" if seat else refused.code  # rules count seats from nought, people from one
        refused = Refused(code, refused.clause, **{**refused.args_of_text, "name": label})
    return in_words(refused, language, Speech(package, language))


async def waited_for(house: House, found: Sequence[Laid], guest: Guest) -> set[str]:
    """The tables at which this guest is waited for. The store is asked, so that no match has to be played."""
    waits = await house.tables.store.waits([table.code for table, _ in found])
    return {
        one.code
        for _, seats in found
        for one in seats
        if one.guest == guest.id and not one.bot and one.seat in waits.get(one.code, ())
    }


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
        shelf, laid = shown_games(), {table.game for table, _ in (*mine, *public)}
        return html(
            page(
                "home.html",
                guest,
                shelf=shelf,
                titles={name: title(name, guest.language) for name in {*shelf, *laid}},
                levels={name: levels_of(name) for name in shelf},
                seats={name: games.game(name).players for name in shelf},
                about={name: about(name, guest.language) for name in shelf},
                tutorials={name: games.tutorial(name) for name in shelf},
                TUTOR=TUTOR,
                mine=mine,
                waiting=await waited_for(house, mine, guest),
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
            response.headers["set-cookie"] = house.seal.cookie(replace(guest, language=chosen))
        return response

    @post("/play/{game:str}")
    async def play_now(self, request: Asked, house: Here, game: FromPath[str], data: Form) -> Redirect:
        """A table with bots, begun at once."""
        guest = checked(request, data)
        limit(house, request, "lay")
        rules = games.game(game)
        players = usual_players(rules)
        level = data.get("level", "player")
        place = await house.tables.lay(
            game,
            players,
            rules.settings(),
            host=guest.id,
            name=guest.name or data.get("name", ""),
            bots=[level] * (players - 1),
            mark=guest.mark,
        )
        await house.tables.start(place.code, guest.id)
        return Redirect(f"/t/{place.code}", status_code=303)

    @post("/learn/{game:str}")
    async def learn(self, request: Asked, house: Here, game: FromPath[str], data: Form) -> Redirect:
        """The tutorial of a game: gone on with where it was left, or from the beginning."""
        guest = checked(request, data)
        tables = house.tables
        limit(house, request, "lay")
        code = await unfinished(tables, game, guest.id)
        if code and data.get("again"):
            await leave(tables, code, guest.id)
            code = ""
        code = code or await teach(tables, game, guest=guest.id, name=guest.name)
        return Redirect(f"/t/{code}", status_code=303)

    @post("/join")
    async def join(self, request: Asked, house: Here, data: Form) -> Redirect | Response[str]:
        """Join by code; a wrong one can be put right at once."""
        guest = checked(request, data)
        house.limits.check("join", guest.id, house.tables.now())
        typed = data.get("code", "")
        code = read_code(typed.rpartition("/t/")[2])
        try:
            await house.tables.place(code)
        except Refused as refused:
            return lost(guest, house.why(refused, guest.language), typed)
        return Redirect(f"/t/{code}", status_code=303)

    @get("/new/{game:str}")
    async def new(self, request: Asked, game: FromPath[str]) -> Response[str]:
        guest = guest_of(request)
        return html(self._new(guest, game, {"name": guest.name}))

    @get("/new/{game:str}/fits")
    async def fits(self, request: Asked, game: FromPath[str]) -> dict[str, str]:
        """Which numbers of players the settings of a half-filled form do not allow, and why not."""
        return self._misfits(guest_of(request), game, dict(request.query_params))

    @staticmethod
    def _misfits(guest: Guest, game: str, typed: dict[str, str]) -> dict[str, str]:
        rules = games.game(game)
        try:
            found = misfits(rules, read_settings(rules, typed))
        except Refused:  # it will be said when the form is sent
            return {}
        return {str(players): why_not(game, refused, guest.language) for players, refused in found.items()}

    def _new(self, guest: Guest, game: str, typed: dict[str, str], refused: str = "") -> str:
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
            LONGEST_NUMBER=LONGEST_NUMBER,
            refused=refused,
            levels=levels_of(game),
            usual=str(usual_players(rules)),
            misfits=self._misfits(guest, game, typed),
            title=title(game, guest.language),
            about=about(game, guest.language),
            tutorial=games.tutorial(game),
        )

    @post("/new/{game:str}")
    async def lay(
        self, request: Asked, house: Here, game: FromPath[str], data: Form
    ) -> Redirect | Response[str]:
        """Lay a table for friends."""
        guest = checked(request, data)
        limit(house, request, "lay")
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
                bots=[data.get(f"seat{seat}", "") for seat in range(1, players)],
                public=data.get("public") == "yes",
                mark=guest.mark,
            )
        except Refused as refused:
            house.metrics.refused(refused.code)
            why = linked(why_not(game, refused, guest.language), game, refused.clause, guest.language)
            return html(self._new(guest, game, data, why), 409)
        response = Redirect(f"/t/{place.code}", status_code=303)
        response.headers["set-cookie"] = named(house, guest, data.get("name", ""))
        return response

    @get("/rules/{game:str}")
    async def rules(self, request: Asked, game: FromPath[str]) -> Response[str]:
        guest = guest_of(request)
        book = rulebook(games.package(games.game(game).name), guest.language)
        terms, tutorial = terms_in(game, book, guest.language), games.tutorial(game)
        return html(page("rules.html", guest, game=game, book=book, terms=terms, tutorial=tutorial))

    @get("/glossary")
    async def glossary(self, request: Asked) -> Response[str]:
        """The terms of all games."""
        guest = guest_of(request)
        found = [(title(game, guest.language), entries(game, guest.language)) for game in games.names()]
        return html(page("glossary.html", guest, games=[one for one in found if one[1]]))
