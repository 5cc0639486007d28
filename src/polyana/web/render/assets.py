"""Style sheets, scripts, fonts and drawings, of the server and of the games.

Their addresses name a digest of them all, so a browser may keep them for ever and still gets new ones
the moment anything changes. They refer to each other by relative paths.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path, PurePath
from posixpath import dirname, join, normpath
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from polyana import games
from polyana.web.render import sprites
from polyana.web.render.folders import page_folder

STATIC = Path(__file__).parents[1] / "static"
CONTENT_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
GAME_FILES = ("page.css", "page.js")
"""What is served of a game's folder, besides everything in these subfolders."""
GAME_FOLDERS = ("js", "static")
SPRITE = "sprite.js"
"""Its drawings, as a script."""
IMPORT = re.compile(r'@import "([^":]+)";\n')
URL = re.compile(r"url\(([^)\"'#:]+)\)")


class Asset(NamedTuple):
    """A file as it goes out, and packed, where that makes it smaller."""

    kind: str
    body: bytes
    packed: bytes | None


def _files() -> Iterator[tuple[str, Path]]:
    """Every file with its place among the addresses."""
    yield from ((str(path.relative_to(STATIC)), path) for path in STATIC.rglob("*.*"))
    for game in games.names():
        own = page_folder(game)
        below = (path for name in GAME_FOLDERS for path in (own / name).rglob("*.*"))
        for path in (*(own / name for name in GAME_FILES), *below):
            if path.is_file():
                yield f"games/{game}/{path.relative_to(own)}", path


def style_sheet(path: Path) -> str:
    """A style sheet with the parts that it imports in their places: each would be a request of its own."""

    def part(found: re.Match[str]) -> str:
        place = found[1]
        return URL.sub(
            lambda url: f"url({normpath(join(dirname(place), url[1]))})", style_sheet(path.parent / place)
        )

    return IMPORT.sub(part, path.read_text("utf-8"))


def _read(path: Path) -> bytes:
    return style_sheet(path).encode() if path.suffix == ".css" else path.read_bytes()


@cache
def assets() -> dict[str, Asset]:
    """All of them, by place; read once."""
    read = [(place, _read(path)) for place, path in _files() if path.suffix in CONTENT_TYPES]
    made = [
        (f"games/{game}/{SPRITE}", sprites.as_script(game)) for game in games.names() if sprites.sheet(game)
    ]
    return {place: _asset(place, body) for place, body in sorted([*read, *made])}


def _asset(place: str, body: bytes) -> Asset:
    packed = gzip.compress(body, 9, mtime=0)
    return Asset(
        CONTENT_TYPES[PurePath(place).suffix], body, packed if len(packed) < 0.9 * len(body) else None
    )


@cache
def version() -> str:
    """A digest of all files."""
    digest = blake2b(digest_size=6)
    for place, asset in assets().items():
        digest.update(f"{place}\0{len(asset.body)}\0".encode())
        digest.update(asset.body)
    return digest.hexdigest()


def address(place: str) -> str:
    """Where a browser gets a file."""
    assert place in assets(), place
    return f"/static/{version()}/{place}"


def of_game(game: str, name: str) -> str:
    """Where a browser gets the style sheet or script that a game brings; empty if it brings none."""
    place = f"games/{game}/{name}"
    return address(place) if place in assets() else ""


@get("/static/{asked:str}/{place:path}", include_in_schema=False)
async def static(
    request: Request[Any, Any, Any], asked: FromPath[str], place: FromPath[Path]
) -> Response[bytes]:
    """One file; kept for ever only under the digest that it was asked for."""
    found = assets().get(str(place).lstrip("/"))
    if found is None:
        raise NotFoundException
    headers = {
        "cache-control": FOR_EVER if asked == version() else "no-cache",
        "vary": "accept-encoding",
    }
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.packed, "gzip"
    return Response(body, media_type=found.kind, headers=headers)
