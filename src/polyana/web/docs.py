"""The OpenAPI document as a plain page: no script, nothing from elsewhere, under the policy of all pages."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin
from markupsafe import Markup, escape

from polyana.web import assets

PAGE = Markup(
    '<!doctype html><html lang="en"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width">'
    '<link rel="icon" href="{icon}" type="image/svg+xml"><link rel="stylesheet" href="{style}">'
    "<title>{title}: API</title></head><body class='plain docs'><main><h1>{title}: API</h1>"
    '<p>{about}</p><p><a href="{json}">OpenAPI (JSON)</a></p>{parts}</main></body></html>'
)
PART = Markup("<section><h2><code>{method} {path}</code></h2><p>{about}</p>{notes}{details}</section>")
DETAIL = Markup("<details><summary>{title}</summary><pre>{body}</pre></details>")


class PlainPage(OpenAPIRenderPlugin):
    """Every operation with what it takes and what it answers, schemas and examples included."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            _part(openapi_schema, path, method, what)
            for path, item in openapi_schema["paths"].items()
            for method, what in item.items()
        ]
        info = openapi_schema["info"]
        return (
            PAGE.format(
                title=info["title"],
                about=info.get("description", ""),
                icon=assets.address("icon.svg"),
                style=assets.address("style.css"),
                json=self.get_openapi_json_route(request),
                parts=Markup().join(parts),
            )
        ).encode()


def _part(schema: dict[str, Any], path: str, method: str, what: dict[str, Any]) -> Markup:
    details = [
        DETAIL.format(title=f"{one['in']}: {one['name']}", body=_shown(one.get("schema", {})))
        for one in what.get("parameters", ())
    ]
    if "requestBody" in what:
        details.append(DETAIL.format(title="body", body=_body(schema, what["requestBody"])))
    for status, answer in what["responses"].items():
        title = f"{status}: {answer.get('description', '')}"
        details.append(DETAIL.format(title=title, body=_body(schema, answer)))
    notes = Markup("<p>With the seat's token.</p>") if what.get("security") else Markup()
    about = escape(what.get("description") or what.get("summary", ""))
    return PART.format(
        method=method.upper(), path=path, about=about, notes=notes, details=Markup().join(details)
    )


def _body(schema: dict[str, Any], holder: dict[str, Any]) -> str:
    content = holder.get("content", {})
    return "\n\n".join(
        f"{kind}\n{_shown(_found(schema, one.get('schema', {})))}" for kind, one in content.items()
    )


def _found(schema: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """The schema that a reference points to."""
    name = part.get("$ref", "").rpartition("/")[2]
    found: dict[str, Any] = schema["components"]["schemas"][name] if name else part
    return found


def _shown(part: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(part), indent=2).decode()
