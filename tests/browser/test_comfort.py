"""What makes people feel at home: the screen for a TV, colours, settings that stay, terms, no lost click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Desk
from browser.scenes import FRIENDS, TABLES
from browser.staged import Moment
from browser.test_pages import check
from browser.walks import OPTION, STATUS, UNTIMED, lay_table, play_now, sit, start
from polyana import games

LOG = '[data-test="log"]'
SHEET = '[data-test="settings-sheet"]'
OVERFLOWS = """() => [...document.querySelectorAll("[data-fit]")].filter((frame) => {
    const thing = frame.firstElementChild.getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    return thing.height > box.height + 2 || thing.width > box.width + 2;
}).map((frame) => frame.className)"""


def settings(page: Page) -> None:
    page.locator('[data-test="settings"]').click()
    expect(page.locator(SHEET)).to_be_visible()


def say(page: Page, text: str) -> None:
    page.locator('[data-test="chat-input"]').fill(text)
    page.locator('[data-test="chat-input"]').press("Enter")


@pytest.mark.parametrize("game", games.names())
def test_the_screen_of_every_game_fits_a_tv(desk: Desk, game: str) -> None:
    tv = desk.person(1280, 720)
    tv.goto(f"{desk.url}/t/{desk.stage(TABLES[game]).code}/screen")
    expect(tv.locator(STATUS)).to_be_visible()
    for width, height in ((1280, 720), (1920, 1080)):
        tv.set_viewport_size({"width": width, "height": height})
        tv.wait_for_function(f"() => !({OVERFLOWS})().length")
        assert tv.evaluate("document.documentElement.scrollHeight") <= height
    check(tv)


FRIGHTEN = """() => {
    for (const state of document.querySelectorAll(".ww-state")) {
        state.append(...[1, 2].map(() => state.firstElementChild.cloneNode(true)));
    }
    dispatchEvent(new Event("resize"));
}"""
HANGING_OVER = """() => [...document.querySelectorAll(".plate")].filter((plate) => {
    const room = plate.getBoundingClientRect().right - parseFloat(getComputedStyle(plate).paddingRight);
    const signs = [...plate.querySelectorAll(".ww-state svg")];
    return signs.some((one) => one.getBoundingClientRect().right > room + 1);
}).map((plate) => plate.innerText)"""


@pytest.mark.parametrize("victim", ["evelyn", "victoria"])
def test_hearts_and_fear_stay_within_the_plates_on_a_tv(desk: Desk, victim: str) -> None:
    """As if all victims were as frightened as they can be."""
    tv = desk.person(1920, 1080)
    staged = desk.stage(Moment("wall_whisper", 3, {"victim_1": victim}, alone=False))
    tv.goto(f"{desk.url}/t/{staged.code}/screen")
    expect(tv.locator(".ww-state")).to_have_count(3)
    tv.evaluate(FRIGHTEN)
    assert tv.evaluate(HANGING_OVER) == []


FILL_PILES = """() => {
    for (const card of document.querySelectorAll(".pile > *")) card.dataset.card = "Щ";
}"""
CUT_LETTERS = """() => [...document.querySelectorAll(".pile [data-card]")].filter((card) => {
    const style = getComputedStyle(card, "::after"), pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const ink = pen.measureText(style.content.replaceAll('"', "")), box = card.getBoundingClientRect();
    const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
    return ink.width < 6 || ink.width > box.width || height > box.height;
}).length"""


@pytest.mark.rule("NW-7.5")
def test_letters_of_personal_discards_are_read_on_the_narrowest_plates(desk: Desk) -> None:
    """As if everybody had ten of the widest letters: on phones, and six in a row on a desk."""
    page = desk.person()
    lay_table(page, desk.url, "Аня", 6, 5, first="0", **UNTIMED)
    start(page)
    expect(page.locator(".pile")).to_have_count(6)
    for width in (1280, 1024, 390, 360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        page.evaluate(FILL_PILES)
        assert page.evaluate(CUT_LETTERS) == 0, width


def test_the_screen_invites_follows_the_match_and_the_next_one(desk: Desk) -> None:
    anya, boris, tv = desk.person(), desk.person(), desk.person(1280, 720)
    link = lay_table(anya, desk.url, "Аня", 2, 0, first="0", **UNTIMED)
    anya.locator('[data-test="screen"]').first.scroll_into_view_if_needed()
    tv.goto(f"{link}/screen")
    expect(tv.locator(".qr")).to_be_visible()
    check(tv)
    sit(boris, link, "Борис")
    expect(tv.locator("#lobby")).to_contain_text("Борис")
    expect(tv.locator(".qr")).to_be_hidden()
    start(anya, boris)
    expect(tv.locator(STATUS)).to_contain_text("Аня")
    anya.locator(OPTION, has_text="Выложить").first.click()
    expect(tv.locator(f"{LOG} li").first).to_contain_text("Аня")
    expect(tv.locator('[data-test="tile"]')).to_have_count(3)


def test_name_and_colour_are_chosen_in_the_lobby_and_kept(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person(360, 740)
    link = lay_table(anya, desk.url, "Аня", 2, 0, first="0", **UNTIMED)
    sit(boris, link, "Борис")
    anya.get_by_role("button", name="Розовое перо").click()
    expect(boris.get_by_role("button", name="Розовое перо")).to_be_disabled()
    boris.get_by_role("button", name="Лиловая луна").click()
    boris.locator('[data-test="rename"]').fill("Боря")
    boris.locator('[data-test="rename-go"]').click()
    expect(anya.locator("#lobby")).to_contain_text("Боря")
    expect(anya.locator('[data-test="seat"] use[href="#moon"]')).to_have_count(1)
    check(anya)
    start(anya, boris)
    for page in (anya, boris):
        expect(page.locator("#plate-0 use[href='#feather']")).to_have_count(1)
        expect(page.locator("#plate-1 use[href='#moon']")).to_have_count(1)
    colour = "getComputedStyle(document.querySelector('#plate-0')).getPropertyValue('--seat')"
    root = "getComputedStyle(document.documentElement).getPropertyValue('--seat-5')"
    assert anya.evaluate(colour) == anya.evaluate(root)
    second = lay_table(boris, desk.url, "Боря", 2)
    assert second != link
    expect(boris.locator('[data-test="seat"]').first.locator("use[href='#moon']")).to_have_count(1)


def test_settings_are_one_sheet_on_every_page_and_stay(desk: Desk) -> None:
    page = desk.person(360, 740)
    page.goto(desk.url)
    settings(page)
    check(page)
    page.get_by_label("Ночная", exact=True).check()
    page.get_by_label("Без анимации").check()
    page.get_by_label("Звуки за столом").check()
    page.get_by_role("button", name="Закрыть").click()
    for path in ("/new/no_words", "/rules/no_words", "/glossary", "/replay"):
        page.goto(desk.url + path)
        expect(page.locator("html")).to_have_attribute("data-theme", "night")
        expect(page.locator("html")).to_have_attribute("data-motion", "calm")
        settings(page)
        expect(page.get_by_label("Звуки за столом")).to_be_checked()
        page.keyboard.press("Escape")
        expect(page.locator(SHEET)).to_be_hidden()
    settings(page)
    page.get_by_label("Как в системе").first.check()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "night")
    page.locator(SHEET).get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_whom_one_does_not_hear_is_not_heard_at_the_next_table_either(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    for first in (True, False):
        desk.seat(FRIENDS, anya, boris)
        for page in (anya, boris):
            page.get_by_role("tab", name="Беседа").click()
        say(boris, "ау")
        words = anya.locator("#chat li span").last
        if first:
            expect(words).to_be_visible()
            anya.locator("#chat li").get_by_role("button").click()
        else:
            expect(anya.locator("#chat li")).to_have_count(1)
        expect(words).to_be_hidden()
    settings(anya)
    anya.locator(SHEET).get_by_role("button", name="Слушать снова: Борис").click()
    anya.keyboard.press("1")  # behind an open sheet no option is chosen
    anya.keyboard.press("Escape")
    expect(words).to_be_visible()
    say(boris, "тут?")
    expect(anya.locator("#chat")).to_contain_text("тут?")
    expect(anya.locator('[data-test="tile"]')).to_have_count(2)


def test_a_new_table_begins_as_the_last_one(desk: Desk) -> None:
    page = desk.person()
    lay_table(page, desk.url, "Аня", 4, 2, window_seconds="45")
    page.goto(f"{desk.url}/new/no_words")
    expect(page.locator("[name=players][value='4']")).to_be_checked()
    expect(page.locator("[name=seat3]")).to_have_value("master")
    expect(page.locator("[name=setting-window_seconds]")).to_have_value("45")
    page.goto(f"{desk.url}/new/letter_jam")
    expect(page.locator("[name=players][value='4']")).not_to_be_checked()
    page.goto(f"{desk.url}/new/no_words")
    page.locator('[data-test="as-usual"]').click()
    expect(page.locator("[name=players][value='3']")).to_be_checked()
    expect(page.locator("[name=setting-window_seconds]")).to_have_value("20")
    page.reload()
    expect(page.locator("[name=players][value='3']")).to_be_checked()


def test_a_click_before_the_scripts_have_come_is_done_when_they_have(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    desk.seat(FRIENDS, anya, boris)
    held: list[Route] = []
    anya.route("**/hx-ws.min.js", lambda route: held.append(route))
    anya.reload(wait_until="commit")
    option = anya.locator(OPTION, has_text="Выложить").first
    option.click()
    expect(option).to_have_attribute("data-kept", "")
    expect(boris.locator('[data-test="tile"]')).to_have_count(2)
    while not held:
        anya.wait_for_timeout(20)
    held[0].continue_()
    expect(boris.locator('[data-test="tile"]')).to_have_count(3)
    expect(anya.locator("[data-kept]")).to_have_count(0)


def test_a_refusal_leads_to_its_clause_and_from_there_to_a_term(desk: Desk) -> None:
    anya, boris = desk.person(360, 740), desk.person()
    desk.seat(FRIENDS, anya, boris)
    anya.locator(OPTION, has_text="Выложить").first.click()
    expect(boris.locator('[data-test="call"]')).to_be_enabled()
    boris.locator('[data-test="call-input"]').fill("word")
    boris.locator('[data-test="call-input"]').press("Enter")
    held: list[Route] = []
    boris.route("**/rules/no_words", lambda route: held.append(route))
    boris.locator("#tab-rules").click()
    boris.locator("#notice .clause-link").click()  # while the rulebook is on its way
    while not held:
        boris.wait_for_timeout(20)
    held[0].continue_()
    expect(boris.locator("#panel-rules .clause.asked-for")).to_be_in_viewport()
    boris.locator("#panel-rules .term").first.click()
    expect(boris.locator("#panel-rules .term-entry:target")).to_be_in_viewport()
    assert "/t/" in boris.url
    boris.locator("#panel-rules [data-find]").fill("витрин")
    expect(boris.locator("#panel-rules .term-entry:visible").first).to_contain_text("Витрина")


@pytest.mark.parametrize("path", ["/glossary", "/rules/wall_whisper"])
def test_the_glossary_page(desk: Desk, path: str) -> None:
    page = desk.person()
    page.goto(desk.url + path)
    check(page)
    page.locator("[data-find]").fill("переносчик")
    expect(page.locator(".term-entry:visible").first).to_contain_text("Переносчик")
    expect(page.locator("[data-found]")).to_contain_text("Найдено: ")
    assert page.evaluate("CSS.highlights.get('found').size") > 0
    page.locator("[data-find]").fill("птеродактиль")
    expect(page.locator("[data-found]")).to_have_text("Ничего не нашлось")


def test_bots_are_called_in_the_language_of_whoever_looks(desk: Desk) -> None:
    page = desk.person()
    play_now(page, desk.url, level="novice")
    expect(page.locator("#plate-1")).to_contain_text("Ёж-бот")
    settings(page)
    page.get_by_role("button", name="English").click()
    expect(page.locator("#plate-1")).to_contain_text("Hedgehog-bot")
