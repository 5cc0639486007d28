"""Recorded matches are told today as they were told when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana import games
from polyana.testing import golden

FOLDER = Path(__file__).with_name("golden")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.match")), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    golden.check(games.game("letter_jam"), games.package("letter_jam"), path)


def test_there_are_golden_matches_for_every_way_of_making_and_checking_words() -> None:
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.match")]
    assert any('"words":"author"' in text for text in texts)
    assert any('"checking":"vote"' in text for text in texts)
    assert any("guess " in text for text in texts)
    assert any("claim " in text for text in texts)
