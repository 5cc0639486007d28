"""Laying a table for friends: the form with the game's settings, and what it may answer."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from polyana import games
from polyana.core import Refused
from polyana.core.speech import Speech
from polyana.web.http.identity import Guest
from polyana.web.http.requests import Asked, Form, checked, guest_of, html, limit, named
from polyana.web.http.server import Here
from polyana.web.messages import about, in_words, sayer, title
from polyana.web.render.clauses import linked
from polyana.web.render.drawing import page
from polyana.web.render.lobby import levels_of, usual_players
from polyana.web.render.settings import LONGEST_NUMBER, as_typed, misfits, read_settings, settings_form


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


class NewTableForm(Controller):
    """The form for a new table."""

    include_in_schema = False

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
