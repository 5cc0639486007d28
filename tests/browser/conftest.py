"""A real server and a real browser. Without Chromium these tests are skipped, loudly; never in CI."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
HURRY = "30"


class Server:
    """`polyana serve` as a process of its own; it can be killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        args = ["-m", "polyana", "serve", "--data", str(self.folder), "--host", "127.0.0.1"]
        args += ["--port", str(self.port), "--hurry", HURRY, "--no-log"]
        self.process = subprocess.Popen([sys.executable, *args], stdout=subprocess.DEVNULL)
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1).read()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start within 30 seconds")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("data"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium: scripts/chromium.sh installs it")
        warnings.warn("BROWSER TESTS SKIPPED: there is no Chromium (apt-get install chromium)", stacklevel=1)
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Whatever a test opens is closed after it."""
    opened: list[BrowserContext] = []
    yield opened
    for context in opened:
        context.close()


class Desk:
    """Opens pages as different people; every frame that comes in is kept."""

    def __init__(self, browser: Browser, contexts: list[BrowserContext], server: Server) -> None:
        self.browser = browser
        self.contexts = contexts
        self.server = server

    def person(
        self, width: int = 1280, height: int = 800, *, touch: bool = False, dark: bool = False
    ) -> Page:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="ru-RU",
        )
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        return context.new_page()


@pytest.fixture
def desk(browser: Browser, contexts: list[BrowserContext], server: Server) -> Desk:
    return Desk(browser, contexts, server)
