"""QR codes as inline SVG."""

from __future__ import annotations

import io

import segno


def qr_svg(text: str) -> str:
    """The code as an SVG without style attributes, so that the page's policy holds."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        nl=False,
        svgclass="qr",
        lineclass=None,
        omitsize=True,
        border=1,
    )
    return out.getvalue().decode()
