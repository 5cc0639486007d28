"""The page of a refusal."""

from __future__ import annotations

from litestar import Response

from polyana.web.http.identity import Guest
from polyana.web.http.requests import html
from polyana.web.render.drawing import page


def no_such_table(guest: Guest, text: str, typed: str) -> Response[str]:
    """There is no such table: what was typed can be put right here."""
    return html(page("refused.html", guest, text=text, typed=typed[:200], back="/"), 404)
