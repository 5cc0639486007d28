"""«Букводжем» in a real browser: whole matches by clicks, touch and keys, and never one's own letter."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Desk
from browser.scenes import JAM
from browser.staged import Moment
from browser.test_pages import check
from browser.walks import (
    RESULT,
    SOON,
    answer_with,
    lay_table,
    play_on,
    ready,
    sit,
    start,
    tab_to,
    until_kept,
    until_many,
    width_of,
)

STAND = '[data-test="stand"]'
WORD = '[data-test="word"]'
PROPOSE = '[data-test="propose"]'
READY = '[data-test="ready"]'
NO_MORE = '[data-text="over"]'
OFFERS = '[data-test="offers"]'
CLUE = '[data-test="clue"]'
PART = '[data-test="part"]'


SHORT = {**JAM, "length": 3, "grade": 1}
PAIR = Moment("letter_jam", 2, SHORT, people=2)
WITH_A_BOT = Moment("letter_jam", 2, SHORT, alone=False)
LAST_CLUES = Moment("letter_jam", 4, SHORT, ("ready",), -30, people=2)


def tap_all(page: Page, selector: str, count: int) -> str:
    """Tap the first stands one after another; returns what they spell."""
    found = page.locator(selector).all()[:count]
    for stand in found:
        stand.click(timeout=SOON)
    return "".join(str(stand.get_attribute("data-spell")) for stand in found)


def by_clicks(page: Page, kind: str) -> None:
    """A clue of three letters while there are few, the first proposal, always on, and so to the end."""
    if kind == "ready":
        if page.locator(".lj-clues li").count() < 2 and not page.locator('[data-test="own-offer"]').count():
            tap_all(page, STAND, 3)
            page.locator(PROPOSE).click(timeout=SOON)
            expect(page.locator('[data-test="own-offer"]')).to_be_visible()
        page.locator(READY).click(timeout=SOON)
    elif kind == "move":
        page.locator('[data-test="letter"]').fill("о")
        page.locator('[data-test="move"]').click(timeout=SOON)
    elif kind == "over":
        page.locator(NO_MORE).click(timeout=SOON)
    else:
        page.locator('[data-test="choice"]').first.click(timeout=SOON)


# --- one's own letter --------------------------------------------------------------------------------


def on_stand(html: str, seat: int) -> list[str]:
    """The letters that a text shows on a player's stand."""
    zones = html.split(f'data-zone="stand-p{seat}"')[1:]
    return [
        card for zone in zones for card in re.findall(r'data-card="(.*?)"', zone.partition("data-zone")[0])
    ]


def leaks(html: str, seat: int, name: str) -> list[str]:
    """Every sign that a page or a frame tells its receiver the letter on the own stand."""
    found = [letter for letter in on_stand(html, seat) if letter != "?"]
    found += re.findall(rf"{name}: на подставке (?:дополнительная буква )?[А-Я]\b", html)
    found += re.findall(rf'data-spell="." data-place="p{seat}"', html)
    for zone in html.split('class="lj-tiles"')[
        1:
    ]:  # the clue, and at which of its letters one's own chips lie
        tiles = re.findall(r'<b class="lj-tile(.*?)"><small>(\d+)</small>(.?)', zone.partition("</p>")[0])
        chips = re.search(rf'data-chips="p{seat}".*?</span>', html)
        mine = re.findall(r"<i [^>]*>(\d+)</i>", chips[0]) if chips else []
        found += [letter for looks, number, letter in tiles if number in mine and letter != "?"]
    return found


def test_the_search_for_ones_own_letter_would_find_it() -> None:
    stand = '<div data-zone="stand-p0"><b data-card="К"></b></div><div data-zone="stand-p1"><b data-card="О">'
    assert leaks(stand, 0, "Аня") == ["К"]
    assert leaks(stand.replace("К", "?"), 0, "Аня") == []
    assert leaks("Аня: на подставке К, буква 2 в ряду", 0, "Аня") == ["Аня: на подставке К"]
    assert leaks('<button data-spell="к" data-place="p0">', 0, "Аня")
    tiles = '<p class="lj-tiles"><b class="lj-tile"><small>1</small>К</b></p>'
    assert leaks(f'<span data-chips="p0"><i class="chip">1</i></span>{tiles}', 0, "Аня") == ["К"]


class Eyes:
    """What two people and a spectator see, searched for the letters that each of them must not learn."""

    def __init__(self, desk: Desk, anya: Page, boris: Page, watcher: Page) -> None:
        self.hidden = ((anya, 0, "Аня"), (boris, 1, "Борис"), (watcher, 0, "Аня"), (watcher, 1, "Борис"))
        self.frames = {page: desk.frames_of(page) for page in (anya, boris, watcher)}
        self.of_others: set[str] = set()

    def look(self) -> None:
        html = {page: page.content() for page in self.frames}
        assert [one for page, seat, name in self.hidden for one in leaks(html[page], seat, name)] == []
        self.of_others.update(on_stand(html[self.hidden[1][0]], 0))

    def look_back(self) -> None:
        """The others have seen the letters all the time, and no page has got one that it may not show."""
        assert self.of_others - {"?"}
        for page, seat, name in self.hidden:
            until_many(page, self.frames[page])
            assert [one for text in self.frames[page] for one in leaks(text, seat, name)] == []


