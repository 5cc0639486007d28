"""Whole matches in a real browser: friends, phone, keyboard; and what a spectator gets to see of one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Desk
from browser.scenes import CALM
from browser.staged import Moment
from browser.walks import (
    OPTION,
    RESULT,
    click,
    frames_of,
    lay_table,
    play_on,
    play_to_the_end,
    ready,
    return_to,
    sit,
    start,
    tab_to,
    tap,
    width_of,
)

OPEN = re.compile(r"talk|case|pile-\d")
"""The zones whose cards lie open for everybody."""


LAST_CASE = Moment("nwnwnwnwcase", "no_words", 3, CALM, ("place",), -12, people=2)


def test_two_people_and_a_bot_begin_a_match(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    link = lay_table(anya, desk.url, "Аня", players=3, bots=1)
    sit(boris, link, "Борис")
    start(anya, boris)
    play_on([anya, boris], lambda page, kind: click(page.locator(OPTION).first), answers=4)


def test_two_people_and_a_bot_play_to_the_end_and_another_match(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    for page, seat in zip((anya, boris), desk.stage(LAST_CASE), strict=True):
        return_to(page, seat)
    link = boris.url
    play_to_the_end([anya, boris])
    for page in (anya, boris):
        expect(page.locator(RESULT)).to_contain_text("Борис")
    anya.locator('[data-test="rematch"]').click()
    expect(anya.locator("#lobby")).to_contain_text("Борис")
    boris.get_by_text("К новому столу").click()
    expect(boris.locator("#lobby .you")).to_contain_text("Борис")
    assert boris.url == anya.url != link
    start(anya, boris)


def test_a_phone_plays_by_touch_and_a_spectator_sees_no_hidden_letter(desk: Desk) -> None:
    phone, watcher = desk.person(360, 740, touch=True), desk.person()
    link = lay_table(phone, desk.url, "Аня", players=2, bots=1)
    frames = frames_of(watcher)
    watcher.goto(link)
    expect(watcher.locator("#lobby")).to_contain_text("Аня")
    start(phone, watcher)
    seen = [watcher.content()]
    play_to_the_end([phone], tap)
    expect(watcher.locator(RESULT)).to_be_visible()
    assert width_of(phone) <= 360, "the page scrolls sideways"
    assert len(frames) > 10
    for text in (*frames, *seen, watcher.content()):
        for zone in zones_with_cards(text):
            assert OPEN.fullmatch(zone), zone
        assert "берёте из колоды" not in text
        assert OPTION.strip("[]") not in text


def zones_with_cards(text: str) -> set[str]:
    """The zones in which a text shows cards; "" for cards outside of any."""
    first, *zones = text.split('data-zone="')
    named = [zone.partition('"') for zone in zones]
    found = {name for name, _, inside in named if 'data-card="' in inside}
    return found | ({""} if 'data-card="' in first else set())


def test_the_search_for_hidden_letters_would_find_them() -> None:
    hand = '<div class="hand" data-zone="hand"><button data-card="К"></button></div>'
    assert zones_with_cards(f'<ol data-zone="talk"><li data-card="О*"></ol>{hand}') == {"talk", "hand"}
    assert zones_with_cards('<i data-card="К"></i><ol data-zone="talk"></ol>') == {""}
    assert not OPEN.fullmatch("hand")


def test_the_keyboard_alone_plays_a_match(desk: Desk) -> None:
    """From the home page to the result without touching anything else."""
    page = desk.person()
    page.goto(desk.url)
    tab_to(page, '[data-test="play-no_words-master"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    ready(page)
    ways = [by_digit, by_tab]

    def press(option: Locator) -> None:
        ways.append(ways.pop(0))
        ways[0](page)

    play_to_the_end([page], press)
    expect(page.locator(RESULT)).to_be_visible()


def by_digit(page: Page) -> None:
    page.keyboard.press("1")


def by_tab(page: Page) -> None:
    """To the first option by Tab; if the question passes meanwhile, there is nothing to press."""
    if tab_to(page, OPTION):
        page.keyboard.press("Enter")


def test_an_opponent_never_gets_the_others_hand(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    link = lay_table(anya, desk.url, "Аня", players=2, first="0")
    frames = frames_of(boris)
    sit(boris, link, "Борис")
    start(anya, boris)
    expect(boris.locator('[data-test="hand"]')).to_have_count(3)
    hands = [
        {str(tile.get_attribute("data-card")) for tile in page.locator('[data-test="hand"]').all()}
        for page in (anya, boris)
    ]
    for text in (*frames, boris.content()):
        for letter in hands[0] - hands[1]:
            assert f'data-card="{letter}"' not in text
            assert f'"text":"{letter}"' not in text
