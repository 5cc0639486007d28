"""Recorded matches are told today as they were told when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana import games
from polyana.testing import golden

FOLDER = Path(__file__).with_name("golden")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.match")), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    golden.check(games.game("forest_whisper"), games.package("forest_whisper"), path)


def test_there_are_golden_matches_for_both_variants_both_judges_and_the_rare_things() -> None:
    matches = [path.read_text("utf-8") for path in FOLDER.glob("*.match")]
    assert any('"scoring":"points"' in text for text in matches)
    assert any('"judge":"vote"' in text for text in matches)
    assert any('"starting":' in text for text in matches)
    told = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    for said in ("Старейшина", "Пять против пяти", "Поле смыкается", "переносит куб", "снова берёт карандаш"):
        assert said in told
