"""The OpenAPI document as a plain page, without scripts, under the policy of all pages.

The document is English. The page is told in the reader's language: each of its sentences stands in
`data/api.ru.toml` with its translation.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any, NamedTuple

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin
from markupsafe import Markup, escape

from polyana.core.data_files import data_file
from polyana.web.api import types as api_types
from polyana.web.http.requests import guest_of
from polyana.web.messages import UI_TEXTS
from polyana.web.render.drawing import environment

OPERATION_ORDER = ("games", "tables", "{code}", "sit", "start", "view", "answer", "undo", "events", "file")
"""The order of operations on the page, by the ends of their addresses: as a match goes."""


class Part(NamedTuple):
    """What is sent or comes back: the name of its type, which is told further below, or a plain word."""

    title: str
    many: bool = False
    known: bool = False


class ApiField(NamedTuple):
    """One field of a type, or one parameter of an operation."""

    name: str
    part: Part
    about: Markup
    default: str
    example: str


class Type(NamedTuple):
    """What is sent or comes back, field by field."""

    name: str
    about: Markup
    fields: list[ApiField]


class Operation(NamedTuple):
    """What a program may ask the table to do."""

    method: str
    path: str
    about: Markup
    token: bool
    asks: list[ApiField]
    takes: Part | None
    gives: Part


class PlainPage(OpenAPIRenderPlugin):
    """A match by hand to begin with, then every operation and every type."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        language = guest_of(request).language
        tr = Translation(language)
        operations = [
            _operation(path, method, what, tr)
            for path, item in openapi_schema["paths"].items()
            for method, what in item.items()
        ]
        operations.sort(key=lambda one: OPERATION_ORDER.index(one.path.rpartition("/")[2]))
        refused = {
            status: said["description"]
            for item in openapi_schema["paths"].values()
            for what in item.values()
            for status, said in what["responses"].items()
            if status >= "400"
        }
        return (
            environment()
            .get_template("docs.html")
            .render(
                language=language,
                tr=tr,
                info=openapi_schema["info"],
                address=str(request.base_url).rstrip("/"),
                json=self.get_openapi_json_route(request),
                operations=operations,
                types=[_type(name, one, tr) for name, one in openapi_schema["components"]["schemas"].items()],
                refused=sorted(refused.items()),
            )
            .encode()
        )


class Translation:
    """The sentences of the page in one language, as HTML: code between backticks, [Type] as a link."""

    def __init__(self, language: str) -> None:
        self._texts = _translations(language)

    def __call__(self, text: str) -> Markup:
        text = " ".join(text.split())
        said = str(escape(self._texts.get(text, text)))
        said = re.sub("`([^`]+)`", r"<code>\1</code>", said)
        return Markup(re.sub(r"\[([A-Z]\w+)\]", r'<a href="#\1">\1</a>', said))


@cache
def _translations(language: str) -> dict[str, str]:
    """English sentences and what they are in a language."""
    file = data_file(UI_TEXTS, f"api.{language}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _operation(path: str, method: str, what: dict[str, Any], tr: Translation) -> Operation:
    asks = [
        _field(one["name"], one["schema"], tr) for one in what.get("parameters", ()) if one["in"] == "query"
    ]
    gives = next(said for status, said in what["responses"].items() if status < "300")
    takes = _content(what["requestBody"], tr) if "requestBody" in what else None
    return Operation(
        method.upper(),
        path,
        tr(what["description"]),
        bool(what.get("security")),
        asks,
        takes,
        _content(gives, tr),
    )


def _content(holder: dict[str, Any], tr: Translation) -> Part:
    kind, one = next(iter(holder["content"].items()))
    return _part(one["schema"], tr) if kind == "application/json" else Part(kind)


def _type(name: str, schema: dict[str, Any], tr: Translation) -> Type:
    return Type(
        name,
        tr(vars(api_types)[name].__doc__),
        [_field(field, one, tr) for field, one in schema["properties"].items()],
    )


def _field(name: str, schema: dict[str, Any], tr: Translation) -> ApiField:
    default = _json(schema["default"]) if "default" in schema else ""
    example = _json(schema["examples"][0]) if "examples" in schema else ""
    return ApiField(name, _part(schema, tr), tr(schema.get("description", "")), default, example)


def _part(schema: dict[str, Any], tr: Translation) -> Part:
    """What a schema is called in a few words."""
    if "$ref" in schema:
        return Part(schema["$ref"].rpartition("/")[2], known=True)
    if "oneOf" in schema:
        return Part(f" {tr('or')} ".join(_part(one, tr).title for one in schema["oneOf"]))
    if schema.get("type") == "array":
        return _part(schema["items"], tr)._replace(many=True)
    return Part(tr(schema.get("type", "anything")))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
