"""What stands on the buttons: names where there are names."""

from __future__ import annotations

import pytest

from polyana.core.speech import LANGUAGES
from polyana.web.messages import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_is_called_by_the_name_of_whoever_proposes_it(language: str) -> None:
    words = Words("polyana.games.letter_jam", language, ("Аня", "Боря"))
    assert "Боря" in words.option("vote", "1")
    assert "Боря" not in words.option("vote", "0")
    assert words.option("vote", "abstain") != "abstain"
