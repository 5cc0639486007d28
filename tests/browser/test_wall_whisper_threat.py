"""Two killers in a real browser: five seats, two people and three bots, from the form to the result."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from browser.conftest import Desk
from browser.staged import Moment
from browser.test_pages import check
from browser.test_wall_whisper import by_clicks, nothing_through_the_wall
from browser.walks import RESULT, play_on, ready, set_to, sit, start

FIVE = "[name=players][value='5']"
NOTE = "[data-misfits]"
LAST_ROUND = Moment(
    "wall_whisper",
    5,
    {"second_killer": "roboeye", "second_seat": 4},
    ("act",),
    -30,
    people=2,
)


def lay_five(page: Page, url: str) -> str:
    """A table of five: a person hunts with a bot, a person hides with two. Five are offered only when a
    second killer is chosen."""
    page.goto(f"{url}/new/wall_whisper")
    page.fill("[name=name]", "Аня")
    expect(page.locator(FIVE)).to_be_disabled()
    expect(page.locator(NOTE)).to_contain_text("ШС 1.6")
    set_to(page, "second_killer", "roboeye")
    expect(page.locator(FIVE)).to_be_enabled()
    expect(page.locator(NOTE)).to_be_empty()
    page.locator(FIVE).check(force=True)
    page.locator(".fine summary").click()
    set_to(page, "second_seat", "4")
    for seat in (2, 3, 4):
        page.locator(f"[name=seat{seat}]").select_option("novice")
    page.locator('[data-test="lay"]').click()
    page.wait_for_url("**/t/*")
    ready(page)
    return page.url


def test_five_begin_double_threat(desk: Desk) -> None:
    killer, boris = desk.person(), desk.person()
    link = lay_five(killer, desk.url)
    sit(boris, link, "Борис")
    start(killer, boris)
    for page in (killer, boris):
        expect(page.locator('[data-test="threat"]')).to_have_count(1)
        expect(page.locator('.ww-room[data-place="R3"] .ww-killer')).to_have_count(2)
    expect(killer.locator("[data-board]")).to_have_count(2)
    expect(boris.locator("[data-board]")).to_have_count(0)
    check(killer)
    check(boris)
    play_on([killer, boris], by_clicks, answers=4)


def test_five_play_double_threat_to_the_end(desk: Desk) -> None:
    killer, boris = desk.person(), desk.person()
    frames = [desk.frames_of(page) for page in (killer, boris)]
    desk.seat(LAST_ROUND, killer, boris)
    play_on([killer, boris], by_clicks)
    for page in (killer, boris):
        expect(page.locator(RESULT)).to_contain_text("Побежда")
    nothing_through_the_wall(*frames)


def test_a_number_that_no_longer_fits_gives_way_to_the_next(desk: Desk) -> None:
    """Also if what was asked about older settings is answered last."""
    page = desk.person(360, 740)
    held: list[Route] = []
    page.route("**/fits?*", lambda route: route.continue_() if held else held.append(route))
    page.goto(f"{desk.url}/new/wall_whisper")
    while not held:
        page.wait_for_timeout(20)
    set_to(page, "second_killer", "roboeye")
    expect(page.locator(FIVE)).to_be_enabled()
    with page.expect_response("**/fits?*"):
        held[0].continue_()
    page.locator(FIVE).check(force=True)
    expect(page.locator("[data-seat-row='4']")).to_be_visible()
    set_to(page, "second_killer", "")
    expect(page.locator("[name=players][value='4']")).to_be_checked()
    expect(page.locator("[data-seat-row='4']")).to_be_hidden()
    check(page)
