"""The application: the routes of all rooms, health and metrics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Redirect
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST

from polyana.core import Refused
from polyana.web.api.docs import PlainPage
from polyana.web.api.socket import socket
from polyana.web.api.tables import TablesApi
from polyana.web.errors import answer_refusal, broken, failed, note_broken_socket
from polyana.web.http.guard import LARGEST, Guard
from polyana.web.http.limits import HERE
from polyana.web.http.logs import RequestLog
from polyana.web.http.requests import whence
from polyana.web.http.server import Here, House
from polyana.web.live.socket import live
from polyana.web.pages import shell
from polyana.web.pages.home import Home
from polyana.web.pages.new_table import NewTableForm
from polyana.web.pages.rules import Rules
from polyana.web.pages.screen import Screen
from polyana.web.pages.table import TablePage
from polyana.web.render.assets import static
from polyana.web.replay.pages import FileReplay, TableReplay

ABOUT = (
    "The table for programs. Lay a table, begin, read your view, answer your open questions by their id, "
    "and follow the stream of events or the socket /api/tables/{code}/socket."
)
PACKED = CompressionConfig("gzip", minimum_size=1_000, gzip_compress_level=5, exclude=["^/api", "^/static"])
"""Pages only. No secret on a page looks the same twice (see `identity`), so its size gives none away."""
TOKEN = "The token that you got when you sat down. It opens your seat and no other."


def create_app(house: House) -> ASGIApp:
    """The web application of a house, with the guard at its door: a wrong address passes it too."""
    return guarded(application(lambda: house), house)


def guarded(inside: Litestar, house: House) -> ASGIApp:
    return RequestLog(Guard(inside, house))


def application(here: Callable[[], House]) -> Litestar:
    """All routes. Which house they are of is asked when somebody comes: building them anew costs more."""

    async def open_() -> None:
        await here().open()

    async def close() -> None:
        await here().close()

    def refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
        return answer_refusal(here(), request, refused)

    return Litestar(
        route_handlers=[
            Home,
            NewTableForm,
            Rules,
            TablePage,
            Screen,
            TableReplay,
            FileReplay,
            live,
            TablesApi,
            socket,
            health,
            metrics,
            to_docs,
            static,
            shell.manifest,
            shell.worker,
            shell.away,
        ],
        dependencies={"house": Provide(here, sync_to_thread=False)},
        on_startup=[open_],
        on_shutdown=[close],
        exception_handlers={Refused: refused, HTTPException: failed, Exception: broken},
        after_exception=[note_broken_socket],
        request_max_body_size=LARGEST,
        compression_config=PACKED,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Поляна",
            version="1",
            description=ABOUT,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[PlainPage(path="/")],
            components=Components(
                security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description=TOKEN)}
            ),
        ),
    )


@get("/api", include_in_schema=False)
async def to_docs() -> Redirect:
    """Whoever types the bare address wants to read about it."""
    return Redirect("/api/docs")


@get("/health", include_in_schema=False)
async def health(house: Here) -> dict[str, Any]:
    """Is the house open, and can it read its store?"""
    await house.tables.store.ping()
    return {"ok": True}


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST)
async def metrics(request: Request[Any, Any, Any], house: Here) -> bytes:
    """Figures for Prometheus. Whoever sits at the only table could count others' secret answers by them."""
    if whence(request) not in HERE and not house.metrics_for_all:
        raise NotFoundException
    return house.metrics.text(**house.tables.counts())
