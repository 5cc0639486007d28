"""The application: routes, errors, health and metrics."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from polyana.core import Refused
from polyana.web import api, live, pages
from polyana.web.guard import Guard
from polyana.web.house import House
from polyana.web.render import page

STATIC = Path(__file__).with_name("static")
STATUS = {
    "no_table": 404,
    "no_game": 404,
    "bad_token": 403,
    "not_host": 403,
    "not_seated": 403,
    "csrf": 403,
    "too_fast": 429,
    "malformed": 400,
}
"""The HTTP status of a refusal; the rest are conflicts with the present state of the table."""


def create_app(house: House) -> Litestar:
    """The web application of a house."""

    def guarded(app: ASGIApp) -> ASGIApp:
        return Guard(app, house.seal)

    def refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
        return answer_refusal(house, request, refused)

    return Litestar(
        route_handlers=[
            pages.Home,
            pages.AtTable,
            live.live,
            api.Tables,
            api.socket,
            health,
            metrics,
            create_static_files_router("/static", [STATIC], include_in_schema=False),
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        middleware=[guarded],
        on_startup=[house.open],
        on_shutdown=[house.close],
        exception_handlers={Refused: refused, HTTPException: failed},
        openapi_config=OpenAPIConfig(
            title="Поляна", version="1", path="/api/docs", render_plugins=[SwaggerRenderPlugin()]
        ),
        response_cache_config=ResponseCacheConfig(),
    )


@get("/health", include_in_schema=False)
async def health(house: House) -> dict[str, Any]:
    """Is the house open, and can it read its store?"""
    return {"ok": True, **await house.tables.store.count()}


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST)
async def metrics() -> bytes:
    """Figures for Prometheus."""
    return generate_latest()


def answer_refusal(house: House, request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    """A refusal, for programs as data, for people as a page."""
    status = STATUS.get(refused.code, 409)
    if request.url.path.startswith("/api"):
        text = house.why(refused)
        return Response({"refused": refused.code, "clause": refused.clause, "text": text}, status_code=status)
    guest = pages.guest_of(request)
    text = house.why(refused, guest.language)
    return pages.html(page("refused.html", guest, text=text), status)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Anything else that went wrong: a wrong address, a wrong method, a bad body."""
    if request.url.path.startswith("/api"):
        detail = {"refused": "http", "clause": "", "text": str(error.detail), "extra": error.extra}
        return Response(detail, status_code=error.status_code)
    guest = request.scope.get("state", {}).get("guest")
    if guest is None:
        return Response(str(error.detail), status_code=error.status_code, media_type="text/plain")
    text = "Такой страницы нет" if error.status_code == 404 else str(error.detail)
    return pages.html(page("refused.html", guest, text=text), error.status_code)
