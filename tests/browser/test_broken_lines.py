"""Reload, back button, second tab, second device, and a server that dies: nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.scenes import FIRST_MOVES, FRIENDS
from browser.walks import CALL, OPTION, STATUS, return_to, until_kept
from web.process import ServerProcess

TILE = '[data-test="tile"]'
HAND = '[data-test="hand"]'


def half_write(page: Page, text: str) -> None:
    """Write a part of a word, and wait until the server has it."""
    page.locator(CALL).press_sequentially(text)
    expect(page.locator(CALL)).to_have_value(text)
    until_kept(page, text)


def test_reload_back_button_and_second_tab_lose_nothing(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    link = desk.seat(FRIENDS, anya, boris)
    anya.locator(OPTION).first.click()
    expect(boris.locator(OPTION).first).to_be_visible()
    half_write(boris, "половин")
    tiles = boris.locator(TILE).count()
    boris.reload()
    expect(boris.locator(CALL)).to_have_value("половин")
    expect(boris.locator(TILE)).to_have_count(tiles)
    boris.goto(desk.url)
    boris.go_back()
    expect(boris.locator(CALL)).to_have_value("половин")
    tab = boris.context.new_page()
    tab.goto(link)
    expect(tab.locator(CALL)).to_have_value("половин")
    tab.locator(OPTION).first.click()
    for page in (anya, boris, tab):
        expect(page.locator('[data-test="log"]')).to_contain_text("молч")
    expect(boris.locator(STATUS)).to_contain_text("Выложите букву")


def test_the_server_is_killed_and_the_match_goes_on(desk: Desk, tmp_path: Path) -> None:
    """With what was clicked meanwhile and with the half-written word, also after a reload."""
    server = ServerProcess(tmp_path)
    server.start()
    desk.forgives = ("ERR_CONNECTION_REFUSED", "htmx:ws:error")
    try:
        anya, boris = desk.person(alone=True), desk.person(alone=True)
        Desk(desk.visitors, server).seat(FRIENDS, anya, boris)
        anya.locator(OPTION).first.click()
        expect(boris.locator(OPTION).first).to_be_visible()
        half_write(boris, "половин")
        server.kill()
        for page in (anya, boris):
            expect(page.locator("#offline")).to_be_visible()
        boris.locator(OPTION).first.click()
        server.start()
        for page in (anya, boris):
            expect(page.locator("#offline")).to_be_hidden()
            expect(page.locator('[data-test="log"]')).to_contain_text("молч")
        expect(boris.locator(CALL)).to_have_value("половин")
        boris.reload()
        expect(boris.locator(CALL)).to_have_value("половин")
        boris.locator(OPTION).first.click()
        expect(anya.locator(STATUS)).to_contain_text("Видите слово")
    finally:
        server.stop()


def test_a_link_opens_the_seat_on_a_second_device(desk: Desk) -> None:
    first, second = desk.person(), desk.person(360, 740, touch=True)
    desk.seat(FIRST_MOVES["no_words"], first)
    expect(first.locator(HAND)).to_have_count(3)
    first.get_by_role("tab", name="Ещё").click()
    personal = first.locator('[data-test="personal"]').input_value()
    return_to(second, personal)
    expect(second.locator(HAND)).to_have_count(3)
    assert second.locator(HAND).all_inner_texts() == first.locator(HAND).all_inner_texts()
    assert personal not in second.url, "the key must not stay in the address"
    said = first.locator('[data-test="log"] li').count()
    second.locator(OPTION).first.tap()
    expect(first.locator('[data-test="log"] li').nth(said)).to_be_attached()
