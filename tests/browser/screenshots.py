"""`make screenshots`: the pictures of the README, taken from a real match in a real browser."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import CHROMIUM, FLAGS, Server
from browser.walks import OPTION, play_now, play_to_the_end

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MOVES = 14
"""So many answers into a match the table is worth looking at."""


def visitor(browser: Browser, width: int, height: int, *, dark: bool = False) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1.5,
        color_scheme="dark" if dark else "light",
        locale="ru-RU",
    )
    context.set_default_timeout(20_000)
    return context.new_page()


def play_a_while(page: Page) -> None:
    """Some moves, and then a moment at which something is asked."""
    for _ in range(MOVES):
        page.wait_for_selector(OPTION)
        page.locator(OPTION).first.click()
        page.wait_for_timeout(600)
    page.wait_for_selector(OPTION)
    page.wait_for_timeout(800)


def take(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = visitor(browser, 1280, 800)
            page.goto(server.url)
            page.wait_for_timeout(500)
            take(page, "home")
            play_now(page, server.url, "novice")
            play_a_while(page)
            take(page, "table")
            phone = visitor(browser, 360, 740, dark=True)
            play_now(phone, server.url, "novice")
            play_a_while(phone)
            take(phone, "phone")
            play_to_the_end([page])
            page.wait_for_timeout(800)
            take(page, "result")
            page.goto(page.url.split("?")[0] + "/replay?at=20&eyes=0")
            page.wait_for_timeout(800)
            take(page, "replay")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
