"""The windows of visitors. A new one costs as much as its first page, so the next visitor gets an old one."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Error, Page

from browser.walks import PATIENCE, listen


class Kind(NamedTuple):
    """What a window is and cannot be made into."""

    touch: bool
    scheme: Literal["light", "dark"]


class Visitors:
    """Opens windows, and tidies up behind those who have left one."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self._free: dict[Kind, list[Page]] = defaultdict(list)

    def enter(self, kind: Kind) -> Page:
        """A window in which nobody has been: an old one that was tidied up, or else a new one."""
        free = self._free[kind]
        return free.pop() if free else self.new(kind)

    def new(self, kind: Kind, *, workers: bool = False) -> Page:
        context = self.browser.new_context(
            has_touch=kind.touch,
            is_mobile=kind.touch,
            color_scheme=kind.scheme,
            reduced_motion="reduce",
            locale="ru-RU",
            service_workers="allow" if workers else "block",
        )
        context.set_default_timeout(PATIENCE)
        listen(context)
        return context.new_page()

    def leave(self, page: Page, kind: Kind) -> None:
        """Nothing is left of who was here. What cannot be tidied up is closed."""
        context = page.context
        with suppress(Error):
            for other in context.pages[1:]:
                other.close()
            page.unroute_all()
            context.clear_cookies()
            page.goto(f"{self.url}/health")  # nothing but a line of text; the process stays
            page.evaluate("() => [localStorage, sessionStorage].forEach((kept) => kept.clear())")
            page.emulate_media(color_scheme=kind.scheme, reduced_motion="reduce")
            self._free[kind].append(page)
            return
        context.close()
