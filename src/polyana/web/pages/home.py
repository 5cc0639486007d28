"""The home page, and the ways from it to a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from polyana import games
from polyana.core import Refused
from polyana.core.speech import LANGUAGES
from polyana.store import SeatRow, TableRow
from polyana.table.marks import mark_of
from polyana.table.names import read_code
from polyana.table.place import TUTOR, seat_name
from polyana.table.tutorials import begin_tutorial, leave_tutorial, unfinished_tutorial
from polyana.web.http.identity import Guest
from polyana.web.http.requests import Form, HttpRequest, checked_guest, client_network, guest_of, html, limit
from polyana.web.http.server import Server, ServerDep
from polyana.web.messages import about, title
from polyana.web.pages.refused import no_such_table
from polyana.web.render.drawing import SIGNS, page
from polyana.web.render.folders import shown_games
from polyana.web.render.lobby import bot_levels, default_players

StoredTable: TypeAlias = tuple[TableRow, list[SeatRow]]

MINE_SHOWN = 12


async def waited_for(server: Server, found: Sequence[StoredTable], guest: Guest) -> set[str]:
    """The tables at which this guest is waited for: asked of the store, so that no match need be loaded."""
    waits = await server.tables.store.waits([table.code for table, _ in found])
    return {
        one.code
        for _, seats in found
        for one in seats
        if one.guest == guest.id and not one.bot and one.seat in waits.get(one.code, ())
    }


class ListedTable(NamedTuple):
    """A table on the home page."""

    code: str
    game: str
    marks: list[int]
    """The colours and signs of its seats."""
    names: list[str]
    begun: bool
    taught: bool
    """Is it the table of a tutorial?"""


def listed(found: StoredTable, language: str) -> ListedTable:
    table, seats = found
    called = [seat_name(one, table.game, language) for one in seats]
    return ListedTable(
        table.code,
        table.game,
        [mark_of(table.marks, one.seat) % len(SIGNS) for one in seats],
        [name for name in called if name],
        table.started is not None,
        any(one.bot == TUTOR for one in seats),
    )


class Home(Controller):
    """The home page and its forms."""

    include_in_schema = False

    @get("/")
    async def home(self, request: HttpRequest, server: ServerDep) -> Response[str]:
        guest = guest_of(request)
        store = server.tables.store
        running = [table for table in await store.tables_of(guest.id) if table.ended is None]
        mine = await store.with_seats(running[:MINE_SHOWN])
        known = {table.code for table, _ in mine}
        public = await store.with_seats(
            [table for table in await store.public_tables() if table.code not in known]
        )
        shelf, laid = shown_games(), {table.game for table, _ in (*mine, *public)}
        return html(
            page(
                "home.html",
                guest,
                shelf=shelf,
                titles={name: title(name, guest.language) for name in {*shelf, *laid}},
                levels={name: bot_levels(name) for name in shelf},
                seats={name: games.game(name).players for name in shelf},
                about={name: about(name, guest.language) for name in shelf},
                tutorials={name: games.tutorial(name) for name in shelf},
                mine=[listed(one, guest.language) for one in mine],
                waiting=await waited_for(server, mine, guest),
                public=[listed(one, guest.language) for one in public],
            )
        )

    @post("/language")
    async def language(self, request: HttpRequest, server: ServerDep, data: Form) -> Redirect:
        """Speak another language from now on."""
        guest = checked_guest(request, data)
        chosen = data.get("language", "")
        back = data.get("back", "/")
        here = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
        response = Redirect(here, status_code=303)
        if chosen in LANGUAGES:
            response.headers["set-cookie"] = server.signer.cookie(replace(guest, language=chosen))
        return response

    @post("/play/{game:str}")
    async def play_now(
        self, request: HttpRequest, server: ServerDep, game: FromPath[str], data: Form
    ) -> Redirect:
        """A table with bots, begun at once."""
        guest = checked_guest(request, data)
        limit(server, request, "lay")
        rules = games.game(game)
        players = default_players(rules)
        level = data.get("level", "player")
        place = await server.tables.seating.lay(
            game,
            players,
            rules.settings(),
            host=guest.id,
            name=guest.name or data.get("name", ""),
            bots=[level] * (players - 1),
            mark=guest.mark,
        )
        place.origin = client_network(request)
        await server.tables.seating.start(place.code, guest.id)
        return Redirect(f"/t/{place.code}", status_code=303)

    @post("/learn/{game:str}")
    async def learn(
        self, request: HttpRequest, server: ServerDep, game: FromPath[str], data: Form
    ) -> Redirect:
        """The tutorial of a game: gone on with where it was left, or from the beginning."""
        guest = checked_guest(request, data)
        tables = server.tables
        limit(server, request, "lay")
        code = await unfinished_tutorial(tables, game, guest.id)
        if code and data.get("again"):
            await leave_tutorial(tables, code, guest.id)
            code = ""
        code = code or await begin_tutorial(tables, game, guest=guest.id, name=guest.name)
        return Redirect(f"/t/{code}", status_code=303)

    @post("/join")
    async def join(self, request: HttpRequest, server: ServerDep, data: Form) -> Redirect | Response[str]:
        """Join by code; a wrong one can be put right at once."""
        guest = checked_guest(request, data)
        server.limits.check("join", guest.id, server.tables.now())
        typed = data.get("code", "")
        code = read_code(typed.rpartition("/t/")[2])
        try:
            await server.tables.place(code)
        except Refused as refused:
            return no_such_table(guest, server.explain(refused, guest.language), typed)
        return Redirect(f"/t/{code}", status_code=303)
