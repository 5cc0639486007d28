"""A tutorial in the browser: by hand from the home page to its end, and every one for what it points at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.test_pages import check
from browser.walks import ready
from polyana import games
from polyana.testing.tutorials import tutorial_of

TAUGHT = [game for game in games.names() if games.tutorial(game)]
ON = '[data-test="lesson-on"]'
LESSON = "#teacher .lesson"
NOTICE = "#notice .refused"
SEND = """async (deed) => {
    const table = document.querySelector('script[src*="js/table.js"]').src;
    (await import(table.replace("table.js", "send.js"))).send(deed);
}"""
ASKED = """kind => [...document.querySelectorAll("[hx-vals]")]
    .map((one) => JSON.parse(one.getAttribute("hx-vals")).question ?? "")
    .find((one) => one.split("-")[1] === kind && one.split("-")[2] !== "0") ?? "" """


def learn(page: Page, url: str, game: str) -> None:
    page.goto(url)
    page.locator(f'[data-test="learn-{game}"]').click()
    page.wait_for_url("**/t/*")
    ready(page)


def reach(page: Page, number: int) -> None:
    """Wait until the table stands at this step."""
    expect(page.locator(f'{LESSON}[data-step="{number}"]')).to_be_visible()


def read_on(page: Page, number: int) -> None:
    reach(page, number)
    page.locator(ON).click()


def test_no_words_is_learnt_on_a_phone(desk: Desk) -> None:
    """Tapped as the teacher says; a wrong tap gets a friendly word; a reload goes on."""
    page = desk.person(390, 844, touch=True)
    learn(page, desk.url, "no_words")
    check(page)
    for number in (1, 2, 3):
        read_on(page, number)
    reach(page, 4)
    expect(page.locator(".taught")).to_have_text("Щ")
    page.locator('[data-test="hand"]', has_text="К").tap()
    expect(page.locator(NOTICE)).to_contain_text("Начнём с Щ")
    check(page)
    page.reload()
    ready(page)
    reach(page, 4)
    page.locator(".taught").tap()
    read_on(page, 5)
    expect(page.locator(NOTICE)).to_have_count(0)
    reach(page, 9)
    page.locator('[data-test="pass"]').tap()
    reach(page, 12)
    for letter in "КОТ":
        page.locator('[data-test="tile"]', has_text=letter).tap()
    page.locator('[data-test="call"]').tap()
    reach(page, 13)
    expect(page.locator("#plate-2.taught")).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", TAUGHT)
def test_what_the_teacher_points_at_is_there(desk: Desk, game: str) -> None:
    """To the end of every tutorial, and out of it into a real match or the rulebook."""
    page, tutorial = desk.person(), tutorial_of(game)
    learn(page, desk.url, game)
    for number, step in enumerate(tutorial.steps, 1):
        if step.seat not in (None, tutorial.seat):
            continue
        reach(page, number)
        for one in step.show:
            expect(page.locator(f"#live :is({one})"), f"step {number}").not_to_have_count(0)
        if step.show:
            expect(page.locator(".taught:visible").first).to_be_visible()
        if step.kind == "enough":  # it stands in a row that scrolls sideways
            expect(page.locator('[data-test="enough"]')).to_be_in_viewport(ratio=0.9)
        if step.seat is None:
            page.locator(ON).click()
        else:
            question = page.wait_for_function(ASKED, arg=step.kind).json_value()
            page.evaluate(SEND, {"question": question, "text": step.answers[0]})
    expect(page.locator('[data-test="lesson-rules"]')).to_be_visible()
    check(page)
    page.locator('[data-test="lesson-play"]').click()
    expect(page.locator("#teacher")).to_have_count(0)
