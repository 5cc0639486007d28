"""The same table for programs: lay, sit, look, answer, follow. Everything with a seat token."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from polyana import games
from polyana.core import Refused, Seat
from polyana.core.view import ENCODER
from polyana.table import Place
from polyana.web.house import House

Token = Annotated[str, Parameter(header="Authorization", description="`Bearer` and the seat's token.")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to lay. You sit down in seat 0; `bots` fill the last seats."""

    game: str = "no_words"
    players: int = 2
    name: str = "Программа"
    settings: dict[str, Any] = {}
    bots: list[str] = []
    public: bool = False


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever sits down gives a name, and a seat if a certain one is wanted."""

    name: str = "Программа"
    seat: int | None = None


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """The answer to an open question: its id, and the text of an option or a word of one's own."""

    question: str
    text: str


class Seated(msgspec.Struct):
    """Your seat, and the token that opens it."""

    code: str
    seat: int
    token: str


class Done(msgspec.Struct):
    """It is on disk."""

    ok: bool = True


class Info(msgspec.Struct):
    """What everybody may know about a table."""

    code: str
    game: str
    players: int
    settings: dict[str, Any]
    names: list[str]
    begun: bool
    over: bool
    rematch: str


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    least: int
    most: int
    bots: list[str]
    rules: str


class Tables(Controller):
    """Tables for programs."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @get("/games")
    async def list_games(self, house: House) -> list[GameInfo]:
        """The games of this house."""
        from polyana.core.rulebook import rulebook

        found = []
        for name in games.names():
            game = games.game(name)
            title = rulebook(games.package(name)).title
            least, most = game.players.start, game.players.stop - 1
            found.append(GameInfo(name, title, least, most, list(games.bots(name)), game.pin()))
        return found

    @post("/tables")
    async def lay(self, request: Request[Any, Any, Any], house: House, data: NewTable) -> Seated:
        """Lay a table and sit down in its first seat."""
        house.limits.check("lay", _client(request), house.tables.now())
        rules = games.game(data.game)
        try:
            settings = msgspec.convert(data.settings, rules.settings)
        except msgspec.ValidationError as error:
            raise Refused("malformed", reason=str(error)[:200]) from error
        place = await house.tables.lay(
            data.game,
            data.players,
            settings,
            host=f"program:{_new_id()}",
            name=data.name,
            bots=data.bots,
            public=data.public,
        )
        return Seated(place.code, 0, house.seal.seat_token(place, 0))

    @post("/tables/{code:str}/sit")
    async def sit(self, request: Request[Any, Any, Any], house: House, code: str, data: Sit) -> Seated:
        """Take an empty seat."""
        house.limits.check("join", _client(request), house.tables.now())
        seat = await house.tables.sit(code, f"program:{_new_id()}", data.name, data.seat)
        return Seated(code, seat, house.seal.seat_token(await house.tables.place(code), seat))

    @post("/tables/{code:str}/start")
    async def start(self, house: House, code: str, token: Token) -> Done:
        """Begin the match (the host's seat only); bots fill the empty seats."""
        place, seat = await _seat(house, code, token)
        await house.tables.start(code, place.seats[seat].guest)
        return Done()

    @get("/tables/{code:str}")
    async def info(self, house: House, code: str) -> Info:
        """What everybody may know about a table."""
        place = await house.tables.place(code)
        room = place.room
        settings = msgspec.json.decode(place.table.settings)
        over = bool(room and room.record.match.over)
        row = place.table
        return Info(code, row.game, row.players, settings, place.names(), room is not None, over, row.rematch)

    @get("/tables/{code:str}/view")
    async def view(self, house: House, code: str, token: Token, after: int = 0) -> Response[bytes]:
        """Your view: the table as you see it, your open questions, and what you have heard since `after`."""
        place, seat = await _seat(house, code, token)
        return Response(look(place, seat, max(0, after)), media_type="application/json")

    @post("/tables/{code:str}/answer")
    async def answer(self, house: House, code: str, token: Token, data: Reply) -> Done:
        """Answer one of your open questions. When you read `ok`, it is on disk."""
        _, seat = await _seat(house, code, token)
        await house.tables.answer(code, seat, data.question, data.text)
        return Done()

    @post("/tables/{code:str}/undo")
    async def undo(self, house: House, code: str, token: Token) -> Done:
        """Take your last answer back, if nothing has come out since."""
        _, seat = await _seat(house, code, token)
        await house.tables.undo(code, seat)
        return Done()

    @get("/tables/{code:str}/events", media_type="text/event-stream")
    async def events(self, house: House, code: str, token: Token) -> ServerSentEvent:
        """A stream of your views: one now, and one whenever yours has changed."""
        place, seat = await _seat(house, code, token)
        guest = place.seats[seat].guest

        async def stream() -> AsyncIterator[ServerSentEventMessage]:
            async with house.tables.watch(code, guest) as changed:
                sent = b""
                while True:
                    changed.clear()
                    now = look(await house.tables.place(code), seat, 0)
                    if now != sent:
                        sent = now
                        yield ServerSentEventMessage(data=now.decode(), event="view")
                    await changed.wait()

        return ServerSentEvent(stream())

    @get("/tables/{code:str}/file", media_type="text/plain")
    async def file(self, house: House, code: str) -> str:
        """The match file of a finished match."""
        place = await house.tables.place(code)
        if place.room is None or not place.room.record.match.over:
            raise Refused("not_over")
        return place.room.record.text()


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], house: House, code: str, token: str) -> None:
    """Views come in, answers go out: `{"question": …, "text": …, "ref": …}` is answered by ref."""
    try:
        place, seat = await _seat(house, code, token)
    except Refused as refused:
        await socket.close(code=4404, reason=refused.code)
        return
    await socket.accept()
    guest = place.seats[seat].guest
    lock = asyncio.Lock()

    async def send(data: bytes) -> None:
        async with lock:
            await socket.send_data(data.decode())

    async def tell() -> None:
        sent, heard = b"", 0
        while True:
            changed.clear()
            now = await house.tables.place(code)
            fresh = look(now, seat, heard)
            if fresh != sent:
                heard = len(now.room.log(seat)) if now.room else 0
                sent = look(now, seat, heard)
                await send(fresh)
            await changed.wait()

    async with house.tables.watch(code, guest) as changed:
        teller = asyncio.create_task(tell())
        try:
            while True:
                raw = await socket.receive_data("text")
                await send(await _serve(house, code, seat, guest, raw))
        except WebSocketDisconnect:
            return
        finally:
            teller.cancel()


