"""«Шёпот леса» in a real browser: whole matches by clicks, touch and keys, and no word before its time."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.staged import Moment
from browser.test_pages import check
from browser.walks import (
    OPTION,
    RESULT,
    SOON,
    STATUS,
    lay_table,
    play_on,
    ready,
    sit,
    start,
    tab_to,
    until_kept,
    width_of,
)

WORD = '[data-test="word"]'
DONE = '[data-test="done"]'
TREE = '[data-test="tree"]'
UNHURRIED = {"deck": 3, "first": 0, "write_seconds": 180, "doubt_seconds": None, "vote_seconds": None}
"""Two rounds, and time enough on any machine."""
PAIR = Moment("forest_whisper", 2, UNHURRIED, ("write",), people=2)
WITH_A_BOT = Moment("forest_whisper", 2, UNHURRIED, ("write",), alone=False)
WORDS = '[data-test="words"]'


def by_clicks(page: Page, kind: str) -> None:
    """Tap two letters and put the pencil down; else take the first thing that glows."""
    if kind == "write":
        for tree in page.locator(TREE).all()[:2]:
            tree.click(timeout=SOON)
        page.locator(DONE).click(timeout=SOON)
    else:
        glowing = '[data-test="may"], [data-test="spot"], [data-test="choice"]:not(.barred)'
        page.locator(glowing).first.click(timeout=SOON)


def by_touch(page: Page, kind: str) -> None:
    if kind == "write":
        page.locator(TREE).first.tap(timeout=SOON)
        page.locator(DONE).tap(timeout=SOON)
    else:
        glowing = '[data-test="may"], [data-test="spot"], [data-test="choice"]:not(.barred)'
        page.locator(glowing).first.tap(timeout=SOON)


def by_keys(page: Page, kind: str) -> None:
    """Whoever starts to type means the word; the digits choose, and so does Tab."""
    if kind == "write":
        page.keyboard.type("ток")
        page.keyboard.press("Enter")
    elif kind == "spot":
        tab_to(page, OPTION)
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")


def test_two_people_and_a_bot_play_a_whole_match(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    short = {"deck": "3", "first": "0", "write_seconds": "180", "scoring": "points"}
    link = lay_table(anya, desk.url, "Аня", 3, 1, "forest_whisper", "novice", **short)
    sit(boris, link, "Борис")
    start(anya, boris)
    play_on([anya, boris], by_clicks)
    for page in (anya, boris):
        expect(page.locator(RESULT)).to_contain_text("Борис")
        expect(page.locator(".fw-harvest")).to_contain_text("Верховный Друид")
    check(anya)


def test_letters_are_tapped_kept_and_shown_to_nobody_before_the_reveal(desk: Desk) -> None:
    anya, boris, watcher = desk.person(360, 740, touch=True), desk.person(), desk.person()
    frames = [desk.frames_of(page) for page in (boris, watcher)]
    link = desk.seat(PAIR, anya, boris)
    watcher.goto(link)
    expect(watcher.locator("sand-glass")).to_be_visible()
    trees = anya.locator(TREE).all()[:3]
    for tree in trees:
        tree.tap()
        expect(tree).to_have_attribute("aria-pressed", "true")
    word = "".join(str(tree.get_attribute("data-spell")) for tree in trees)
    expect(anya.locator(WORD)).to_have_value(word)
    anya.locator("[data-backspace]").tap()
    expect(anya.locator('[aria-pressed="true"]')).to_have_count(2)
    until_kept(anya, word[:-1])
    trees[2].tap()
    until_kept(anya, word)
    anya.reload()
    ready(anya)
    expect(anya.locator(WORD)).to_have_value(word)
    expect(anya.locator('[aria-pressed="true"]')).to_have_count(3)
    assert width_of(anya) <= 360, "the page scrolls sideways"
    anya.locator(DONE).tap()
    expect(anya.locator('[data-test="sheet"]')).to_have_text(word.upper())
    expect(boris.locator("#plate-0")).to_contain_text("слово готово")
    anya.locator('[data-test="withdraw"]').tap()
    expect(anya.locator(WORD)).to_have_value(word)
    anya.locator(DONE).tap()
    expect(boris.locator("#plate-0")).to_contain_text("слово готово")
    for text in (*frames[0], *frames[1], boris.content(), watcher.content()):
        assert not re.search(rf"\b{word}\b", text.lower())  # «пёс» also begins «песочные часы»
    boris.locator(DONE).click()
    for page in (anya, boris, watcher):
        expect(page.locator(WORDS)).to_contain_text(word.upper())


def test_a_third_card_of_ones_own_is_not_taken(desk: Desk) -> None:
    """As if three trees had been gathered: two of them join a word, and the page says why not the third."""
    anya, boris = desk.person(), desk.person()
    desk.seat(PAIR, anya, boris)
    anya.evaluate(
        """() => document.querySelector(".fw-own").innerHTML =
        '<button type="button" class="leaf-card big" data-spell="ю" data-own>Ю</button>'.repeat(3)"""
    )
    for card in anya.locator("[data-own]").all():
        card.click()
    expect(anya.locator(WORD)).to_have_value("юю")
    expect(anya.locator('[data-own][aria-pressed="true"]')).to_have_count(2)
    expect(anya.locator("#fw-hint")).to_contain_text("не больше двух своих карт")
    anya.locator(WORD).fill("ююю")
    expect(anya.locator("#fw-hint")).to_contain_text("Не хватает букв: Ю")


def test_only_a_deck_with_yo_tells_it_from_e(desk: Desk) -> None:
    """The cards of one's own, as if two had been gathered: with Ё in the deck Е needs another card."""
    anya, boris = desk.person(), desk.person()
    desk.seat(PAIR, anya, boris)
    anya.evaluate(
        """() => document.querySelector(".fw-own").innerHTML =
        '<button type="button" class="leaf-card big" data-spell="ё" data-own>Ё</button>'.repeat(2)"""
    )
    trees = anya.locator(f'{TREE}[data-spell="е"]').count()
    missing = anya.locator("#fw-hint")
    anya.locator(WORD).fill("е" * (trees + 2))
    expect(missing).to_be_empty()
    anya.evaluate('() => (document.querySelector(".fw-tray").dataset.yo = "")')
    anya.locator(WORD).fill("е" * (trees + 1))
    expect(missing).to_contain_text("Не хватает букв: Е")
    anya.locator(WORD).fill("ёё")
    expect(missing).to_be_empty()
    expect(anya.locator('[data-own][aria-pressed="true"]')).to_have_count(2)
    anya.locator(WORD).fill("rjn")
    expect(missing).to_have_text("Включена латинская раскладка: «кот»?")


