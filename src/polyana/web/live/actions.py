"""The messages that a page sends over its socket, and what they do."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from markupsafe import Markup

from polyana.core import Refused
from polyana.web.http.identity import Guest
from polyana.web.http.links import still_holds
from polyana.web.http.server import Server
from polyana.web.live.sent import notice, partials
from polyana.web.render.clauses import linked
from polyana.web.render.regions import explain_refusal
from polyana.web.render.teacher import friendly

MAX_FRAME_CHARS = 4_000


class Action(msgspec.Struct):
    """A message from a page: an answer, an undo, a chat message, a draft, a bot for a seat, or that the
    learner of a tutorial has read the current step.

    `then` answers the question that this answer opens, so that one gesture can pass and place. `to` is
    "side" for a chat message to one's own side alone.
    """

    do: str = "answer"
    question: str = ""
    text: str = ""
    then: str = ""
    seat: int = -1
    to: str = ""


async def handle_message(
    socket: WebSocket[Any, Any, Any], server: Server, code: str, guest: Guest, raw: str
) -> None:
    """Perform a page's action; a refusal is shown as a sentence and changes nothing."""
    await asyncio.sleep(server.limits.wait("frame", guest.id, server.tables.now()))
    try:
        if len(raw) > MAX_FRAME_CHARS:
            raise Refused("too_long")
        try:
            action = msgspec.json.decode(raw, type=Action)
        except (msgspec.DecodeError, RecursionError) as error:  # RecursionError: nested brackets without end
            raise Refused("malformed", reason=str(error)[:100]) from error
        await _perform(server, code, guest, action)
        if action.do == "draft":
            return  # stored; the page shows it already
        text, kind = Markup(), False
    except Refused as refused:
        place = await server.tables.place(code)
        said = explain_refusal(server, place, guest, refused)
        text, kind = linked(said, place.table.game, refused.clause, guest.language), friendly(refused)
        await server.pace.tick()
    await socket.send_data(partials({"notice": notice(text, kind)}))


async def _perform(server: Server, code: str, guest: Guest, action: Action) -> None:
    tables = server.tables
    place = await tables.place(code)
    if not still_holds(place, guest):
        raise Refused("bad_link")
    seat = place.seat_of(guest.id)
    match action.do:
        case "answer" | "draft" | "undo" | "read" if seat < 0:
            raise Refused("not_seated")
        case "answer":
            await tables.play.answer(code, seat, action.question, action.text)
            if action.then:
                await _answer_next(server, code, seat, action.then)
        case "draft":
            await tables.play.put_draft(code, seat, action.text, action.question)
        case "undo":
            await tables.play.undo(code, seat)
        case "read":
            await tables.play.read_on(code, seat, int(action.text) if action.text.isdecimal() else -1)
        case "chat":
            server.limits.check("chat", guest.id, tables.now())
            await tables.chat.post(code, guest.id, action.text, to_side=action.to == "side")
        case "bot":
            await tables.seating.set_bot(code, guest.id, action.seat, action.text)
        case _:
            raise Refused("malformed", reason=action.do[:40])


async def _answer_next(server: Server, code: str, seat: int, text: str) -> None:
    """Answer the question that has just opened for this seat, if it has such an option."""
    place = await server.tables.place(code)
    if place.room is None:
        return
    for question in place.room.record.match.questions(seat):
        if text in question.texts:
            await server.tables.play.answer(code, seat, question.id, text)
            return
    raise Refused("stale")
