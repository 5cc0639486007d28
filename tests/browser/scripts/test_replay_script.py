"""The script of a replay: slider, keys, eyes, playing on by itself."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench

REPLAY = """<div id="replay" data-base="/r" data-at="2" data-last="5" data-eyes="0">
  <input type="range" min="0" max="5" value="2"><input id="replay-link" value="https://elsewhere.test/r">
  <button data-share data-copied="Готово" hidden>…</button>
  <button data-play data-stop="Стоп" hidden>Пуск</button>
  <a data-step="first" href="#">«</a><a data-step="back" href="#">‹</a>
  <a data-step="on" href="#">›</a><a data-step="last" href="#">»</a>
  <a data-eyes="0" href="#">Аня</a><a data-eyes="-1" href="#">зритель</a>
  <a data-at="4" href="#">ход 4</a><p id="board"></p><ol id="log"></ol></div>"""
MOMENT = '<div data-region="board"><b>доска</b></div>'


def replay(bench: Bench, status: int = 200) -> Any:
    bench.answers.update({"/r/moment": (status, MOMENT), "/r": (200, "<p>просто страница</p>")})
    return bench.open(REPLAY, "js/replay.js")


def links(page: Any) -> dict[str, str]:
    found = page.evaluate(
        "[...document.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')])"
    )
    return dict(found)


def test_links_of_a_replay_follow_at_once(bench: Bench) -> None:
    page = replay(bench)
    assert links(page) == {
        "«": "/r?at=0&eyes=0",
        "‹": "/r?at=1&eyes=0",
        "›": "/r?at=3&eyes=0",
        "»": "/r?at=5&eyes=0",
        "Аня": "/r?at=2&eyes=0",
        "зритель": "/r?at=2&eyes=-1",
        "ход 4": "#",
    }
    assert page.locator("#replay-link").input_value() == "https://elsewhere.test/r?at=2&eyes=0"
    assert page.locator("[data-share]").get_attribute("data-copy") == "https://elsewhere.test/r?at=2&eyes=0"
    assert page.locator("[aria-current]").all_inner_texts() == ["Аня"]


@pytest.mark.parametrize(
    ("act", "at", "eyes"),
    [
        ("document.querySelector('[data-step=on]').click()", 3, "0"),
        ("document.querySelector('[data-step=first]').click()", 0, "0"),
        ("document.querySelector('[data-at=\"4\"]').click()", 4, "0"),
        ("document.querySelector('[data-eyes=\"-1\"]').click()", 2, "-1"),
        ("typed(document.querySelector('[type=range]'), 5)", 5, "0"),
        ("key('ArrowLeft')", 1, "0"),
        ("key('End')", 5, "0"),
        ("for (const _ of [1, 2, 3, 4]) key('ArrowRight')", 5, "0"),
    ],
)
def test_ways_through_a_replay(bench: Bench, act: str, at: int, eyes: str) -> None:
    page = replay(bench)
    page.evaluate(act)
    page.wait_for_function("([at, eyes]) => location.search === `?at=${at}&eyes=${eyes}`", arg=[at, eyes])
    assert page.locator("#board").inner_html() == "<b>доска</b>"
    assert bench.asked[-1] == f"/r/moment?at={at}&eyes={eyes}"
    assert len(bench.asked) <= 2  # one request at a time, and then the latest wish


@pytest.mark.parametrize("act", ["key('ArrowRight', document.querySelector('#replay-link'))", "key('x')"])
def test_other_keys_are_left_alone(bench: Bench, act: str) -> None:
    page = replay(bench)
    assert not page.evaluate(act)
    assert bench.asked == []


def test_a_moment_that_was_seen_is_not_fetched_again(bench: Bench) -> None:
    page = replay(bench)
    for key, at in (("ArrowRight", 3), ("ArrowLeft", 2), ("ArrowRight", 3)):
        page.evaluate(f"key('{key}')")
        page.wait_for_function("at => location.search.startsWith(`?at=${at}`)", arg=at)
    assert bench.asked == ["/r/moment?at=3&eyes=0", "/r/moment?at=2&eyes=0"]


def test_a_replay_plays_to_its_end(bench: Bench) -> None:
    page = replay(bench)
    play = page.locator("[data-play]")
    page.evaluate("key(' ')")
    assert (play.inner_text(), play.get_attribute("aria-pressed")) == ("Стоп", "true")
    for at in (3, 4, 5):
        page.clock.run_for(1400)
        page.wait_for_function("at => location.search.startsWith(`?at=${at}`)", arg=at)
    page.clock.run_for(1400)
    assert (play.inner_text(), play.get_attribute("aria-pressed")) == ("Пуск", "false")


def test_if_a_moment_cannot_be_had_the_plain_page_says_why(bench: Bench) -> None:
    page = replay(bench, status=500)
    with page.expect_navigation(url="**/r?at=3&eyes=0"):
        page.evaluate("key('ArrowRight')")
