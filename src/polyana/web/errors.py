"""Refusals and errors: programs get data, people get a page."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException, WebSocketException
from litestar.types import Scope

from polyana import games
from polyana.core import Refused
from polyana.web.http.denial import refusal_data, status_of
from polyana.web.http.requests import guest_of, html
from polyana.web.http.server import Server
from polyana.web.messages import UI_TEXTS, has, sayer, title
from polyana.web.pages.refused import no_such_table
from polyana.web.render.clauses import linked
from polyana.web.render.drawing import page

log = logging.getLogger(__name__)


def answer_refusal(server: Server, request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    """A refusal by the rules or by the table."""
    status = status_of(refused)
    place = server.tables.peek(str(request.path_params.get("code", "")))
    guest = guest_of(request)
    if refused.code == "no_game" and not for_programs(request):
        here = ", ".join(title(name, guest.language) for name in games.names())
        refused = Refused(refused.code, "", **{**refused.args_of_text, "games": here})
    said = server.explain(refused, guest.language, place)
    if for_programs(request):
        return Response(refusal_data(refused.code, said, refused.clause), status_code=status)
    if refused.code == "no_table":
        return no_such_table(guest, said, str(request.path_params.get("code", "")))
    text = linked(said, place.table.game, refused.clause, guest.language) if place else said
    code = place.code if place else ""
    back = f"/t/{code}" if code else "/"  # what was refused is an action, not a page
    upload = refused.code == "no_record"
    return html(page("refused.html", guest, text=text, code=code, back=back, upload=upload), status)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Anything else that went wrong: a wrong address, a wrong method, a bad body."""
    status, guest = error.status_code, guest_of(request)
    message = f"failed-{status}-api" if for_programs(request) else f"failed-{status}"
    said = reason = _validation(error) or str(error.detail)
    if has(UI_TEXTS, guest.language, message):
        said = sayer(UI_TEXTS, guest.language)(message, reason=reason)
    if for_programs(request):
        return Response(refusal_data("http", said), status_code=status)
    return html(page("refused.html", guest, text=said), status)


async def note_broken_socket(error: Exception, scope: Scope) -> None:
    """Log an error that has ended a socket: the framework closes it and says nothing.

    Not logged: the other side has gone, or a table was deleted under an open page.
    """
    if "method" not in scope and not isinstance(error, WebSocketException | OSError | Refused):
        log.error("a socket failed", exc_info=error)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A bug. The log says what happened, the page does not."""
    if isinstance(error, RecursionError) and "deserializing" in str(error):  # theirs: a body of brackets
        return failed(request, ClientException("the body is nested too deeply"))
    log.error("a request failed", exc_info=error)
    said = sayer(UI_TEXTS, guest_of(request).language)("failed-500")
    if for_programs(request):
        return Response(refusal_data("broken", said), status_code=500)
    return Response(said, status_code=500, media_type="text/plain")


def for_programs(request: Request[Any, Any, Any]) -> bool:
    return request.url.path.startswith("/api")


def _validation(error: HTTPException) -> str:
    """The fields that did not fit, where the framework names them."""
    extra = error.extra if isinstance(error.extra, list) else []
    said = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(said)[:400]
