"""«Маги леса» in a real browser: a match by clicks, turns by touch and by keys, and nothing hidden shown."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.scenes import FIRST_MOVES
from browser.staged import Moment
from browser.test_pages import check
from browser.walks import (
    OPTION,
    RESULT,
    SO_MANY,
    STATUS,
    Press,
    answered,
    asked_of,
    click,
    lay_table,
    play_on,
    ready,
    start,
    tab_to,
    tap,
    until_asked,
    until_kept,
    until_many,
    width_of,
)

DIE = '[data-test="die"]'
MAY = '[data-test="may"]'
WAYS = '[data-test="may-ways"]'
CHOICE = '[data-test="choice"]'
CARD = '[data-test="card"]'
CARD_MAY = '[data-test="card-may"]'
CARDS = re.compile(r"\b(?:P\d\d|F\d\d|(?:SU|SP|AU|WI)\d)\b")


WITH_A_BOT = Moment("forest_mages", 2, {"first": 0}, alone=False)


def answer(page: Page, kind: str, press: Press) -> None:
    """Do what is asked with what glows: brew when it can be, else place a die where it may go."""
    if kind == "act":
        end, brew = page.locator(f'{CHOICE}[data-text="end"]'), page.locator(f"#board {CARD_MAY}")
        press((brew if brew.count() else end if end.count() else page.locator(DIE)).first)
    elif kind == "die":
        press(page.locator(DIE).first)
    elif kind == "reroll":
        press(page.locator('[data-test="toss"]').first)
        press(page.locator('[data-test="toss-go"]'))
    elif page.locator(MAY).count():
        press(page.locator(MAY).first)
    elif page.locator(WAYS).count():
        press(page.locator(WAYS).first)
        press(page.locator(".fm-pop:popover-open [data-test='way']").first)
    else:
        press(page.locator(CHOICE).first)


def play(page: Page, press: Press, answers: int = SO_MANY) -> set[str]:
    return play_on([page], lambda page, kind: answer(page, kind, press), answers)


def test_a_person_and_two_bots_begin_a_match(desk: Desk) -> None:
    page = desk.person()
    lay_table(page, desk.url, "Аня", 3, 2, "forest_mages", "novice", first="0")
    start(page)
    expect(page.locator('[data-test="forest"]')).to_have_count(4)
    assert {"act", "target"} <= play(page, click, answers=6)


LAST_TURN = Moment("forest_mages", 3, {"first": 0}, ("act",), -25)


def test_a_person_and_two_bots_play_to_the_end(desk: Desk) -> None:
    page = desk.person()
    desk.seat(LAST_TURN, page)
    assert {"act", "target"} <= play(page, click)
    expect(page.locator(RESULT)).to_be_visible()
    sheet = page.locator('[data-test="sheet"]')
    expect(sheet.locator(".fm-scores > li")).to_have_count(3)
    for score in sheet.locator(".fm-scores > li").all():
        parts = score.locator("dt b").all_inner_texts()
        total = re.search(r"\d+$", score.locator(".fm-total").inner_text())
        assert total
        assert sum(map(int, parts)) == int(total[0])
    check(page)


def test_a_die_lights_its_places_up_and_every_step_can_be_taken_back(desk: Desk) -> None:
    page = desk.person()
    desk.seat(WITH_A_BOT, page)
    until_asked(page, "act")
    assert page.locator(STATUS).inner_text().count("ход") == 1, "«Ваш ход» stands twice"
    check(page)
    page.locator(DIE).first.click()
    until_asked(page, "target")
    expect(page.locator(".fm-die.lifted")).to_have_count(1)
    expect(page.locator(f"#board {MAY}").first).to_be_visible()
    check(page)
    lifted = str(page.locator(".fm-die.lifted .die use").last.get_attribute("href")).removeprefix("#fm-")
    other = page.locator(f"[data-instead]:not([data-instead='{lifted}'])").last
    face = other.get_attribute("data-instead")
    other.click()
    until_asked(page, "target")
    expect(page.locator(f".fm-die.lifted .die use[href='#fm-{face}']")).to_have_count(1)
    page.locator("#D1, [data-zone='D1'] .fm-cell").first.click()
    until_asked(page, "pick")
    expect(page.locator(".fm-story")).to_contain_text("Огород")
    page.locator('[data-test="undo-above"]').click()
    until_asked(page, "target")
    page.locator(".fm-die.lifted").click()
    until_asked(page, "act")
    expect(page.locator(DIE)).to_have_count(6)


def test_a_place_that_is_barred_says_why(desk: Desk) -> None:
    page = desk.person()
    desk.seat(WITH_A_BOT, page)
    until_asked(page, "act")
    page.locator(DIE).first.click()
    until_asked(page, "target")
    barred = page.locator(".fm-house [data-test='barred']").first
    expect(barred).to_have_attribute("title", re.compile("Сюда — только кубик этой стихии"))
    barred.click()
    expect(page.locator("#notice")).to_contain_text("МЛ 6.2")


def test_a_phone_plays_by_touch_and_cards_tell_what_they_do(desk: Desk) -> None:
    phone = desk.person(360, 740, touch=True)
    desk.seat(FIRST_MOVES["forest_mages"], phone)
    until_asked(phone, "act")
    phone.locator(f"#board .creature {CARD}").first.tap()
    expect(phone.locator(".fm-about:popover-open")).to_contain_text("В конце игры — 1 очко")
    phone.locator(".fm-about:popover-open").get_by_role("button", name="Закрыть").tap()
    expect(phone.locator(".fm-about:popover-open")).to_have_count(0)
    play(phone, tap, answers=9)
    assert width_of(phone) <= 360, "the page scrolls sideways"


def test_the_keyboard_alone_plays_turns(desk: Desk) -> None:
    page = desk.person()
    desk.seat(WITH_A_BOT, page)
    for _ in range(2):
        until_asked(page, "act")
        end = page.locator(f'{CHOICE}[data-text="end"]')
        if end.count():
            tab_to(page, f'{CHOICE}[data-text="end"]')
            page.keyboard.press("Enter")
            answered(page)
            continue
        tab_to(page, DIE)
        page.keyboard.press("Enter")
        until_asked(page, "target")
        page.keyboard.press("g")
        expect(page.locator(f"{MAY}:focus, {WAYS}:focus")).to_have_count(1)
        page.keyboard.press("1")
        answered(page)
        while (now := asked_of(page)) and now.split("-")[1] != "act":
            tab_to(page, OPTION)
            page.keyboard.press("Enter")
            answered(page)
    page.wait_for_function("() => window.asked.mine()")  # nobody else draws the board anew meanwhile
    tab_to(page, CARD)
    page.keyboard.press("Enter")
    expect(page.locator(".fm-about:popover-open")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".fm-about:popover-open")).to_have_count(0)


REROLL = Moment("forest_mages", 2, {"first": 0}, ("reroll",), seed="липа")
LINES = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) { super(...where); window.sockets.push(this); }
};
"""


