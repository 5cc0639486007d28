"""«На распутье» in a real browser: three people and a bot, each for herself, to the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.staged import Moment
from browser.test_pages import check
from browser.test_wall_whisper import CARD, CHOICE, DEED, END, OF_VICTIMS, TEAM
from browser.walks import RESULT, SOON, asked_of, play_on

SECRET = "Ключи: "
"""How many Keys somebody has: for victims' eyes only."""
CROSSROADS = Moment("wall_whisper", 4, {"killer": "parasitoid", "crossroads": True}, people=3, alone=False)
LAST_TURN = CROSSROADS._replace(kinds=("act",), lines=-3, alone=True, seed="s38")
"""Boris may accuse somebody; it will be the end."""


def asked(page: Page, kind: str) -> bool:
    return asked_of(page).split("-")[1:2] == [kind]


def until_one_is_asked(pages: list[Page], kind: str) -> tuple[Page, Page]:
    """The page that is asked this first, and another one."""
    for _ in range(2_000):
        for page in pages:
            if asked(page, kind):
                return page, next(one for one in pages if one is not page)
        pages[0].wait_for_timeout(30)
    raise AssertionError(f"nobody is asked '{kind}'")


def for_herself(page: Page, kind: str) -> None:
    """Somebody is accused who does not look infected; all else is answered by what is offered first."""
    if kind == "act" and page.locator(TEAM).count():
        is_evelyn = page.locator('.mine[data-pick="evelyn"]').count() > 0
        red = page.locator(".face-infected").count() > 0
        return page.locator(TEAM, has_text="Зак" if is_evelyn == red else "Эвелин").click(timeout=SOON)
    if kind == "act" and page.locator(END).count():
        return page.locator(END).click(timeout=SOON)
    return page.locator(f"{CHOICE}, {CARD}, {DEED}").first.click(timeout=SOON)


def test_three_people_and_a_bot_begin_each_for_herself(desk: Desk) -> None:
    killer, boris, vera = (desk.person() for _ in range(3))
    frames = desk.frames_of(killer)
    desk.seat(CROSSROADS, killer, boris, vera)
    for page in (killer, boris, vera):
        expect(page.locator(".ww-crossed")).to_have_count(1)

    first, other = until_one_is_asked([boris, vera], "act")
    expect(first.locator(".ww-now")).to_have_count(1)
    check(first)
    if first is vera:
        vera.locator("#ww-zack .ww-item > details > summary").click()
        vera.locator("#ww-zack .ww-hands summary").click()
        vera.locator("#ww-zack .ww-hands [data-test='deed']", has_text="Передать: Эвелин").click()
    else:
        boris.locator(DEED, has_text="Попросить: Гаечный ключ").click()
    expect(other.locator(".ww-offer")).to_contain_text("Гаечный ключ Зака")
    other.locator(CHOICE, has_text="Согласиться").click()
    expect(boris.locator("#ww-evelyn .ww-item")).to_have_count(1)
    only_what_a_killer_may_know(frames)


def only_what_a_killer_may_know(frames: list[str]) -> None:
    for text in frames:
        assert not OF_VICTIMS.search(text), text[:300]
        assert SECRET not in text


def test_three_people_and_a_bot_play_each_for_herself_to_the_end(desk: Desk) -> None:
    killer, boris, vera = people = [desk.person() for _ in range(3)]
    frames = {page: desk.frames_of(page) for page in people}
    desk.seat(LAST_TURN, *people)
    play_on(people, for_herself)
    for page in (killer, boris, vera):
        expect(page.locator(RESULT)).to_contain_text(
            re.compile(r"Обвинение ложное: (Эвелин|Зак|Рой) — не переносчик\. Все остались живы\.")
        )
        expect(page.locator(RESULT)).to_contain_text("Убийца добился своего.")
    assert any(SECRET in text for text in frames[boris])
    only_what_a_killer_may_know(frames[killer])
