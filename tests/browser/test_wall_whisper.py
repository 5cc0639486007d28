"""«Шёпот за стеной» in a real browser: both sides by clicks, touch and keys, and nothing through the wall."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.staged import Moment
from browser.test_pages import check
from browser.walks import (
    RESULT,
    SOON,
    lay_table,
    play_on,
    ready,
    sit,
    start,
    tab_to,
    until_asked,
    until_kept,
    until_many,
    width_of,
)

GO, PICK, DEED, END = '[data-test="go"]', '[data-test="pick"]', '[data-test="deed"]', '[data-test="end"]'
TEAM = '[data-test="team"]'
CHOICE, CARD = '[data-test="choice"]', '[data-test="card"]'
ROOM = ".ww-room.may"
WALKED = ("act", "flee", "action", "go", "sneak")
OF_VICTIMS = re.compile(
    r'data-figure=|data-pick=|data-panel=|ww-item|class=\\?"tally|ww-roped|log-acts|log-found'
)
"""What only the victims' side is ever sent: figures, inventories, repairs, ropes, their own log."""
OF_KILLER = re.compile(r'data-zone=\\?"hand|ww-lair|ww-notebook|log-drew|log-dealt|data-heat=|log-sneaked')
"""What only the killer is ever sent: hand, notes, suspicions, his own log."""


def by_clicks(page: Page, kind: str) -> None:
    """Victims walk to the killer, he waits for them; whoever can be accused is accused."""
    for glowing in (TEAM, END):
        if kind == "act" and page.locator(glowing).count():
            return page.locator(glowing).first.click(timeout=SOON)
    if kind in ("act", "flee") and page.locator(ROOM).count():
        near = page.locator(f"{ROOM}:has(.ww-killer)")
        (near.first if near.count() else page.locator(ROOM).last).click(timeout=SOON)
        return page.locator(GO).click(timeout=SOON)
    return page.locator(f"{CHOICE}, {CARD}, {DEED}").first.click(timeout=SOON)


def by_touch(page: Page, kind: str) -> None:
    """A module is tapped twice: to see what comes of it, and to go."""
    if kind == "act" and page.locator(END).count():
        page.locator(END).tap(timeout=SOON)
    elif kind in WALKED and page.locator(ROOM).count():
        room = page.locator(ROOM).first
        room.tap(timeout=SOON)
        expect(page.locator(GO)).to_be_visible()
        room.tap(timeout=SOON)
    else:
        page.locator(f"{CHOICE}, {CARD}, {DEED}").first.tap(timeout=SOON)


def by_keys(page: Page, kind: str) -> None:
    """By Tab over the map, by digits else."""
    if kind == "act" and page.locator(ROOM).count():
        tab_to(page, ROOM)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")


HIDING = Moment("wall_whisper", 2, {"killer_seat": 1}, ("act",))
LAST_ROUND = Moment("wall_whisper", 3, {"killer": "parasitoid"}, ("act",), -20, people=2)
LAST_HUNT = Moment("wall_whisper", 2, {"killer": "orion", "killer_seat": 0}, ("play", "action"), -15)


def nothing_through_the_wall(killer: list[str], victims: list[str]) -> None:
    """Of all that two pages have received."""
    assert all(len(got) > 10 for got in (killer, victims))
    assert any(OF_KILLER.search(text) for text in killer)
    assert any(OF_VICTIMS.search(text) for text in victims)
    assert [text[:300] for text in killer if OF_VICTIMS.search(text)] == []
    assert [text[:300] for text in victims if OF_KILLER.search(text)] == []


def nothing_for_watchers(frames: list[str]) -> None:
    assert len(frames) > 5
    assert [text[:300] for text in frames if OF_VICTIMS.search(text) or OF_KILLER.search(text)] == []


def test_people_and_a_bot_begin_and_nothing_goes_through_the_wall(desk: Desk) -> None:
    """A killer, a person with two victims, a bot with the third; and somebody watches."""
    killer, boris, watcher = (desk.person() for _ in range(3))
    frames = [desk.frames_of(page) for page in (killer, boris, watcher)]
    link = lay_table(killer, desk.url, "Аня", 3, 1, "wall_whisper", "novice", killer="parasitoid")
    sit(boris, link, "Борис")
    start(killer, boris)
    watcher.goto(link)
    boris.locator("#tab-chat").click()
    expect(boris.locator('[data-test="chat-to"]')).to_have_value("side")
    boris.locator('[data-test="chat-input"]').fill("прячемся в тупике")
    boris.locator(".chat-form .btn").click()
    expect(boris.locator("#chat")).to_contain_text("прячемся в тупике")
    boris.locator("#tab-log").click()
    play_on([killer, boris], by_clicks, answers=16)
    until_many(watcher, frames[2], 5)
    nothing_through_the_wall(frames[0], frames[1])
    nothing_for_watchers(frames[2])
    assert any("прячемся" in text for text in frames[1])
    for text in (*frames[0], *frames[2]):
        assert "прячемся" not in text