def test_dice_marked_to_be_rolled_again_stay_marked(desk: Desk) -> None:
    """When the line breaks and the tray is drawn anew, and when the page is loaded again."""
    page = desk.person(alone=True)
    page.add_init_script(LINES)
    desk.seat(REROLL, page)
    dice = page.locator('[data-test="toss"]')
    first, *others = dice.all()
    expect(page.locator('[data-test="toss-go"]')).to_be_disabled()
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    until_kept(page, page.locator("#fm-tossed").input_value())
    page.evaluate("""() => new Promise((drawn) => {
        document.querySelector("#live").addEventListener("table:shown", drawn, { once: true });
        window.sockets.at(-1).close();
    })""")
    expect(first).to_have_attribute("aria-pressed", "true")
    page.reload()
    ready(page)
    expect(first).to_have_attribute("aria-pressed", "true")
    for other in others:
        expect(other).to_have_attribute("aria-pressed", "false")
    page.locator('[data-test="toss-go"]').click()
    expect(dice).to_have_count(0)


def test_a_spectator_gets_no_card_that_does_not_lie_open(desk: Desk) -> None:
    """Decks have no faces: all that is named is what lies open; brewed potions are in their holder's hand."""
    page, watcher = desk.person(), desk.person()
    desk.seat(WITH_A_BOT, page)
    frames = desk.frames_of(watcher)
    watcher.goto(page.url)
    expect(watcher.locator(".fm-board")).to_be_visible()
    named = set(CARDS.findall(watcher.locator("#live").inner_html()))
    row = {str(one.get_attribute("id")) for one in watcher.locator('[data-test="forest"]').all()}
    cards = watcher.locator(f"#board {CARD}").all()
    assert named == row | {str(one.get_attribute("data-about")) for one in cards}
    assert len(cards) == 8
    play(page, click, answers=14)
    until_many(watcher, frames)
    for text in (*frames, watcher.locator("#live").inner_html()):
        for zone in ("hand", "drunk"):
            assert f'data-zone="{zone}"' not in text
        assert OPTION.strip("[]") not in text
