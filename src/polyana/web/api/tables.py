"""The requests of programs: lay a table, sit down, see, answer, follow. A seat token opens the seat."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from polyana import games
from polyana.core import Refused, Seat
from polyana.core.rulebook import rulebook
from polyana.table import Place
from polyana.web.api.types import Done, GameInfo, Info, NewTable, Reply, Seated, SeatView, Sit, refusals
from polyana.web.api.view_json import encode_view_and_log, view_frames
from polyana.web.http.requests import client_network
from polyana.web.http.server import Server, ServerDep

KEEP_ALIVE_SECONDS = 20.0
"""Seconds of silence after which a stream of events says that it is still there."""
NOTHING_NEW = ServerSentEventMessage(data=None, comment="")

WITH_TOKEN: list[dict[str, list[str]]] = [{"seat": []}]
SEAT_VIEW = ResponseSpec(SeatView, description="Your view.", generate_examples=False)
HttpRequest = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(description="The table's code.", max_length=40)]


def token_of(request: HttpRequest) -> str:
    """The seat token of a request."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


class TablesApi(Controller):
    """Tables for programs."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012 (Litestar declares them so)
    dependencies = {"token": Provide(token_of, sync_to_thread=False)}  # noqa: RUF012 (Litestar declares them so)

    @get("/games")
    async def list_games(self) -> list[GameInfo]:
        """The games of this server."""
        found = []
        for name in games.names():
            game = games.game(name)
            title = rulebook(games.package(name)).title
            least, most = game.players.start, game.players.stop - 1
            found.append(GameInfo(name, title, least, most, list(games.bots(name)), game.pin()))
        return found

    @post("/tables", responses=refusals(400, 404, 409, 413))
    async def lay(self, request: HttpRequest, server: ServerDep, data: JSONBody[NewTable]) -> Seated:
        """Set up a table and sit down in its first seat."""
        server.limits.check("lay", client_network(request), server.tables.now())
        rules = games.game(data.game)
        try:
            settings = msgspec.convert(data.settings, rules.settings)
        except msgspec.ValidationError as error:
            known = ", ".join(rules.settings.__struct_fields__)
            raise Refused("malformed", reason=f"{str(error)[:200]} ({known})") from error
        place = await server.tables.seating.lay(
            data.game,
            data.players,
            settings,
            host=_new_program(),
            name=data.name,
            bots=data.bots,
            public=data.public,
        )
        place.origin = client_network(request)
        return Seated(place.code, 0, server.signer.seat_token(place, 0))

    @post("/tables/{code:str}/sit", responses=refusals(400, 404, 409, 413))
    async def sit(self, request: HttpRequest, server: ServerDep, code: Code, data: JSONBody[Sit]) -> Seated:
        """Take an empty seat."""
        server.limits.check("join", client_network(request), server.tables.now())
        seat = await server.tables.seating.sit(code, _new_program(), data.name, data.seat)
        return Seated(code, seat, server.signer.seat_token(await server.tables.place(code), seat))

    @post("/tables/{code:str}/start", security=WITH_TOKEN, responses=refusals(400, 403, 404, 409))
    async def start(self, server: ServerDep, code: Code, token: NamedDependency[str]) -> Done:
        """Start the match (the host's seat only); bots fill the empty seats."""
        place, seat = await open_seat(server, code, token)
        await server.tables.seating.start(code, place.seats[seat].guest)
        return Done()

    @get("/tables/{code:str}", responses=refusals(400, 404, 409))
    async def info(self, server: ServerDep, code: Code) -> Info:
        """What everybody may know about a table."""
        place = await server.tables.place(code)
        room, row = place.room, place.table
        settings = msgspec.json.decode(row.settings)
        over = bool(room and room.record.match.over)
        return Info(code, row.game, row.players, settings, place.names(), room is not None, over, row.rematch)

    @get(
        "/tables/{code:str}/view",
        security=WITH_TOKEN,
        responses={200: SEAT_VIEW, **refusals(400, 403, 404, 409)},
    )
    async def view(
        self,
        server: ServerDep,
        code: Code,
        token: NamedDependency[str],
        after: Annotated[
            int, QueryParameter(description="Leave out this many of the first events.", ge=0)
        ] = 0,
    ) -> Response[bytes]:
        """The table as you see it, your open questions, and what you have heard."""
        place, seat = await open_seat(server, code, token)
        return Response(encode_view_and_log(place, seat, after), media_type="application/json")

    @post("/tables/{code:str}/answer", security=WITH_TOKEN, responses=refusals(400, 403, 404, 409, 413))
    async def answer(
        self, server: ServerDep, code: Code, token: NamedDependency[str], data: JSONBody[Reply]
    ) -> Done:
        """Answer one of your open questions. When you read `ok`, it is on disk."""
        _, seat = await open_seat(server, code, token)
        server.limits.check("answer", f"{code}/{seat}", server.tables.now())
        await server.tables.play.answer(code, seat, data.question, data.text)
        return Done()

    @post("/tables/{code:str}/undo", security=WITH_TOKEN, responses=refusals(400, 403, 404, 409))
    async def undo(self, server: ServerDep, code: Code, token: NamedDependency[str]) -> Done:
        """Take your last answer back, if nothing has come out since."""
        _, seat = await open_seat(server, code, token)
        server.limits.check("answer", f"{code}/{seat}", server.tables.now())
        await server.tables.play.undo(code, seat)
        return Done()

    @get(
        "/tables/{code:str}/events",
        security=WITH_TOKEN,
        media_type="text/event-stream",
        responses=refusals(400, 403, 404, 409),
    )
    async def events(self, server: ServerDep, code: Code, token: NamedDependency[str]) -> ServerSentEvent:
        """A stream of your views: one now, and one whenever yours has changed. A comment after twenty seconds
        without any shows that the stream is still there."""
        place, seat = await open_seat(server, code, token)
        guest = place.seats[seat].guest
        server.tables.registry.check_watching(place, guest)

        async def stream() -> Any:
            async with server.tables.watch(code, guest) as changed:
                async for frame in view_frames(server, code, seat, changed, quiet=KEEP_ALIVE_SECONDS):
                    yield {"event": "view", "data": frame.decode()} if frame else NOTHING_NEW

        return ServerSentEvent(stream())

    @get("/tables/{code:str}/file", media_type="text/plain", responses=refusals(400, 404, 409))
    async def file(self, server: ServerDep, code: Code) -> str:
        """The match file of a finished match."""
        place = await server.tables.place(code)
        if place.room is None or not place.room.record.match.over:
            raise Refused("not_over")
        return place.room.record.text()


async def open_seat(server: Server, code: str, token: str) -> tuple[Place, Seat]:
    """The table, and the seat at it that a token opens."""
    server.signer.read_seat(code, token)
    place = await server.tables.place(code)
    return place, server.signer.open_seat(place, token)


def _new_program() -> str:
    """A program is a guest without a cookie."""
    return f"program:{secrets.token_hex(12)}"
