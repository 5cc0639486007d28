"""How people walk through the pages: used by the tests and by the screenshots."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

expect.set_options(timeout=20_000)

OPTION = '[data-test="option"]'
RESULT = '[data-test="result"]'
SOON = 4_000
PATIENCE = 150
"""Seconds within which a match against hurried bots must have ended."""
SET = """([name, value]) => {
    const field = document.querySelector(`[name='${name}'][value='${value}']`)
        || document.querySelector(`[name='${name}']`);
    if (field.type === 'radio' || field.type === 'checkbox') field.checked = true; else field.value = value;
}"""


def play_now(page: Page, url: str, level: str = "master") -> str:
    """From the home page into a match with bots, in one click. Returns the table's address."""
    page.goto(url)
    page.locator(f'[data-test="play-{level}"]').click()
    page.wait_for_url("**/t/*")
    return page.url


def lay_table(page: Page, url: str, name: str, players: int, bots: int, **settings: str) -> str:
    """Lay a table for friends with bots in the last seats. Returns the link to give away."""
    page.goto(f"{url}/new/no_words")
    page.fill("[name=name]", name)
    page.locator(f"[name=players][value='{players}']").check(force=True)
    for seat in range(1, players):
        page.locator(f"[name=seat{seat}]").select_option("master" if seat >= players - bots else "")
    for key, value in settings.items():
        page.evaluate(SET, [f"setting-{key}", value])
    page.locator('[data-test="lay"]').click()
    page.wait_for_url("**/t/*")
    return page.url


def sit(page: Page, link: str, name: str) -> None:
    """A friend opens the link and sits down."""
    page.goto(link)
    page.locator('[data-test="name"]').fill(name)
    page.locator('[data-test="sit"]').click()
    expect(page.locator("main")).to_contain_text(name)


def start(page: Page) -> None:
    """The host begins."""
    page.locator('[data-test="start"]').click()
    expect(page.locator('[data-test="status"]')).to_be_visible()


def click(option: Locator) -> None:
    option.click(timeout=SOON)


def play_to_the_end(pages: list[Page], act: Callable[[Locator], None] = click) -> None:
    """Everybody takes the first option they are offered until the result is shown to all."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if all(page.locator(RESULT).count() for page in pages):
            return
        for page in pages:
            options = page.locator(OPTION)
            if options.count() and not page.locator(RESULT).count():
                before = options.first.get_attribute("data-question") or options.first.get_attribute(
                    "hx-vals"
                )
                with suppress(TimeoutError):  # the question passed while we reached for it
                    act(options.first)
                    _moved_on(page, before or "")
        pages[0].wait_for_timeout(30)
    raise AssertionError("the match did not come to its end")


def _moved_on(page: Page, before: str) -> None:
    """Wait until the page shows another question, or none, or the result."""
    page.wait_for_function(
        "([option, result, before]) => { const one = document.querySelector(option);"
        " return document.querySelector(result) || !one ||"
        " one.getAttribute('hx-vals') !== before }",
        arg=[OPTION, RESULT, before],
        timeout=SOON,
    )


def letters_in(text: str) -> set[str]:
    """Single Cyrillic capitals that stand alone in a text."""
    return set(re.findall(r"(?<![А-ЯЁа-яё])[А-ЯЁ](?![А-ЯЁа-яё])", text))
