"""What concerns all tests: their dice, tidying up, and that nobody overlooks skipped browser tests."""

from __future__ import annotations

import gc
from itertools import count

import pytest

from polyana.table import seating
from polyana.testing.soak import first_seed

BROWSER = "tests/browser/"
TIDY = 20_000
"""So many new objects are looked over together for what nobody uses any more."""


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table that a test lays has dice of its own, and the same whenever the test runs."""
    keys = (f"{number:032x}" for number in count(first_seed()))
    monkeypatch.setattr(seating, "new_key", lambda: next(keys))


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
