"""Every page: no accessibility violation, light and dark, and nothing against the policy."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.walks import lay_table, play_now, play_to_the_end

pytestmark = pytest.mark.soak


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/no_words", "/rules/no_words", "/replay", "/t/abcdefgh2345"])
def test_a_page_has_no_violation(desk: Desk, path: str, dark: bool) -> None:
    page = desk.person(dark=dark)
    page.goto(desk.server.url + path)
    assert violations(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_lobby_table_and_end_have_no_violation(desk: Desk, dark: bool) -> None:
    page = desk.person(dark=dark)
    lay_table(page, desk.server.url, "Аня", players=2, bots=0)
    assert violations(page) == []
    play_now(page, desk.server.url)
    expect(page.locator('[data-test="tile"]').first).to_be_visible()
    assert violations(page) == []
    play_to_the_end([page])
    assert violations(page) == []


def test_the_policy_holds_on_every_page(desk: Desk) -> None:
    page = desk.person()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for path in ("/", "/new/no_words", "/rules/no_words"):
        page.goto(desk.server.url + path)
    play_now(page, desk.server.url)
    expect(page.locator('[data-test="tile"]').first).to_be_visible()
    assert complaints == []