def test_two_people_and_two_bots_begin_a_match_and_nobody_learns_their_letter(desk: Desk) -> None:
    anya, boris, watcher = desk.person(), desk.person(), desk.person()
    eyes = Eyes(desk, anya, boris, watcher)
    untimed = {name: "" for name in JAM if name.endswith("_seconds")}
    link = lay_table(anya, desk.url, "Аня", 4, 2, "letter_jam", "novice", length="3", grade="1", **untimed)
    sit(boris, link, "Борис")
    start(anya, boris)
    watcher.goto(link)
    expect(watcher.locator('[data-test="table"]')).to_be_visible()
    expect(anya.locator('[data-test="chat-input"]')).to_be_hidden()
    eyes.look()
    play_on([anya, boris], by_clicks, answers=6, look=eyes.look)
    eyes.look_back()


def test_two_people_and_two_bots_play_to_the_end_and_nobody_learns_their_letter(desk: Desk) -> None:
    anya, boris, watcher = desk.person(), desk.person(), desk.person()
    eyes = Eyes(desk, anya, boris, watcher)
    watcher.goto(desk.seat(LAST_CLUES, anya, boris))
    ready(watcher)
    eyes.look()
    play_on([anya, boris], by_clicks)
    for page in (anya, boris, watcher):
        expect(page.locator(RESULT)).to_contain_text("ерных слов")
        expect(page.locator('[data-test="plank"]')).to_have_count(4)
        expect(page.locator(".lj-rating")).to_be_visible()
    eyes.look_back()
    anya.locator("#tab-chat").click()
    expect(anya.locator('[data-test="chat-input"]')).to_be_visible()
    check(anya)


def test_a_phone_plays_a_match_by_touch(desk: Desk) -> None:
    """Chips under the finger, the joker, a proposal of which only numbers are told, the sheet, the line."""
    phone, boris = desk.person(360, 740, touch=True), desk.person()
    frames = desk.frames_of(boris)
    desk.seat(PAIR, phone, boris)
    stands = phone.locator(STAND).all()[:3]
    for stand in stands:
        stand.tap()
    word = "".join(str(stand.get_attribute("data-spell")) for stand in stands)
    expect(phone.locator(WORD)).to_have_value(word)
    expect(phone.locator(".chip")).to_have_text(["1", "2", "3"])
    phone.locator('[data-test="joker"]').tap()
    phone.locator('[data-stands-for="Щ"]').tap()
    phone.locator('[data-test="joker"]').tap()
    phone.locator("[data-backspace]").tap()
    expect(phone.locator(WORD)).to_have_value(f"{word}щ")
    expect(phone.locator('[data-chips="*"] .chip')).to_have_text(["4"])
    expect(phone.locator("#lj-numbers")).to_contain_text("джокер да")
    until_kept(phone, f"{word}щ")
    phone.reload()
    ready(phone)
    expect(phone.locator(WORD)).to_have_value(f"{word}щ")
    expect(phone.locator(".chip")).to_have_count(4)
    assert width_of(phone) <= 360, "the page scrolls sideways"
    phone.locator(PROPOSE).tap()
    expect(boris.locator('[data-test="offer"]')).to_contain_text(re.compile(r"Аня\s+4"))
    name = phone.locator('[data-test="offer"] .lj-name')
    name.evaluate("name => { name.lastChild.textContent = ' Woodpecker (novice bot)'; }")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), "a name in the offers is cut short"
    for text in (*frames, boris.content()):
        assert f"{word}щ" not in text.lower()
    answer_with(phone.locator(READY), Locator.tap)
    answer_with(boris.locator(READY))
    expect(boris.locator(CLUE)).to_be_visible()
    expect(boris.locator(CLUE).locator(".own")).to_have_text(re.compile(r"\?"))
    expect(phone.locator(CLUE)).to_contain_text(word[1].upper())
    mark_the_sheet(boris)
    answer_with(boris.locator('[data-test="stay"]'))
    end_the_clues(phone, boris)
    lay_the_line(phone)
    phone.locator('[data-text="done"]').tap()
    boris.locator('[data-text="done"]').click()
    for page in (phone, boris):
        page.locator('[data-text="reveal"]').click()
    expect(phone.locator(RESULT)).to_be_visible()
    assert width_of(phone) <= 360, "the page scrolls sideways"


def end_the_clues(*pages: Page) -> None:
    """Nobody proposes anything, and then all of them say that the clues are over."""
    for thing in (READY, NO_MORE):
        for page in pages:
            answer_with(page.locator(thing))


