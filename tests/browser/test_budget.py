"""What a table costs a phone: kilobytes before the first move, and things that jump while others play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.staged import Moment
from browser.walks import MINE, STATUS, ready
from polyana import games
from polyana.web.render.lobby import default_players

KILOBYTES = 200
"""Everything that the first table page of a visitor asks for, as it travels."""
SHIFT = 0.02
"""How much may jump, all in all; elsewhere 0.1 is called good."""
LINES = 20
"""Lines of the log while which it is looked at."""

ANSWERS = 5
"""What a seated player answers meanwhile."""
FONTS = "document.fonts.ready.then(() => true)"

# What should be seen to move does not count: letters that make room or close a gap glide there, a forest that
# has got a tree at its edge lies in the middle of its clearing again, and clues and words of
# earlier rounds are a log: the newest comes first. If anything else moves with them, all of it counts; but
# what was nowhere before has come, not moved.
WATCH_SHIFTS = """
window.shifts = [];
window.lines = () => document.querySelectorAll("#log > li").length;
window.over = () => Boolean(document.querySelector('[data-test="result"]'));
window.named = (box) => `#${box.id}.${box.getAttribute("class")}`;
window.meant = (box) => Boolean(box.closest(".forest, .talk, .shelf-row, .lj-clues, .fw-chapters"));
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    const there = one.sources.filter(({ previousRect }) => previousRect.width);
    const boxes = there.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement));
    const moved = boxes.filter(Boolean);
    if (one.hadRecentInput || over() || (moved.length && moved.every(meant))) continue;
    window.shifts.push([one.value, ...moved.map(named)]);
  }
}).observe({ type: "layout-shift" });
"""

# The bots of the tests answer at once, and for half a second after a key everything that moves is put down to
# it. So a page hears what its own answer has done as soon as it is there, and whatever others do only after
# that, one thing at a time.
HEAR_SLOWLY = """
const waiting = [];
let pressed = -Infinity;
let heard = 0;
let own = false;
const listen = WebSocket.prototype.addEventListener;
WebSocket.prototype.addEventListener = function (what, hear, how) {
  if (what !== "message") return listen.call(this, what, hear, how);
  return listen.call(this, what, (said) => waiting.push([said.data, () => hear.call(this, said)]), how);
};
addEventListener("keydown", () => { [pressed, own] = [performance.now(), true]; }, true);
setInterval(() => {
  if (!waiting.length || !(own || performance.now() > pressed + 550)) return;
  const [data, hear] = waiting.shift();
  if (!data.startsWith('<hx-partial hx-target="#notice"')) own = false;
  heard = performance.now();
  hear();
}, 40);
window.quiet = () => !waiting.length && performance.now() > Math.max(heard + 100, pressed + 600);
"""


def with_bots(game: str) -> Moment:
    """As a table is laid from the home page."""
    return Moment(game, default_players(games.game(game)), {}, alone=False)


@pytest.mark.parametrize("game", games.names())
def test_the_first_table_page_is_small(desk: Desk, game: str) -> None:
    """Nothing of it was kept by the browser, and it is counted as it came over the line."""
    page = desk.person(360, 740, touch=True, alone=True)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: dict[str, int] = {}
    line.on("Network.loadingFinished", lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]}))
    desk.seat(with_bots(game), page)
    expect(page.locator(STATUS)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(FONTS)
    assert len(sizes) > 10
    assert sum(sizes.values()) < KILOBYTES * 1000


@pytest.mark.parametrize("game", games.names())
def test_nothing_jumps_while_others_play(desk: Desk, game: str) -> None:
    """Somebody leaves the table to bots and watches: regions are exchanged, and all else stays where it was.

    On a phone and on a desk, where the chat is open: that the log grows is no jump either.
    """
    host = desk.person()
    desk.on(host, "dialog", lambda sure: sure.accept())
    desk.seat(with_bots(game), host)
    watching = [desk.person(*size) for size in ((360, 740), (1280, 800))]
    for page in watching:
        page.goto(host.url)
        ready(page)
        page.evaluate(FONTS)
        page.evaluate(WATCH_SHIFTS)
    watching[1].locator("#tab-chat").click()
    before = [page.evaluate("window.lines()") for page in watching]
    host.locator("#tab-more").click()
    host.locator('form[action$="/stand"] button').click()
    for page, lines in zip(watching, before, strict=True):
        page.wait_for_function("most => window.over() || window.lines() >= most", arg=lines + LINES)
        shifts = page.evaluate("window.shifts")
        assert sum(one[0] for one in shifts) < SHIFT, shifts


@pytest.mark.parametrize("game", games.names())
def test_nothing_jumps_for_a_seated_player(desk: Desk, game: str) -> None:
    """Her questions come and go as others play; what she holds, notes and looks at stays where it is.

    What her own answers open may move things: that is not counted within half a second of a key.
    """
    seated = [desk.person(*size, alone=True) for size in ((360, 740), (1280, 800))]
    for page in seated:
        page.add_init_script(HEAR_SLOWLY)
        desk.seat(with_bots(game), page)
        page.evaluate(FONTS)
    seated[1].locator("#tab-chat").click()
    seated[1].evaluate("document.activeElement.blur()")
    for page in seated:
        page.evaluate(WATCH_SHIFTS)
    for _ in range(ANSWERS):
        for page in seated:
            page.wait_for_function(f"() => window.quiet() && ({MINE})()")
            answer(page, page.evaluate(MINE))
    for page in seated:
        page.wait_for_function("() => window.quiet()")
        shifts = page.evaluate("window.shifts")
        assert sum(one[0] for one in shifts) < SHIFT, shifts


def answer(page: Page, asked: str) -> None:
    """By the first option, or with some word; by keys, so that nobody scrolls."""
    if asked == "over":
        return
    if "-write-" in asked:
        page.keyboard.type("ток")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")
