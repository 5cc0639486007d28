"""The OpenAPI document as a plain page, without scripts, under the policy of all pages."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin
from markupsafe import Markup, escape

from polyana.web.api import types as api_types
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
        operations = [
            _operation(path, method, what)
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
                info=openapi_schema["info"],
                address=str(request.base_url).rstrip("/"),
                json=self.get_openapi_json_route(request),
                operations=operations,
                types=[_type(*one) for one in openapi_schema["components"]["schemas"].items()],
                refused=sorted(refused.items()),
            )
            .encode()
        )


def _operation(path: str, method: str, what: dict[str, Any]) -> Operation:
    asks = [_field(one["name"], one["schema"]) for one in what.get("parameters", ()) if one["in"] == "query"]
    gives = next(said for status, said in what["responses"].items() if status < "300")
    takes = _content(what["requestBody"]) if "requestBody" in what else None
    return Operation(
        method.upper(),
        path,
        _code(what["description"]),
        bool(what.get("security")),
        asks,
        takes,
        _content(gives),
    )


def _content(holder: dict[str, Any]) -> Part:
    kind, one = next(iter(holder["content"].items()))
    return _part(one["schema"]) if kind == "application/json" else Part(kind)


def _type(name: str, schema: dict[str, Any]) -> Type:
    return Type(
        name,
        _code(vars(api_types)[name].__doc__),
        [_field(field, one) for field, one in schema["properties"].items()],
    )


def _field(name: str, schema: dict[str, Any]) -> ApiField:
    default = _json(schema["default"]) if "default" in schema else ""
    example = _json(schema["examples"][0]) if "examples" in schema else ""
    return ApiField(name, _part(schema), _code(schema.get("description", "")), default, example)


def _part(schema: dict[str, Any]) -> Part:
    """What a schema is called in a few words."""
    if "$ref" in schema:
        return Part(schema["$ref"].rpartition("/")[2], known=True)
    if "oneOf" in schema:
        return Part(" or ".join(_part(one).title for one in schema["oneOf"]))
    if schema.get("type") == "array":
        return _part(schema["items"])._replace(many=True)
    return Part(schema.get("type", "anything"))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _code(text: str) -> Markup:
    """What stands between backticks is code."""
    return Markup(re.sub("`([^`]+)`", r"<code>\1</code>", str(escape(text))))
