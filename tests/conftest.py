"""What concerns all tests: tidying up, and that nobody overlooks that the browser tests were skipped."""

from __future__ import annotations

import gc

import pytest

BROWSER = "tests/browser/"
TIDY = 20_000
"""So many new objects are looked over together for what nobody uses any more."""


def pytest_collection_finish() -> None:
    """Thousands of tests and all modules stay until the end: to look over them again is in vain."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(TIDY, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [one for one in terminalreporter.getreports("skipped") if one.nodeid.startswith(BROWSER)]
    if skipped:
        terminalreporter.section("BROWSER TESTS SKIPPED", sep="!", red=True, bold=True)
        terminalreporter.line(
            f"{len(skipped)} tests need Chromium, and there is none: see scripts/chromium.sh"
        )
