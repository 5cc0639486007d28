"""Every page, light and dark: axe-core finds no violation, and nothing scrolls sideways on a phone."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

from browser.conftest import Desk
from browser.scenes import CALM, FIRST_MOVES
from browser.staged import Moment
from browser.walks import (
    OPTION,
    RESULT,
    lay_table,
    play_now,
    play_to_the_end,
    ready,
    start,
    width_of,
)
from patience import SLOWNESS

TESTS = Path(__file__).parents[1]
SCHEMES: dict[Literal["light", "dark"], dict[str, list[str]]] = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}
"""What axe-core is to look for: everything by day; at night only colours are others."""
VIOLATIONS = "options => axe.run(options).then((found) => found.violations)"
FITTING = 5_000 * SLOWNESS
"""Milliseconds in which a page has fitted itself to the window, on a busy machine as well."""
NARROW = "() => Math.max(innerWidth, document.documentElement.scrollWidth) <= 360"


def check(page: Page) -> None:
    """By day and by night."""
    page.evaluate(Axe().axe_script)
    for scheme, options in SCHEMES.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = page.evaluate(VIOLATIONS, options)
        assert [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]] == [], scheme
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": 360, "height": 740})
    with suppress(TimeoutError):  # what fits itself to the window does so a moment later
        page.wait_for_function(NARROW, timeout=FITTING)
    assert width_of(page) <= 360, "the page scrolls sideways"
    page.set_viewport_size(before)


@pytest.mark.parametrize(
    "path", ["/", "/new/no_words", "/rules/no_words", "/replay", "/api/docs", "/glossary", "/away"]
)
def test_a_quiet_page(desk: Desk, path: str) -> None:
    page = desk.person()
    page.goto(desk.url + path)
    check(page)


def test_the_page_of_a_refusal(desk: Desk) -> None:
    page = desk.person()
    desk.forgives = ("404",)
    page.goto(f"{desk.url}/t/abcdefgh2345")
    check(page)


def test_a_seat_on_another_device_is_opened_closed_and_closed_by_its_owner(desk: Desk) -> None:
    first, second = desk.person(), desk.person()
    play_now(first, desk.url)
    first.get_by_role("tab", name="Ещё").click()
    link = first.locator('[data-test="personal"]').input_value()
    for close in (second, first):
        second.goto(link)
        check(second)
        second.locator('[data-test="open-seat"]').click()
        expect(second.locator('#live[data-seat="0"]')).to_be_visible()
        assert second.url == first.url
        second.get_by_role("tab", name="Ещё").click()
        check(second)
        close.locator('[data-test="close-seat"], [data-test="revoke"]').click()
        expect(second.locator('#live[data-seat="-1"]')).to_be_visible()
    expect(first.locator('#live[data-seat="0"]')).to_be_visible()


def test_a_person_on_another_device_and_the_way_out(desk: Desk) -> None:
    first, second = desk.person(), desk.person()
    desk.seat(FIRST_MOVES["no_words"], first)
    play_now(second, desk.url)
    first.goto(f"{desk.url}/me")
    check(first)
    second.goto(first.locator('[data-test="link"]').input_value())
    check(second)
    expect(second.locator('[data-test="link"]')).to_be_visible()  # to come back to who one is now
    second.locator('[data-test="become"]').click()
    expect(second.locator('[data-test="mine"]')).to_have_count(1)
    first.locator('[data-test="log-out"]').click()
    first.goto(desk.url)
    expect(first.locator('[data-test="mine"]')).to_have_count(1)
    second.reload()
    expect(second.locator('[data-test="mine"]')).to_have_count(0)


def test_lobby_and_table(desk: Desk) -> None:
    page = desk.person()
    lay_table(page, desk.url, "Аня", players=2, bots=1)
    check(page)
    start(page)
    expect(page.locator(OPTION).first).to_be_visible()
    check(page)


LAST_CASE = Moment("no_words", 2, CALM, ("place",), -10)


def test_end_and_replay_which_is_walked_through_by_keys_and_opened_again(desk: Desk) -> None:
    page = desk.person()
    desk.seat(LAST_CASE, page)
    play_to_the_end([page])
    check(page)
    page.locator(RESULT).get_by_role("link", name="Повтор и разбор").click()
    moment = page.locator("#moment")
    expect(moment).to_contain_text("Момент 0")
    ready(page)
    check(page)
    page.locator("body").press("ArrowRight")
    page.locator("body").press("ArrowRight")
    expect(moment).to_contain_text("Момент 2")
    page.wait_for_url("**at=2**")
    page.get_by_role("link", name="Всевидящий").click()
    expect(page.locator(".replay-tray")).to_have_count(2)
    shared = page.locator('[data-test="link"]').input_value()
    with page.expect_download() as saved:
        page.locator('[data-test="file"]').click()
    other = desk.person()
    other.goto(shared)
    expect(other.locator("#moment")).to_contain_text("Момент 2")
    other.goto(desk.url)
    other.get_by_role("link", name="из файла").click()
    other.locator('[data-test="upload"]').set_input_files(saved.value.path())
    other.get_by_role("button", name="Открыть").click()
    expect(other.locator("#moment")).to_contain_text("Момент 0")


# What stands outside of its tray, and papers beside the field that reach below it.
SPILT = """
() => [...document.querySelectorAll(".replay-tray, .fw-board")].flatMap((tray) => {
  const { left, right, bottom } = tray.getBoundingClientRect();
  const clips = (box) => getComputedStyle(box).overflowX !== "visible";
  const scrolls = (box) => box !== tray && (clips(box) || scrolls(box.parentElement));
  const spilt = (box) => {
    const own = box.getBoundingClientRect();
    return own.width > 1 && (own.right > right + 1 || own.left < left - 1 || own.bottom > bottom + 1);
  };
  const boxes = [...tray.querySelectorAll("*:not(svg *, .unseen)")];
  return boxes.filter((box) => !scrolls(box.parentElement) && spilt(box));
}).map((box) => box.outerHTML.slice(0, 80))
"""

PLAYED: dict[str, dict[int, tuple[int, ...]]] = {
    "forest_whisper/golden/five_players": {0: (1280, 768, 360), 92: (1280,)},
    "no_words/golden/vote": {0: (360,)},
}
"""Matches, the moments to look at, and on how wide a page."""


@pytest.mark.parametrize("match", PLAYED)
def test_all_trays_of_a_replay_hold_what_is_in_them(desk: Desk, match: str) -> None:
    page = desk.person()
    page.goto(f"{desk.url}/replay")
    page.locator('[data-test="upload"]').set_input_files(TESTS / f"{match}.match")
    page.get_by_role("button", name="Открыть").click()
    page.wait_for_url("**/replay/*")
    file = page.url.partition("?")[0]
    for at, widths in PLAYED[match].items():
        for width in widths:
            page.set_viewport_size({"width": width, "height": 800})
            page.goto(f"{file}?at={at}&eyes=all", wait_until="domcontentloaded")
            expect(page.locator(".replay-tray").first).to_be_visible()
            assert page.evaluate(SPILT) == [], (at, width)
