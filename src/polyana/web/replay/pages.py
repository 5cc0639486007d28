"""The replay in the browser: a finished match, or an uploaded file, moment by moment."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect

from polyana.core import BadRecord, Refused, Seat
from polyana.core.record import MOST_CHARACTERS
from polyana.table import Place
from polyana.table.archive import DIGEST_PATTERN
from polyana.table.replay import ALL_EYES, Replay
from polyana.web.http.identity import Guest
from polyana.web.http.requests import checked_guest, guest_at, guest_of, html, limited
from polyana.web.http.server import Server, ServerDep
from polyana.web.render.drawing import brought, page
from polyana.web.replay.bad_file import explain_fault
from polyana.web.replay.moment import Viewpoint, moment_html, page_variables

HttpRequest = Request[Any, Any, Any]
MAX_PARTS = 10
Parts = Annotated[
    dict[str, Any],
    Body(media_type=RequestEncodingType.MULTI_PART, multipart_form_part_limit=MAX_PARTS),
]
MAX_UPLOAD_BYTES = 5_000_000
"""A whole match file and the form around it."""
Text = FromQuery[str]


class TableReplay(Controller):
    """The replay of a match that was played here. Only when it is over."""

    path = "/t/{code:str}/replay"
    include_in_schema = False

    @get("/")
    async def show(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], at: Text = "", eyes: Text = ""
    ) -> Response[str]:
        replay, place = await self._replay(server, code)
        return _page(server, request, self._look(server, request, replay, place, at, eyes), code)

    @get("/moment")
    async def moment(
        self, request: HttpRequest, server: ServerDep, code: FromPath[str], at: Text = "", eyes: Text = ""
    ) -> Response[str]:
        replay, place = await self._replay(server, code)
        return html(
            moment_html(server, guest_of(request), self._look(server, request, replay, place, at, eyes))
        )

    @get("/match.txt")
    async def file(self, request: HttpRequest, server: ServerDep, code: FromPath[str]) -> Response[str]:
        replay, _ = await self._replay(server, code)
        return _file(replay, code)

    @staticmethod
    async def _replay(server: Server, code: str) -> tuple[Replay, Place]:
        """The replay, and the table at which the match was played."""
        place = await server.tables.place(code)
        if place.room is None or not place.room.record.match.over:
            raise Refused("not_over")
        found = server.replays.kept(code)
        return found or await server.replays.build(code, place.room.record.text()), place

    @staticmethod
    def _look(
        server: Server, request: HttpRequest, replay: Replay, place: Place, at: str, eyes: str
    ) -> Viewpoint:
        """By default through the asking guest's own eyes; in the colours of the match."""
        seat = place.seat_of(guest_at(server, request, place).id)
        look = _look(replay, f"/t/{place.code}/replay", at, eyes, seat)
        return look._replace(marks=place.table.marks)


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
        text = ""
        try:
            if len(raw) > MOST_CHARACTERS:
                raise BadRecord(1, "large", "the file is too large for a match")
            text = _decoded(raw)
            digest = await server.replays.put(text)
        except BadRecord as bad:
            return html(page("replay_upload.html", guest, bad=explain_fault(bad, text, guest.language)), 400)
        return Redirect(f"/replay/{digest}", status_code=303)

    @get("/{digest:str}")
    async def show(
        self, request: HttpRequest, server: ServerDep, digest: FromPath[str], at: Text = "", eyes: Text = ""
    ) -> Response[str]:
        replay = await self._replay(server, digest)
        return _page(server, request, _look(replay, f"/replay/{digest}", at, eyes, ALL_EYES))

    @get("/{digest:str}/moment")
    async def moment(
        self, request: HttpRequest, server: ServerDep, digest: FromPath[str], at: Text = "", eyes: Text = ""
    ) -> Response[str]:
        look = _look(await self._replay(server, digest), f"/replay/{digest}", at, eyes, ALL_EYES)
        return html(moment_html(server, guest_of(request), look))

    @get("/{digest:str}/match.txt")
    async def file(self, server: ServerDep, digest: FromPath[str]) -> Response[str]:
        return _file(await self._replay(server, digest), digest[:8])

    @staticmethod
    async def _replay(server: Server, digest: str) -> Replay:
        if not re.fullmatch(DIGEST_PATTERN, digest):
            raise Refused("no_record")
        replays = server.replays
        return replays.kept(digest) or await replays.build(digest, replays.text_of(digest))


def _look(replay: Replay, base: str, at: str, eyes: str, default: Seat) -> Viewpoint:
    """What an address asks to see; what does not fit is brought into range."""
    number = int(at) if re.fullmatch("[0-9]{1,6}", at) else 0
    chosen = {str(one): one for one in replay.eyes} | {"all": ALL_EYES}
    own = default if default >= 0 else ALL_EYES
    return Viewpoint(replay, base, min(number, replay.last), chosen.get(eyes, own))


def _page(server: Server, request: HttpRequest, look: Viewpoint, code: str = "") -> Response[str]:
    guest: Guest = guest_of(request)
    link = server.link(str(request.base_url), look.bookmark.link())
    extra = brought(look.replay.game.name, guest.language)
    context = page_variables(server, guest, look)
    return html(page("replay.html", guest, code=code, link=link, brought=extra, **context))


def _file(replay: Replay, name: str) -> Response[str]:
    return Response(
        replay.text,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{replay.game.name}-{name}.txt"'},
    )


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as bad:
        line = raw[: bad.start].count(b"\n") + 1
        raise BadRecord(line, "title", "a match file begins with text in UTF-8") from bad
