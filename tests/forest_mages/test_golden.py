"""Recorded matches are told today as they were told when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana import games
from polyana.testing import golden

FOLDER = Path(__file__).with_name("golden")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.match")), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    golden.check(games.game("forest_mages"), games.package("forest_mages"), path)


def test_there_are_golden_matches_for_every_number_of_players_and_the_other_rules() -> None:
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.match")]
    for players in (2, 3, 4):
        assert any(f"players: {players}\n" in text for text in texts)
    for setting in ('"abilities":true', '"characters":"choose"', '"move_target":"any"', '"d3_scope":"all"'):
        assert any(setting in text for text in texts)
