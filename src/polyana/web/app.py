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
from polyana.web.http.guard import MAX_BODY_BYTES, Guard
from polyana.web.http.limits import LOOPBACK
from polyana.web.http.logs import RequestLog
from polyana.web.http.requests import client_network
from polyana.web.http.server import Server, ServerDep
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


def create_app(server: Server) -> ASGIApp:
    """The web application of a server, inside the guard."""
    return guarded(application(lambda: server), server)


def guarded(inside: Litestar, server: Server) -> ASGIApp:
    return RequestLog(Guard(inside, server))


def application(here: Callable[[], Server]) -> Litestar:
    """All routes. The server is looked up at each request: tests put a new one behind the same routes."""

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
        dependencies={"server": Provide(here, sync_to_thread=False)},
        on_startup=[open_],
        on_shutdown=[close],
        exception_handlers={Refused: refused, HTTPException: failed, Exception: broken},
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
                security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description=TOKEN)}
            ),
        ),
    )


@get("/api", include_in_schema=False)
async def to_docs() -> Redirect:
    """The bare address leads to the documentation."""
    return Redirect("/api/docs")


@get("/health", include_in_schema=False)
async def health(server: ServerDep) -> dict[str, Any]:
    """Can the server read its store?"""
    await server.tables.store.ping()
    return {"ok": True}


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST)
async def metrics(request: Request[Any, Any, Any], server: ServerDep) -> bytes:
    """Figures for Prometheus, for this machine only: they would let a player count others' secret answers."""
    if client_network(request) not in LOOPBACK and not server.metrics_for_all:
        raise NotFoundException
    return server.metrics.text(**server.tables.registry.counts())