class Frame(msgspec.Struct):
    question: str
    text: str
    ref: str | int = ""


async def _serve(house: House, code: str, seat: Seat, guest: str, raw: str) -> bytes:
    """One frame from a program: an answer, acknowledged or refused by its ref."""
    ref: str | int = ""
    try:
        if len(raw) > 20_000:
            raise Refused("too_long")
        frame = msgspec.json.decode(raw, type=Frame)
        ref = frame.ref
        await house.tables.answer(code, seat, frame.question, frame.text)
    except msgspec.DecodeError as error:
        return msgspec.json.encode({"refused": "malformed", "text": str(error)[:200], "ref": ref})
    except Refused as refused:
        text = house.why(refused, "ru", await house.tables.place(code))
        return msgspec.json.encode(
            {"refused": refused.code, "clause": refused.clause, "text": text, "ref": ref}
        )
    return msgspec.json.encode({"ok": True, "ref": ref})


def look(place: Place, seat: Seat, after: int) -> bytes:
    """A seat's view as JSON: with what it has heard, but for the first `after` events."""
    if place.room is None:
        return ENCODER.encode({"begun": False, "names": place.names(), "seat": seat})
    match = place.room.record.match
    heard = place.room.log(seat)
    log = [{"kind": one.event.kind, "clause": one.event.clause, **one.event.args} for one in heard[after:]]
    return ENCODER.encode(
        {
            "begun": True,
            "names": place.names(),
            **match.view(seat).data(),
            "heard": len(heard),
            "log": log,
            "may_undo": match.may_undo(seat),
        }
    )


async def _seat(house: House, code: str, token: str) -> tuple[Place, Seat]:
    place = await house.tables.place(code)
    return place, house.seal.open_seat(place, token.removeprefix("Bearer "))


def _client(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def _new_id() -> str:
    import secrets

    return secrets.token_hex(12)
