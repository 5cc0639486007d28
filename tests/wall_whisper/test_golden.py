"""Recorded matches are told today as they were told when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana import games
from polyana.testing import golden

FOLDER = Path(__file__).with_name("golden")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.match")), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    golden.check(games.game("wall_whisper"), games.package("wall_whisper"), path)


def test_there_is_a_golden_match_for_every_killer() -> None:
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.match")]
    assert len(texts) == 3
    assert any('"killer":"roboeye"' in text for text in texts)
    assert any('"killer":"parasitoid"' in text for text in texts)
