"""How people walk through the pages: used by the tests and by the screenshots."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from html import unescape

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

from patience import SLOWNESS

PATIENCE = 60_000 * SLOWNESS
"""Milliseconds. Everything is waited for by its sign, never by the clock; this is only when to give up."""

OPEN_SEAT = '[data-test="open-seat"]'
OPTION = '[data-test="option"]'
RESULT = '[data-test="result"]'
STATUS = '[data-test="status"]'
CALL = '[data-test="call-input"]'
SOON = 2_000 * SLOWNESS
"""Milliseconds for a click or its effect; a question may pass by itself while we reach for it, and then
all of this is lost. Whoever was only too slow tries again."""
STUCK = 60 * SLOWNESS
"""Seconds in which nothing new is asked of anybody: the match against hurried bots does not go on."""
ENDLESS = 240
"""Seconds in which every match is over; one that takes longer goes round in circles."""
SO_MANY = 10_000
READY = """() => document.readyState === "complete"
    && (window.onTheLine || !document.querySelector("[hx-ws\\\\:connect]"))"""
OVER = f"""document.querySelector('{RESULT}') ? "over" : """
MINE = f"""() => {OVER} document.querySelector("[data-mine]")?.dataset.mine ?? "" """
"""The question that waits for this person, "over" at the end of a match, "" if there is none."""
FIRST = f"""() => {OVER} document.querySelector('{OPTION}')?.getAttribute("hx-vals") ?? "" """
"""What the first option would answer, be it that nobody waits for it; else as above."""
LISTEN = f"""(() => {{
    const hear = (what, then) =>
        document.addEventListener(`htmx:ws:after:${{what}}`, (event) => then(event.detail.message));
    window.asked = {{ mine: {MINE}, first: {FIRST} }};
    window.said = {{ deeds: 0, heard: 0 }};
    hear("message:outgoing", ({{ values }}) => {{
        if (values.do === "draft") return;
        window.said.deeds += 1;
        for (const one in window.asked) window.said[one] = window.asked[one]();
    }});
    hear("message:incoming", ({{ data }}) => {{
        window.onTheLine = true;
        window.said.heard += data.includes('hx-target="#notice"');
    }});
}})()"""
"""Notes when the line has brought its first message, which draws the page once more; what was asked when the
page last sent a deed; and how many deeds the table has heard: to each it says something in the place for
notices, be it nothing."""
ASKED = "which => (window.said[which] = window.asked[which]())"
HEARD = "window.said.heard >= window.said.deeds"
CHANGED = f"which => {HEARD} && window.said[which] !== window.asked[which]()"
UNTIMED = {"window_seconds": "", "dispute_seconds": "", "vote_seconds": "", "next_seconds": ""}

Press = Callable[[Locator], None]
Act = Callable[[Page, str], None]
"""Does on a page what a kind of question asks for."""


def listen(context: BrowserContext) -> None:
    """So that `ready` will know of every page of this visitor when its line is open."""
    context.add_init_script(LISTEN)


def ready(page: Page) -> None:
    """All scripts of the page have run, and if it has a line to the table, it is open and has drawn the page:
    keys will be heard, and nothing is exchanged under the mouse."""
    page.wait_for_function(READY)


def asked_of(page: Page, which: str = "mine") -> str:
    """What is asked now: `MINE`, or of the "first" option; `answered` will compare with it."""
    return str(page.evaluate(ASKED, which))


def answered(page: Page, which: str = "mine", patience: float = PATIENCE) -> None:
    """Wait until the table has heard all that the page has sent, and the page asks something else than it did
    when it sent the last of it: a deed that is still on its way would meet the next question."""
    with suppress(TimeoutError):
        page.wait_for_function(CHANGED, arg=which, timeout=patience)
        return
    page.wait_for_function(HEARD)
    page.wait_for_function(CHANGED, arg=which, timeout=patience)


def answer_with(thing: Locator, press: Press = Locator.click) -> None:
    """Press it until it is no longer asked for: what is drawn anew under the finger does not hear it."""
    expect(thing).to_be_visible()
    page, until = thing.page, time.monotonic() + PATIENCE / 1000
    before = asked_of(page)
    while asked_of(page) == before:
        assert time.monotonic() < until, f"{thing} does not answer {before}"
        press(thing)
        with suppress(TimeoutError):
            answered(page, patience=SOON)


def until_asked(page: Page, kind: str) -> None:
    """Wait until this person is asked a question of this kind."""
    page.wait_for_function("kind => window.asked.mine().split('-')[1] === kind", arg=kind)


def until_kept(page: Page, text: str) -> None:
    """What is half written is sent after a pause. Wait until the server has this as the whole of a field."""
    until = time.monotonic() + PATIENCE / 1000
    while text not in _kept(page):
        assert time.monotonic() < until, f"«{text}» does not reach the server"


def _kept(page: Page) -> list[str]:
    """What the server keeps of all fields, or of the one answer in the making."""
    found = re.search(r'data-draft="(.*?)"', page.request.get(page.url).text())
    draft = unescape(found[1]) if found else ""
    return list(json.loads(draft).values()) if draft.startswith("{") else [draft]


def play_now(page: Page, url: str, game: str = "no_words", level: str = "master") -> str:
    """From the home page into a match with bots, in one click. Returns the table's address."""
    page.goto(url)
    page.locator(f'[data-test="play-{game}-{level}"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator(STATUS)).to_be_visible()
    ready(page)
    return page.url


def lay_table(
    page: Page,
    url: str,
    name: str,
    players: int,
    bots: int = 0,
    game: str = "no_words",
    level: str = "master",
    **settings: str,
) -> str:
    """Lay a table for friends with bots in the last seats. Returns the link to give away."""
    page.goto(f"{url}/new/{game}")
    page.fill("[name=name]", name)
    page.locator(f"[name=players][value='{players}']").check(force=True)
    for seat in range(1, players):
        page.locator(f"[name=seat{seat}]").select_option(level if seat >= players - bots else "")
    page.locator(".fine summary").click()
    for key, value in settings.items():
        set_to(page, key, value)
    page.locator('[data-test="lay"]').click()
    page.wait_for_url("**/t/*")
    ready(page)
    return page.url


def set_to(page: Page, key: str, value: str) -> None:
    field = page.locator(f"[name='setting-{key}']")
    if field.first.get_attribute("type") in ("radio", "checkbox"):
        page.locator(f"[name='setting-{key}'][value='{value}']").check()
    elif field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(value)
    else:
        field.fill(value)


def sit(page: Page, link: str, name: str) -> None:
    """A friend opens the link and sits down."""
    page.goto(link)
    ready(page)
    page.locator('[data-test="name"]').fill(name)
    page.locator('[data-test="sit"]').click()
    expect(page.locator("#lobby")).to_contain_text(name)
    ready(page)


def return_to(page: Page, seat: str) -> None:
    """Open the link of a seat, and agree."""
    opened = page.goto(seat)
    assert opened is not None
    assert opened.ok, seat
    if page.locator(OPEN_SEAT).count():
        page.locator(OPEN_SEAT).click()
    ready(page)


def start(*pages: Page) -> None:
    """The host, who is the first, begins; the others see it."""
    pages[0].locator('[data-test="start"]').click()
    for page in pages:
        expect(page.locator(STATUS)).to_be_visible()
        ready(page)


def click(thing: Locator) -> None:
    thing.click(timeout=SOON)


def tap(thing: Locator) -> None:
    thing.tap(timeout=SOON)


def tab_to(page: Page, target: str) -> bool:
    """To the first such thing by Tab; if it is an option and its question passes meanwhile, to nothing."""
    for _ in range(60):
        if page.evaluate("target => document.activeElement?.matches(target)", target):
            return True
        if target == OPTION and page.evaluate(FIRST) in ("", "over"):
            return False
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached by Tab")


def width_of(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


def until_many(page: Page, frames: list[str], many: int = 10) -> None:
    """Frames that are on their way come in while something is waited for."""
    until = time.monotonic() + PATIENCE / 1000
    while len(frames) <= many:
        assert time.monotonic() < until, f"only {len(frames)} frames"
        page.wait_for_timeout(30)


def play_on(
    pages: list[Page],
    act: Act,
    answers: int = SO_MANY,
    look: Callable[[], None] = lambda: None,
    asked: str = "mine",
) -> set[str]:
    """Everybody in turn does what is asked of them, so many times or until all see the result.

    Returns the kinds of questions that were answered.
    """
    met, now, since = set[str](), [""] * len(pages), time.monotonic()
    end = since + ENDLESS
    while time.monotonic() < min(since + STUCK, end):
        last, now = now, []
        for page in pages:
            question = asked_of(page, asked)
            now.append(question)
            if question not in ("", "over"):
                with suppress(TimeoutError):
                    act(page, question.split("-")[1])
                    answered(page, asked, SOON)
                    met.add(question.split("-")[1])
                    answers -= 1
                    if not answers:
                        return met
        if all(one == "over" for one in now):
            return met
        if now != last:
            since = time.monotonic()
            look()
        if not any(now):
            pages[0].wait_for_timeout(30)
    raise AssertionError([page.locator("#status").all_inner_texts() for page in pages])


def play_to_the_end(pages: list[Page], press: Press = click) -> None:
    """Everybody takes the first option that they are offered until the result is shown to all."""
    play_on(pages, lambda page, kind: press(page.locator(OPTION).first), asked="first")
