"""The page of «Нет слов»: what everybody may see is there to be read."""

from __future__ import annotations

import re

import pytest

from no_words.talk import talk
from web.drawn import regions


def test_the_bubble_says_a_word_with_its_yo() -> None:
    scene = talk("Е* А* И* Л К", mover=0)
    happened = scene.does(1, "call", "елка")
    assert "ЁЛКА!" in regions(scene.match, 0, "ru", *happened.events)["board"]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.rule("NW-7.4", "NW-0.3")
def test_the_letters_of_the_general_discard_can_be_read_by_all(language: str) -> None:
    """Its content is public, not only its size."""
    match = talk("А* И* Д М").match
    match.table.general_discard = ["Щ", "Б"]
    for eyes in (-1, 0, 1):
        board = regions(match, eyes, language)["board"]
        assert re.findall(r'<span class="tile small black">(.)</span>', board) == ["Б", "Щ"]
