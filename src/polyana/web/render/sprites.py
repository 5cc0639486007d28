"""The drawings of a game: one sheet of SVG symbols, sprite.svg in its folder.

A table gets the sheet as a script, which a browser fetches once and keeps; other pages put single drawings
where they want them. The sheet is a template, so that pieces can be shared; it knows no match and no words.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from polyana.web.render.folders import brings, page_folder

SHEET = "sprite.svg"
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.S)

SHOWN = re.compile(r'data-show="([^"]+)"')
SHARED_ART = Path(__file__).parents[1] / "templates" / "art"
"""Where the strokes lie that all games share: ink.html."""


@cache
def sheet(game: str) -> str:
    """All symbols of a game in one hidden drawing; nothing if it brings none."""
    if not brings(game, SHEET):
        return ""
    drawn = _environment().get_template(f"{game}/{SHEET}").render()
    return "".join(line.strip() for line in drawn.splitlines())


@cache
def symbols(game: str) -> dict[str, tuple[str, str]]:
    """Every symbol of a game by its id: the box it is drawn in, and the lines."""
    return {name: (box, lines) for name, box, lines in SYMBOL.findall(sheet(game))}


@cache
def shown(game: str) -> list[str]:
    """The few symbols that stand for the game where it is shown from outside, such as on the shelf."""
    found = SHOWN.search(sheet(game))
    return found[1].split() if found else []


def drawing(game: str, name: str, kind: str = "") -> Markup:
    """One symbol as a drawing of its own, for pages without the whole sheet; empty if there is none."""
    if name not in symbols(game):
        return Markup("")
    box, lines = symbols(game)[name]
    return Markup(
        f'<svg class="drawn {kind}" viewBox="{box}" aria-hidden="true" focusable="false">{lines}</svg>'
    )


def as_script(game: str) -> bytes:
    """The sheet as a script that puts it where the script stands."""
    text = msgspec.json.encode(sheet(game)).decode()
    return f'document.currentScript.insertAdjacentHTML("afterend", {text});\n'.encode()


@cache
def _environment() -> Environment:
    return Environment(
        loader=FunctionLoader(_source), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )


def _source(name: str) -> str:
    game, _, file = name.rpartition("/")
    return ((page_folder(game) if game else SHARED_ART) / file).read_text("utf-8")
