"""The rules of the games, and the terms in them."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.params import FromPath

from polyana import games
from polyana.core.rulebook import rulebook
from polyana.web.http.requests import HttpRequest, guest_of, html
from polyana.web.messages import title
from polyana.web.render.drawing import page
from polyana.web.render.glossary import entries, terms_in


class Rules(Controller):
    """Rulebooks and the glossary."""

    include_in_schema = False

    @get("/rules/{game:str}")
    async def rules(self, request: HttpRequest, game: FromPath[str]) -> Response[str]:
        guest = guest_of(request)
        book = rulebook(games.package(games.game(game).name), guest.language)
        terms, tutorial = terms_in(game, book, guest.language), games.tutorial(game)
        return html(page("rules.html", guest, game=game, book=book, terms=terms, tutorial=tutorial))

    @get("/glossary")
    async def glossary(self, request: HttpRequest) -> Response[str]:
        """The terms of all games."""
        guest = guest_of(request)
        found = [(title(game, guest.language), entries(game, guest.language)) for game in games.names()]
        return html(page("glossary.html", guest, games=[one for one in found if one[1]]))