def mark_the_sheet(page: Page) -> None:
    """Strike out, ring, note; all of it is there after a reload."""
    page.locator('[data-letter="А"]').click()
    for _ in range(2):
        page.locator('[data-letter="О"]').click()
    page.locator('[data-test="notes"]').fill("гласная?")
    expect(page.locator('[data-own="1"]')).to_contain_text("О")
    until_kept(page, "гласная?")
    page.reload()
    ready(page)
    expect(page.locator('[data-letter="А"]')).to_have_attribute("data-state", "struck")
    expect(page.locator('[data-letter="О"]')).to_have_attribute("data-state", "ringed")
    expect(page.locator('[data-test="notes"]')).to_have_value("гласная?")
    expect(page.locator('[data-test="letter"]')).to_have_value("О")


def lay_the_line(page: Page) -> None:
    """Two cards change places by two taps; the joker covers one, is taken off, added and taken off again; the
    word stays written while it fits the cards."""
    parts = page.locator(PART)
    expect(parts).to_have_count(3)
    parts.nth(0).tap()
    parts.nth(2).tap()
    expect(parts.nth(0)).to_have_attribute("data-part", "3")
    page.locator('[data-test="joker-letter"]').fill("т")
    page.locator('[data-test="claim-joker"]').tap()
    page.locator('[data-test="spare"]').tap()
    parts.nth(2).tap()
    expect(parts.nth(2)).to_have_attribute("data-part", "1/*")
    page.locator(WORD).fill("кот")
    page.locator('[data-test="write"]').tap()
    expect(page.locator(WORD)).to_have_value("кот")
    expect(parts.nth(2)).to_have_attribute("data-part", "1/*")
    page.locator("[data-off]").tap()
    expect(parts.nth(2)).to_have_attribute("data-part", "1")
    expect(page.locator(WORD)).to_have_value("кот")
    page.locator('[data-test="add"]').tap()
    expect(parts.nth(3)).to_have_attribute("data-part", "+*")
    expect(page.locator(WORD)).to_have_value("")
    page.locator(WORD).fill("кот")
    expect(page.locator('[data-test="write"]')).to_be_disabled()
    page.locator(WORD).fill("коты")
    page.locator("[data-off]").tap()
    expect(parts).to_have_count(3)


def test_the_keyboard_alone_plays_a_match(desk: Desk) -> None:
    """A clue is typed, the digits choose, the arrows order the cards."""
    page = desk.person()
    desk.seat(WITH_A_BOT, page)
    letters = "".join(str(one.get_attribute("data-spell")) for one in page.locator(STAND).all()[:2])
    expect(page.locator(WORD)).to_be_focused()
    page.keyboard.type(letters)
    expect(page.locator(".chip")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator('[data-test="own-offer"]')).to_have_text(letters.upper())
    tab_to(page, "[data-letter]")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator('[data-letter="Б"]')).to_have_attribute("data-state", "struck")

    def by_keys(page: Page, kind: str) -> None:
        if kind == "done":
            page.locator("#lj-own-3").press("Tab")  # from the sheet onwards
            tab_to(page, PART)
            for _ in range(2):  # the second before the first is drawn
                page.keyboard.press("ArrowRight")
            expect(page.locator(PART).nth(2)).to_have_attribute("data-part", "1")
            expect(page.locator(PART).nth(2)).to_be_focused()
            tab_to(page, WORD)
            page.keyboard.type("кот")
            page.keyboard.press("Enter")
            expect(page.locator(WORD)).to_have_attribute("value", "кот")
            page.keyboard.press("1")
            expect(page.locator(PART)).to_have_count(0)  # the word has moved the question on already
        else:
            page.keyboard.press("1")

    play_on([page], by_keys)
    expect(page.locator(RESULT)).to_be_visible()


def test_table_sheet_and_line_are_there_for_everybody(desk: Desk) -> None:
    """By day and night: proposals and their numbers, the vote, the clue, the final part; with the solver."""
    anya, boris = desk.person(), desk.person()
    desk.seat(PAIR._replace(settings={**SHORT, "solver": True}), anya, boris)
    for page in (anya, boris):
        tap_all(page, STAND, 3)
        page.locator(PROPOSE).click()
        expect(page.locator('[data-test="own-offer"]')).to_be_visible()
    expect(anya.locator('[data-test="offer"]')).to_have_count(2)
    check(anya)
    anya.locator('[data-test="own-stand"]').click()
    expect(anya.locator("#notice")).to_contain_text("Своей буквы вы не видите")
    for page in (anya, boris):
        page.locator(READY).click()
    expect(boris.locator(OFFERS).locator('[data-test="choice"]')).to_have_count(2)
    for page in (anya, boris):
        page.locator(OFFERS).locator('[data-text="0"]').click()
    expect(boris.locator(CLUE)).to_be_visible()
    check(boris)
    expect(boris.locator("[data-letter].faint").first).to_be_visible()
    boris.locator('[data-test="stay"]').click()
    end_the_clues(anya, boris)
    expect(anya.locator(PART)).to_have_count(3)
    check(anya)