def test_people_and_a_bot_play_to_the_end_and_nothing_goes_through_the_wall(desk: Desk) -> None:
    killer, boris, watcher = (desk.person() for _ in range(3))
    frames = [desk.frames_of(page) for page in (killer, boris, watcher)]
    watcher.goto(desk.seat(LAST_ROUND, killer, boris))
    play_on([killer, boris], by_clicks)
    for page in (killer, boris, watcher):
        expect(page.locator(RESULT)).to_contain_text("Побежда")
    nothing_through_the_wall(frames[0], frames[1])
    nothing_for_watchers(frames[2])


def test_one_person_hunts_to_the_end_against_a_bot(desk: Desk) -> None:
    page = desk.person()
    desk.seat(LAST_HUNT, page)
    play_on([page], by_clicks)
    expect(page.locator(RESULT)).to_contain_text("Побежда")


def test_a_phone_plays_by_touch(desk: Desk) -> None:
    phone = desk.person(360, 740, touch=True)
    desk.seat(HIDING, phone)
    expect(phone.locator(PICK)).to_have_count(3)
    play_on([phone], by_touch, answers=6)
    assert width_of(phone) <= 360, "the page scrolls sideways"


def test_the_keyboard_plays(desk: Desk) -> None:
    page = desk.person()
    desk.seat(HIDING, page)
    play_on([page], by_keys, answers=3)
    expect(page.locator("#log .log-acts").nth(2)).to_be_visible()


def test_a_killer_notes_suspicions_and_finds_them_again(desk: Desk) -> None:
    killer, boris = desk.person(), desk.person()
    frames = desk.frames_of(boris)
    desk.seat(Moment("wall_whisper", 2, {"heat": True}, people=2), killer, boris)
    check(killer)
    killer.locator('[data-test="pen"]').first.click()
    for place in ("G1", "B5"):
        killer.locator(f'.ww-room[data-place="{place}"]').click()
    expect(killer.locator(".ww-note")).to_have_count(2)
    killer.keyboard.press("Escape")
    killer.locator('[data-keep="vehicle"]').fill("3")
    until_kept(killer, "3")
    killer.reload()
    ready(killer)
    expect(killer.locator(".ww-note")).to_have_count(2)
    expect(killer.locator('[data-keep="vehicle"]')).to_have_value("3")
    expect(killer.locator('.ww-room[data-place="G5"] .heat-text')).to_have_text("3")
    killer.locator('.ww-heats [data-heats="1"]').click()
    expect(killer.locator('.ww-room[data-place="G5"] .heat-text')).to_have_text("100%")
    assert not any("B5:0" in text for text in frames)


def test_a_way_is_shown_before_it_is_gone_and_what_is_barred_says_why(desk: Desk) -> None:
    page = desk.person()
    desk.seat(HIDING, page)
    until_asked(page, "act")
    page.locator(PICK).nth(1).click()
    page.locator('.ww-room[data-place="G3"]').click()
    page.locator('.ww-room[data-place="G1"]').click()
    expect(page.locator("#ww-hint")).to_contain_text("Жилой отсек → Столовая → Платформа. До убийцы 2 шага.")
    page.locator("#ww-drop").click()
    expect(page.locator(GO)).to_be_hidden()
    page.locator('.ww-room[data-place="B5"]').click()
    expect(page.locator("#notice")).to_contain_text("ШС 11.1")
    legend = page.locator("#ww-legend")
    legend.locator("summary").click()
    page.locator('.ww-room[data-place="R4"]').click()
    page.locator(GO).click()
    expect(page.locator('.ww-room[data-place="R4"] [data-figure="zack"]')).to_be_visible()
    expect(legend, "what was unfolded stays so").to_have_attribute("open", "")
    expect(page.locator("#log")).to_contain_text("Зак идёт на Склад")
    check(page)
