"""What a page may ask for over its socket, and the doing of it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import WebSocket
from markupsafe import Markup

from polyana.core import Refused
from polyana.web.http.identity import Guest
from polyana.web.http.server import House
from polyana.web.live.sent import notice, partials
from polyana.web.render.clauses import linked
from polyana.web.render.regions import why
from polyana.web.render.teacher import friendly

LONGEST = 4_000


class Deed(msgspec.Struct):
    """What a page sends: an answer, taking back, a word in the chat, a half-written word, a seat's bot, or
    that the learner of a tutorial has read what stands there.

    `then` is the answer to the question that this answer opens: to pass and place in one gesture. `to` says
    whether a word in the chat is for one's own side alone.
    """

    do: str = "answer"
    question: str = ""
    text: str = ""
    then: str = ""
    seat: int = -1
    to: str = ""


async def take(socket: WebSocket[Any, Any, Any], house: House, code: str, guest: Guest, raw: str) -> None:
    """Do what the page asks; a refusal is shown as a sentence and changes nothing."""
    try:
        if len(raw) > LONGEST:
            raise Refused("too_long")
        house.limits.check("frame", guest.id, house.tables.now())
        try:
            deed = msgspec.json.decode(raw, type=Deed)
        except (msgspec.DecodeError, RecursionError) as error:  # brackets without end are no message either
            raise Refused("malformed", reason=str(error)[:100]) from error
        await _do(house, code, guest, deed)
        if deed.do == "draft":
            return  # kept; there is nothing to say about it
        text, kind = Markup(), False
    except Refused as refused:
        place = await house.tables.place(code)
        said = why(house, place, guest, refused)
        text, kind = linked(said, place.table.game, refused.clause, guest.language), friendly(refused)
    await socket.send_data(partials({"notice": notice(text, kind)}))


async def _do(house: House, code: str, guest: Guest, deed: Deed) -> None:
    tables = house.tables
    place = await tables.place(code)
    seat = place.seat_of(guest.id)
    match deed.do:
        case "answer" | "draft" | "undo" | "read" if seat < 0:
            raise Refused("not_seated")
        case "answer":
            await tables.answer(code, seat, deed.question, deed.text)
            if deed.then:
                await _answer_next(house, code, seat, deed.then)
        case "draft":
            await tables.put_draft(code, seat, deed.text, deed.question)
        case "undo":
            await tables.undo(code, seat)
        case "read":
            await tables.read_on(code, seat, int(deed.text) if deed.text.isdecimal() else -1)
        case "chat":
            house.limits.check("chat", guest.id, tables.now())
            await tables.say(code, guest.id, deed.text, to_side=deed.to == "side")
        case "bot":
            await tables.set_bot(code, guest.id, deed.seat, deed.text)
        case _:
            raise Refused("malformed", reason=deed.do[:40])


async def _answer_next(house: House, code: str, seat: int, text: str) -> None:
    """Answer the question that has just opened for this seat, if it has such an option."""
    place = await house.tables.place(code)
    if place.room is None:
        return
    for question in place.room.record.match.questions(seat):
        if text in question.texts:
            await house.tables.answer(code, seat, question.id, text)
            return
    raise Refused("stale")
