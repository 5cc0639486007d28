"""Scripts on a page of their own: no server is asked, and a stand-in for htmx notes what would be sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from browser.walks import PATIENCE
from polyana.web.render import assets

STATIC = "/static/"
STAND_IN = """
window.sent = [];  // the messages to the table
window.hooks = {};
window.htmx = { process() {}, registerExtension(name, hooks) { Object.assign(window.hooks, hooks); } };
document.addEventListener("click", ({ target }) => {
  const button = target.closest("button[hx-ws\\\\:send]");
  if (button) sent.push(JSON.parse(button.getAttribute("hx-vals")));
});
window.tell = (kind, detail, target = document.querySelector("#live")) =>
  target.dispatchEvent(new CustomEvent(kind, { bubbles: true, cancelable: true, detail }));
window.drawn = (asked = "") => tell("table:shown", { asked });
window.hear = (data) => tell("htmx:ws:after:message:incoming", { message: { data } });
window.submitted = (form, text = form.elements.text?.value) => {  // what goes out when a form is submitted
  const values = { text };
  const goes = tell("htmx:ws:before:message:outgoing", { message: { values } }, form);
  if (goes) tell("htmx:ws:after:message:outgoing", { message: { values } }, form);
  return goes ? values.text : null;
};
window.glided = [];  // what was animated, and from which step
Element.prototype.animate = function (steps) {
  glided.push([this.id || this.className.baseVal || this.className, steps[0]]);
};
window.key = (key, target = document.activeElement, more = {}) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
window.typed = (field, text) => {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
window.pressed = (selector = "[aria-pressed=true]") =>
  [...document.querySelectorAll(selector)].map((one) => one.id || one.textContent);
"""


class Bench:
    """One page after another in the same window, each with its own HTML and its own scripts."""

    def __init__(self, context: BrowserContext) -> None:
        self.answers: dict[str, tuple[int, str]] = {}
        """What other addresses say: path to status and text."""
        self.asked: list[str] = []
        """Which of them were asked."""
        self.complaints: list[str] = []
        self._html = ""
        self._server = _serve(self._answer)
        self.home = f"http://127.0.0.1:{self._server.server_port}"
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.clock.install()
        self.page.add_init_script(f"localStorage.clear();{STAND_IN}")

    def _answer(self, path: str) -> tuple[int, str]:
        if path == "/":
            return 200, self._html
        self.asked.append(path)
        return self.answers.get(path.partition("?")[0], (404, ""))

    def reset(self) -> None:
        self.complaints.clear()
        self.answers.clear()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def open(self, body: str, *scripts: str, kept: dict[str, str] | None = None) -> Page:
        """A page with this body, and these scripts on it, in their order. `kept` is what the device keeps."""
        self._html = f"<!doctype html><meta charset=utf-8><body>{body}</body>"
        self.asked.clear()
        self.page.goto(f"{self.home}/")
        self.page.evaluate(
            "kept => Object.entries(kept).forEach((each) => localStorage.setItem(...each))", kept or {}
        )
        for script in scripts:
            self.page.evaluate("address => import(address).then(() => null)", STATIC + script)
        return self.page

    def of(self, script: str, expression: str, *given: Any) -> Any:
        """What an expression says of `it`, a script imported on the open page, and of what is `given`."""
        return self.page.evaluate(
            f"([address, given]) => import(address).then((it) => ({expression}))", [STATIC + script, given]
        )


def _serve(answer: Callable[[str], tuple[int, str]]) -> ThreadingHTTPServer:
    """Our files, which the browser then keeps, and whatever else is to be had."""

    class Files(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            asset = assets.assets().get(self.path.removeprefix(STATIC))
            if asset:
                self._send(200, asset.kind, asset.body, "max-age=3600")
            else:
                status, text = answer(self.path)
                self._send(status, "text/html; charset=utf-8", text.encode(), "no-store")

        def _send(self, status: int, kind: str, body: bytes, kept: str) -> None:
            self.send_response(status)
            for name, value in (
                ("content-type", kind),
                ("content-length", len(body)),
                ("cache-control", kept),
            ):
                self.send_header(name, str(value))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Nobody reads it."""

    made = ThreadingHTTPServer(("127.0.0.1", 0), Files)
    made.daemon_threads = True
    Thread(target=made.serve_forever, daemon=True).start()
    return made


@pytest.fixture(scope="package")
def window(browser: Browser) -> Iterator[Bench]:
    context = browser.new_context(viewport={"width": 1000, "height": 700}, service_workers="block")
    context.set_default_timeout(PATIENCE)
    made = Bench(context)
    yield made
    context.close()
    made.close()


@pytest.fixture
def bench(window: Bench) -> Iterator[Bench]:
    """The same window for all tests: a page of its own is dearer than most of them."""
    yield window
    complaints = window.complaints[:]
    window.reset()
    assert complaints == []
