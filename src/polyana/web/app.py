"""The application: routes, errors, health and metrics."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Redirect
from litestar.types import ASGIApp, Scope
from prometheus_client import CONTENT_TYPE_LATEST

from polyana import games
from polyana.core import Refused
from polyana.web import api, api_socket, at_table, live, pages, replay, screen, shell
from polyana.web.assets import static
from polyana.web.clauses import linked
from polyana.web.denial import as_data, status_of
from polyana.web.docs import PlainPage
from polyana.web.drawing import has, page, sayer, title
from polyana.web.guard import LARGEST, Guard
from polyana.web.house import OWN, Here, House
from polyana.web.limits import HERE
from polyana.web.logs import RequestLog

log = logging.getLogger(__name__)

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
            pages.Home,
            at_table.AtTable,
            screen.Screen,
            replay.TableReplay,
            replay.FileReplay,
            live.live,
            api.Tables,
            api_socket.socket,
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
    if pages.whence(request) not in HERE and not house.metrics_for_all:
        raise NotFoundException
    return house.metrics.text(**house.tables.counts())


def answer_refusal(house: House, request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    """A refusal, for programs as data, for people as a page."""
    status = status_of(refused)
    place = house.tables.peek(str(request.path_params.get("code", "")))
    guest = pages.guest_of(request)
    if refused.code == "no_game" and not for_programs(request):
        here = ", ".join(title(name, guest.language) for name in games.names())
        refused = Refused(refused.code, "", **{**refused.args_of_text, "games": here})
    said = house.why(refused, guest.language, place)
    if for_programs(request):
        return Response(as_data(refused.code, said, refused.clause), status_code=status)
    if refused.code == "no_table":
        return pages.lost(guest, said, str(request.path_params.get("code", "")))
    text = linked(said, place.table.game, refused.clause, guest.language) if place else said
    back = f"/t/{place.code}" if place else "/"  # what was refused was a deed, and no page to come back to
    upload = refused.code == "no_record"
    return pages.html(page("refused.html", guest, text=text, place=place, back=back, upload=upload), status)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Anything else that went wrong: a wrong address, a wrong method, a bad body."""
    status, guest = error.status_code, pages.guest_of(request)
    message = f"failed-{status}-api" if for_programs(request) else f"failed-{status}"
    said = reason = _validation(error) or str(error.detail)
    if has(OWN, guest.language, message):
        said = sayer(OWN, guest.language)(message, reason=reason)
    if for_programs(request):
        return Response(as_data("http", said), status_code=status)
    return pages.html(page("refused.html", guest, text=said), status)


async def note_broken_socket(error: Exception, scope: Scope) -> None:
    """The framework closes a socket behind our own fault and says nothing.

    It is none of ours that the other side has gone, or that a table was cleared away under an open page.
    """
    if "method" not in scope and not isinstance(error, WebSocketException | OSError | Refused):
        log.error("a socket failed", exc_info=error)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own fault. What exactly happened stands in the log, not on the page."""
    if isinstance(error, RecursionError) and "deserializing" in str(error):  # theirs: a body of brackets
        return failed(request, ClientException("the body is nested too deeply"))
    log.error("a request failed", exc_info=error)
    said = sayer(OWN, pages.guest_of(request).language)("failed-500")
    if for_programs(request):
        return Response(as_data("broken", said), status_code=500)
    return Response(said, status_code=500, media_type="text/plain")


def for_programs(request: Request[Any, Any, Any]) -> bool:
    return request.url.path.startswith("/api")


def _validation(error: HTTPException) -> str:
    """What exactly did not fit, where the framework knows it."""
    extra = error.extra if isinstance(error.extra, list) else []
    said = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(said)[:400]
