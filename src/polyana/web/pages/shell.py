"""What a browser needs to install Поляна like an app, and a page for when the server is away."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get

from polyana.web.http.requests import guest_of, html
from polyana.web.messages import UI_TEXTS, sayer
from polyana.web.render.assets import STATIC, address, version
from polyana.web.render.drawing import page

NO_CACHE = {"cache-control": "no-cache"}
WORKER = STATIC / "js" / "service-worker.js"
INK, PAPER = "#22332a", "#f6efdd"
OFFLINE_FILES = (
    "style.css",
    "sheet.css",
    "icon.svg",
    "js/theme.js",
    "fonts/golos-text-cyrillic-400-normal.woff2",
)
"""The files of the page that is shown when the server is away."""


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Name, colours and signs of the app."""
    language = guest_of(request).language
    say = sayer(UI_TEXTS, language)
    icons = [{"src": address("icon.svg"), "type": "image/svg+xml", "sizes": "any", "purpose": "any"}]
    icons += [
        {"src": address(f"icon-{size}.png"), "type": "image/png", "sizes": f"{size}x{size}", "purpose": use}
        for size in (192, 512)
        for use in ("any", "maskable")
    ]
    said = {
        "id": "/",
        "name": say("site"),
        "short_name": say("site"),
        "description": say("site-lead"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": INK,
        "icons": icons,
    }
    return Response(msgspec.json.encode(said), media_type="application/manifest+json", headers=NO_CACHE)


@get("/service-worker.js", include_in_schema=False)
async def worker() -> Response[str]:
    """The service worker. It must stand at the root, since it may serve only what lies below it."""
    return Response(_worker(), media_type="text/javascript", headers=NO_CACHE)


@cache
def _worker() -> str:
    kept = ["/away", *map(address, OFFLINE_FILES)]
    text = WORKER.read_text("utf-8")
    return text.replace('"VERSION"', f'"{version()}"').replace('["KEPT"]', msgspec.json.encode(kept).decode())


@get("/away", include_in_schema=False)
async def away(request: Request[Any, Any, Any]) -> Response[str]:
    """What is shown when the server cannot be reached."""
    return html(page("away.html", guest_of(request)))
