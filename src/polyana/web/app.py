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
from polyana.store import Unavailable
from polyana.table.registry import as_refusal
from polyana.web.api.docs import PlainPage
from polyana.web.api.socket import socket
from polyana.web.api.tables import TablesApi
from polyana.web.errors import answer_refusal, broken, failed, note_broken_socket
from polyana.web.http.guard import MAX_BODY_BYTES, Guard
from polyana.web.http.logs import RequestLog
from polyana.web.http.pace import Paced
from polyana.web.http.requests import asks_from_here
from polyana.web.http.server import Server, ServerDep
from polyana.web.live.socket import live
from polyana.web.pages import shell
from polyana.web.pages.held_seat import HeldSeat
from polyana.web.pages.home import Home
from polyana.web.pages.me import Me
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
TOKEN_HELP = "The token that you got when you sat down. It opens your seat and no other."


def create_app(server: Server) -> ASGIApp:
    """The web application of a server, inside the guard."""
    return guarded(application(lambda: server), server)


def guarded(inside: Litestar, server: Server) -> ASGIApp:
    return RequestLog(Guard(Paced(inside, server.pace), server))


def application(here: Callable[[], Server]) -> Litestar:
    """All routes. The server is looked up at each request: tests put a new one behind the same routes."""

    async def open_() -> None:
        await here().open()

    async def close() -> None:
        await here().close()

    def refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
        return answer_refusal(here(), request, refused)

    def unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Any]:
        return answer_refusal(here(), request, as_refusal(error))

    return Litestar(
        route_handlers=[
            Home,
            NewTableForm,
            Rules,
            TablePage,
            HeldSeat,
            Me,
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
        dependencies={"server": Provide(here, sync_to_thread=False)},
        on_startup=[open_],
        on_shutdown=[close],
        exception_handlers={
            Refused: refused,
            Unavailable: unavailable,
            HTTPException: failed,
            Exception: broken,
        },
        after_exception=[note_broken_socket],
        request_max_body_size=MAX_BODY_BYTES,
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
                security_schemes={
                    "seat": SecurityScheme(type="http", scheme="bearer", description=TOKEN_HELP)
                }
            ),
        ),
    )


@get("/api", include_in_schema=False)
async def to_docs() -> Redirect:
    """The bare address leads to the documentation."""
    return Redirect("/api/docs")


@get("/health", include_in_schema=False)
async def health(server: ServerDep) -> Response[dict[str, bool]]:
    """Can the server write to its store? If not, nothing that anybody does here can be kept."""
    well = await server.health.check(server.tables.store)
    return Response({"ok": well}, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST)
async def metrics(request: Request[Any, Any, Any], server: ServerDep) -> bytes:
    """Figures for Prometheus, for this machine only: they would let a player count others' secret answers."""
    if not asks_from_here(request) and not server.metrics_for_all:
        raise NotFoundException
    return server.metrics.text(**server.tables.registry.counts())
