"""`make screenshots`: the pictures of the README, taken from real matches in a real browser."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import CHROMIUM, FLAGS, PATIENCE
from browser.walks import CALL, OPTION, RESULT, asked, click, lay_table, play_to_the_end, start, take_first
from web.process import Server

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP = (1280, 800)


def visitor(browser: Browser, width: int, height: int, *, phone: bool = False) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1.5 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if phone else "light",
        reduced_motion="reduce",
        locale="ru-RU",
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def take(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    page.screenshot(path=PICTURES / f"{name}.png")


def home(browser: Browser, url: str) -> None:
    page = visitor(browser, 1280, 960)
    page.goto(url)
    take(page, "home")


def play_until(page: Page, url: str, wanted: str) -> None:
    """At a table of four, until a question is open, the glade is well filled, and this is to be seen."""
    while True:
        lay_table(page, url, "Аня", 4, 3, first="0", window_seconds="120")
        start(page)
        while (now := asked(page)) != "over":
            tiles = page.locator('[data-test="tile"]').count()
            if now and 4 <= tiles <= 9 and page.locator(wanted).is_visible():
                return
            if now:
                take_first(page, click, now)
            else:
                page.wait_for_selector(f"{OPTION}, {RESULT}")


def table(browser: Browser, url: str) -> None:
    page = visitor(browser, *DESKTOP)
    play_until(page, url, ".tray.to-choose")  # after a call, when nobody else can move
    take(page, "table")
    play_to_the_end([page])
    page.locator('[data-test="replay"]').click()
    base = page.url.split("?")[0]
    for at in range(30, 200):  # a moment at which words could have been called
        page.goto(f"{base}?at={at}&eyes=all")
        if page.locator("#analysis .found").count() >= 5:
            break
    take(page, "replay")


def phone(browser: Browser, url: str) -> None:
    page = visitor(browser, 360, 740, phone=True)
    play_until(page, url, CALL)
    take(page, "phone")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for picture in (home, table, phone):
                picture(browser, f"http://{server.address}")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
