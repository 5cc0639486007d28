"""How people walk through the pages: used by the tests and by the screenshots."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

OPTION = '[data-test="option"]'
RESULT = '[data-test="result"]'
STATUS = '[data-test="status"]'
CALL = '[data-test="call-input"]'
SOON = 5_000
"""Milliseconds for a click or its effect; a question may pass by itself while we reach for it."""
LONGEST = 150
"""Seconds within which a match against hurried bots must have ended."""
ASKED = """([option, result]) => document.querySelector(result) ? "over"
    : document.querySelector(option)?.getAttribute("hx-vals") ?? "" """
MOVED_ON = f"([option, result, before]) => ({ASKED})([option, result]) !== before"
UNTIMED = {"window_seconds": "", "dispute_seconds": "", "vote_seconds": "", "next_seconds": ""}


def play_now(page: Page, url: str, level: str = "master") -> str:
    """From the home page into a match with bots, in one click. Returns the table's address."""
    page.goto(url)
    page.locator(f'[data-test="play-no_words-{level}"]').click()
    page.wait_for_url("**/t/*")
    return page.url


def lay_table(page: Page, url: str, name: str, players: int, bots: int = 0, **settings: str) -> str:
    """Lay a table for friends with bots in the last seats. Returns the link to give away."""
    page.goto(f"{url}/new/no_words")
    page.fill("[name=name]", name)
    page.locator(f"[name=players][value='{players}']").check(force=True)
    for seat in range(1, players):
        page.locator(f"[name=seat{seat}]").select_option("master" if seat >= players - bots else "")
    page.locator(".fine summary").click()
    for key, value in settings.items():
        _set(page, key, value)
    page.locator('[data-test="lay"]').click()
    page.wait_for_url("**/t/*")
    return page.url


def _set(page: Page, key: str, value: str) -> None:
    field = page.locator(f"[name='setting-{key}']")
    if field.first.get_attribute("type") in ("radio", "checkbox"):
        page.locator(f"[name='setting-{key}'][value='{value}']").check()
    elif field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(value)
    else:
        field.fill(value)


def sit(page: Page, link: str, name: str) -> None:
    """A friend opens the link and sits down."""
    page.goto(link)
    page.locator('[data-test="name"]').fill(name)
    page.locator('[data-test="sit"]').click()
    expect(page.locator("#lobby")).to_contain_text(name)


def start(*pages: Page) -> None:
    """The host, who is the first, begins; the others see it."""
    pages[0].locator('[data-test="start"]').click()
    for page in pages:
        expect(page.locator(STATUS)).to_be_visible()
        page.wait_for_load_state("networkidle")  # what is pressed earlier is kept, but done later


def friends(host: Page, guest: Page, url: str, **settings: str) -> str:
    """Two people at a table without clocks; the host moves first. Returns the table's address."""
    link = lay_table(host, url, "Аня", 2, 0, **{"first": "0", **UNTIMED, **settings})
    sit(guest, link, "Борис")
    start(host, guest)
    return link


def click(option: Locator) -> None:
    option.click(timeout=SOON)


def tap(option: Locator) -> None:
    option.tap(timeout=SOON)


def asked(page: Page) -> str:
    """What the first option of a page would answer; "over" at the end of a match."""
    return str(page.evaluate(ASKED, [OPTION, RESULT]))


def play_to_the_end(pages: list[Page], act: Callable[[Locator], None] = click) -> None:
    """Everybody takes the first option that they are offered until the result is shown to all."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        now = [asked(page) for page in pages]
        if all(one == "over" for one in now):
            return
        for page, before in zip(pages, now, strict=True):
            if before not in ("", "over"):
                take_first(page, act, before)
        if not any(now):
            with suppress(TimeoutError):
                pages[0].wait_for_selector(f"{OPTION}, {RESULT}", timeout=SOON if len(pages) == 1 else 50)
    raise AssertionError([page.locator("#status").inner_text() for page in pages])


def take_first(page: Page, act: Callable[[Locator], None], before: str) -> None:
    """Take the first option, and wait until the page asks something else, or nothing."""
    with suppress(TimeoutError):
        act(page.locator(OPTION).first)
        page.wait_for_function(MOVED_ON, arg=[OPTION, RESULT, before], timeout=SOON)
