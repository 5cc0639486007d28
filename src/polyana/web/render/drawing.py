"""Templates: what every page is drawn with."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
from jinja2 import ChoiceLoader, Environment, FunctionLoader, PackageLoader, StrictUndefined, Template
from jinja2.ext import Extension
from jinja2.runtime import Context
from markupsafe import Markup

from polyana import games
from polyana.core import text_of
from polyana.games.plain import zones
from polyana.table.names import name_in, show_code
from polyana.web.http.identity import Guest
from polyana.web.messages import UI_TEXTS, has, sayer
from polyana.web.render import assets
from polyana.web.render.folders import PAGE, brings, page_folder
from polyana.web.render.sprites import drawing, sheet, shown

SIGNS = ("leaf", "drop", "star", "moon", "acorn", "feather")
GALLERY = "gallery.html"
PLAIN = "any.html"
"""The page of a game that brings none, and the blocks that a game's page leaves out."""


PART = re.compile(r'\{% include "(\w+/parts/\w+\.html)" %\}\n?')
"""A part of a game's page, named where it belongs."""


class Assembled(Extension):
    """Puts the parts of a template in their places when it is compiled: to look up an include while a page is
    drawn costs as much as many a part. And strips the indentation: it is for readers and is not sent."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return "\n".join(line.lstrip() for line in self._with_parts(source).split("\n"))

    def _with_parts(self, source: str) -> str:
        return PART.sub(lambda found: self._with_parts(self._source(found[1])), source)

    def _source(self, name: str) -> str:
        assert self.environment.loader is not None
        text, _, _ = self.environment.loader.get_source(self.environment, name)
        return text.removesuffix("\n")


@cache
def environment() -> Environment:
    """The templates of the server and of every game; reading a hidden fact in one of them raises."""
    made = Environment(
        loader=ChoiceLoader([PackageLoader(UI_TEXTS, "templates"), FunctionLoader(_of_game)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        auto_reload=False,
        extensions=[Assembled],
    )
    made.globals.update(
        SIGNS=SIGNS,
        drawing=drawing,
        gallery=gallery,
        shown=shown,
        style_of=lambda game: assets.of_game(game, "page.css"),
        show_code=show_code,
        text_of=text_of,
        vals=vals,
        static=assets.address,
        zones=zones,
        marked=marked,
        symbol=symbol,
    )
    made.filters["fixed"] = tuple  # a list as a part of a key
    made.filters["name_in"] = name_in
    return made


def marked(marks: str) -> str:
    """The classes by which the style sheet gives seats the colours that were chosen for them.

    >>> marked("102345")
    'mark-0-1 mark-1-0'
    """
    return " ".join(f"mark-{seat}-{mark}" for seat, mark in enumerate(marks) if str(seat) != mark)


def _of_game(name: str) -> str | None:
    """A template from the folder of a game, such as `no_words/page.html`."""
    game, _, file = name.partition("/")
    if game not in games.names() or not brings(game, file):
        return None
    return (page_folder(game) / file).read_text("utf-8")


def page(template: str, guest: Guest, **context: Any) -> str:
    """A whole page."""
    say = sayer(UI_TEXTS, guest.language)
    return environment().get_template(template).render(guest=guest.reader, say=say, ui=say, **context)


def region(name: str, context: dict[str, Any]) -> str:
    """A region that is the same for all games."""
    template = _of_house(name)
    return "".join(template.root_render_func(_bound(template, context)))


@cache
def _of_house(region: str) -> Template:
    return environment().get_template(f"regions/{region}.html")


class Blocks:
    """The blocks of a game's page, or of the plain one where it leaves them out, drawn from one context.

    Binding a template to a context costs as much as drawing a small block, so it is done once.
    """

    def __init__(self, game: str, context: dict[str, Any]) -> None:
        self._game = game
        self._context = context
        self._bound: dict[Template, Context] = {}

    def __getitem__(self, name: str) -> str:
        template = _with_block(self._game, name)
        bound = self._bound.get(template)
        if bound is None:
            bound = self._bound[template] = _bound(template, self._context)
        return "".join(template.blocks[name](bound))


@cache
def _with_block(game: str, name: str) -> Template:
    own = f"{game}/{PAGE}"
    template = environment().get_template(own if brings(game, PAGE) else PLAIN)
    return template if name in template.blocks else environment().get_template(PLAIN)


def _bound(template: Template, context: dict[str, Any]) -> Context:
    """Bind without copying: all regions share the context, and a copy would cost as much as drawing."""
    return template.new_context(context, shared=True)


class Brought(NamedTuple):
    """What a game adds to a page as a whole: addresses, drawings and words that its regions use, its keys."""

    style: str
    script: str
    sprite: str
    """The address of its drawings: a script that browsers keep."""
    panels: str
    symbols: str
    """Drawings and panels together, for pages that must do without scripts."""
    keys: str
    analysis: str
    """What its remarks on a match that is over are called."""


@cache
def brought(game: str, language: str) -> Brought:
    """What the page of a game needs besides its regions."""
    package = games.package(game)
    keys, analysis = (
        sayer(package, language)(message) if has(package, language, message) else ""
        for message in ("page-keys", "page-analysis")
    )
    words = {"say": sayer(package, language), "page": helper(game)}
    panels = Blocks(game, {**environment().globals, **words})["symbols"]
    style, script, sprite = (assets.of_game(game, name) for name in (*assets.GAME_FILES, assets.SPRITE))
    return Brought(style, script, sprite, panels, sheet(game) + panels, keys, analysis)


@cache
def gallery(game: str, language: str) -> str:
    """What lies in the box of a game, picture by picture: its gallery.html, for the page of its rules."""
    if not brings(game, GALLERY):
        return ""
    words = {"say": sayer(games.package(game), language), "page": helper(game), "rules": games.game(game)}
    return environment().get_template(f"{game}/{GALLERY}").render(**words)


@cache
def helper(game: str) -> Any:
    """The module whose functions a game's page.html calls as `page.…`; None if it has none."""
    page = games.page(game)
    return page.helpers if page else None


@lru_cache(2_000)
def symbol(name: str, kind: str = "") -> Markup:
    """One of the drawings that the page holds as symbols, of some kinds for the style sheet.

    >>> symbol("bell", "icon")
    Markup('<svg class="icon" aria-hidden="true"><use href="#bell"/></svg>')
    """
    classes = Markup(' class="{}"').format(kind) if kind else ""
    return Markup('<svg{} aria-hidden="true"><use href="#{}"/></svg>').format(classes, name)


@lru_cache(20_000)
def vals(question: str, text: str | None = None, then: str = "") -> Markup:
    """The message that a button or a form sends as an answer: the value of `hx-vals`, with its quotes."""
    message = {"question": question}
    if text is not None:
        message["text"] = text
    if then:
        message["then"] = then
    plain = msgspec.json.encode(message).decode()
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), ("'", "&#39;")):
        plain = plain.replace(sign, name)
    return Markup(f"'{plain}'")
