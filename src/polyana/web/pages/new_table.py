"""The form for a new table, with the game's settings."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from polyana import games
from polyana.core import Refused
from polyana.core.speech import Speech
from polyana.web.http.identity import Guest
from polyana.web.http.requests import (
    Form,
    HttpRequest,
    checked_guest,
    client_network,
    guest_of,
    html,
    limit,
    name_cookie,
)
from polyana.web.http.server import ServerDep
from polyana.web.messages import about, refusal_text, sayer, title
from polyana.web.render.clauses import linked
from polyana.web.render.drawing import page
from polyana.web.render.lobby import bot_levels, default_players
from polyana.web.render.settings import MAX_NUMBER_DIGITS, as_typed, misfits, read_settings, settings_form


def explain_settings_refusal(game: str, refused: Refused, language: str) -> str:
    """Why a table cannot be laid, with settings named as on the form."""
    package = games.package(game)
    if refused.code in ("setting", "setting_number"):
        name = refused.args_of_text["name"]
        seat = name in [one.name for one in settings_form(games.game(game), language) if one.kind == "seat"]
        label = sayer(package, language)(f"setting-{name}")
        code = "setting_seat" if seat else refused.code  # the rules count seats from 0, people from 1
        refused = Refused(code, refused.clause, **{**refused.args_of_text, "name": label})
    return refusal_text(refused, language, Speech(package, language))


class NewTableForm(Controller):
    """The form for a new table."""

    include_in_schema = False

    @get("/new/{game:str}")
    async def new(self, request: HttpRequest, game: FromPath[str]) -> Response[str]:
        guest = guest_of(request)
        return html(self._new(guest, game, {"name": guest.name}))

    @get("/new/{game:str}/fits")
    async def fits(self, request: HttpRequest, game: FromPath[str]) -> dict[str, str]:
        """Which numbers of players the settings of a half-filled form do not allow, and why not."""
        return self._misfits(guest_of(request), game, dict(request.query_params))

    @staticmethod
    def _misfits(guest: Guest, game: str, typed: dict[str, str]) -> dict[str, str]:
        rules = games.game(game)
        try:
            found = misfits(rules, read_settings(rules, typed))
        except Refused:  # it will be said when the form is sent
            return {}
        return {
            str(players): explain_settings_refusal(game, refused, guest.language)
            for players, refused in found.items()
        }

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
            MAX_NUMBER_DIGITS=MAX_NUMBER_DIGITS,
            refused=refused,
            levels=bot_levels(game),
            usual=str(default_players(rules)),
            misfits=self._misfits(guest, game, typed),
            title=title(game, guest.language),
            about=about(game, guest.language),
            tutorial=games.tutorial(game),
        )

    @post("/new/{game:str}")
    async def lay(
        self, request: HttpRequest, server: ServerDep, game: FromPath[str], data: Form
    ) -> Redirect | Response[str]:
        """Lay a table for friends."""
        guest = checked_guest(request, data)
        limit(server, request, "lay")
        rules = games.game(game)
        number = data.get("players") or ""
        players = int(number) if number.isdecimal() and len(number) < 4 else 0
        try:
            place = await server.tables.seating.lay(
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
            server.metrics.refused(refused.code)
            why = linked(
                explain_settings_refusal(game, refused, guest.language), game, refused.clause, guest.language
            )
            return html(self._new(guest, game, data, why), 409)
        place.origin = client_network(request)
        response = Redirect(f"/t/{place.code}", status_code=303)
        response.headers["set-cookie"] = name_cookie(server, guest, data.get("name", ""))
        return response
