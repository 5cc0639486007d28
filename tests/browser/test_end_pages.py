"""The end of a match on every screen: nothing may lie over what can still be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.scenes import ENDS, HUNTED
from browser.staged import Moment

SIZES = ((1280, 800), (1366, 768), (1280, 720), (1024, 768), (768, 1024), (360, 740))
THREE = ENDS["wall_whisper"]._replace(players=3, settings={**HUNTED, "killer_seat": 2}, seed="март")
"""More plates above make the page another height."""
COVERED = """() => [...document.querySelectorAll(".result :is(a, button)")].flatMap((thing) => {
    thing.scrollIntoView({ block: "nearest" });
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return thing.contains(top) ? [] : [`${thing.textContent} under ${top?.id || top?.className}`];
})"""
PRESSED = (("replay", "**/replay*"), ("home", "**/"), ("rematch", "**/t/*"))
"""What is pressed at the end, and where it leads; a rematch comes last, for it changes the page."""


def covered(page: Page) -> dict[tuple[int, int], list[str]]:
    """By size of the screen: what on the end page cannot be pressed because something lies over it."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if hidden := page.evaluate(COVERED):
            found[width, height] = hidden
    return found


@pytest.mark.parametrize("moment", [*ENDS.values(), THREE], ids=[*ENDS, "wall_whisper of three"])
def test_everything_on_the_end_page_can_be_pressed(desk: Desk, moment: Moment) -> None:
    page = desk.person()
    desk.seat(moment, page)
    expect(page.locator(".result :is(a, button)")).to_have_count(3)
    assert covered(page) == {}
    page.set_viewport_size({"width": 1280, "height": 800})
    table = page.url
    for what, where in PRESSED:
        page.goto(table)
        page.locator(f'.result [data-test="{what}"]').click()
        page.wait_for_url(where)
