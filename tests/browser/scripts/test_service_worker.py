"""The service worker, heard out of its place: what it keeps, what it fetches, which page it brings up."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench
from polyana.web.render.assets import assets

WORKER = """(text) => {
  const heard = {};
  const page = { url: "/t/a", focus: () => "focused" };
  const clients = { matchAll: async () => [page], openWindow: (url) => `opened ${url}` };
  const self = { addEventListener: (kind, hear) => { heard[kind] = hear; }, skipWaiting() {}, clients };
  const store = new Map([["/static/VERSION/kept.css", new Response("kept")]]);
  const cache = {
    addAll: (all) => { window.added = all; },
    match: async ({ url }) => store.get(new URL(url).pathname),
    put: ({ url }) => { window.put = new URL(url).pathname; },
  };
  window.names = ["polyana-VERSION", "polyana-old", "other"];
  const caches = {
    open: async () => cache,
    keys: async () => names,
    match: async (path) => new Response(`page ${path}`),
    delete: async (name) => { names.splice(names.indexOf(name), 1); },
  };
  const fetch = async ({ url }) => {
    if (url.includes("lost")) throw new Error();
    return new Response("fetched");
  };
  new Function("self", "caches", "fetch", text)(self, caches, fetch);
  window.happens = async (kind, more = {}) => {
    const ends = [];
    heard[kind]({ waitUntil: (end) => ends.push(end), respondWith: (end) => ends.push(end), ...more });
    return Promise.all(ends);
  };
  window.asks = async (path, more = {}) => {
    const request = { url: `https://polyana.test${path}`, method: "GET", mode: "cors", ...more };
    const [answer] = await happens("fetch", { request });
    return answer ? answer.text() : null;
  };
}"""


def worker(bench: Bench) -> Any:
    page = bench.open("")
    page.evaluate(WORKER, assets()["js/service-worker.js"].body.decode())
    return page


@pytest.mark.parametrize(
    ("path", "more", "answer"),
    [
        ("/static/VERSION/kept.css", {}, "kept"),
        ("/static/VERSION/new.css", {}, "fetched"),
        ("/static/old/style.css", {}, None),
        ("/t/abcd", {}, None),
        ("/t/abcd", {"mode": "navigate"}, "fetched"),
        ("/lost", {"mode": "navigate"}, "page /away"),
        ("/static/VERSION/kept.css", {"method": "POST"}, None),
    ],
)
def test_the_worker_keeps_files_and_never_a_match(
    bench: Bench, path: str, more: dict[str, str], answer: str | None
) -> None:
    page = worker(bench)
    assert page.evaluate("given => asks(...given)", [path, more]) == answer
    assert page.evaluate("window.put ?? null") == (path if path.endswith("new.css") else None)


def test_a_new_worker_fetches_its_files_and_drops_those_of_old_ones(bench: Bench) -> None:
    page = worker(bench)
    page.evaluate("happens('install')")
    page.evaluate("happens('activate')")
    assert page.evaluate("[added, names]") == [["KEPT"], ["polyana-VERSION", "other"]]


@pytest.mark.parametrize(("wanted", "done"), [("/t/a", "focused"), ("/t/b", "opened /t/b")])
def test_a_note_of_the_system_brings_up_the_table(bench: Bench, wanted: str, done: str) -> None:
    page = worker(bench)
    assert page.evaluate(
        "data => happens('notificationclick', { notification: { data, close() {} } })", wanted
    ) == [done]
