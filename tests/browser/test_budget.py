"""What a table costs a phone: kilobytes before the first move, and things that jump while others play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Desk
from browser.walks import OPTION, RESULT, STATUS, asked, take_first
from polyana import games

KILOBYTES = 200
"""Everything that the first table page of a visitor asks for, as it travels."""
SHIFT = 0.02
"""How much may jump: a tenth of what is called a good page elsewhere is 0.01, and whole pages move by 0.1."""
ANSWERS = 12

WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.hadRecentInput) window.shifts.push([entry.value, ...entry.sources.map((one) => {
      const node = one.node?.nodeType === 1 ? one.node : one.node?.parentElement;
      return `${node?.id || ""}.${node?.getAttribute("class") || node?.tagName}`;
    })]);
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


def unseen_click(option: Locator) -> None:
    """A click that the browser does not take for a person's: what moves after it counts as jumping, too."""
    option.evaluate("option => option.click()")


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
    named: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.requestWillBeSent", lambda said: named.update({said["requestId"]: said["request"]["url"]}))
    line.on("Network.loadingFinished", lambda said: sizes.update({said["requestId"]: said["encodedDataLength"]}))
    page.goto(table)
    expect(page.locator(STATUS)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    largest = sorted(((size, named.get(one, "")) for one, size in sizes.items()), reverse=True)
    assert len(largest) > 10, largest
    assert sum(sizes.values()) < KILOBYTES * 1000, largest[:12]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
@pytest.mark.parametrize("game", games.names())
def test_nothing_jumps_while_others_play(desk: Desk, game: str, width: int, height: int) -> None:
    """Regions are exchanged under one's eyes; what lies beside them stays where it was."""
    page = desk.person(width, height)
    page.add_init_script(WATCH_SHIFTS)
    straight_in(page, desk.url, game)
    page.evaluate("window.shifts.length = 0")
    for _ in range(ANSWERS):
        page.wait_for_selector(f"{OPTION}, {RESULT}")
        before = asked(page)
        if before == "over":
            break
        take_first(page, unseen_click, before)
    page.wait_for_timeout(100)
    shifts = page.evaluate("window.shifts")
    assert sum(one[0] for one in shifts) < SHIFT, shifts
