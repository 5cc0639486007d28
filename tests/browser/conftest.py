"""A real server and a real browser. Without Chromium these tests are skipped, loudly; in CI they fail.

All of them stand at the head of the list: one worker walks through the pages, which is waiting for the most
part, another computes meanwhile, and whoever is done first takes over from the other's end.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.staged import Moment, Staged, lay
from browser.visitors import Kind, Visitors
from browser.walks import PATIENCE, ready
from polyana.table.names import new_code
from polyana.web.http.identity import COOKIE
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


@pytest.fixture(scope="package")
def visitors(browser: Browser, server: ServerProcess) -> Visitors:
    return Visitors(browser, f"http://{server.address}")


class Desk:
    """Opens pages as different people, and sets tables for them."""

    def __init__(self, visitors: Visitors, server: ServerProcess) -> None:
        self.visitors = visitors
        self.url = f"http://{server.address}"
        self.folder = server.folder
        self.guest = new_code()
        """Who sits at staged tables, and nobody else: or tables of others would be found on the home page."""
        self.complaints: list[str] = []
        """What any page has said on its console: scripts that failed, things against the policy."""
        self.forgives: tuple[str, ...] = ()
        """Parts of the complaints that a test expects."""
        self._pages: list[tuple[Page, Kind, bool]] = []
        self._heard: list[tuple[Page, Any, Callable[[Any], Any]]] = []

    def person(
        self,
        width: int = 1280,
        height: int = 800,
        *,
        touch: bool = False,
        dark: bool = False,
        workers: bool = False,
        alone: bool = False,
    ) -> Page:
        """Somebody who has never been here. Whoever changes what cannot be tidied up afterwards (scripts
        before those of the page, service workers, other servers) or must find the cache empty has a window
        alone."""
        kind = Kind(touch, "dark" if dark else "light")
        alone = alone or workers
        page = self.visitors.new(kind, workers=workers) if alone else self.visitors.enter(kind)
        page.set_viewport_size({"width": width, "height": height})
        self._pages.append((page, kind, alone))
        self.on(page, "console", lambda said: self._complain(said.text) if said.type == "error" else None)
        self.on(page, "pageerror", lambda error: self._complain(str(error)))
        return page

    def on(self, page: Page, what: Any, hear: Callable[[Any], Any]) -> None:
        """Hear this of a page until the test is over."""
        page.on(what, hear)
        self._heard.append((page, what, hear))

    def frames_of(self, page: Page) -> list[str]:
        """Everything that the page's sockets receive from now on."""
        got: list[str] = []
        self.on(page, "websocket", lambda one: one.on("framereceived", lambda data: got.append(str(data))))
        return got

    def stage(self, moment: Moment) -> Staged:
        """Set a table at this moment of a match."""
        code = new_code()
        with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own here
            return beside.submit(asyncio.run, lay(self.folder, {code: moment}, self.guest)).result()[code]

    def seat(self, moment: Moment, *people: Page) -> str:
        """The same, and all its people are at it; the table's address."""
        staged = self.stage(moment)
        table = f"{self.url}/t/{staged.code}"
        for page, cookie in zip(people, staged.cookies, strict=True):
            page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": self.url}])
            page.goto(table)
            ready(page)
        return table

    def _complain(self, text: str) -> None:
        if not any(part in text for part in self.forgives):
            self.complaints.append(text)

    def close(self) -> None:
        for page, what, hear in self._heard:
            page.remove_listener(what, hear)
        for page, kind, alone in self._pages:
            if alone:
                page.context.close()
            else:
                self.visitors.leave(page, kind)


@pytest.fixture
def desk(visitors: Visitors, server: ServerProcess) -> Iterator[Desk]:
    """Whatever a test opens is tidied up after it, and no page may have complained."""
    made = Desk(visitors, server)
    yield made
    made.close()
    assert made.complaints == []
