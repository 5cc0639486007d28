"""What a table costs a phone: kilobytes before the first move, and things that jump while others play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.walks import STATUS
from polyana import games

KILOBYTES = 200
"""Everything that the first table page of a visitor asks for, as it travels."""
SHIFT = 0.02
"""How much may jump, all in all; elsewhere 0.1 is called good."""
LINES = 20
"""Lines of the log while which it is looked at."""

# What should be seen to move does not count: letters that make room or close a gap glide there, and a forest
# that has got a tree at its edge lies in the middle of its clearing again. If anything else moves with them,
# all of it counts.
WATCH_SHIFTS = """
window.shifts = [];
window.lines = () => document.querySelectorAll("#log > li").length;
window.over = () => Boolean(document.querySelector('[data-test="result"]'));
window.named = (box) => `#${box.id}.${box.getAttribute("class")}`;
window.meant = (box) => Boolean(box.closest(".forest, .talk, .shelf-row"));
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    const boxes = one.sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement));
    const moved = boxes.filter(Boolean);
    if (one.hadRecentInput || over() || (moved.length && moved.every(meant))) continue;
    window.shifts.push([one.value, ...moved.map(named)]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""


def straight_in(page: Page, url: str, game: str) -> None:
    """From the home page to a table with bots."""
    page.goto(url)
    page.locator(f'[data-test="play-{game}-novice"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator(STATUS)).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("game", games.names())
def test_the_first_table_page_is_small(desk: Desk, game: str) -> None:
    """Nothing of it was kept by the browser, and it is counted as it came over the line."""
    page = desk.person(360, 740, touch=True)
    page.goto(desk.url)
    page.locator(f'[data-test="play-{game}-novice"]').click()
    page.wait_for_url("**/t/*")
    table = page.url
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: dict[str, int] = {}
    line.on("Network.loadingFinished", lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]}))
    page.goto(table)
    expect(page.locator(STATUS)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert len(sizes) > 10
    assert sum(sizes.values()) < KILOBYTES * 1000


@pytest.mark.parametrize("game", games.names())
def test_nothing_jumps_while_others_play(desk: Desk, game: str) -> None:
    """Somebody leaves the table to bots and watches: regions are exchanged, and all else stays where it was.

    On a phone and on a desk, where the chat is open: that the log grows is no jump either.
    """
    host = desk.person()
    host.on("dialog", lambda sure: sure.accept())
    straight_in(host, desk.url, game)
    watching = [desk.person(*size) for size in ((360, 740), (1280, 800))]
    for page in watching:
        page.add_init_script(WATCH_SHIFTS)
        page.goto(host.url)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => true)")
    watching[1].locator("#tab-chat").click()
    before = [page.evaluate("[window.lines(), window.shifts.length]") for page in watching]
    host.locator("#tab-more").click()
    host.locator('form[action$="/stand"] button').click()
    for page, (lines, known) in zip(watching, before, strict=True):
        page.wait_for_function("most => window.over() || window.lines() >= most", arg=lines + LINES)
        shifts = page.evaluate("window.shifts")[known:]
        assert sum(one[0] for one in shifts) < SHIFT, shifts