def test_a_card_that_was_tapped_serves_its_letter(desk: Desk) -> None:
    """Three players have two А for sure. Аня means the second one and is not asked; Борис meant it too and is
    asked, since a cube has come to it; Вера has only typed."""
    people = anya, boris, vera = desk.person(), desk.person(360, 740, touch=True), desk.person()
    desk.seat(PAIR._replace(players=3, settings={**UNHURRIED, "judge": "vote"}, people=3), *people)
    letters = [str(tree.get_attribute("data-spell")) for tree in anya.locator(TREE).all()]
    other = next(letter for letter in letters if letters.count(letter) == 1)
    spelled = [letters.index("а", letters.index("а") + 1), letters.index(other)]
    for page in (anya, boris):
        for number in spelled:
            page.locator(TREE).nth(number).click()
        expect(page.locator(WORD)).to_have_value(f"а{other}")
    place = anya.locator(TREE).nth(spelled[0]).get_attribute("data-place")
    vera.locator(WORD).fill(f"{other}а")
    for page in people:
        page.locator(DONE).click()
    for page in people:
        page.locator('[data-test="choice"]').first.click()
    expect(anya.locator(f'#c{place} [data-tower="0"]')).to_be_visible()
    for page in (boris, vera):
        expect(page.locator(STATUS)).to_contain_text("Откуда взять А")
        page.locator(f'#c{place} [data-test="may"]').click()
    expect(vera.locator(f'#c{place} [data-tower="2"]')).to_be_visible()


def test_a_phone_plays_a_match_by_touch(desk: Desk) -> None:
    phone = desk.person(360, 740, touch=True)
    desk.seat(WITH_A_BOT, phone)
    play_on([phone], by_touch)
    expect(phone.locator(RESULT)).to_be_visible()
    assert width_of(phone) <= 360, "the page scrolls sideways"


def test_the_keyboard_alone_plays_a_match(desk: Desk) -> None:
    page = desk.person()
    desk.seat(WITH_A_BOT, page)
    play_on([page], by_keys)
    expect(page.locator(RESULT)).to_be_visible()


def test_field_and_tray_are_there_for_everybody(desk: Desk) -> None:
    """By day and night, while writing and while placing; the field is zoomed, and control laid over it."""
    anya, boris = desk.person(), desk.person()
    desk.seat(PAIR, anya, boris)
    check(anya)
    card = anya.locator(TREE).first
    before = card.bounding_box()
    anya.locator('[data-zoom="1"]').click()
    after = card.bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"]
    anya.locator("[data-control]").click()
    expect(anya.locator("[data-control]")).to_have_attribute("aria-pressed", "true")
    anya.locator(WORD).fill("щщщ")
    expect(anya.locator("#fw-hint")).to_contain_text("ЩЩ")
    for page in (anya, boris):
        page.locator(DONE).click()
    expect(anya.locator(STATUS)).to_contain_text("поставьте один куб")
    expect(anya.locator("[data-control]")).to_have_attribute("aria-pressed", "true")
    check(anya)
