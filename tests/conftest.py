"""What concerns all tests: nobody may overlook that the browser tests were skipped."""

from __future__ import annotations

import pytest

BROWSER = "tests/browser/"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [one for one in terminalreporter.getreports("skipped") if one.nodeid.startswith(BROWSER)]
    if skipped:
        terminalreporter.section("BROWSER TESTS SKIPPED", sep="!", red=True, bold=True)
        terminalreporter.line(
            f"{len(skipped)} tests need Chromium, and there is none: see scripts/chromium.sh"
        )
