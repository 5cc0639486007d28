"""The replay in the browser: a finished match, or an uploaded file, moment by moment."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect

from polyana.core import BadRecord, Record, Refused
from polyana.core.record import MOST_CHARACTERS, read_header
from polyana.table import Place
from polyana.table.archive import DIGEST_PATTERN
from polyana.table.replay import Replay
from polyana.web.http.requests import checked_guest, client_network, guest_at, guest_of, html, limited
from polyana.web.http.server import Server, ServerDep
from polyana.web.render.drawing import page
from polyana.web.replay.bad_file import FileFault, explain_fault
from polyana.web.replay.drawn import Asked, replay_moment, replay_page

HttpRequest = Request[Any, Any, Any]
MAX_PARTS = 10
Parts = Annotated[
    dict[str, Any],
    Body(media_type=RequestEncodingType.MULTI_PART, multipart_form_part_limit=MAX_PARTS),
]
MAX_UPLOAD_BYTES = 5_000_000
"""A whole match file and the form around it."""
Text = FromQuery[str]
Draw: TypeAlias = Callable[[Replay, Asked], str]


class TableReplay(Controller):
    """The replay of a match that was played here. Only when it is over."""

    path = "/t/{code:str}/replay"
    include_in_schema = False

    @get("/")
    async def show(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], at: Text = "", eyes: Text = ""
    ) -> Response[str]:
        return await self._seen(server, request, code, replay_page, at, eyes)

    @get("/moment")
    async def moment(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], at: Text = "", eyes: Text = ""
    ) -> Response[str]:
        return await self._seen(server, request, code, replay_moment, at, eyes)

    @get("/match.txt")
    async def file(self, server: ServerDep, code: FromPath[str]) -> Response[str]:
        place, record = await self._finished(server, code)
        return _file(record.text(), place.table.game, code)

    @staticmethod
    async def _finished(server: Server, code: str) -> tuple[Place, Record[Any]]:
        """The table, and the whole match that was played at it."""
        place = await server.tables.place(code)
        if place.room is None or not place.room.record.match.over:
            raise Refused("not_over")
        return place, place.room.record

    async def _seen(
        self, server: Server, request: HttpRequest, code: str, draw: Draw, at: str, eyes: str
    ) -> Response[str]:
        """By default through the asking guest's own eyes; in the colours of the match."""
        place, record = await self._finished(server, code)
        seat = place.seat_of(guest_at(server, request, place).id)
        asked = _asked(server, request, f"/t/{place.code}/replay", at, eyes)
        asked = asked._replace(own=seat, marks=place.table.marks, code=code)
        return await _drawn(server, request, code, record.text, draw, asked)


class FileReplay(Controller):
    """The replay of a match file from anywhere."""

    path = "/replay"
    include_in_schema = False

    @get("/")
    async def form(self, request: HttpRequest) -> Response[str]:
        return html(page("replay_upload.html", guest_of(request), bad=None))

    @post("/", request_max_body_size=MAX_UPLOAD_BYTES, guards=[limited("upload")])
    async def upload(self, request: HttpRequest, server: ServerDep, data: Parts) -> Response[Any]:
        guest = checked_guest(request, {"csrf": str(data.get("csrf", ""))})
        file = data.get("file")
        raw = await file.read(MOST_CHARACTERS + 1) if isinstance(file, UploadFile) else b""
        found: str | FileFault
        try:
            if len(raw) > MOST_CHARACTERS:
                raise BadRecord(1, "large", "the file is too large for a match")
            text = _decoded(raw)
        except BadRecord as bad:
            found = explain_fault(bad, "", guest.language)
        else:
            found = await server.replays.put(text, client_network(request), explain_fault, guest.language)
        if isinstance(found, FileFault):
            return html(page("replay_upload.html", guest, bad=found), 400)
        return Redirect(f"/replay/{found}", status_code=303)

    @get("/{digest:str}")
    async def show(
        self, request: HttpRequest, server: ServerDep, digest: FromPath[str], at: Text = "", eyes: Text = ""
    ) -> Response[str]:
        return await self._seen(server, request, digest, replay_page, at, eyes)

    @get("/{digest:str}/moment")
    async def moment(
        self, request: HttpRequest, server: ServerDep, digest: FromPath[str], at: Text = "", eyes: Text = ""
    ) -> Response[str]:
        return await self._seen(server, request, digest, replay_moment, at, eyes)

    @get("/{digest:str}/match.txt")
    async def file(self, server: ServerDep, digest: FromPath[str]) -> Response[str]:
        text = server.replays.text_of(_digest(digest))
        return _file(text, read_header(text)[0].game, digest[:8])

    async def _seen(
        self, server: Server, request: HttpRequest, digest: str, draw: Draw, at: str, eyes: str
    ) -> Response[str]:
        digest = _digest(digest)
        asked = _asked(server, request, f"/replay/{digest}", at, eyes)
        return await _drawn(server, request, digest, lambda: server.replays.text_of(digest), draw, asked)


def _digest(said: str) -> str:
    if not re.fullmatch(DIGEST_PATTERN, said):
        raise Refused("no_record")
    return said


def _asked(server: Server, request: HttpRequest, base: str, at: str, eyes: str) -> Asked:
    return Asked(guest_of(request), server.link(str(request.base_url), ""), base, at, eyes)


async def _drawn(
    server: Server, request: HttpRequest, name: str, text: Callable[[], str], draw: Draw, asked: Asked
) -> Response[str]:
    """A page of a replay, drawn where the replay is."""
    who = client_network(request)

    def allow() -> None:
        server.limits.check("all replay", who, server.tables.now())

    return html(await server.replays.worker.look(name, text, who, allow, draw, asked))


def _file(text: str, game: str, name: str) -> Response[str]:
    return Response(
        text,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{game}-{name}.txt"'},
    )


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as bad:
        line = raw[: bad.start].count(b"\n") + 1
        raise BadRecord(line, "title", "a match file begins with text in UTF-8") from bad
