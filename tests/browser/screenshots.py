"""`make screenshots`: the pictures of the README and of docs/gallery.md, taken in a real browser.

Every table is set at a chosen moment of a match with a fixed seed (see `scenes`), so a picture changes only
when the page does. WebP, because the grain of paper and wood costs five times as much as PNG.
"""

from __future__ import annotations

import asyncio
import tempfile
from base64 import b64decode
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.scenes import ENDS, HUNTER, TABLES, TITLES
from browser.staged import Staged, lay
from browser.walks import PATIENCE, return_to
from web.process import ServerProcess

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
GALLERY = ROOT / "docs" / "gallery.md"
STATIC = ROOT / "src" / "polyana" / "web" / "static"
DESKTOP, TALL, PHONE = (1440, 900), (1280, 1220), (390, 780)
QUALITY = 82
BUDGET = 2_500_000
"""Bytes for all pictures together."""
CODES = {
    "no_words": "nwnwnwnw",
    "forest_whisper": "fwfwfwfw",
    "letter_jam": "jmjmjmjm",
    "forest_mages": "fmfmfmfm",
    "wall_whisper": "wwwwwwww",
}
"""How the codes of a game's tables begin; they can be seen in the pictures."""
HUNT = f"{CODES['wall_whisper']}hunt"


def visitor(browser: Browser, size: tuple[int, int], *, phone: bool = False) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=1.5 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if phone else "light",
        reduced_motion="reduce",
        locale="ru-RU",
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def take(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate("document.activeElement.blur()")  # no caret that blinks
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    line = page.context.new_cdp_session(page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (PICTURES / f"{name}.webp").write_bytes(b64decode(shot["data"]))
    page.context.close()


def icons(browser: Browser) -> None:
    """The icon for phones, which want it without round corners: they cut their own."""
    sign = (STATIC / "icon.svg").read_text("utf-8").replace(' rx="7"', "")
    for size in (192, 512):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f'<body style="margin:0"><div style="width:{size}px">{sign}</div>')
        page.screenshot(path=STATIC / f"icon-{size}.png")
        page.close()


def home(browser: Browser, url: str) -> None:
    page = visitor(browser, TALL)
    page.goto(url)
    take(page, "home")


def table(browser: Browser, url: str, staged: Staged, name: str) -> None:
    """By day on a desk, by night on a phone."""
    page = visitor(browser, DESKTOP)
    return_to(page, url + staged.seats[0])
    take(page, name)
    page = visitor(browser, PHONE, phone=True)
    return_to(page, url + staged.seats[0])
    take(page, f"{name}-phone")


def replay(browser: Browser, url: str, staged: Staged, name: str) -> None:
    """Somewhere in the middle of a match that is over, every hand open."""
    page = visitor(browser, DESKTOP)
    page.goto(f"{url}/t/{staged.code}/replay?at={staged.lines * 2 // 3}&eyes=all")
    page.locator("#replay-link").evaluate(
        "(field, url) => (field.value = field.value.replace(url, 'https://…'))", url
    )
    take(page, f"{name}-replay")


def write_gallery() -> None:
    """The page that shows them all."""
    said = [
        "# Pictures",
        "",
        "Taken by `make screenshots` from matches with fixed seeds; every table is a real page.",
        "",
        "![The home page](pictures/home.webp)",
    ]
    for game, (title, caption) in TITLES.items():
        said += [
            "",
            f"## {title}",
            "",
            f"![{title}: {caption}](pictures/{game}.webp)",
            "",
            f"*{caption}*",
            "",
            "| by night, on a phone | the replay |",
            "|---|---|",
            f'| <img src="pictures/{game}-phone.webp" width="270" alt="{title} on a phone, by night"> '
            f'| <img src="pictures/{game}-replay.webp" width="620" alt="{title}: the replay"> |',
        ]
    said += ["", "## …and the other side of the wall", "", "![The killer's chart](pictures/hunter.webp)", ""]
    GALLERY.write_text("\n".join(said), "utf-8")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    moments = {f"{CODES[game]}tabc": moment for game, moment in TABLES.items()}
    moments |= {f"{CODES[game]}ends": moment for game, moment in ENDS.items()}
    laid = asyncio.run(lay(folder, moments | {HUNT: HUNTER}))
    server = ServerProcess(folder)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            url = f"http://{server.address}"
            icons(browser)
            home(browser, url)
            for game in TITLES:
                table(browser, url, laid[f"{CODES[game]}tabc"], game)
                replay(browser, url, laid[f"{CODES[game]}ends"], game)
            page = visitor(browser, DESKTOP)
            return_to(page, url + laid[HUNT].seats[0])
            take(page, "hunter")
            browser.close()
    finally:
        server.stop()
    write_gallery()
    total = sum(path.stat().st_size for path in PICTURES.glob("*.webp"))
    assert total < BUDGET, f"the pictures take {total} bytes"


if __name__ == "__main__":
    main()
