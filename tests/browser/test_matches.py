"""Whole matches in a real browser: friends, phone, keyboard, broken connections, spectators."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Desk, Server
from browser.walks import OPTION, RESULT, lay_table, play_now, play_to_the_end, sit, start

pytestmark = pytest.mark.soak


def test_two_people_and_a_bot_play_a_whole_match(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    link = lay_table(anya, desk.server.url, "Аня", players=3, bots=1)
    sit(boris, link, "Борис")
    start(anya)
    expect(boris.locator('[data-test="status"]')).to_be_visible()
    play_to_the_end([anya, boris])
    for page in (anya, boris):
        expect(page.locator(RESULT)).to_be_visible()
        expect(page.locator("body")).to_contain_text("Борис")


def test_a_phone_plays_a_match_by_touch(desk: Desk) -> None:
    phone = desk.person(360, 740, touch=True)
    play_now(phone, desk.server.url)
    play_to_the_end([phone], act=lambda option: option.tap())
    expect(phone.locator(RESULT)).to_be_visible()
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, f"the page scrolls sideways: {width}px"


def test_the_keyboard_alone_plays_a_match(desk: Desk) -> None:
    page = desk.person()
    play_now(page, desk.server.url)

    def press(option: Locator) -> None:
        option.focus()
        page.keyboard.press("Enter")

    play_to_the_end([page], act=press)
    expect(page.locator(RESULT)).to_be_visible()


def test_a_word_is_called_by_typing(desk: Desk) -> None:
    """A false call is judged in the open; the caller reads why it does not count."""
    anya, boris = desk.person(), desk.person()
    link = lay_table(anya, desk.server.url, "Аня", players=2, bots=0, first="0")
    sit(boris, link, "Борис")
    start(anya)
    anya.locator(OPTION).first.click()
    box = boris.locator('[data-test="call-input"]')
    box.fill("шкаф")
    box.press("Enter")
    for page in (anya, boris):
        expect(page.locator('[data-test="log"]')).to_contain_text("«шкаф» не засчитано")


def test_a_reload_loses_nothing_and_keeps_the_half_written_word(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    link = lay_table(anya, desk.server.url, "Аня", players=2, bots=0, first="0")
    sit(boris, link, "Борис")
    start(anya)
    anya.locator(OPTION).first.click()
    box = boris.locator('[data-test="call-input"]')
    box.fill("половин")
    boris.wait_for_timeout(1500)
    tiles = boris.locator('[data-test="tile"]').count()
    boris.reload()
    expect(boris.locator('[data-test="call-input"]')).to_have_value("половин")
    expect(boris.locator('[data-test="tile"]')).to_have_count(tiles)


def test_the_server_dies_and_comes_back_and_the_match_goes_on(desk: Desk) -> None:
    server = Server(desk.server.folder.parent / "mortal")
    server.folder.mkdir(exist_ok=True)
    server.start()
    page = desk.person()
    try:
        play_now(page, server.url)
        page.locator(OPTION).first.click()
        page.wait_for_timeout(500)
        server.kill()
        page.wait_for_timeout(500)
        server.start()
        play_to_the_end([page])
        expect(page.locator(RESULT)).to_be_visible()
    finally:
        server.stop()


def test_a_personal_link_moves_the_seat_to_a_second_device(desk: Desk) -> None:
    first, second = desk.person(), desk.person(360, 740)
    play_now(first, desk.server.url)
    expect(first.locator('[data-test="hand"]').first).to_be_visible()
    personal = first.locator('[data-test="personal"]').get_attribute("data-link")
    assert personal is not None
    second.goto(personal)
    expect(second.locator('[data-test="hand"]')).to_have_count(3)
    play_to_the_end([second])
    expect(first.locator(RESULT)).to_be_visible()


def _frames(page: Page) -> list[str]:
    """Everything that the page's sockets receive from now on."""
    got: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda data: got.append(str(data))))
    return got


def test_a_spectator_never_gets_a_hidden_letter(desk: Desk) -> None:
    """Neither in the page nor in any frame: no hand, no drawn card, no question."""
    player, watcher = desk.person(), desk.person()
    link = play_now(player, desk.server.url)
    frames = _frames(watcher)
    watcher.goto(link)
    expect(watcher.locator('[data-test="tile"]').first).to_be_visible()
    play_to_the_end([player])
    expect(watcher.locator(RESULT)).to_be_visible()
    assert frames
    for text in (*frames, watcher.content()):
        assert 'data-test="hand"' not in text
        assert "берёте из колоды" not in text
        assert 'data-test="option"' not in text


def test_an_opponent_never_gets_the_others_hand(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    link = lay_table(anya, desk.server.url, "Аня", players=2, bots=0, first="0")
    frames = _frames(boris)
    sit(boris, link, "Борис")
    start(anya)
    expect(boris.locator('[data-test="hand"]')).to_have_count(3)
    hand = [tile.inner_text().strip() for tile in anya.locator('[data-test="hand"]').all()]
    own = [tile.inner_text().strip() for tile in boris.locator('[data-test="hand"]').all()]
    secret = [letter for letter in hand if letter not in own]
    for text in (*frames, boris.content()):
        for letter in secret:
            assert f'data-card="{letter}"' not in text
