"""The home page, and the ways from it to a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from polyana import games
from polyana.core import Refused
from polyana.core.speech import LANGUAGES
from polyana.store import SeatRow, TableRow
from polyana.table.lessons import leave, teach, unfinished
from polyana.table.names import read_code
from polyana.table.place import TUTOR
from polyana.web.http.identity import Guest
from polyana.web.http.requests import Asked, Form, checked, guest_of, html, limit
from polyana.web.http.server import Here, House
from polyana.web.messages import about, title
from polyana.web.pages.refused import lost
from polyana.web.render.drawing import page
from polyana.web.render.folders import shown_games
from polyana.web.render.lobby import levels_of, usual_players

Laid: TypeAlias = tuple[TableRow, list[SeatRow]]

MINE_SHOWN = 12


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
