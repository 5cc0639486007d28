"""A real server and a real browser. Without Chromium these tests are skipped, loudly; in CI they fail.

All of them stand at the head of the list: one worker walks through the pages, which is waiting for the most
part, another computes meanwhile, and whoever is done first takes over from the other's end.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.staged import Moment, lay
from browser.walks import PATIENCE, listen
from web.process import ServerProcess

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no windows at all, not even unseen ones: with it these tests cost a sixth to a fifth less."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
UNSEEN = (
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
)
"""What a browser makes ready for each window and nobody looks at: without it a visitor costs half as much."""
UNWANTED = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PreconnectToSearch",
)
"""What Playwright turns off; the last list counts, so it has to stand in ours too."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    f"--disable-features={','.join(UNSEEN + UNWANTED)}",
]

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    items.sort(key=lambda item: here not in item.path.parents)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("data"))
    made.start()
    yield made
    made.stop()


# Not for the whole session: while Playwright runs, no other test of this process could run a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium: scripts/chromium.sh installs it")
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


class Desk:
    """Opens pages as different people."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.url = f"http://{server.address}"
        self.folder = server.folder
        self.opened: list[BrowserContext] = []
        self.complaints: list[str] = []
        """What any page has said on its console: scripts that failed, things against the policy."""
        self.forgives: tuple[str, ...] = ()
        """Parts of the complaints that a test expects."""

    def person(
        self,
        width: int = 1280,
        height: int = 800,
        *,
        touch: bool = False,
        dark: bool = False,
        workers: bool = False,
    ) -> Page:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="ru-RU",
            service_workers="allow" if workers else "block",
        )
        context.set_default_timeout(PATIENCE)
        listen(context)
        self.opened.append(context)
        page = context.new_page()
        page.on("console", lambda said: self._complain(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self._complain(str(error)))
        return page

    def stage(self, moment: Moment) -> list[str]:
        """Set a table at this moment of a match; the links for its people, by seat."""
        with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own here
            staged = beside.submit(asyncio.run, lay(self.folder, [moment])).result()[moment.code]
        return [self.url + path for path in staged.seats]

    def _complain(self, text: str) -> None:
        if not any(part in text for part in self.forgives):
            self.complaints.append(text)

    def close(self) -> None:
        for context in self.opened:
            context.close()


@pytest.fixture
def desk(browser: Browser, server: ServerProcess) -> Iterator[Desk]:
    """Whatever a test opens is closed after it, and no page may have complained."""
    made = Desk(browser, server)
    yield made
    made.close()
    assert made.complaints == []
