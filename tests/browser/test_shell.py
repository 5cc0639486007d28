"""The table as an app: a page for bad times, the sheet of keys, and telling about one's turn."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Desk
from browser.scenes import FIRST_MOVES

ALLOWED = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
"""
"""As if somebody had allowed it; a browser without windows does not let itself be told."""


def test_a_page_that_cannot_be_reached_says_so_kindly(desk: Desk) -> None:
    page = desk.person(workers=True)
    desk.forgives = ("ERR_INTERNET_DISCONNECTED",)
    page.goto(desk.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => caches.keys())")
    page.reload()  # the worker has come when the page was already there
    page.context.set_offline(True)
    page.goto(f"{desk.url}/new/no_words")
    expect(page.get_by_role("heading", level=1)).to_have_text("До стола не дозвониться")
    page.context.set_offline(False)
    page.get_by_role("link", name="Попробовать снова").click()
    expect(page).to_have_title("Поляна")


def test_the_sheet_of_keys_opens_and_closes(desk: Desk) -> None:
    page = desk.person()
    desk.seat(FIRST_MOVES["no_words"], page)
    sheet = page.locator("#keys")
    expect(sheet).to_be_hidden()
    page.locator("body").press("?")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("варианты ответа по порядку")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_ones_turn_is_told_only_to_whoever_asks_for_it(desk: Desk) -> None:
    page = desk.person(1440, 900, alone=True)
    page.add_init_script(ALLOWED)
    desk.seat(FIRST_MOVES["no_words"], page)
    page.locator('[data-test="settings"]').click()
    switch = page.locator('[data-test="notify"]')
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    page.reload()
    expect(page.locator('[data-test="notify"]')).to_be_checked()
